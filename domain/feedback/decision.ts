import { refuse } from '../shared/domain-error.js';
import { canMove, statusAfter, type StateMachine } from '../shared/moves.js';
import type { FeedbackStatus, FeedbackType } from './feedback.js';

/** What an administrator does with a feedback: each move leads to one status, from wherever it can be made. */
export type FeedbackMove = 'putBack' | 'takeUp' | 'start' | 'complete' | 'reject' | 'markDuplicate';

/** By which move a status is set. */
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
 * A feedback. Any status may be set from any other, also again with another note; only what is completed cannot be
 * completed a second time, and is reopened by any other move.
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
    message: 'This feedback has been completed meanwhile. Please reload to see what was done.',
  },
};

/** A product decision: most characters of a note and of what was done. */
export const MAX_ADMIN_TEXT = 2000;

/** What stands in the place of a note that is missing. */
export const REOPEN_NOTE = 'Please say in a note why this is reopened.';

/** A feedback as it is decided on. */
export interface DecidableFeedback {
  readonly status: FeedbackStatus;
  /** The administrator who decided last, and when. */
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  readonly adminNotes: string | null;
  readonly actionTaken: string | null;
}

/** What an administrator says of it; what was done belongs to a completion alone. */
export interface FeedbackDecision {
  readonly status: FeedbackStatus;
  readonly adminNotes?: string | null | undefined;
  readonly actionTaken?: string | undefined;
}

/**
 * The feedback as a decision leaves it. Refuses with FEEDBACK_MOVE_REFUSED to complete it twice, naming the administrator
 * who was faster, and with INVALID_INPUT at `adminNotes` to reopen it without a note. What was done is forgotten where it
 * is reopened: it did not end it.
 */
export function decidedFeedback<T extends DecidableFeedback>(
  feedback: T,
  { status: to, adminNotes, actionTaken }: FeedbackDecision,
  reviewedBy: string,
  reviewedAt: Date,
): T {
  const status = statusAfter(machineFor(feedback), feedback.status, MOVE_TO[to]);
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

/** Refuses what `decidedFeedback` would where it is to be completed, before anything is done about it. */
export function requireCompletable(feedback: DecidableFeedback): void {
  statusAfter(machineFor(feedback), feedback.status, 'complete');
}

function machineFor({ reviewedBy }: DecidableFeedback): typeof FEEDBACK {
  if (reviewedBy === null) return FEEDBACK;
  const message = `${reviewedBy} has completed this feedback meanwhile. Please reload to see what was done.`;
  return { ...FEEDBACK, refusal: { ...FEEDBACK.refusal, message } };
}

/** What an administrator can do with a feedback; `reopen` is any change of status of a completed one. */
export const FEEDBACK_ACTIONS = ['status', 'complete', 'listing', 'reopen'] as const;

export type FeedbackAction = (typeof FEEDBACK_ACTIONS)[number];

/** What can be done now: what is completed is only reopened, and a listing is made of a recommendation alone. */
export function feedbackActions(status: FeedbackStatus, type: FeedbackType): readonly FeedbackAction[] {
  if (!canMove(FEEDBACK, status, 'complete')) return ['reopen'];
  return type === 'business_recommendation' ? ['status', 'complete', 'listing'] : ['status', 'complete'];
}
