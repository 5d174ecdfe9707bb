import { ACCOUNT_LIMITS } from '../account/account.js';
import { refuse, type ErrorCode } from '../shared/domain-error.js';
import type { ModerationReason } from './reason.js';
import type { TargetType } from './target.js';

/** Product decision: characters of a report's description and of the email address for the answer. */
export const REPORT_LIMITS = { minDescription: 10, description: 2000, email: ACCOUNT_LIMITS.email } as const;

/** Whether a report with this reason requires a description. */
export function needsDescription(reason: ModerationReason): boolean {
  return reason === 'other';
}

/** The error if the content doesn't exist or isn't visible. */
const NOT_FOUND_ERROR: Readonly<Record<TargetType, readonly [ErrorCode, string]>> = {
  review: ['REVIEW_NOT_FOUND', 'Review not found'],
  response: ['RESPONSE_NOT_FOUND', 'Response not found'],
  guide_dog: ['GUIDE_DOG_NOT_FOUND', 'Guide Dog not found'],
  pet_profile: ['PET_NOT_FOUND', 'Pet profile not found'],
  photo: ['NOT_FOUND', 'Photo not found'],
  turned_away: ['TURNED_AWAY_NOT_FOUND', 'Report not found'],
  turned_away_answer: ['TURNED_AWAY_ANSWER_NOT_FOUND', 'Answer not found'],
};

/** The facts about content that decide whether it can be reported. */
interface Reportable {
  /** Null if the account is erased. */
  readonly authorId: string | null;
  readonly isVisible: boolean;
}

/**
 * Throws the not-found code of its type if the content is missing or hidden, and FORBIDDEN if it is the reporter's own.
 * `reporterId` is null for a visitor.
 */
export function requireReportable(type: TargetType, found: Reportable | null, reporterId: string | null): void {
  if (found !== null && reporterId !== null && found.authorId === reporterId)
    return refuse('FORBIDDEN', 'You cannot report your own content. You can edit or delete it yourself.');
  if (found?.isVisible !== true) return refuse(...NOT_FOUND_ERROR[type]);
}
