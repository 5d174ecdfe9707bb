import { APPEAL_LINK_INVALID } from '../../../domain/moderation/appeal.js';
import { ALERT_NOT_FOUND } from '../../../domain/alert/alert.js';
import { SAVED_LIST_NOT_FOUND } from '../../../domain/saved-place/saved-list.js';
import { refuse } from '../../../domain/shared/domain-error.js';

/** Messages for records that don't exist or that the viewer may not see. Both cases read the same. */
const NOT_FOUND = {
  ALERT_NOT_FOUND,
  APPEAL_LINK_INVALID,
  APPEAL_NOT_FOUND: 'Appeal not found',
  BUSINESS_NOT_FOUND: 'Business not found',
  CLAIM_NOT_FOUND: 'Claim not found',
  COPYRIGHT_NOTICE_NOT_FOUND: 'Copyright notice not found',
  DUPLICATE_NOT_FOUND: 'These two are not listed as likely duplicates',
  FEEDBACK_NOT_FOUND: 'Feedback not found',
  GUIDE_DOG_NOT_FOUND: 'Guide Dog not found',
  INVITATION_NOT_FOUND: 'Invitation not found',
  MERGE_NOT_FOUND: 'Merge not found',
  NOT_FOUND: 'Not found',
  OWNERSHIP_REQUEST_NOT_FOUND: 'Request not found',
  PET_NOT_FOUND: 'Pet profile not found',
  REPORT_NOT_FOUND: 'Report not found',
  REVIEW_NOT_FOUND: 'Review not found',
  SAVED_LIST_NOT_FOUND,
  TRANSFER_NOT_FOUND: 'Offer not found',
  USER_NOT_FOUND: 'User not found',
} as const;

/** Returns the result of a read. Throws the error with this code if it is null. */
export function found<T>(code: keyof typeof NOT_FOUND, read: T | null): T {
  return read ?? refuse(code, NOT_FOUND[code]);
}
