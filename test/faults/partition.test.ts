import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startDatabaseProxy, type DatabaseProxy } from '../support/faults/database-proxy.js';
import { rehearseFault } from '../support/faults/faulty-round.js';
import { startFaultySite, type FaultySite } from '../support/faults/faulty-site.js';
import { reportFault } from '../support/faults/report.js';
import { until } from '../support/until.js';

let proxy: DatabaseProxy;
let site: FaultySite;

beforeAll(async () => {
  const through = async (url: string) => {
    proxy = await startDatabaseProxy(url);
    return proxy.through(url);
  };
  site = await startFaultySite({ processes: 2, through });
}, 240_000);

afterAll(async () => {
  await site?.stop();
  await proxy?.stop();
});

const FAULTS = [
  ['Partition: bytes dropped both ways', () => proxy.fallSilent()],
  ['Partition: half-open, answers dropped', () => proxy.loseAnswers()],
] as const;

describe('Two processes are cut off from the database', () => {
  it.each(FAULTS)('%s: they lose and double nothing, and recover on their own', (name, begin) =>
    rehearseFault(site, { name, begin, end: () => proxy.heal() }),
  );

  it('delivers the email of each acknowledged message exactly once, although both processes run jobs', async () => {
    const waiting = async () => (await site.outboxCounts()).queued === 0;
    await until('the delivery of all emails', waiting, 300_000);
    const deliveries = [...site.deliveries().values()];
    const { sent } = await site.outboxCounts();
    const [lost, doubled] = [sent - deliveries.length, deliveries.filter((times) => times > 1).length];
    reportFault({ fault: 'Partition: emails of jobs', rounds: 1, acknowledged: sent, lost, doubled });
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  });
});
