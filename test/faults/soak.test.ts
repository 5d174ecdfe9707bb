import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { loadDemoData } from '../../infrastructure/demo-data/load-demo-data.js';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../support/app.js';
import { breakSomeConnections } from '../support/faults/breaking.js';
import { badAnswers } from '../support/faults/faulty-site.js';
import { MessageJournal } from '../support/faults/message-journal.js';
import { reportFault } from '../support/faults/report.js';
import { traffic, type Outcome } from '../support/faults/traffic.js';
import type { TestDatabase } from '../support/postgres/postgres.js';
import { startProcess, type Process } from '../support/running-process.js';
import { inconsistencies } from '../support/totals.js';
import { groupedBy } from '../../domain/shared/grouped.js';

/** How long connections are broken, in minutes. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 20);
const BREAK_EVERY_MS = 5_000;
const MAX_RESPONSE_MS = 10_000;
/** Maximum time to recover after the last connection was broken. */
const MAX_RECOVERY_MS = 5_000;
const MEMBERS = ['ada', 'ben', 'cleo', 'dora', 'newbie'].map((name) => `${name}@example.com`);

/** Includes 403 for the member's own review, and 404 and 409 for one that another member adds or deletes just then. */
const EXPECTED = [200, 201, 204, 302, 303, 403, 404, 409, 503];

let urls: TestDatabase;
let product: Process;

beforeAll(async () => {
  urls = await emptyDirectory('faults_soak');
  await loadDemoData({ url: urls.ownerUrl });
  product = await startProcess(urls.appUrl);
});

afterAll(() => product?.kill());

/** Breaks connections for MINUTES. Returns how many, how often, and the time when the last ones broke. */
async function breakRepeatedly(): Promise<{ broken: number; rounds: number; last: number }> {
  let [broken, rounds] = [0, 0];
  const end = performance.now() + MINUTES * 60_000;
  while (performance.now() < end) {
    await pause(BREAK_EVERY_MS);
    broken += await breakSomeConnections(urls.appUrl);
    rounds += 1;
  }
  return { broken, rounds, last: performance.now() };
}

describe(`Database connections break every five seconds for ${MINUTES} minutes`, () => {
  it('answers every request in time, stays up, and neither loses nor miscounts anything', async () => {
    let isOver = false;
    const running = traffic(product.url, MEMBERS, () => isOver);
    const journal = new MessageJournal([product.url], 1);
    const writing = journal.write(() => isOver);
    const { broken, rounds, last } = await breakRepeatedly();
    await pause(MAX_RECOVERY_MS + MAX_RESPONSE_MS);
    isOver = true;
    const outcomes = await running;
    await writing;
    printOutcomes(outcomes, broken);
    const verdict = await journal.verdict(urls.ownerUrl);
    reportFault({
      ...{ fault: 'Connections break every 5 s', rounds, ...verdict },
      note: `${String(broken)} connections broken, ${String(outcomes.length)} requests of members`,
    });
    expect(verdict).toEqual({ acknowledged: journal.acknowledged.size, lost: 0, doubled: 0 });
    expect(badAnswers(journal)).toEqual([]);

    expect(broken).toBeGreaterThan(0);
    expect(outcomes.filter(({ ms }) => ms > MAX_RESPONSE_MS)).toEqual([]);
    // A running export can only report a failure by ending early.
    expect(outcomes.filter(({ kind, result }) => result === 'none' || (result === 'cut' && kind !== 'export'))).toEqual(
      [],
    );
    expect(outcomes.filter(({ result }) => typeof result === 'number' && !EXPECTED.includes(result))).toEqual([]);
    const after = outcomes.filter(({ startedAt }) => startedAt > last + MAX_RECOVERY_MS);
    expect(after.filter(({ result }) => result === 'cut' || Number(result) >= 500)).toEqual([]);
    expect(new Set(after.filter(({ result }) => Number(result) < 400).map(({ kind }) => kind)).size).toBe(6);
    expect(await runSql(urls.ownerUrl, inconsistencies)).toEqual({});
    expect([product.child.exitCode, product.child.signalCode]).toEqual([null, null]);
    product.child.kill('SIGTERM');
    expect(await once(product.child, 'exit')).toEqual([0, null]);
  });
});

/** Prints the outcomes of requests by kind. */
function printOutcomes(outcomes: readonly Outcome[], broken: number): void {
  const lines = [...groupedBy(outcomes, ({ kind }) => kind)].map(([kind, of]) => {
    const counts = [...groupedBy(of, ({ result }) => result)].map(([result, { length }]) => `${result}: ${length}`);
    const times = of.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const at = (share: number) => `${(times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(0)} ms`;
    return `${kind.padEnd(8)} ${of.length} requests, median ${at(0.5)}, longest ${at(1)}; ${counts.toSorted().join(', ')}`;
  });
  process.stdout.write(`${broken} connections broken\n${lines.join('\n')}\n`);
}
