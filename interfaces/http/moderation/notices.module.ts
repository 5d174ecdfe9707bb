import { Module } from '@nestjs/common';
import { GiveNotice } from '../../../application/moderation/give-notice.js';
import { NoticeRecords } from '../../../application/moderation/notice-ports.js';
import { Notices } from '../../../application/moderation/ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { PostgresNoticeRecords } from '../../../infrastructure/moderation/notice-records.repository.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { provideAs } from '../server/provide.js';

/** What members are told of decisions about them. */
@Module({
  providers: [
    provideAs(NoticeRecords, PostgresNoticeRecords, UnitOfWork),
    provideAs(Notices, GiveNotice, NoticeRecords, Outbox, Secrets, Clock),
  ],
  exports: [Notices],
})
export class NoticesModule {}
