import { ACCOUNT_LIMITS } from '../account/account.js';
import { movesFrom, refuseMove, statusAfter, type StateMachine } from '../shared/state-machine.js';
import { businessDayAfter } from './business-days.js';
import { DAY_MS } from '../shared/days.js';

/** States of a copyright notice (17 U.S.C. 512(c)). */
export const COPYRIGHT_STATUSES = ['received', 'taken_down', 'refused'] as const;

export type CopyrightStatus = (typeof COPYRIGHT_STATUSES)[number];

export const COPYRIGHT_DECISIONS = ['accept', 'refuse'] as const;

export type CopyrightDecision = (typeof COPYRIGHT_DECISIONS)[number];

/** `counter` is the move of members whose content was taken down. Each can use it once. */
export type CopyrightMove = CopyrightDecision | 'counter';

const MOVED_ON = 'This notice has changed since you opened it. Please reload to see its current state.';

/** A notice is decided once. A takedown can be countered. */
export const COPYRIGHT_NOTICE: StateMachine<CopyrightStatus, CopyrightMove> = {
  start: 'received',
  moves: {
    received: { accept: 'taken_down', refuse: 'refused' },
    taken_down: { counter: 'taken_down' },
    refused: {},
  },
  refusal: { code: 'COPYRIGHT_MOVE_REFUSED', message: MOVED_ON },
};

/** States of a counter-notice (17 U.S.C. 512(g)). */
export const COUNTER_STATUSES = ['waiting', 'restored', 'upheld'] as const;

export type CounterStatus = (typeof COUNTER_STATUSES)[number];

/** Decisions on a counter-notice: restore the content, or leave it down because a court was asked. */
export const COUNTER_DECISIONS = ['restore', 'uphold'] as const;

export type CounterDecision = (typeof COUNTER_DECISIONS)[number];

/** A counter-notice is decided once. */
export const COUNTER_NOTICE: StateMachine<CounterStatus, CounterDecision> = {
  start: 'waiting',
  moves: { waiting: { restore: 'restored', uphold: 'upheld' }, restored: {}, upheld: {} },
  refusal: { code: 'COPYRIGHT_MOVE_REFUSED', message: MOVED_ON },
};

/** Business days after a counter-notice: the earliest and latest day to restore content (17 U.S.C. 512(g)(2)(C)). */
export const WAITING_BUSINESS_DAYS = { min: 10, max: 14 } as const;

/** The earliest and latest time to restore the content of a counter-notice. */
export interface WaitingPeriod {
  readonly restorableFrom: Date;
  readonly restoreBy: Date;
}

export function waitingPeriod(counteredAt: Date): WaitingPeriod {
  return {
    restorableFrom: businessDayAfter(counteredAt, WAITING_BUSINESS_DAYS.min),
    restoreBy: businessDayAfter(counteredAt, WAITING_BUSINESS_DAYS.max),
  };
}

/** Whether restoring is not yet allowed, due, or overdue. */
export const PUT_BACKS = ['later', 'due', 'overdue'] as const;

export type PutBack = (typeof PUT_BACKS)[number];

/**
 * Returns whether restoring is due; null once the counter-notice is decided. The last day, which starts at `restoreBy`,
 * is still on time.
 */
export function putBackOf(counter: WaitingPeriod & { readonly status: CounterStatus }, now: Date): PutBack | null {
  if (counter.status !== 'waiting') return null;
  if (now.getTime() >= counter.restoreBy.getTime() + DAY_MS) return 'overdue';
  return now >= counter.restorableFrom ? 'due' : 'later';
}

/**
 * Filters for notices: `open` means that the notice or a counter-notice waits for a decision, `countered` only the
 * latter.
 */
export const COPYRIGHT_FILTERS = ['open', 'received', 'countered', 'taken_down', 'refused', 'all'] as const;

export type CopyrightFilter = (typeof COPYRIGHT_FILTERS)[number];

/** Returns what an administrator may decide on a notice now. */
export function copyrightDecisions(status: CopyrightStatus): readonly CopyrightDecision[] {
  return movesFrom(COPYRIGHT_NOTICE, status, COPYRIGHT_DECISIONS);
}

/** Returns what an administrator may decide on a counter-notice now. Content can't be restored before its time. */
export function counterDecisions(
  counter: { readonly status: CounterStatus; readonly restorableFrom: Date },
  now: Date,
): readonly CounterDecision[] {
  const allowed = COUNTER_DECISIONS.filter((decision) => decision !== 'restore' || now >= counter.restorableFrom);
  return movesFrom(COUNTER_NOTICE, counter.status, allowed);
}

/**
 * Returns the status after a decision on a counter-notice. Throws COPYRIGHT_MOVE_REFUSED if it was decided before, or
 * if it is too early to restore.
 */
export function afterCounterDecision(
  counter: { readonly status: CounterStatus; readonly restorableFrom: Date },
  decision: CounterDecision,
  now: Date,
): CounterStatus {
  const next = statusAfter(COUNTER_NOTICE, counter.status, decision);
  if (counterDecisions(counter, now).includes(decision)) return next;
  const day = counter.restorableFrom.toISOString().slice(0, 10);
  return refuseMove(COUNTER_NOTICE, counter.status, decision, `The content can be restored on ${day} or later.`);
}

/** Returns the items that a counter-notice covers: those of its sender that are still down. */
export function spokenOf<Item extends { readonly authorId: string | null; readonly restoredAt: Date | null }>(
  takenDown: readonly Item[],
  memberId: string | null,
): readonly Item[] {
  return takenDown.filter(
    ({ authorId, restoredAt }) => authorId !== null && authorId === memberId && restoredAt === null,
  );
}

/** Product decision: accepted notices against one member, within a number of months, that make a repeat infringer. */
export const REPEAT_INFRINGER = { notices: 3, months: 12 } as const;

/** Product decision: limits of the texts in characters, and maximum addresses in a notice. */
export const COPYRIGHT_LIMITS = {
  minName: 2,
  name: 100,
  email: ACCOUNT_LIMITS.email,
  minPostalAddress: 10,
  postalAddress: 500,
  phone: 40,
  minWork: 10,
  work: 4000,
  addresses: 10,
  address: 500,
  minStatement: 10,
  statement: 4000,
  reason: 2000,
} as const;

/** The statements that the law requires in a notice (17 U.S.C. 512(c)(3)(A)(v) and (vi)). */
export const NOTICE_STATEMENTS = {
  goodFaith:
    'I believe in good faith that the use of the work as I describe it is not authorized by the owner of the copyright, its agent, or the law.',
  accuracy:
    'The information in this notice is accurate and, under penalty of perjury, I am the owner of the exclusive right that is infringed or authorized to act for its owner.',
} as const;

/** The statements that the law requires in a counter-notice (17 U.S.C. 512(g)(3)(C) and (D)). */
export const COUNTER_STATEMENTS = {
  mistake:
    'Under penalty of perjury, I believe in good faith that the material was taken down by mistake or because it was misidentified.',
  jurisdiction:
    'I consent to the jurisdiction of the Federal District Court for the district in which my address is, or, if it is outside of the United States, for any district in which the operator of this site may be found, and I will accept service of process from the person who sent the notice or their agent.',
} as const;
