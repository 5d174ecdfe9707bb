import { Module } from '@nestjs/common';
import { FeedbackReads, Feedbacks } from '../../../application/feedback/ports.js';
import { SendFeedback } from '../../../application/feedback/send-feedback.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresFeedbackReads } from '../../../infrastructure/feedback/feedback-reads.query.js';
import { PostgresFeedbacks } from '../../../infrastructure/feedback/feedbacks.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy, token } from '../server/provide.js';
import { FeedbackController } from './feedback.controller.js';

const SUPPORT = token<string>('support address');

/** What visitors write to the people behind the directory. */
@Module({
  controllers: [FeedbackController],
  providers: [
    provideAs(Feedbacks, PostgresFeedbacks, UnitOfWork),
    provideAs(FeedbackReads, PostgresFeedbackReads, Database),
    provideBy(SUPPORT, ({ site }) => site.supportEmail, SETTINGS),
    provide(SendFeedback, Transaction, Feedbacks, Outbox, SUPPORT),
  ],
})
export class FeedbackModule {}
