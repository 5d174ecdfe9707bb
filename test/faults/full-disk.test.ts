import { afterAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import type { Answer } from '../support/faults/answers.js';
import { rehearseFault } from '../support/faults/faulty-round.js';
import { startFaultySite, type FaultySite } from '../support/faults/faulty-site.js';
import { MessageJournal } from '../support/faults/message-journal.js';
import { pictureJournal } from '../support/faults/picture-journal.js';
import { openSmallDisk, type SmallDisk } from '../support/faults/small-disk.js';
import { until } from '../support/until.js';

const started: { site?: FaultySite; disk: SmallDisk }[] = [];

afterAll(async () => {
  for (const { site, disk } of started) {
    await site?.stop();
    await disk.close();
  }
});

describe("The database's disk is full", () => {
  it('loses and doubles nothing, answers with a sentence, and recovers on its own', async () => {
    const disk = await openSmallDisk(400);
    started.push({ disk });
    const databaseSettings = { max_wal_size: '64MB', min_wal_size: '32MB', shared_buffers: '16MB' };
    const site = await startFaultySite({ databaseFolder: join(disk.path, 'database'), databaseSettings });
    started[0]!.site = site;
    await rehearseFault(site, {
      name: "Full disk of the database's files",
      way: disk.way,
      begin: () => disk.fill(),
      async end() {
        disk.free();
        // It ends if it can't write its log. Then its service manager starts it again.
        if (!site.server.isRunning) await site.server.start();
      },
    });
  });
});

describe('The disk of uploads and of the outbox is full', () => {
  it('refuses pictures, accepts messages, and delivers each of them once when there is space again', async () => {
    const disk = await openSmallDisk(16);
    const site = await startFaultySite({ env: { DATA_DIR: join(disk.path, 'data') } });
    started.push({ disk, site });
    const isUploadRefused = (answers: readonly Answer[]) =>
      answers.some(({ kind, status }) => kind === '/api/uploads' && status === 503);
    await rehearseFault(site, {
      name: 'Full disk of uploads and outbox',
      way: disk.way,
      journals: [new MessageJournal(site.urls), await pictureJournal(site)],
      begin: () => disk.fill(),
      isFelt: async (answers) => isUploadRefused(answers) && (await site.outboxCounts()).failed > 0,
      end: () => disk.free(),
    });
    await until('the delivery of all emails', async () => (await site.outboxCounts()).queued === 0, 300_000);
    const { sent } = await site.outboxCounts();
    const deliveries = [...site.deliveries().values()];
    expect([deliveries.length, deliveries.filter((times) => times > 1)]).toEqual([sent, []]);
  });
});
