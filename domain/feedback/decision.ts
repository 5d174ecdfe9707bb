import { refuse } from '../shared/domain-error.js';
import { canMove, statusAfter, type StateMachine } from '../shared/state-machine.js';
import type { FeedbackStatus, FeedbackType } from './feedback.js';

/** Moves of an administrator. Each leads to one status, from any status that allows it. */
export type FeedbackMove = 'putBack' | 'takeUp' | 'start' | 'complete' | 'reject' | 'markDuplicate';

/** The move that sets each status. */
export const MOVE_TO: Readonly<Record<FeedbackStatus, FeedbackMove>> = {
  pending: 'putBack',
  under_review: 'takeUp',
  in_progress: 'start',
  completed: 'complete',
  rejected: 'reject',
  duplicate: 'markDuplicate',
};

const ALL_BUT_COMPLETE = {
  putBack: 'pending',
  takeUp: 'under_review',
  start: 'in_progress',
  reject: 'rejected',
  markDuplicate: 'duplicate',
} as const;
const ALL = { ...ALL_BUT_COMPLETE, complete: 'completed' } as const;

/**
 * The states of feedback. Any status can follow any other, or be set again with another note. Completed feedback can't
 * be completed again; any other move reopens it.
 */
export const FEEDBACK: StateMachine<FeedbackStatus, FeedbackMove> = {
  start: 'pending',
  moves: {
    pending: ALL,
    under_review: ALL,
    in_progress: ALL,
    completed: ALL_BUT_COMPLETE,
    rejected: ALL,
    duplicate: ALL,
  },
  refusal: {
    code: 'FEEDBACK_MOVE_REFUSED',
    message: 'This feedback has already been completed. Please reload to see what was done.',
  },
};

/** Product decision: characters of a note and of the action taken. */
export const MAX_ADMIN_TEXT = 2000;

/** The error for a missing note. */
export const REOPEN_NOTE = 'Please add a note that says why you are reopening this.';

/** The part of feedback that a decision changes. */
export interface DecidableFeedback {
  readonly status: FeedbackStatus;
  /** The administrator who decided last, and when. */
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  readonly adminNotes: string | null;
  readonly actionTaken: string | null;
}

/** An administrator's decision. Only a completion has an action taken. */
export interface FeedbackDecision {
  readonly status: FeedbackStatus;
  readonly adminNotes?: string | null | undefined;
  readonly actionTaken?: string | undefined;
}

/**
 * Returns the feedback after a decision. Throws FEEDBACK_MOVE_REFUSED, with the name of the first administrator, if it
 * is already completed, and INVALID_INPUT at `adminNotes` if it is reopened without a note. Reopening clears the action
 * taken.
 */
export function decidedFeedback<T extends DecidableFeedback>(
  feedback: T,
  { status: to, adminNotes, actionTaken }: FeedbackDecision,
  reviewedBy: string,
  reviewedAt: Date,
): T {
  const status = statusAfter(FEEDBACK, feedback.status, MOVE_TO[to], completedBefore(feedback));
  const isReopened = feedback.status === 'completed';
  const note = adminNotes === '' ? null : (adminNotes ?? null);
  if (isReopened && note === null) refuse('INVALID_INPUT', REOPEN_NOTE, 'adminNotes');
  return {
    ...feedback,
    status,
    reviewedBy,
    reviewedAt,
    adminNotes: note ?? feedback.adminNotes,
    actionTaken: actionTaken ?? (isReopened ? null : feedback.actionTaken),
  };
}

/** Throws like `decidedFeedback` for a completion, before any work is done for it. */
export function requireCompletable(feedback: DecidableFeedback): void {
  statusAfter(FEEDBACK, feedback.status, 'complete', completedBefore(feedback));
}

function completedBefore({ reviewedBy }: DecidableFeedback): string | null {
  return reviewedBy && `${reviewedBy} has already completed this feedback. Please reload to see what was done.`;
}

/**
 * Actions of an administrator. `reopen` is any status change of completed feedback. `answer` and `unanswer` record an
 * answer to the sender, whatever the status.
 */
export const FEEDBACK_ACTIONS = ['status', 'complete', 'listing', 'reopen', 'answer', 'unanswer'] as const;

export type FeedbackAction = (typeof FEEDBACK_ACTIONS)[number];

/**
 * Returns the possible actions of a status and type: completed feedback can only be reopened, and only a recommendation can become a
 * listing.
 */
export function feedbackActions(status: FeedbackStatus, type: FeedbackType): readonly FeedbackAction[] {
  if (!canMove(FEEDBACK, status, 'complete')) return ['reopen'];
  return type === 'business_recommendation' ? ['status', 'complete', 'listing'] : ['status', 'complete'];
}
