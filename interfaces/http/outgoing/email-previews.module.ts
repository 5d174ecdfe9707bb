import { Module } from '@nestjs/common';
import { DecideOnBusiness } from '../../../application/business/decide-on-business.js';
import { MoveListing } from '../../../application/business/move-listing.js';
import { VerifyBusiness } from '../../../application/business/verify-business.js';
import { DecideOnClaim } from '../../../application/claim/decide-on-claim.js';
import { CloseReported } from '../../../application/feedback/close-reported.js';
import { DecideOnFeedback } from '../../../application/feedback/decide-on-feedback.js';
import { ListRecommended } from '../../../application/feedback/list-recommended.js';
import { DecideOnAppeal } from '../../../application/moderation/decide-on-appeal.js';
import { DecideOnCopyrightNotice } from '../../../application/moderation/decide-on-copyright-notice.js';
import { DecideOnReport } from '../../../application/moderation/decide-on-report.js';
import { SanctionMember } from '../../../application/moderation/sanction-member.js';
import { DecideOnOwnershipRequest } from '../../../application/ownership/decide-on-ownership-request.js';
import { EmailPreviews } from '../../../application/outgoing/ports.js';
import { PreviewEmails } from '../../../application/outgoing/preview-emails.js';
import { mailSite } from '../../../infrastructure/outgoing/create-delivery.js';
import { RolledBackEmails } from '../../../infrastructure/outgoing/rolled-back-emails.repository.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { BusinessModule } from '../business/business.module.js';
import { ClaimModule } from '../claim/claim.module.js';
import { FeedbackModule } from '../feedback/feedback.module.js';
import { CopyrightModule } from '../moderation/copyright.module.js';
import { DecisionsModule } from '../moderation/decisions.module.js';
import { NoticesModule } from '../moderation/notices.module.js';
import { OwnershipModule } from '../ownership/ownership.module.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideBy } from '../server/provide.js';
import { EmailPreviewsController } from './email-previews.controller.js';
import { PreviewedDecisions } from './previewed-decisions.js';

/** Previews of the emails that decisions of all subjects send. */
@Module({
  imports: [
    ...[BusinessModule, ClaimModule, OwnershipModule, FeedbackModule],
    ...[CopyrightModule, DecisionsModule, NoticesModule],
  ],
  controllers: [EmailPreviewsController],
  providers: [
    provideBy(EmailPreviews, (work, settings) => new RolledBackEmails(work, mailSite(settings)), UnitOfWork, SETTINGS),
    provide(PreviewEmails, EmailPreviews),
    provideBy(
      PreviewedDecisions,
      (...[businesses, verification, listings, claims, ownership, feedback, closing, recommended, ...others]) => {
        const [reports, appeals, copyright, members] = others;
        const ofPlaces = { businesses, verification, listings, claims, ownership, feedback, closing, recommended };
        return new PreviewedDecisions({ ...ofPlaces, reports, appeals, copyright, members });
      },
      DecideOnBusiness,
      VerifyBusiness,
      MoveListing,
      DecideOnClaim,
      DecideOnOwnershipRequest,
      DecideOnFeedback,
      CloseReported,
      ListRecommended,
      DecideOnReport,
      DecideOnAppeal,
      DecideOnCopyrightNotice,
      SanctionMember,
    ),
  ],
})
export class EmailPreviewsModule {}
