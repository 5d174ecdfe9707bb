import { refuse } from '../shared/domain-error.js';
import { statusAfter, type StateMachine } from '../shared/moves.js';
import { RESTRICTION_DAYS, type NoticeKind, type RestrictionDays } from './notice.js';
import type { ModerationReason } from './reason.js';
import type { ContentState } from './target.js';

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

/**
 * A product decision: what becomes of the thing itself. A restriction and a suspension hide what they are about too, a
 * warning does not. What was removed comes back by an appeal alone, so no decision on a report changes it; what is hidden
 * is shown again where a later one finds that it may stay.
 */
const STATE_AFTER: Readonly<Record<CaseAction, Readonly<Record<Exclude<ContentState, 'removed'>, ContentState>>>> = {
  keep: { shown: 'shown', hidden: 'shown' },
  hide: { shown: 'hidden', hidden: 'hidden' },
  remove: { shown: 'removed', hidden: 'removed' },
  warn: { shown: 'shown', hidden: 'hidden' },
  restrict: { shown: 'hidden', hidden: 'hidden' },
  suspend: { shown: 'hidden', hidden: 'hidden' },
  // It goes with the account.
  erase_minor: { shown: 'removed', hidden: 'removed' },
};

/** The state in which a decision leaves the thing it is about; `isHeldDown`: something else keeps it from being shown. */
export function stateAfter(state: ContentState, action: CaseAction, isHeldDown: boolean): ContentState {
  if (state === 'removed') return state;
  const after = STATE_AFTER[action][state];
  return after === 'shown' && isHeldDown ? state : after;
}

/** What can be done where the thing is gone, and where nobody has an account to answer for it. */
const WITHOUT_CONTENT: readonly CaseAction[] = ['keep'];
const WITHOUT_AUTHOR: readonly CaseAction[] = ['keep', 'hide', 'remove'];

/** The actions for which everybody and everything that they need is there. */
export function possibleActions(isThere: boolean, hasAuthor: boolean): readonly CaseAction[] {
  if (!isThere) return WITHOUT_CONTENT;
  return hasAuthor ? CASE_ACTIONS : WITHOUT_AUTHOR;
}

/** By which notice the author learns of a decision; null: by none, as nothing happened, or nobody is left to tell. */
const NOTICE: Readonly<Record<CaseAction, NoticeKind | null>> = {
  keep: null,
  hide: 'content_hidden',
  remove: 'content_removed',
  warn: 'warning',
  restrict: 'restriction',
  suspend: 'suspension',
  erase_minor: null,
};

export function noticeKindOf(action: CaseAction): NoticeKind | null {
  return NOTICE[action];
}

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
  requireDaysOfRestriction(action, days);
  return { ...open, status: after, action, reasonCode, note, days, decidedBy, decidedAt: now };
}

/** Refuses a restriction without its days, or days of anything else, with INVALID_INPUT at `days`. */
export function requireDaysOfRestriction(action: CaseAction, days: RestrictionDays | null): void {
  if (action === 'restrict' && days === null)
    refuse('INVALID_INPUT', `Say for how long: ${RESTRICTION_DAYS.join(' or ')} days.`, 'days');
  if (action !== 'restrict' && days !== null) refuse('INVALID_INPUT', 'Days belong to a restriction alone.', 'days');
}
