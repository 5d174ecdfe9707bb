import { Module } from '@nestjs/common';
import { AuditLog } from '../../../application/administration/audit.js';
import { DismissDuplicate } from '../../../application/duplicate/dismiss-duplicate.js';
import { FindDuplicates } from '../../../application/duplicate/find-duplicates.js';
import { MergeBusinesses } from '../../../application/duplicate/merge-businesses.js';
import { DuplicateCandidates, DuplicateSearch, Merges } from '../../../application/duplicate/ports.js';
import { UndoMerge } from '../../../application/duplicate/undo-merge.js';
import { PublishedContents } from '../../../application/moderation/ports.js';
import { ChangeOwner } from '../../../application/ownership/change-owner.js';
import { Clock } from '../../../application/shared/clock.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresDuplicateCandidates } from '../../../infrastructure/duplicate/duplicate-candidates.repository.js';
import { PostgresDuplicateSearch } from '../../../infrastructure/duplicate/duplicate-search.repository.js';
import { PostgresMerges } from '../../../infrastructure/duplicate/merges.repository.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { BusinessModule } from '../business/business.module.js';
import { NoticesModule } from '../moderation/notices.module.js';
import { ChangeOwnerModule } from '../ownership/change-owner.module.js';
import { provide, provideAs } from '../server/provide.js';
import { DuplicatesController } from './duplicates.controller.js';
import { MergesController } from './merges.controller.js';

/** Finding and merging duplicate businesses. */
@Module({
  imports: [AdministrationModule, BusinessModule, ChangeOwnerModule, NoticesModule],
  controllers: [DuplicatesController, MergesController],
  providers: [
    provideAs(Merges, PostgresMerges, UnitOfWork, PublishedContents),
    provideAs(DuplicateCandidates, PostgresDuplicateCandidates, UnitOfWork),
    provideAs(DuplicateSearch, PostgresDuplicateSearch, UnitOfWork),
    provide(FindDuplicates, DuplicateSearch, Clock),
    provide(MergeBusinesses, Transaction, Merges, DuplicateCandidates, AuditLog, Outbox, ChangeOwner),
    provide(UndoMerge, Transaction, Merges, AuditLog, Outbox, Clock, ChangeOwner),
    provide(DismissDuplicate, Transaction, DuplicateCandidates, Merges, AuditLog, Clock),
  ],
})
export class DuplicatesModule {}
