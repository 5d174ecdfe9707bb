import { z } from 'zod';
import type { PreviewedDecision } from '../../../domain/outgoing/email-preview.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { ApprovalForm, RejectionForm, RevisionForm } from '../business/business-form.js';
import { VerificationForm, VerificationRefusal } from '../business/business-form.js';
import { ClosingReason, ListingDeletion, ListingReason } from '../business/listing-query.js';
import { ClaimApproval, ClaimRejection } from '../claim/claim.js';
import { FeedbackCompletion, FeedbackListing, FeedbackStatusForm } from '../feedback/admin-feedback.js';
import { ReportDecision } from '../moderation/admin-report.js';
import { CopyrightDecisionForm } from '../moderation/copyright.js';
import { MemberSanctionForm } from '../moderation/member-sanction.js';
import { AppealDecisionForm } from '../moderation/notice.js';
import { OwnershipApproval, OwnershipRejection } from '../ownership/ownership-request.js';

const recordId = z.int('id must be a number.').min(1).max(MAX_ID).describe('ID of the record to decide on.');
const memberId = z.uuid('id must be the ID of a member.').describe('ID of the member.');

/** The preview of one call: its operation ID, the ID in its path, and its body. */
const of = <Decision extends PreviewedDecision, Id extends z.ZodType, Body extends z.ZodType>(
  decision: Decision,
  id: Id,
  body: Body,
) =>
  z.strictObject({
    decision: z.literal(decision).describe('Operation ID of the call that decides.'),
    id,
    body,
  });

const NO_ERASURE = 'Erasing an account cannot be previewed.';

export const EmailPreviewForm = z
  .discriminatedUnion(
    'decision',
    [
      of('approveBusiness', recordId, ApprovalForm),
      of('rejectBusiness', recordId, RejectionForm),
      of('requestBusinessRevision', recordId, RevisionForm),
      of('verifyBusiness', recordId, VerificationForm),
      of('refuseVerification', recordId, VerificationRefusal),
      of('hideBusiness', recordId, ListingReason),
      of('unhideBusiness', recordId, ListingReason),
      of('closeBusiness', recordId, ListingReason),
      of('reopenBusiness', recordId, ListingReason),
      of('deleteBusiness', recordId, ListingDeletion),
      of('approveClaim', recordId, ClaimApproval),
      of('rejectClaim', recordId, ClaimRejection),
      of('approveOwnershipRequest', recordId, OwnershipApproval),
      of('rejectOwnershipRequest', recordId, OwnershipRejection),
      of('setFeedbackStatus', recordId, FeedbackStatusForm),
      of('completeFeedback', recordId, FeedbackCompletion),
      of('closeReportedBusiness', recordId, ClosingReason),
      of('createBusinessFromRecommendation', recordId, FeedbackListing),
      of('resolveReport', recordId, ReportDecision),
      of('decideOnAppeal', recordId, AppealDecisionForm),
      of('decideOnCopyrightNotice', recordId, CopyrightDecisionForm),
      of('sanctionMember', memberId, MemberSanctionForm),
    ],
    'This decision has no preview.',
  )
  .superRefine((form, context) => {
    if ('action' in form.body && form.body.action === 'erase_minor')
      context.addIssue({ code: 'custom', path: ['body', 'action'], message: NO_ERASURE });
  })
  .meta({ id: 'EmailPreviewForm', description: 'A decision, with the body that its own call would get.' });

export type EmailPreviewForm = z.infer<typeof EmailPreviewForm>;

/** The form as a caller writes it: fields with a default may be absent. */
export type EmailPreviewInput = z.input<typeof EmailPreviewForm>;

export const EmailPreview = z
  .object({
    emails: z
      .array(
        z.object({
          to: z.string().nullable().describe('Masked address of the recipient; null if there is none.'),
          subject: z.string().describe('Subject line.'),
          text: z.string().describe('Plain-text part.'),
          html: z.string().describe('HTML part.'),
          notSent: z.string().nullable().describe('Why this email is not delivered; null if it is.'),
        }),
      )
      .describe('Emails in the order in which they would be recorded.'),
    note: z.string().nullable().describe('Why no email is sent; null if there is one.'),
  })
  .meta({ id: 'EmailPreview', description: 'The emails that a decision would send.' });

export type EmailPreview = z.infer<typeof EmailPreview>;

export type PreviewedEmail = EmailPreview['emails'][number];

export const EMAIL_PREVIEW: EmailPreview = {
  emails: [
    {
      to: 's•••@example.com',
      subject: 'Barton Hills Dog Bakery was not approved',
      text: 'Barton Hills Dog Bakery was not approved for this reason:\n\nWe couldn’t find it at this address.\n',
      html: '<!doctype html><html lang="en"><body><h1>Barton Hills Dog Bakery was not approved</h1></body></html>',
      notSent: null,
    },
  ],
  note: null,
};
