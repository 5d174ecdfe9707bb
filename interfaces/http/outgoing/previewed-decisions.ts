import type { DecideOnBusiness } from '../../../application/business/decide-on-business.js';
import type { MoveListing } from '../../../application/business/move-listing.js';
import type { VerifyBusiness } from '../../../application/business/verify-business.js';
import type { DecideOnClaim } from '../../../application/claim/decide-on-claim.js';
import type { CloseReported } from '../../../application/feedback/close-reported.js';
import type { DecideOnFeedback } from '../../../application/feedback/decide-on-feedback.js';
import type { ListRecommended } from '../../../application/feedback/list-recommended.js';
import type { DecideOnAppeal } from '../../../application/moderation/decide-on-appeal.js';
import type { DecideOnCopyrightNotice } from '../../../application/moderation/decide-on-copyright-notice.js';
import type { DecideOnReport } from '../../../application/moderation/decide-on-report.js';
import type { SanctionMember } from '../../../application/moderation/sanction-member.js';
import type { DecideOnOwnershipRequest } from '../../../application/ownership/decide-on-ownership-request.js';
import type { SignedInAdministrator } from '../../../application/shared/actor.js';
import type { PreviewedDecision } from '../../../domain/outgoing/email-preview.js';
import type { EmailPreviewForm } from '../../contract/outgoing/email-preview.js';

/** The use cases of decisions that may email someone. */
export interface DecisionUseCases {
  readonly businesses: DecideOnBusiness;
  readonly verification: VerifyBusiness;
  readonly listings: MoveListing;
  readonly claims: DecideOnClaim;
  readonly ownership: DecideOnOwnershipRequest;
  readonly feedback: DecideOnFeedback;
  readonly closing: CloseReported;
  readonly recommended: ListRecommended;
  readonly reports: DecideOnReport;
  readonly appeals: DecideOnAppeal;
  readonly copyright: DecideOnCopyrightNotice;
  readonly members: SanctionMember;
}

type FormOf<Decision> = Extract<EmailPreviewForm, { readonly decision: Decision }>;

/** Runs each decision with the input that its own call makes of the same body. */
type Table = {
  readonly [Decision in PreviewedDecision]: (by: SignedInAdministrator, form: FormOf<Decision>) => Promise<unknown>;
};

/** Runs the decision that a form names, with its use case. */
export class PreviewedDecisions {
  readonly #table: Table;

  constructor(useCases: DecisionUseCases) {
    this.#table = {
      ...ofBusinesses(useCases),
      ...ofListings(useCases),
      ...ofOwners(useCases),
      ...ofFeedback(useCases),
      ...ofMembers(useCases),
    };
  }

  run(by: SignedInAdministrator, form: EmailPreviewForm): Promise<unknown> {
    const decide = this.#table[form.decision] as (
      by: SignedInAdministrator,
      form: EmailPreviewForm,
    ) => Promise<unknown>;
    return decide(by, form);
  }
}

type Part<Decision extends PreviewedDecision> = Pick<Table, Decision>;

const ofBusinesses = ({
  businesses,
  verification,
}: DecisionUseCases): Part<
  'approveBusiness' | 'rejectBusiness' | 'requestBusinessRevision' | 'verifyBusiness' | 'refuseVerification'
> => ({
  approveBusiness: (by, { id, body: { adminNotes, version } }) =>
    businesses.run(by, id, { move: 'approve', adminNotes, version }),
  rejectBusiness: (by, { id, body: { rejectionReason: reason, adminNotes, version } }) =>
    businesses.run(by, id, { move: 'reject', reason, adminNotes, version }),
  requestBusinessRevision: (by, { id, body }) => businesses.run(by, id, { move: 'requestRevision', ...body }),
  verifyBusiness: (by, { id, body: { verificationSource: source, verificationNotes: notes = null, version } }) =>
    verification.run(by, id, { decision: 'verify', source, notes, version }),
  refuseVerification: (by, { id, body: { verificationNotes: notes, version } }) =>
    verification.run(by, id, { decision: 'refuse', notes, version }),
});

const ofListings = ({
  listings,
}: DecisionUseCases): Part<
  'hideBusiness' | 'unhideBusiness' | 'closeBusiness' | 'reopenBusiness' | 'deleteBusiness'
> => ({
  hideBusiness: (by, { id, body }) => listings.run(by, id, { move: 'hide', ...body }),
  unhideBusiness: (by, { id, body }) => listings.run(by, id, { move: 'unhide', ...body }),
  closeBusiness: (by, { id, body }) => listings.run(by, id, { move: 'close', ...body }),
  reopenBusiness: (by, { id, body }) => listings.run(by, id, { move: 'reopen', ...body }),
  deleteBusiness: (by, { id, body }) => listings.run(by, id, { move: 'delete', ...body }),
});

const ofOwners = ({
  claims,
  ownership,
}: DecisionUseCases): Part<'approveClaim' | 'rejectClaim' | 'approveOwnershipRequest' | 'rejectOwnershipRequest'> => ({
  approveClaim: (by, { id, body: { adminNotes, reason } }) =>
    claims.run(by, id, { decision: 'approve', adminNotes, reason }),
  rejectClaim: (by, { id, body: { rejectionReason: reason, adminNotes } }) =>
    claims.run(by, id, { decision: 'reject', reason, adminNotes }),
  approveOwnershipRequest: (by, { id, body }) => ownership.run(by, id, { decision: 'approve', ...body }),
  rejectOwnershipRequest: (by, { id, body }) => ownership.run(by, id, { decision: 'reject', ...body }),
});

const ofFeedback = ({
  feedback,
  closing,
  recommended,
}: DecisionUseCases): Part<
  'setFeedbackStatus' | 'completeFeedback' | 'closeReportedBusiness' | 'createBusinessFromRecommendation'
> => ({
  setFeedbackStatus: (by, { id, body: { status, adminNotes } }) => feedback.run(by, id, { status, adminNotes }),
  completeFeedback: (by, { id, body: { actionTaken } }) => feedback.run(by, id, { status: 'completed', actionTaken }),
  closeReportedBusiness: (by, { id, body: { reason } }) => closing.run(by, id, reason),
  createBusinessFromRecommendation: (by, { id, body: { force, description } }) =>
    recommended.run(by, id, { force, description }),
});

const ofMembers = ({
  reports,
  appeals,
  copyright,
  members,
}: DecisionUseCases): Part<'resolveReport' | 'decideOnAppeal' | 'decideOnCopyrightNotice' | 'sanctionMember'> => ({
  resolveReport: (by, { id, body: { note = '', ...decision } }) =>
    reports.run(by, id, { days: null, ...decision, note }),
  decideOnAppeal: (by, { id, body: { uphold, note } }) => appeals.run(by, id, uphold ? 'uphold' : 'reject', note),
  decideOnCopyrightNotice: (by, { id, body }) => copyright.run(by, id, body),
  sanctionMember: (by, { id, body }) => members.run(by, id, { days: null, ...body }),
});
