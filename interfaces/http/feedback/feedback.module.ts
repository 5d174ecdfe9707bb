import { Module } from '@nestjs/common';
import { Feedbacks } from '../../../application/feedback/ports.js';
import { ReportBusiness } from '../../../application/feedback/report-business.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresFeedbacks } from '../../../infrastructure/feedback/feedbacks.repository.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { provide, provideAs } from '../server/provide.js';
import { FeedbackController } from './feedback.controller.js';

/** What visitors write to the people behind the directory. */
@Module({
  controllers: [FeedbackController],
  providers: [provideAs(Feedbacks, PostgresFeedbacks, UnitOfWork), provide(ReportBusiness, Transaction, Feedbacks)],
})
export class FeedbackModule {}
