import { daysAfter } from '../shared/days.js';
import { refuse } from '../shared/domain-error.js';
import { movesFrom, statusAfter, type StateMachine } from '../shared/state-machine.js';

/** The states of a member's request to become the owner of a business that has one. */
export const REQUEST_STATUSES = [
  'waiting',
  'declined',
  'under_review',
  'accepted',
  'approved',
  'rejected',
  'withdrawn',
  'closed',
] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export const REQUEST_STATUS_LABEL: Readonly<Record<RequestStatus, string>> = {
  waiting: 'Waiting for the owner',
  declined: 'Declined by the owner',
  under_review: 'Under review',
  accepted: 'Accepted by the owner',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
};

/** Statuses in which ownership can still move. SQL and the web client use this list. */
export const OPEN_REQUEST_STATUSES = ['waiting', 'under_review'] as const satisfies readonly RequestStatus[];

export function isOpenRequest(status: RequestStatus): boolean {
  return OPEN_REQUEST_STATUSES.some((open) => open === status);
}

export const REQUESTER_MOVES = ['withdraw', 'escalate'] as const;
export const OWNER_MOVES = ['accept', 'decline'] as const;
export const REQUEST_DECISIONS = ['approve', 'reject'] as const;

export type RequesterMove = (typeof REQUESTER_MOVES)[number];
export type OwnerMove = (typeof OWNER_MOVES)[number];
export type RequestDecision = (typeof REQUEST_DECISIONS)[number];

/** `lapse` happens when the owner doesn't answer in time, `close` when the business or its owner is no longer the same. */
export type RequestMove = RequesterMove | OwnerMove | RequestDecision | 'lapse' | 'close';

/**
 * The owner answers first. Silence, or the requester after a refusal, takes the request to an administrator. Until the
 * administrator decides, the owner can still hand over, or give their side.
 */
export const OWNERSHIP_REQUEST: StateMachine<RequestStatus, RequestMove> = {
  start: 'waiting',
  moves: {
    waiting: {
      accept: 'accepted',
      decline: 'declined',
      withdraw: 'withdrawn',
      lapse: 'under_review',
      close: 'closed',
    },
    declined: { escalate: 'under_review' },
    under_review: {
      accept: 'accepted',
      decline: 'under_review',
      approve: 'approved',
      reject: 'rejected',
      withdraw: 'withdrawn',
      close: 'closed',
    },
    accepted: {},
    approved: {},
    rejected: {},
    withdrawn: {},
    closed: {},
  },
  refusal: {
    code: 'OWNERSHIP_REQUEST_MOVE_REFUSED',
    message: 'This request has changed since you opened it. Please reload to see its current state.',
  },
};

/** Product decision: days that the owner has to answer, and days before the end when we remind them. */
export const ANSWER_DAYS = 7;
export const REMIND_DAYS_BEFORE = 2;

/** Product decision: days after a refusal in which the requester can ask an administrator to decide. */
export const ESCALATE_DAYS = 7;

/** Product decision: days until a member can ask again for a business after a refusal. */
export const ASK_AGAIN_DAYS = 30;

/** Product decision: open requests per member, and limits of the texts and documents of each side. */
export const MAX_OPEN_REQUESTS = 3;
export const REQUEST_LIMITS = { minMessage: 10, message: 2000, minReason: 3, reason: 2000, documents: 5 } as const;

/** The facts of a request on which its moves depend. */
export interface RequestFacts {
  readonly status: RequestStatus;
  readonly documents: number;
  readonly ownerAnsweredAt: Date | null;
}

/** Returns until when the owner can answer a request made now. */
export const answerEnd = (now: Date): Date => daysAfter(now, ANSWER_DAYS);

/** Returns until when the requester can ask for a decision; null if they can't. */
export function escalationEnd({ status, documents, ownerAnsweredAt }: RequestFacts): Date | null {
  if (status !== 'declined' || documents === 0 || ownerAnsweredAt === null) return null;
  return daysAfter(ownerAnsweredAt, ESCALATE_DAYS);
}

/** Returns what the requester can do now. */
export function requesterMoves(request: RequestFacts, now: Date): readonly RequesterMove[] {
  const end = escalationEnd(request);
  const mayEscalate = end !== null && now < end;
  return movesFrom(OWNERSHIP_REQUEST, request.status, REQUESTER_MOVES).filter(
    (move) => move !== 'escalate' || mayEscalate,
  );
}

/** Returns what the owner can do now. They answer once. */
export function ownerMoves({ status, ownerAnsweredAt }: RequestFacts): readonly OwnerMove[] {
  return movesFrom(OWNERSHIP_REQUEST, status, OWNER_MOVES).filter(
    (move) => move !== 'decline' || ownerAnsweredAt === null,
  );
}

/** Returns what an administrator may decide now. */
export const requestDecisions = (status: RequestStatus): readonly RequestDecision[] =>
  movesFrom(OWNERSHIP_REQUEST, status, REQUEST_DECISIONS);

const NO_DOCUMENT =
  'An administrator can only decide on a request with a document. You can send a new request with one later.';
const TOO_LATE = `You had ${ESCALATE_DAYS} days to ask for a decision. You can send a new request later.`;
const ANSWERED = 'You have already answered this request. An administrator will decide.';

/** Returns the status after the requester asks for a decision. Throws OWNERSHIP_REQUEST_MOVE_REFUSED. */
export function afterEscalation(request: RequestFacts, now: Date): RequestStatus {
  const status = statusAfter(OWNERSHIP_REQUEST, request.status, 'escalate');
  const end = escalationEnd(request);
  if (end !== null && now < end) return status;
  return refuse('OWNERSHIP_REQUEST_MOVE_REFUSED', end === null ? NO_DOCUMENT : TOO_LATE);
}

/** Returns the status after the owner's answer. Throws OWNERSHIP_REQUEST_MOVE_REFUSED. */
export function afterAnswer(request: RequestFacts, move: OwnerMove): RequestStatus {
  const status = statusAfter(OWNERSHIP_REQUEST, request.status, move);
  if (ownerMoves(request).includes(move)) return status;
  return refuse('OWNERSHIP_REQUEST_MOVE_REFUSED', ANSWERED);
}

/** Returns the status after a decision. Throws OWNERSHIP_REQUEST_MOVE_REFUSED, with the first administrator's name. */
export function afterRequestDecision(
  { status, reviewedBy }: { readonly status: RequestStatus; readonly reviewedBy: string | null },
  decision: RequestDecision,
): RequestStatus {
  const first =
    reviewedBy && `${reviewedBy} has already decided on this request. Please reload to see its current state.`;
  return statusAfter(OWNERSHIP_REQUEST, status, decision, first);
}

/** An earlier request of a member. */
export interface EarlierRequest {
  readonly businessId: number;
  readonly status: RequestStatus;
  /** When the owner declined it. */
  readonly ownerAnsweredAt: Date | null;
  /** When an administrator decided. */
  readonly reviewedAt: Date | null;
}

/**
 * Throws OWNERSHIP_REQUEST_EXISTS if the member has an open request for the business, or was refused lately, and
 * TOO_MANY_OWNERSHIP_REQUESTS if too many are open.
 */
export function requireAnotherRequest(earlier: readonly EarlierRequest[], businessId: number, now: Date): void {
  const same = earlier.filter((each) => each.businessId === businessId);
  if (same.some(({ status }) => isOpenRequest(status))) {
    refuse(
      'OWNERSHIP_REQUEST_EXISTS',
      'You already have an open request for this business. You can follow or withdraw it in My Businesses.',
    );
  }
  if (same.some((each) => isRefusedLately(each, now))) {
    refuse(
      'OWNERSHIP_REQUEST_EXISTS',
      `Your last request for this business was refused less than ${ASK_AGAIN_DAYS} days ago. Please wait before you ask again.`,
    );
  }
  if (earlier.filter(({ status }) => isOpenRequest(status)).length >= MAX_OPEN_REQUESTS) {
    refuse(
      'TOO_MANY_OWNERSHIP_REQUESTS',
      `You can have at most ${MAX_OPEN_REQUESTS} open requests. Please wait for an answer, or withdraw one.`,
    );
  }
}

/**
 * Returns when the member can ask again for the business after a refusal; null if the request wasn't refused. Withdrawing
 * it after the owner declined doesn't shorten the wait.
 */
export function askAgainAt({
  status,
  ownerAnsweredAt,
  reviewedAt,
}: Pick<EarlierRequest, 'status' | 'ownerAnsweredAt' | 'reviewedAt'>): Date | null {
  if (status !== 'declined' && status !== 'rejected' && status !== 'withdrawn') return null;
  const at = reviewedAt ?? ownerAnsweredAt;
  return at === null ? null : daysAfter(at, ASK_AGAIN_DAYS);
}

function isRefusedLately(request: EarlierRequest, now: Date): boolean {
  const again = askAgainAt(request);
  return again !== null && now < again;
}

/** Why a request or an offer was closed. */
export const OWNER_CHANGED = 'The business no longer has the same owner, or its listing is gone.';
