import type { BusinessTransfer } from '../../../interfaces/contract/ownership/business-transfer.js';
import type {
  OwnOwnershipRequest,
  ReceivedOwnershipRequest,
} from '../../../interfaces/contract/ownership/ownership-request.js';
import {
  PREMIUM_CHOICE_LABEL,
  PREMIUM_CHOICES,
  REQUEST_STATUS_LABEL,
  type RequestStatus,
} from '../../../interfaces/contract/ownership/ownership-words.js';
import { dayName } from '../../lib/words/day.js';
import type { BadgeTone } from '../../ui/show/badge.js';

export const ownershipPath = (businessId: number): string => `/my-businesses/${String(businessId)}/ownership`;
export const requestPath = (businessId: number): string => `/claim-business/${String(businessId)}`;

export const REQUEST_TONE: Readonly<Record<RequestStatus, BadgeTone>> = {
  waiting: 'marigold',
  under_review: 'marigold',
  declined: 'danger',
  rejected: 'danger',
  accepted: 'leaf',
  approved: 'leaf',
  withdrawn: 'neutral',
  closed: 'neutral',
};

/** The status of a request, as the owner reads it. */
export const OWNERS_STATUS_LABEL: Readonly<Record<RequestStatus, string>> = {
  ...REQUEST_STATUS_LABEL,
  waiting: 'Waiting for your answer',
  declined: 'You declined',
  accepted: 'You accepted',
};

const againFrom = ({ askAgainAt }: OwnOwnershipRequest): string =>
  askAgainAt === null || Date.parse(askAgainAt) <= Date.now()
    ? 'You can ask again.'
    : `You can ask again from ${dayName(askAgainAt)}.`;

/** Returns what happens next with a request, as its requester reads it. */
export function requestersNext(request: OwnOwnershipRequest): string {
  const { status, answerBy, escalateBy, documents, moves } = request;
  const again = againFrom(request);
  switch (status) {
    case 'waiting':
      return `The owner has until ${dayName(answerBy)} to answer. After that, an administrator decides.`;
    case 'under_review':
      return 'An administrator compares what you and the owner sent. We’ll email you the decision.';
    case 'declined':
      if (moves.includes('escalate') && escalateBy !== null) {
        return `If you disagree, you can ask an administrator to decide until ${dayName(escalateBy)}.`;
      }
      return documents === 0
        ? `Your request had no documents, so an administrator can’t decide on it. ${again} Add a document then.`
        : again;
    case 'accepted':
    case 'approved':
      return 'The listing is yours. You can edit it and respond to its reviews.';
    case 'rejected':
      return `${again} If you think the decision is a mistake, contact us.`;
    case 'withdrawn':
      return 'You withdrew this request. You can ask again.';
    case 'closed':
      return 'The business has changed owners. You can ask the new owner, or claim it if it has none.';
  }
}

/** Returns what happens next with a request, as the owner reads it. */
export function ownersNext({ status, answerBy, moves }: ReceivedOwnershipRequest): string {
  switch (status) {
    case 'waiting':
      return `Please answer by ${dayName(answerBy)}. If you don’t, an administrator decides.`;
    case 'under_review':
      return moves.includes('decline')
        ? 'An administrator will decide. Until then, you can still send your reason and documents, or hand the business over.'
        : 'An administrator compares what you both sent. We’ll email you the decision.';
    case 'declined':
      return 'You declined this request. If the requester sent a document, they can ask an administrator to decide.';
    case 'accepted':
      return 'You handed the business over.';
    case 'approved':
      return 'An administrator decided that the business belongs to the requester.';
    case 'rejected':
      return 'An administrator decided that the business stays yours.';
    case 'withdrawn':
      return 'The requester withdrew this request.';
    case 'closed':
      return 'This request was closed because the business changed owners.';
  }
}

/** Returns what happens next with an offer, as the owner who made it reads it. */
export function sendersNext({ status, toEmail, expiresAt, undoUntil, moves }: BusinessTransfer): string {
  switch (status) {
    case 'offered':
      return `${toEmail} has until ${dayName(expiresAt)} to accept. Until then, you remain the owner.`;
    case 'accepted':
      return moves.includes('undo') && undoUntil !== null
        ? `${toEmail} is the owner now. You can undo this until ${dayName(undoUntil)}.`
        : `${toEmail} became the owner.`;
    case 'declined':
      return `${toEmail} declined your offer.`;
    case 'withdrawn':
      return 'You withdrew this offer.';
    case 'expired':
      return `${toEmail} didn’t accept in time.`;
    case 'undone':
      return 'You took the business back.';
    case 'closed':
      return 'The offer was closed because the business changed owners.';
  }
}

const PREMIUM_HINT = {
  keep: 'You won’t be charged again. To keep Premium after that, the new owner starts their own payment.',
  end: 'You won’t be charged again, and the rest of the paid period is lost.',
} as const;

/** What can happen to Premium, for a radio group. */
export const PREMIUM_OPTIONS = PREMIUM_CHOICES.map((value) => ({
  value,
  label: PREMIUM_CHOICE_LABEL[value],
  hint: PREMIUM_HINT[value],
}));

/** Returns the days until a time, rounded up. */
export const daysUntil = (time: string): number => Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 86_400_000));
