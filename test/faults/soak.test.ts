import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { loadDemoData } from '../../infrastructure/demo-data/load-demo-data.js';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../support/app.js';
import { breakSomeConnections } from '../support/faults/breaking.js';
import { traffic, type Outcome } from '../support/faults/traffic.js';
import type { TestDatabase } from '../support/postgres/postgres.js';
import { startProcess, type Process } from '../support/running-process.js';
import { inconsistencies } from '../support/totals.js';

/** How long connections are broken: SOAK_MINUTES, 20 of them unless set. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 20);
const EVERY_MS = 5_000;
/** No request is without an answer for longer. */
const LONGEST_MS = 10_000;
/** So long after the last connection was broken everything is well again. */
const WELL_WITHIN_MS = 5_000;
const MEMBERS = ['ada', 'ben', 'cleo', 'dora', 'newbie'].map((name) => `${name}@example.com`);

/** What is answered; 403 to the own review, 404 and 409 to one that another member writes or deletes at that moment. */
const EXPECTED = [200, 201, 204, 302, 303, 403, 404, 409, 503];

let urls: TestDatabase;
let product: Process;

beforeAll(async () => {
  urls = await emptyDirectory('faults_soak');
  await loadDemoData({ url: urls.ownerUrl });
  product = await startProcess(urls.appUrl);
});

afterAll(() => product?.kill());

/** Breaks connections again and again; answers how many, and when the last ones were. */
async function breakForLong(): Promise<{ broken: number; last: number }> {
  let broken = 0;
  const end = performance.now() + MINUTES * 60_000;
  while (performance.now() < end) {
    await pause(EVERY_MS);
    broken += await breakSomeConnections(urls.appUrl);
  }
  return { broken, last: performance.now() };
}

describe(`while connections to the database break every five seconds, for ${MINUTES} minutes`, () => {
  it('every request is answered in time, the process lives, nothing is lost or miscounted, and all is well at once', async () => {
    let isOver = false;
    const going = traffic(product.url, MEMBERS, () => isOver);
    const { broken, last } = await breakForLong();
    await pause(WELL_WITHIN_MS + LONGEST_MS);
    isOver = true;
    const outcomes = await going;
    tell(outcomes, broken);

    expect(broken).toBeGreaterThan(0);
    expect(outcomes.filter(({ ms }) => ms > LONGEST_MS)).toEqual([]);
    // An export that has begun cannot say any more that it ends too early, but by breaking off.
    expect(outcomes.filter(({ kind, became }) => became === 'none' || (became === 'cut' && kind !== 'export'))).toEqual(
      [],
    );
    expect(outcomes.filter(({ became }) => typeof became === 'number' && !EXPECTED.includes(became))).toEqual([]);
    const after = outcomes.filter(({ began }) => began > last + WELL_WITHIN_MS);
    expect(after.filter(({ became }) => became === 'cut' || Number(became) >= 500)).toEqual([]);
    expect(new Set(after.filter(({ became }) => Number(became) < 400).map(({ kind }) => kind)).size).toBe(6);
    expect(await runSql(urls.ownerUrl, inconsistencies)).toEqual({});
    expect([product.child.exitCode, product.child.signalCode]).toEqual([null, null]);
    product.child.kill('SIGTERM');
    expect(await once(product.child, 'exit')).toEqual([0, null]);
  });
});

/** What became of requests, by kind. */
function tell(outcomes: readonly Outcome[], broken: number): void {
  const lines = [...Map.groupBy(outcomes, ({ kind }) => kind)].map(([kind, of]) => {
    const counts = [...Map.groupBy(of, ({ became }) => became)].map(([became, { length }]) => `${became}: ${length}`);
    const times = of.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const at = (share: number) => `${(times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(0)} ms`;
    return `${kind.padEnd(8)} ${of.length} requests, median ${at(0.5)}, longest ${at(1)}; ${counts.toSorted().join(', ')}`;
  });
  process.stdout.write(`${broken} connections broken\n${lines.join('\n')}\n`);
}
