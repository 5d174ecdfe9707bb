import { beforeEach, describe, expect, it } from '@jest/globals';
import { CentralCounts, type SharedKey } from '../../../interfaces/http/server/limits/central-counts.js';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { WorkerCounts } from '../../../interfaces/http/server/limits/worker-counts.js';

const WORKERS = 2;
const KEY: SharedKey = { limit: 'reads', key: '192.0.2.1' };
const [BURST, MINUTE] = LIMITS.reads;

let now: number;
let asked: number;
let central: CentralCounts;
let workers: readonly WorkerCounts[];
let counters: readonly { take(key: string): number | Promise<number> }[];

beforeEach(() => {
  [now, asked] = [0, 0];
  const clock = () => now;
  central = new CentralCounts({
    gather: (key) => Promise.resolve(workers.flatMap((worker) => worker.handOver(key))),
    release: (keys) => workers.forEach((worker) => worker.takeBack(keys)),
    clock,
  });
  const ask = (key: SharedKey) => {
    asked += 1;
    return central.take(key);
  };
  workers = Array.from({ length: WORKERS }, () => new WorkerCounts(ask, clock));
  counters = workers.map((worker) => worker.counterOf('reads', WORKERS));
});

/** Makes calls in turn to the workers. Returns how many passed. */
async function passed(calls: number, key = KEY.key): Promise<number> {
  let count = 0;
  for (let n = 0; n < calls; n += 1) if ((await counters[n % WORKERS]!.take(key)) === 0) count += 1;
  return count;
}

describe('the counts of several workers', () => {
  it('let as many calls pass as the limit, in every window', async () => {
    expect(await passed(BURST.requests + 20)).toBe(BURST.requests);
    now += BURST.seconds * 1000;
    expect(await passed(BURST.requests + 20)).toBe(BURST.requests);
    for (let n = 0; n < 3; n += 1) {
      now += BURST.seconds * 1000;
      await passed(BURST.requests);
    }
    now = MINUTE.seconds * 1000 - 1;
    expect(await passed(1)).toBe(0);
  });

  it('let as many calls pass if all go to one worker', async () => {
    let count = 0;
    for (let n = 0; n < BURST.requests + 20; n += 1) if ((await counters[0]!.take(KEY.key)) === 0) count += 1;
    expect(count).toBe(BURST.requests);
  });

  it('ask the primary only about callers who have used up a share', async () => {
    const share = Math.floor(BURST.requests / (WORKERS + 1));
    await passed(share * WORKERS);
    expect(asked).toBe(0);
    await passed(WORKERS);
    expect([asked, central.keys]).toEqual([WORKERS, [KEY]]);
    expect(await passed(1, '192.0.2.2')).toBe(1);
    expect(asked).toBe(WORKERS);
  });

  it('return the seconds until the oldest call of any worker is out of the window', async () => {
    await passed(BURST.requests / 2);
    now += 4_000;
    await passed(BURST.requests / 2);
    expect(await counters[0]!.take(KEY.key)).toBe(BURST.seconds - 4);
  });

  it('are given back to the workers when all calls are out of the longest window', async () => {
    await passed(BURST.requests);
    now += MINUTE.seconds * 1000;
    central.sweep();
    expect(central.keys).toEqual([KEY]);
    now += 1;
    central.sweep();
    expect(central.keys).toEqual([]);
    asked = 0;
    expect([await passed(2), asked]).toEqual([2, 0]);
  });
});
