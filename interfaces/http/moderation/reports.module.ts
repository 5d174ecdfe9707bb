import { Module } from '@nestjs/common';
import { ModerationCases, PublishedContentReads } from '../../../application/moderation/ports.js';
import { ReportContent } from '../../../application/moderation/report-content.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresModerationCases } from '../../../infrastructure/moderation/moderation-cases.repository.js';
import { PostgresPublishedContentReads } from '../../../infrastructure/moderation/published-contents.query.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { SubmissionsModule } from '../administration/submissions.module.js';
import { provide, provideAs } from '../server/provide.js';
import { ReportsController } from './reports.controller.js';

/** Reports of content that members published. */
@Module({
  imports: [SubmissionsModule],
  controllers: [ReportsController],
  providers: [
    provideAs(ModerationCases, PostgresModerationCases, UnitOfWork),
    provideAs(PublishedContentReads, PostgresPublishedContentReads, UnitOfWork),
    provide(ReportContent, Transaction, PublishedContentReads, ModerationCases),
  ],
  exports: [ModerationCases, PublishedContentReads],
})
export class ReportsModule {}
