import { refuse } from '../shared/domain-error.js';
import { statusAfter, type StateMachine } from '../shared/moves.js';
import { RESTRICTION_DAYS, type RestrictionDays } from './notice.js';
import type { ModerationReason } from './reason.js';

/** The states of a case: what is reported about one thing, until an administrator decides on it. */
export const CASE_STATUSES = ['open', 'resolved'] as const;

export type CaseStatus = (typeof CASE_STATUSES)[number];

/** What an administrator does about it. */
export const CASE_ACTIONS = ['keep', 'hide', 'remove', 'warn', 'restrict', 'suspend', 'erase_minor'] as const;

export type CaseAction = (typeof CASE_ACTIONS)[number];

/** A case is decided on once, by any of the actions; what is reported later opens a new one. */
export const CASE: StateMachine<CaseStatus, CaseAction> = {
  start: 'open',
  moves: {
    open: {
      keep: 'resolved',
      hide: 'resolved',
      remove: 'resolved',
      warn: 'resolved',
      restrict: 'resolved',
      suspend: 'resolved',
      erase_minor: 'resolved',
    },
    resolved: {},
  },
  refusal: {
    code: 'REPORT_RESOLVED',
    message: 'This report has been decided on meanwhile. Please reload to see what became of it.',
  },
};

/** What an administrator decided on a case. */
export interface Resolution {
  readonly action: CaseAction;
  readonly reasonCode: ModerationReason;
  readonly note: string;
  /** Of a restriction alone; null for every other action. */
  readonly days: RestrictionDays | null;
}

/** A case as it is decided on; the last four are null while it is open. */
export interface DecidableCase {
  readonly status: CaseStatus;
  readonly action: CaseAction | null;
  readonly reasonCode: ModerationReason | null;
  readonly note: string | null;
  readonly days: RestrictionDays | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

/**
 * The case as a decision leaves it. Refuses a second one with REPORT_RESOLVED, naming the administrator who made the
 * first, and a restriction without its days, or days of anything else, with INVALID_INPUT at `days`.
 */
export function resolvedCase<T extends DecidableCase>(
  open: T,
  { action, reasonCode, note, days }: Resolution,
  decidedBy: string,
  now: Date,
): T {
  const { status, decidedBy: first } = open;
  const message =
    first === null
      ? CASE.refusal.message
      : `${first} has decided on this report meanwhile. Please reload to see what became of it.`;
  const after = statusAfter({ ...CASE, refusal: { ...CASE.refusal, message } }, status, action);
  if (action === 'restrict' && days === null)
    return refuse('INVALID_INPUT', `Say for how long: ${RESTRICTION_DAYS.join(' or ')} days.`, 'days');
  if (action !== 'restrict' && days !== null)
    return refuse('INVALID_INPUT', 'Days belong to a restriction alone.', 'days');
  return { ...open, status: after, action, reasonCode, note, days, decidedBy, decidedAt: now };
}
