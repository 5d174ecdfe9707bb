import { requireRecentSignIn } from '../account/account.js';
import { refuse } from '../shared/domain-error.js';
import { statusAfter, type StateMachine } from '../shared/state-machine.js';
import { RESTRICTION_DAYS, type NoticeKind, type RestrictionDays } from './notice.js';
import type { ModerationReason } from './reason.js';
import type { ContentState } from './target.js';

/** States of a case, which collects the reports about one item until an administrator decides. */
export const CASE_STATUSES = ['open', 'resolved'] as const;

export type CaseStatus = (typeof CASE_STATUSES)[number];

export const CASE_ACTIONS = ['keep', 'hide', 'remove', 'warn', 'restrict', 'suspend', 'erase_minor'] as const;

export type CaseAction = (typeof CASE_ACTIONS)[number];

/** A case is decided once. Later reports open a new case. */
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
    message: 'This report has already been decided. Please reload to see the outcome.',
  },
};

/**
 * Product decision: the state of the content after each action. Restricting and suspending also hide the content; a
 * warning doesn't. Only an appeal restores removed content. Keeping hidden content shows it again.
 */
const STATE_AFTER: Readonly<Record<CaseAction, Readonly<Record<Exclude<ContentState, 'removed'>, ContentState>>>> = {
  keep: { shown: 'shown', hidden: 'shown' },
  hide: { shown: 'hidden', hidden: 'hidden' },
  remove: { shown: 'removed', hidden: 'removed' },
  warn: { shown: 'shown', hidden: 'hidden' },
  restrict: { shown: 'hidden', hidden: 'hidden' },
  suspend: { shown: 'hidden', hidden: 'hidden' },
  // The content is erased with the account, unless an administrator stops the erasure.
  erase_minor: { shown: 'hidden', hidden: 'hidden' },
};

/**
 * Returns the state of the content after a decision. `isBlocked` means that something else keeps it from being shown.
 */
export function stateAfter(state: ContentState, action: CaseAction, isBlocked: boolean): ContentState {
  if (state === 'removed') return state;
  const after = STATE_AFTER[action][state];
  return after === 'shown' && isBlocked ? state : after;
}

/** Possible actions if the content is gone, and if its author no longer has an account. */
const WITHOUT_CONTENT: readonly CaseAction[] = ['keep'];
const WITHOUT_AUTHOR: readonly CaseAction[] = ['keep', 'hide', 'remove'];

/** Returns the actions that are possible with the content and author that still exist. */
export function possibleActions(isThere: boolean, hasAuthor: boolean): readonly CaseAction[] {
  if (!isThere) return WITHOUT_CONTENT;
  return hasAuthor ? CASE_ACTIONS : WITHOUT_AUTHOR;
}

/** Actions that lead to the erasure of an account. Nobody can bring it back. */
const ERASING: ReadonlySet<CaseAction> = new Set(['erase_minor']);

/** Throws REAUTHENTICATION_REQUIRED if the action leads to an erasure and the administrator's sign-in isn't recent. */
export function requireFreshFor(action: CaseAction, signedInAt: Date, now: Date): void {
  if (ERASING.has(action)) requireRecentSignIn(signedInAt, now);
}

/** The notice that the author gets; null if nothing changes or no author is left. */
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

export interface Resolution {
  readonly action: CaseAction;
  readonly reasonCode: ModerationReason;
  readonly note: string;
  /** Only for a restriction; null for other actions. */
  readonly days: RestrictionDays | null;
}

/** The part of a case that a decision changes. The last four are null while it is open. */
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
 * Returns the case after a decision. Throws REPORT_RESOLVED, with the name of the first administrator, if it is already
 * decided, and INVALID_INPUT at `days` as `requireDaysOfRestriction`.
 */
export function resolvedCase<T extends DecidableCase>(
  open: T,
  { action, reasonCode, note, days }: Resolution,
  decidedBy: string,
  now: Date,
): T {
  const { status, decidedBy: first } = open;
  const message = first && `${first} has already decided on this report. Please reload to see the outcome.`;
  const after = statusAfter(CASE, status, action, message);
  requireDaysOfRestriction(action, days);
  return { ...open, status: after, action, reasonCode, note, days, decidedBy, decidedAt: now };
}

/** Throws INVALID_INPUT at `days` if a restriction has no days, or any other action has some. */
export function requireDaysOfRestriction(action: CaseAction, days: RestrictionDays | null): void {
  if (action === 'restrict' && days === null)
    refuse('INVALID_INPUT', `Choose how long: ${RESTRICTION_DAYS.join(' or ')} days.`, 'days');
  if (action !== 'restrict' && days !== null)
    refuse('INVALID_INPUT', 'Only a restriction has a number of days.', 'days');
}
