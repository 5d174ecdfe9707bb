import { Module } from '@nestjs/common';
import { AuditLog } from '../../../application/administration/audit.js';
import { ChangeBusiness } from '../../../application/business/change-business.js';
import { CreateBusiness } from '../../../application/business/create-business.js';
import { DecideOnBusiness } from '../../../application/business/decide-on-business.js';
import { FindSimilar } from '../../../application/business/find-similar.js';
import { ListOwnedBusinesses } from '../../../application/business/list-owned-businesses.js';
import { MapBusinesses } from '../../../application/business/map-businesses.js';
import {
  ApprovalReads,
  Businesses,
  BusinessReads,
  BusinessSearch,
  SimilarBusinesses,
} from '../../../application/business/ports.js';
import { RelistBusiness } from '../../../application/business/relist-business.js';
import { ResubmitBusiness } from '../../../application/business/resubmit-business.js';
import { SearchBusinesses } from '../../../application/business/search-businesses.js';
import { WithdrawBusiness } from '../../../application/business/withdraw-business.js';
import { Gazetteer } from '../../../application/gazetteer/ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { PostgresApprovalReads } from '../../../infrastructure/business/approval-reads.query.js';
import { PostgresBusinesses } from '../../../infrastructure/business/businesses.repository.js';
import { PostgresBusinessReads } from '../../../infrastructure/business/business-reads.query.js';
import { PostgresBusinessSearch } from '../../../infrastructure/business/search/business-search.query.js';
import { PostgresSimilarBusinesses } from '../../../infrastructure/business/similar-businesses.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { GazetteerModule } from '../gazetteer/gazetteer.module.js';
import { SavedPlaceModule } from '../saved-place/saved-place.module.js';
import { provide, provideAs } from '../server/provide.js';
import { UploadModule } from '../upload/upload.module.js';
import { BusinessApprovalController } from './business-approval.controller.js';
import { BusinessWritesController } from './business-writes.controller.js';
import { BusinessesController } from './businesses.controller.js';

/** Finding businesses, reading about them, listing and approving them. */
@Module({
  imports: [AdministrationModule, GazetteerModule, SavedPlaceModule, UploadModule],
  controllers: [BusinessesController, BusinessWritesController, BusinessApprovalController],
  providers: [
    provideAs(BusinessReads, PostgresBusinessReads, Database),
    provideAs(BusinessSearch, PostgresBusinessSearch, Database),
    provide(SearchBusinesses, BusinessSearch, Gazetteer),
    provide(MapBusinesses, BusinessSearch, Gazetteer),
    provide(ListOwnedBusinesses, BusinessReads),
    provideAs(ApprovalReads, PostgresApprovalReads, Database),
    provideAs(Businesses, PostgresBusinesses, UnitOfWork),
    provideAs(SimilarBusinesses, PostgresSimilarBusinesses, Database),
    provide(CreateBusiness, Transaction, Businesses, TakePictures, Gazetteer, Clock),
    provide(ChangeBusiness, Transaction, Businesses, TakePictures, Gazetteer),
    provide(WithdrawBusiness, Transaction, Businesses),
    provide(RelistBusiness, Transaction, Businesses),
    provide(ResubmitBusiness, Transaction, Businesses),
    provide(DecideOnBusiness, Transaction, Businesses, AuditLog, Outbox, Clock),
    provide(FindSimilar, SimilarBusinesses, Gazetteer),
  ],
  exports: [BusinessReads],
})
export class BusinessModule {}
