import { formatDay } from '../shared/time-in-words.js';
import { DAY_MS } from '../shared/days.js';
import type { ErrorCode } from '../shared/domain-error.js';

/** Product decision: days for which the link in a request to confirm a policy works. */
export const CONFIRMATION_LINK_DAYS = 30;

/** Product decision: an administrator can ask the same owner about a place once in this many days. */
export const ASK_AGAIN_DAYS = 7;

/** An emailed link, as stored. */
export interface ConfirmationLink {
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
  /** Whether the business is public and still belongs to the recipient, whose account is open. */
  readonly isRecipients: boolean;
  /** Whether the recipient got a newer link for the same business. */
  readonly isReplaced: boolean;
}

/** Why a link doesn't work, as a sentence with the next step. */
export interface LinkProblem {
  readonly code: Extract<ErrorCode, `CONFIRMATION_LINK_${string}`>;
  readonly message: string;
}

export const UNKNOWN_LINK = {
  code: 'CONFIRMATION_LINK_INVALID',
  message: 'This link is not valid. Check that you copied all of it.',
} as const satisfies LinkProblem;

/** Returns why a link doesn't work; null if it does. */
export function linkProblem(
  { usedAt, expiresAt, isRecipients, isReplaced }: ConfirmationLink,
  now: Date,
): LinkProblem | null {
  if (usedAt !== null) {
    return problem(
      'CONFIRMATION_LINK_USED',
      `You used this link on ${formatDay(usedAt)}. There is nothing else to do.`,
    );
  }
  if (!isRecipients) {
    const why = 'The listing is no longer public, or it no longer belongs to the account that we emailed.';
    return problem('CONFIRMATION_LINK_VOID', `This link no longer works. ${why}`);
  }
  if (isReplaced) {
    return problem(
      'CONFIRMATION_LINK_REPLACED',
      'We sent you a newer email for this listing. Use the link in that one.',
    );
  }
  if (expiresAt > now) return null;
  const howElse = 'Sign in to confirm that everything is still right.';
  return problem('CONFIRMATION_LINK_EXPIRED', `This link expired on ${formatDay(expiresAt)}. ${howElse}`);
}

const problem = (code: LinkProblem['code'], message: string): LinkProblem => ({ code, message });

/** Returns when an owner who was asked at `last` can be asked again by an administrator. */
export const nextAsking = (last: Date): Date => new Date(last.getTime() + ASK_AGAIN_DAYS * DAY_MS);
