import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { areSlow, rehearseFault } from '../support/faults/faulty-round.js';
import { startFaultySite, type FaultySite } from '../support/faults/faulty-site.js';
import { MessageJournal } from '../support/faults/message-journal.js';
import { pictureJournal } from '../support/faults/picture-journal.js';
import { openSlowDisk, SLOWABLE, slowDatabase, type SlowDisk } from '../support/faults/slow-disk.js';
import { until } from '../support/until.js';

describe("The database's disk is slow", () => {
  let site: FaultySite;
  let end: () => Promise<void>;

  beforeAll(async () => {
    site = await startFaultySite({ databaseSettings: SLOWABLE });
  }, 240_000);

  afterAll(() => site?.stop());

  it('accepts writes later while each takes a good part of a second, and loses and doubles nothing', () =>
    rehearseFault(site, {
      name: "Slow disk of the database's files",
      way: 'flushes of 0.1 s, writers paused 3/4 of the time',
      isFelt: areSlow,
      begin: async () => {
        end = await slowDatabase(site.server, { pausedMs: 300, workingMs: 100 });
      },
      end: () => end(),
    }));

  it('refuses writes while the disk stops for seconds, and loses and doubles nothing', () =>
    rehearseFault(site, {
      name: "Stalled disk of the database's files",
      way: 'writers paused for 8 s',
      begin: async () => {
        end = await slowDatabase(site.server, { pausedMs: 8_000, workingMs: 500 });
      },
      end: () => end(),
    }));
});

describe('The disk of uploads and of the outbox is slow', () => {
  let disk: SlowDisk;
  let site: FaultySite;
  let end: () => void;

  beforeAll(async () => {
    disk = openSlowDisk();
    site = await startFaultySite({ env: disk.env });
  }, 240_000);

  afterAll(async () => {
    await site?.stop();
    disk?.close();
  });

  it.each([
    ['Slow', { pausedMs: 250, workingMs: 0 }, areSlow],
    ['Stalled', { pausedMs: 30_000, workingMs: 0 }, undefined],
  ] as const)('%s: keeps each acknowledged picture, and delivers each email once', async (name, slowness, isFelt) => {
    await rehearseFault(site, {
      name: `${name} disk of uploads and outbox`,
      way: `${String(slowness.pausedMs / 1000)} s for each operation`,
      journals: [new MessageJournal(site.urls), await pictureJournal(site)],
      ...(isFelt && { isFelt }),
      begin: () => {
        end = disk.slowDown(slowness);
      },
      end: () => end(),
    });
    await until('the delivery of all emails', async () => (await site.outboxCounts()).queued === 0, 300_000);
    const { sent } = await site.outboxCounts();
    const deliveries = [...site.deliveries().values()];
    expect([deliveries.length, deliveries.filter((times) => times > 1)]).toEqual([sent, []]);
  });
});
