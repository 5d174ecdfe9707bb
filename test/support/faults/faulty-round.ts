import { expect } from '@jest/globals';
import { ROUNDS } from '../rounds.js';
import { until } from '../until.js';
import { badAnswers, failedStaticPages, MAX_RECOVERY_MS, recovered, type FaultySite } from './faulty-site.js';
import { Journal } from './journal.js';
import { reportFault } from './report.js';

interface Fault {
  readonly name: string;
  /** Starts the fault. */
  begin(): Promise<unknown> | void;
  /** Ends it. */
  end(): Promise<unknown> | void;
  /** Whether the fault has had an effect. Default: a write was refused with 503. */
  readonly isFelt?: (journal: Journal) => boolean | Promise<boolean>;
  /** How the fault is simulated. */
  readonly way?: string;
  readonly rounds?: number;
}

/** Statuses that refuse a write for now. */
const refused = ({ answers }: Journal): number => answers.filter(({ status }) => status === 503).length;

/**
 * Repeats a fault while visitors write, and proves that everything acknowledged is stored exactly once, that every answer
 * comes in time and says what to do, that pages without data still open, and that the site recovers on its own.
 */
export async function rehearseFault(site: FaultySite, fault: Fault): Promise<void> {
  const { name, rounds = ROUNDS, way } = fault;
  const journal = new Journal(site.urls);
  const [recoveries, failedPages]: [number[], string[]] = [[], []];
  let isOver = false;
  const writing = journal.write(() => isOver);
  for (let round = 0; round < rounds; round += 1) {
    const [before, refusedBefore] = [journal.acknowledged.size, refused(journal)];
    await until('more writes', () => journal.acknowledged.size > before + 5);
    await fault.begin();
    const isFelt = fault.isFelt ?? (() => refused(journal) > refusedBefore);
    await until(`an effect of ${name}`, () => isFelt(journal));
    failedPages.push(...(await failedStaticPages(site.urls)));
    await fault.end();
    recoveries.push(await recovered(site, journal, performance.now()));
  }
  isOver = true;
  await writing;
  const longestRecoveryMs = Math.max(...recoveries);
  const verdict = await journal.verdict(site.ownerUrl);
  const note = [`${String(refused(journal))} answers with 503`, ...(way === undefined ? [] : [way])].join('; ');
  reportFault({ fault: name, rounds, ...verdict, longestRecoveryMs, note });
  expect(failedPages).toEqual([]);
  expect(badAnswers(journal)).toEqual([]);
  expect(verdict).toEqual({ acknowledged: journal.acknowledged.size, lost: 0, doubled: 0 });
  expect(longestRecoveryMs).toBeLessThan(MAX_RECOVERY_MS);
  for (const { child } of site.processes) expect(child.exitCode).toBeNull();
}
