import { daysAfter } from '../shared/days.js';
import { refuse } from '../shared/domain-error.js';
import { movesFrom, statusAfter, type StateMachine } from '../shared/state-machine.js';
import { formatDay } from '../shared/time-in-words.js';

/** The states of an owner's offer to hand a business over. */
export const TRANSFER_STATUSES = [
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'undone',
  'closed',
] as const;

export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

export const TRANSFER_STATUS_LABEL: Readonly<Record<TransferStatus, string>> = {
  offered: 'Waiting for an answer',
  accepted: 'Handed over',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  undone: 'Undone',
  closed: 'Closed',
};

export const SENDER_MOVES = ['withdraw', 'undo'] as const;
export const RECIPIENT_MOVES = ['accept', 'decline'] as const;

export type SenderMove = (typeof SENDER_MOVES)[number];
export type RecipientMove = (typeof RECIPIENT_MOVES)[number];

/** `close` happens when the business no longer has the owner who made the offer. */
export type TransferMove = SenderMove | RecipientMove | 'expire' | 'close';

export const BUSINESS_TRANSFER: StateMachine<TransferStatus, TransferMove> = {
  start: 'offered',
  moves: {
    offered: {
      accept: 'accepted',
      decline: 'declined',
      withdraw: 'withdrawn',
      expire: 'expired',
      close: 'closed',
    },
    accepted: { undo: 'undone' },
    declined: {},
    withdrawn: {},
    expired: {},
    undone: {},
    closed: {},
  },
  refusal: {
    code: 'TRANSFER_MOVE_REFUSED',
    message: 'This offer has changed since you opened it. Please reload to see its current state.',
  },
};

/** Product decision: days in which the recipient can accept, and days in which the former owner can undo. */
export const OFFER_DAYS = 7;
export const UNDO_DAYS = 7;

/** What happens to Premium: it stays until the end of the paid period, or ends at once. Nobody is charged again. */
export const PREMIUM_CHOICES = ['keep', 'end'] as const;

export type PremiumChoice = (typeof PREMIUM_CHOICES)[number];

export const PREMIUM_CHOICE_LABEL: Readonly<Record<PremiumChoice, string>> = {
  keep: 'Keep Premium until the paid period ends',
  end: 'End Premium at the handover',
};

/** How a viewer relates to the offer behind a link. */
export const OFFER_VIEWERS = ['visitor', 'recipient', 'other'] as const;

export type OfferViewer = (typeof OFFER_VIEWERS)[number];

/** The facts of an offer on which its moves depend. */
export interface TransferFacts {
  readonly status: TransferStatus;
  readonly expiresAt: Date;
  /** Until when the former owner can undo; null if they can't. */
  readonly undoUntil: Date | null;
}

export const offerEnd = (now: Date): Date => daysAfter(now, OFFER_DAYS);
export const undoEnd = (now: Date): Date => daysAfter(now, UNDO_DAYS);

/** Returns what the member who made the offer can do now. */
export function senderMoves({ status, undoUntil }: TransferFacts, now: Date): readonly SenderMove[] {
  const mayUndo = undoUntil !== null && now < undoUntil;
  return movesFrom(BUSINESS_TRANSFER, status, SENDER_MOVES).filter((move) => move !== 'undo' || mayUndo);
}

/** Returns what the recipient can do now. */
export function recipientMoves({ status, expiresAt }: TransferFacts, now: Date): readonly RecipientMove[] {
  return now < expiresAt ? movesFrom(BUSINESS_TRANSFER, status, RECIPIENT_MOVES) : [];
}

const NO_LONGER: Readonly<Partial<Record<TransferStatus, string>>> = {
  accepted: 'This offer was already accepted.',
  declined: 'This offer was already declined.',
  withdrawn: 'The owner withdrew this offer.',
  expired: 'This offer has expired. Ask the owner to send it again.',
  undone: 'The former owner took the business back.',
  closed: 'The business no longer belongs to the person who offered it, or its listing is gone.',
};

/** Returns the status after the recipient's answer. Throws TRANSFER_MOVE_REFUSED and says what happened to the offer. */
export function afterRecipient({ status, expiresAt }: TransferFacts, move: RecipientMove, now: Date): TransferStatus {
  if (status === 'offered' && now >= expiresAt) refuse('TRANSFER_MOVE_REFUSED', NO_LONGER.expired ?? '');
  return statusAfter(BUSINESS_TRANSFER, status, move, NO_LONGER[status]);
}

/** Returns the status after the sender's move. Throws TRANSFER_MOVE_REFUSED. */
export function afterSender(facts: TransferFacts, move: SenderMove, now: Date): TransferStatus {
  const status = statusAfter(BUSINESS_TRANSFER, facts.status, move, NO_LONGER[facts.status]);
  if (senderMoves(facts, now).includes(move)) return status;
  return refuse(
    'TRANSFER_MOVE_REFUSED',
    `You could undo this for ${UNDO_DAYS} days. If it was a mistake, ask the new owner to hand the business back.`,
  );
}

/** Throws TRANSFER_TOO_SOON while the former owner can undo the last handover. */
export function requireSettled(last: Pick<TransferFacts, 'status' | 'undoUntil'> | null, now: Date): void {
  if (last?.status !== 'accepted' || last.undoUntil === null || now >= last.undoUntil) return;
  refuse(
    'TRANSFER_TOO_SOON',
    `The former owner can undo the last handover until ${formatDay(last.undoUntil)} (UTC). You can hand the business over after that.`,
  );
}
