import { z } from 'zod';
import { UNKNOWN_INVITATION } from '../../../domain/business/people/invitation.js';
import { WRONG_CODE } from '../../../domain/claim/verification.js';
import { FEEDBACK_TYPES } from '../../../domain/feedback/feedback.js';
import { APPEAL_LINK_INVALID } from '../../../domain/moderation/appeal.js';
import { ALERT_NOT_FOUND } from '../../../domain/alert/alert.js';
import { SAVED_LIST_NOT_FOUND } from '../../../domain/saved-place/saved-list.js';
import { MAX_ID, parseId, parseUserId } from '../../../domain/shared/ids.js';
import type { ErrorCode } from '../../../domain/shared/domain-error.js';

/**
 * Parses a part of a path. Text that cannot be valid gets the "not found" error, not "invalid input". `title` names the
 * component in openapi.yaml.
 */
export function pathPart<T>(
  parse: (text: string) => T | null | undefined,
  code: ErrorCode,
  message: string,
  meta: { title: string; description: string; type: 'string' | 'integer' } & Record<string, unknown>,
) {
  return z
    .string()
    .transform((text, context) => {
      const value = parse(text);
      if (value !== null && value !== undefined) return value;
      context.addIssue({ code: 'custom', message, params: { code } });
      return z.NEVER;
    })
    .meta(meta);
}

function numericId(code: ErrorCode, message: string, title: string, description: string) {
  return pathPart(parseId, code, message, { title, description, type: 'integer', minimum: 1, maximum: MAX_ID });
}

function uuid(code: ErrorCode, message: string, title: string, description: string) {
  return pathPart(parseUserId, code, message, { title, description, type: 'string', format: 'uuid' });
}

export const AdministratorId = numericId(
  'ADMINISTRATOR_NOT_FOUND',
  'This administrator no longer exists',
  'AdministratorId',
  'ID of the administrator.',
);

export const SavedReplyId = numericId(
  'NOT_FOUND',
  'This saved reply no longer exists.',
  'SavedReplyId',
  'ID of the saved reply.',
);

export const BusinessId = numericId('BUSINESS_NOT_FOUND', 'Business not found', 'BusinessId', 'ID of the business.');

export const ClaimId = numericId('CLAIM_NOT_FOUND', 'Claim not found', 'ClaimId', 'ID of the claim.');

/** Unknown claims and other members' claims get the same error as a wrong code, so nobody learns which claims exist. */
export const VerifiedClaimId = numericId('INVALID_INPUT', WRONG_CODE, 'ClaimId', 'ID of the claim.');

export const OwnershipRequestId = numericId(
  'OWNERSHIP_REQUEST_NOT_FOUND',
  'Request not found',
  'OwnershipRequestId',
  'ID of the ownership request.',
);

export const TransferId = numericId('TRANSFER_NOT_FOUND', 'Offer not found', 'TransferId', 'ID of the offer.');

export const CopyrightNoticeId = numericId(
  'COPYRIGHT_NOTICE_NOT_FOUND',
  'Copyright notice not found',
  'CopyrightNoticeId',
  'ID of the copyright notice.',
);

export const OrderedErasureId = numericId(
  'NOT_FOUND',
  'This account was erased, or its erasure was stopped.',
  'OrderedErasureId',
  'ID of the ordered erasure.',
);

export const PostcardId = uuid('NOT_FOUND', 'Postcard not found', 'PostcardId', 'ID of the postcard.');

export const MessageId = uuid('NOT_FOUND', 'Message not found', 'MessageId', 'ID of the outgoing message.');

export const DecisionId = uuid('NOT_FOUND', 'Decision not found', 'DecisionId', 'ID of the decision.');

export const DocumentNumber = numericId(
  'NOT_FOUND',
  'Not found',
  'DocumentNumber',
  'Position of the document in the claim, from 1.',
);

export const DocumentSideName = pathPart(
  (text) => (['requester', 'owner'] as const).find((side) => side === text),
  'NOT_FOUND',
  'Not found',
  {
    title: 'DocumentSideName',
    description: 'Side of the ownership request that sent the document.',
    type: 'string',
    enum: ['requester', 'owner'],
  },
);

export const AuditEntryId = numericId(
  'NOT_FOUND',
  'Audit log entry not found',
  'AuditEntryId',
  'ID of the audit log entry.',
);

export const ImportId = numericId('NOT_FOUND', 'Import not found', 'ImportId', 'ID of the import.');

export const ImportMappingId = numericId(
  'NOT_FOUND',
  'Saved mapping not found',
  'ImportMappingId',
  'ID of the saved mapping.',
);

export const ImportRowNumber = numericId(
  'NOT_FOUND',
  'Row not found',
  'ImportRowNumber',
  'Position of the row in the import, from 1.',
);

export const DuplicateId = numericId(
  'DUPLICATE_NOT_FOUND',
  'These two are not listed as likely duplicates',
  'DuplicateId',
  'ID of the possible duplicate.',
);

export const MergeId = numericId('MERGE_NOT_FOUND', 'Merge not found', 'MergeId', 'ID of the merge.');

export const ReviewId = numericId('REVIEW_NOT_FOUND', 'Review not found', 'ReviewId', 'ID of the review.');

export const TurnedAwayId = numericId(
  'TURNED_AWAY_NOT_FOUND',
  'Report not found',
  'TurnedAwayId',
  'ID of the report of being turned away.',
);

export const FeedbackId = numericId('FEEDBACK_NOT_FOUND', 'Feedback not found', 'FeedbackId', 'ID of the feedback.');

export const ReportId = numericId('REPORT_NOT_FOUND', 'Report not found', 'ReportId', 'ID of the report.');

export const PetId = numericId('PET_NOT_FOUND', 'Pet profile not found', 'PetId', 'ID of the pet profile.');

export const SavedListId = numericId('SAVED_LIST_NOT_FOUND', SAVED_LIST_NOT_FOUND, 'SavedListId', 'ID of the list.');

export const ShareToken = pathPart(
  (text) => /^[\w-]{1,100}$/.exec(text)?.[0],
  'SAVED_LIST_NOT_FOUND',
  SAVED_LIST_NOT_FOUND,
  {
    title: 'ShareToken',
    description: 'Secret from the link to a shared list.',
    type: 'string',
    pattern: '^[\\w-]{1,100}$',
  },
);

export const AlertId = numericId('ALERT_NOT_FOUND', ALERT_NOT_FOUND, 'AlertId', 'ID of the alert.');

export const FeedSecret = pathPart((text) => /^[\w-]{1,100}$/.exec(text)?.[0], 'ALERT_NOT_FOUND', ALERT_NOT_FOUND, {
  title: 'FeedSecret',
  description: 'Secret from the address of an alert’s feed.',
  type: 'string',
  pattern: '^[\\w-]{1,100}$',
});
export const InvitationId = numericId(
  'INVITATION_NOT_FOUND',
  'Invitation not found',
  'InvitationId',
  'ID of the invitation.',
);

export const PersonId = uuid(
  'PERSON_NOT_FOUND',
  'This person no longer has a role here. Please reload.',
  'PersonId',
  'ID of the member who has a role.',
);

export const InvitationToken = pathPart(
  (text) => /^[\w-]{1,100}$/.exec(text)?.[0],
  'INVITATION_NOT_FOUND',
  UNKNOWN_INVITATION,
  {
    title: 'InvitationToken',
    description: 'Secret from the link in the invitation.',
    type: 'string',
    pattern: '^[\\w-]{1,100}$',
  },
);

export const NoticeId = numericId('NOT_FOUND', 'Notice not found', 'NoticeId', 'ID of the notice.');

export const AppealId = numericId('APPEAL_NOT_FOUND', 'Appeal not found', 'AppealId', 'ID of the appeal.');

export const AppealToken = pathPart(
  (text) => /^[\w-]{1,100}$/.exec(text)?.[0],
  'APPEAL_LINK_INVALID',
  APPEAL_LINK_INVALID,
  {
    title: 'AppealToken',
    description: 'Secret from the appeal link in the email about the notice.',
    type: 'string',
    pattern: '^[\\w-]{1,100}$',
  },
);

export const UserId = uuid('USER_NOT_FOUND', 'User not found', 'UserId', 'ID of the member.');

export const SitemapFile = pathPart(
  (text) => {
    const number = /^([1-9]\d{0,4})\.xml$/.exec(text)?.[1];
    return number === undefined ? null : Number(number);
  },
  'NOT_FOUND',
  'Not found',
  {
    title: 'SitemapFile',
    description: 'Number of the part of the sitemap and `.xml`, such as `1.xml`.',
    type: 'string',
    pattern: '^[1-9][0-9]{0,4}\\.xml$',
  },
);

export const FeedbackTypeName = pathPart(
  (text) => FEEDBACK_TYPES.find((type) => type === text),
  'NOT_FOUND',
  'Not found',
  { title: 'FeedbackTypeName', description: 'Type of feedback.', type: 'string', enum: [...FEEDBACK_TYPES] },
);
