import { Module } from '@nestjs/common';
import { AuditLog } from '../../../application/administration/audit.js';
import { Businesses } from '../../../application/business/ports.js';
import { FindSimilar } from '../../../application/business/find-similar.js';
import { MoveListing } from '../../../application/business/move-listing.js';
import { CloseReported } from '../../../application/feedback/close-reported.js';
import { DecideOnFeedback } from '../../../application/feedback/decide-on-feedback.js';
import { ListRecommended } from '../../../application/feedback/list-recommended.js';
import { AdminFeedbackReads, FeedbackReads, Feedbacks } from '../../../application/feedback/ports.js';
import { RecordAnswer } from '../../../application/feedback/record-answer.js';
import { SendFeedback } from '../../../application/feedback/send-feedback.js';
import { Gazetteer } from '../../../application/gazetteer/ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresAdminFeedbackReads } from '../../../infrastructure/feedback/admin-feedback-reads.query.js';
import { PostgresFeedbackReads } from '../../../infrastructure/feedback/feedback-reads.query.js';
import { PostgresFeedbacks } from '../../../infrastructure/feedback/feedbacks.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { SubmissionsModule } from '../administration/submissions.module.js';
import { BusinessModule } from '../business/business.module.js';
import { GazetteerModule } from '../gazetteer/gazetteer.module.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy, token } from '../server/provide.js';
import { AdminFeedbackController } from './admin-feedback.controller.js';
import { FeedbackController } from './feedback.controller.js';

const SUPPORT = token<string>('support address');

/** Feedback from visitors to the team behind the directory. */
@Module({
  imports: [AdministrationModule, BusinessModule, GazetteerModule, SubmissionsModule],
  controllers: [FeedbackController, AdminFeedbackController],
  providers: [
    provideAs(Feedbacks, PostgresFeedbacks, UnitOfWork),
    provideAs(FeedbackReads, PostgresFeedbackReads, Database),
    provideAs(AdminFeedbackReads, PostgresAdminFeedbackReads, Database),
    provideBy(SUPPORT, ({ site }) => site.supportEmail, SETTINGS),
    provide(SendFeedback, Transaction, Feedbacks, Outbox, SUPPORT),
    provide(RecordAnswer, Transaction, Feedbacks, AuditLog, Clock),
    provide(DecideOnFeedback, Transaction, Feedbacks, AuditLog, Clock),
    provide(CloseReported, Transaction, Feedbacks, MoveListing, DecideOnFeedback),
    provideBy(
      ListRecommended,
      (transaction, feedbacks, businesses, similar, gazetteer, audit, outbox, clock) =>
        new ListRecommended({ transaction, feedbacks, businesses, similar, gazetteer, audit, outbox, clock }),
      Transaction,
      Feedbacks,
      Businesses,
      FindSimilar,
      Gazetteer,
      AuditLog,
      Outbox,
      Clock,
    ),
  ],
  exports: [DecideOnFeedback, CloseReported, ListRecommended],
})
export class FeedbackModule {}
