import { expect } from '@jest/globals';
import { until } from '../until.js';
import type { Answer } from './answers.js';
import { badAnswers, failedStaticPages, MAX_RECOVERY_MS, recovered, type FaultySite } from './faulty-site.js';
import type { Journal, Verdict } from './journal.js';
import { MessageJournal } from './message-journal.js';
import { reportFault } from './report.js';
import { FAULT_ROUNDS } from './rounds.js';

interface Fault {
  readonly name: string;
  /** Starts the fault. */
  begin(): Promise<unknown> | void;
  /** Ends it. */
  end(): Promise<unknown> | void;
  /** Whether the fault has had an effect. Default: a write was refused with 503. */
  readonly isFelt?: (answers: readonly Answer[]) => boolean | Promise<boolean>;
  /** The writes of visitors. Default: messages to support. */
  readonly journals?: readonly Journal[];
  /** How the fault is simulated. */
  readonly way?: string;
}

const isRefused = ({ status }: Answer): boolean => status === 503;

/** Longest answer after which a write counts as slow, in milliseconds. */
const SLOW_MS = 400;

/** Returns whether the server accepted several writes slowly. */
export const areSlow = (answers: readonly Answer[]): boolean =>
  answers.filter(({ status, ms }) => status === 201 && ms > SLOW_MS).length > 5;

/**
 * Repeats a fault while visitors write, and proves that everything acknowledged is stored exactly once, that every answer
 * comes in time and says what to do, that pages without data still open, and that the site recovers on its own.
 */
export async function rehearseFault(site: FaultySite, fault: Fault): Promise<void> {
  const { name, way, isFelt = (answers) => answers.some(isRefused) } = fault;
  const journals = fault.journals ?? [new MessageJournal(site.urls)];
  const [recoveries, failedPages]: [number[], string[]] = [[], []];
  const answers = () => journals.flatMap((journal) => journal.answers);
  let isOver = false;
  const writing = Promise.all(journals.map((journal) => journal.write(() => isOver)));
  for (let round = 0; round < FAULT_ROUNDS; round += 1) {
    await until('more writes', hasMore(journals));
    const before = new Set(answers());
    await fault.begin();
    await until(`an effect of ${name}`, () => isFelt(answers().filter((answer) => !before.has(answer))));
    failedPages.push(...(await failedStaticPages(site.urls)));
    await fault.end();
    recoveries.push(await recovered(site, journals, performance.now()));
  }
  isOver = true;
  await writing;
  const longestRecoveryMs = Math.max(...recoveries);
  const verdict = await verdictOf(journals, site.ownerUrl);
  const refusals = `${String(answers().filter(isRefused).length)} answers with 503`;
  const note = way === undefined ? refusals : `${refusals}; ${way}`;
  reportFault({ fault: name, rounds: FAULT_ROUNDS, ...verdict, longestRecoveryMs, note });
  expect(failedPages).toEqual([]);
  expect(journals.flatMap(badAnswers)).toEqual([]);
  expect(verdict).toEqual({ acknowledged: verdict.acknowledged, lost: 0, doubled: 0 });
  expect(longestRecoveryMs).toBeLessThan(MAX_RECOVERY_MS);
  for (const { child } of site.processes) expect(child.exitCode).toBeNull();
}

/** Returns whether each journal has more acknowledged writes than now. */
function hasMore(journals: readonly Journal[]): () => boolean {
  const before = journals.map((journal) => journal.acknowledged.size);
  return () => journals.every(({ acknowledged }, n) => acknowledged.size > before[n]! + 5);
}

async function verdictOf(journals: readonly Journal[], ownerUrl: string): Promise<Verdict> {
  const sum = { acknowledged: 0, lost: 0, doubled: 0 };
  for (const journal of journals) {
    const { acknowledged, lost, doubled } = await journal.verdict(ownerUrl);
    sum.acknowledged += acknowledged;
    sum.lost += lost;
    sum.doubled += doubled;
  }
  return sum;
}
