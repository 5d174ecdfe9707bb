import { ACCOUNT_LIMITS } from '../account/account.js';
import { refuse, type ErrorCode } from '../shared/domain-error.js';
import type { ModerationReason } from './reason.js';
import type { TargetType } from './target.js';

/** A product decision: least and most characters of what a reporter writes, and most of the address for the answer. */
export const REPORT_LIMITS = { minDescription: 10, description: 2000, email: ACCOUNT_LIMITS.email } as const;

/** Whether a report for this reason says too little without words of its own. */
export function needsDescription(reason: ModerationReason): boolean {
  return reason === 'other';
}

/** How it is told that there is none which everybody may see. */
const NOT_THERE: Readonly<Record<TargetType, readonly [ErrorCode, string]>> = {
  review: ['REVIEW_NOT_FOUND', 'Review not found'],
  response: ['RESPONSE_NOT_FOUND', 'Response not found'],
  guide_dog: ['GUIDE_DOG_NOT_FOUND', 'Guide Dog not found'],
  pet_profile: ['PET_NOT_FOUND', 'Pet profile not found'],
  photo: ['NOT_FOUND', 'Photo not found'],
};

/** What is to be reported, as far as the rule asks. */
interface Reportable {
  /** Null where the account is erased. */
  readonly authorId: string | null;
  readonly isVisible: boolean;
}

/**
 * Refuses with the target's own code what is not there or hidden from others, and with FORBIDDEN a report of one's own.
 * `reporterId` is null for a visitor.
 */
export function requireReportable(type: TargetType, found: Reportable | null, reporterId: string | null): void {
  if (found !== null && reporterId !== null && found.authorId === reporterId)
    return refuse('FORBIDDEN', 'This is your own: you can change or remove it yourself, and not report it.');
  if (found?.isVisible !== true) return refuse(...NOT_THERE[type]);
}
