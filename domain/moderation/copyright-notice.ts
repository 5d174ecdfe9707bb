import { ACCOUNT_LIMITS } from '../account/account.js';
import { DomainError } from '../shared/domain-error.js';
import { movesFrom, statusAfter, type StateMachine } from '../shared/moves.js';
import { businessDayAfter } from './business-days.js';

/** The states of a notice by which somebody claims a copyright (17 U.S.C. 512(c)). */
export const COPYRIGHT_STATUSES = ['received', 'taken_down', 'refused'] as const;

export type CopyrightStatus = (typeof COPYRIGHT_STATUSES)[number];

/** What an administrator does with a notice. */
export const COPYRIGHT_DECISIONS = ['accept', 'refuse'] as const;

export type CopyrightDecision = (typeof COPYRIGHT_DECISIONS)[number];

/** `counter` is the member's whose content was taken down; several may, each once. */
export type CopyrightMove = CopyrightDecision | 'counter';

const DAY_MS = 86_400_000;

const MOVED_ON = 'This notice has moved on meanwhile. Please reload to see its present state.';

/** A notice: decided once; what was taken down can be countered. */
export const COPYRIGHT_NOTICE: StateMachine<CopyrightStatus, CopyrightMove> = {
  start: 'received',
  moves: {
    received: { accept: 'taken_down', refuse: 'refused' },
    taken_down: { counter: 'taken_down' },
    refused: {},
  },
  refusal: { code: 'COPYRIGHT_MOVE_REFUSED', message: MOVED_ON },
};

/** The states of a member's answer to a notice (17 U.S.C. 512(g)). */
export const COUNTER_STATUSES = ['waiting', 'restored', 'upheld'] as const;

export type CounterStatus = (typeof COUNTER_STATUSES)[number];

/** What an administrator does with a counter-notice: puts the content back, or leaves it down as a court was asked. */
export const COUNTER_DECISIONS = ['restore', 'uphold'] as const;

export type CounterDecision = (typeof COUNTER_DECISIONS)[number];

/** A counter-notice: decided once. */
export const COUNTER_NOTICE: StateMachine<CounterStatus, CounterDecision> = {
  start: 'waiting',
  moves: { waiting: { restore: 'restored', uphold: 'upheld' }, restored: {}, upheld: {} },
  refusal: { code: 'COPYRIGHT_MOVE_REFUSED', message: MOVED_ON },
};

/** 17 U.S.C. 512(g)(2)(C): business days after a counter-notice before which nothing is put back, and by which it is. */
export const WAITING_BUSINESS_DAYS = { min: 10, max: 14 } as const;

/** When what a counter-notice speaks of may be put back, and by when it must be. */
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

/** How it stands with what a counter-notice asks to be put back: not yet allowed, owed, or owed for too long. */
export const PUT_BACKS = ['later', 'due', 'overdue'] as const;

export type PutBack = (typeof PUT_BACKS)[number];

/** Null once the counter-notice is decided; the last day, which begins with `restoreBy`, is still in time. */
export function putBackOf(counter: WaitingPeriod & { readonly status: CounterStatus }, now: Date): PutBack | null {
  if (counter.status !== 'waiting') return null;
  if (now.getTime() >= counter.restoreBy.getTime() + DAY_MS) return 'overdue';
  return now >= counter.restorableFrom ? 'due' : 'later';
}

/** Which notices: `open` wait for a decision, on themselves or on a counter-notice; `countered` on a counter-notice. */
export const COPYRIGHT_FILTERS = ['open', 'received', 'countered', 'taken_down', 'refused', 'all'] as const;

export type CopyrightFilter = (typeof COPYRIGHT_FILTERS)[number];

/** What an administrator may decide of a notice now. */
export function copyrightDecisions(status: CopyrightStatus): readonly CopyrightDecision[] {
  return movesFrom(COPYRIGHT_NOTICE, status, COPYRIGHT_DECISIONS);
}

/** What an administrator may decide of a counter-notice now: it is not put back before its time. */
export function counterDecisions(
  counter: { readonly status: CounterStatus; readonly restorableFrom: Date },
  now: Date,
): readonly CounterDecision[] {
  const allowed = COUNTER_DECISIONS.filter((decision) => decision !== 'restore' || now >= counter.restorableFrom);
  return movesFrom(COUNTER_NOTICE, counter.status, allowed);
}

/** Where a decision on a counter-notice leads. Refuses with COPYRIGHT_MOVE_REFUSED a second one, and to restore too early. */
export function afterCounterDecision(
  counter: { readonly status: CounterStatus; readonly restorableFrom: Date },
  decision: CounterDecision,
  now: Date,
): CounterStatus {
  const next = statusAfter(COUNTER_NOTICE, counter.status, decision);
  if (counterDecisions(counter, now).includes(decision)) return next;
  const day = counter.restorableFrom.toISOString().slice(0, 10);
  const move = { from: counter.status, move: decision };
  throw new DomainError('COPYRIGHT_MOVE_REFUSED', `It can be put back from ${day} on, and not before.`, [], move);
}

/** Of all that a notice took down what a counter-notice speaks of: what is its sender's and still down. */
export function spokenOf<Item extends { readonly authorId: string | null; readonly restoredAt: Date | null }>(
  takenDown: readonly Item[],
  memberId: string | null,
): readonly Item[] {
  return takenDown.filter(
    ({ authorId, restoredAt }) => authorId !== null && authorId === memberId && restoredAt === null,
  );
}

/** A product decision: how many notices accepted against one member within how many months make them a repeat infringer. */
export const REPEAT_INFRINGER = { notices: 3, months: 12 } as const;

/** A product decision: most characters of what is typed into a notice and a counter-notice, and most addresses in one. */
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

/** What the law lets the sender of a notice say in its own words (17 U.S.C. 512(c)(3)(A)(v) and (vi)). */
export const NOTICE_STATEMENTS = {
  goodFaith:
    'I believe in good faith that the use of the work as I describe it is not authorized by the owner of the copyright, its agent, or the law.',
  accuracy:
    'The information in this notice is accurate and, under penalty of perjury, I am the owner of the exclusive right that is infringed or authorized to act for its owner.',
} as const;

/** The same for a counter-notice (17 U.S.C. 512(g)(3)(C) and (D)). */
export const COUNTER_STATEMENTS = {
  mistake:
    'Under penalty of perjury, I believe in good faith that the material was taken down by mistake or because it was misidentified.',
  jurisdiction:
    'I consent to the jurisdiction of the Federal District Court for the district in which my address is, or, if it is outside of the United States, for any district in which the operator of this site may be found, and I will accept service of process from whoever sent the notice or an agent of theirs.',
} as const;
