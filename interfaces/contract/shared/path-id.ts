import { z } from 'zod';
import { WRONG_CODE } from '../../../domain/claim/verification.js';
import { FEEDBACK_TYPES } from '../../../domain/feedback/feedback.js';
import { APPEAL_LINK_INVALID } from '../../../domain/moderation/appeal.js';
import { MAX_ID, parseId, parseUserId } from '../../../domain/shared/ids.js';
import type { ErrorCode } from '../../../domain/shared/domain-error.js';

/** An id in a path: what cannot be one names nothing, so it is refused as not found and not as invalid. */
function numericId(code: ErrorCode, message: string, example: number) {
  return z
    .string()
    .transform((text, context) => {
      const id = parseId(text);
      if (id !== null) return id;
      context.addIssue({ code: 'custom', message, params: { code } });
      return z.NEVER;
    })
    .meta({ type: 'integer', minimum: 1, maximum: MAX_ID, examples: [example] });
}

export const AdministratorId = numericId('ADMINISTRATOR_NOT_FOUND', 'There is no such administrator any more', 2);

export const BusinessId = numericId('BUSINESS_NOT_FOUND', 'Business not found', 42);

export const ClaimId = numericId('CLAIM_NOT_FOUND', 'Claim not found', 7);

/** What cannot be a claim is answered like a wrong code, as a claim that is unknown or another member's. */
export const VerifiedClaimId = numericId('INVALID_INPUT', WRONG_CODE, 7);

export const CopyrightNoticeId = numericId('COPYRIGHT_NOTICE_NOT_FOUND', 'Copyright notice not found', 12);

/** A postcard with the code of a claim. */
export const PostcardId = z
  .string()
  .transform((text, context) => {
    const id = parseUserId(text);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: 'Postcard not found', params: { code: 'NOT_FOUND' } });
    return z.NEVER;
  })
  .meta({ type: 'string', format: 'uuid', examples: ['0b8f4a52-6c1d-4e7a-9a53-2f1c6b7d8e90'] });

/** A message that goes out. */
export const MessageId = z
  .string()
  .transform((text, context) => {
    const id = parseUserId(text);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: 'Message not found', params: { code: 'NOT_FOUND' } });
    return z.NEVER;
  })
  .meta({ type: 'string', format: 'uuid', examples: ['5b0f6a10-3c42-4a9b-8d17-6e2f90c4ab31'] });

/** A document of a claim by its place, from 1. */
export const DocumentNumber = numericId('NOT_FOUND', 'Not found', 1);

export const ImportId = numericId('NOT_FOUND', 'Import not found', 3);

export const DuplicateId = numericId('DUPLICATE_NOT_FOUND', 'These two are not listed as likely doubles', 5);

export const MergeId = numericId('MERGE_NOT_FOUND', 'Merge not found', 3);

export const ReviewId = numericId('REVIEW_NOT_FOUND', 'Review not found', 1201);

export const FeedbackId = numericId('FEEDBACK_NOT_FOUND', 'Feedback not found', 88);

export const ReportId = numericId('REPORT_NOT_FOUND', 'Report not found', 12);

export const PetId = numericId('PET_NOT_FOUND', 'Pet profile not found', 17);

export const NoticeId = numericId('NOT_FOUND', 'Notice not found', 31);

export const AppealId = numericId('APPEAL_NOT_FOUND', 'Appeal not found', 12);

/** The secret of a link to appeal: what cannot be one is a link that nobody was sent. */
export const AppealToken = z
  .string()
  .transform((text, context) => {
    if (/^[\w-]{1,100}$/.test(text)) return text;
    context.addIssue({ code: 'custom', message: APPEAL_LINK_INVALID, params: { code: 'APPEAL_LINK_INVALID' } });
    return z.NEVER;
  })
  .meta({ type: 'string', examples: ['T2Yq3mJvZ0bE7c1nX5sD9fGhKlPoIuYtReWqAsDfGhJ'] });

export const UserId = z
  .string()
  .transform((text, context) => {
    const id = parseUserId(text);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: 'User not found', params: { code: 'USER_NOT_FOUND' } });
    return z.NEVER;
  })
  .meta({ type: 'string', format: 'uuid', examples: ['0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77'] });

/** A file of the sitemap by its number, such as 1.xml. */
export const SitemapFile = z
  .string()
  .transform((text, context) => {
    const number = /^([1-9]\d{0,4})\.xml$/.exec(text)?.[1];
    if (number !== undefined) return Number(number);
    context.addIssue({ code: 'custom', message: 'Not found', params: { code: 'NOT_FOUND' } });
    return z.NEVER;
  })
  .meta({ type: 'string', pattern: '^[1-9][0-9]{0,4}\\.xml$', examples: ['1.xml'] });

/** A kind of feedback: what is none names no list. */
export const FeedbackTypeName = z
  .string()
  .transform((text, context) => {
    const type = FEEDBACK_TYPES.find((each) => each === text);
    if (type !== undefined) return type;
    context.addIssue({ code: 'custom', message: 'Not found', params: { code: 'NOT_FOUND' } });
    return z.NEVER;
  })
  .meta({ type: 'string', enum: [...FEEDBACK_TYPES] });
