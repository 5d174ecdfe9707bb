import { Module } from '@nestjs/common';
import { Members } from '../../../application/account/ports.js';
import { AuditLog } from '../../../application/administration/audit.js';
import { ClaimedBusinesses } from '../../../application/claim/ports.js';
import { AnswerOwnershipRequest } from '../../../application/ownership/answer-ownership-request.js';
import { AnswerTransfer } from '../../../application/ownership/answer-transfer.js';
import { ChangeOwner } from '../../../application/ownership/change-owner.js';
import { DecideOnOwnershipRequest } from '../../../application/ownership/decide-on-ownership-request.js';
import { FollowOwnRequest } from '../../../application/ownership/follow-own-request.js';
import { OfferTransfer } from '../../../application/ownership/offer-transfer.js';
import {
  AdminOwnershipReads,
  BusinessTransfers,
  OwnedPlaces,
  OwnershipDue,
  OwnershipReads,
  OwnershipRequests,
  TransferReads,
} from '../../../application/ownership/ports.js';
import { ReadOwnershipDocument } from '../../../application/ownership/read-ownership-document.js';
import { RequestOwnership } from '../../../application/ownership/request-ownership.js';
import { SettleOwnership } from '../../../application/ownership/settle-ownership.js';
import { TakeBackTransfer } from '../../../application/ownership/take-back-transfer.js';
import { Clock } from '../../../application/shared/clock.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { FileStore } from '../../../application/upload/ports.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { PostgresMembers } from '../../../infrastructure/account/members.repository.js';
import { PostgresOwnershipDue } from '../../../infrastructure/ownership/ownership-due.repository.js';
import {
  PostgresAdminOwnershipReads,
  PostgresOwnershipReads,
} from '../../../infrastructure/ownership/ownership-reads.query.js';
import { PostgresOwnedPlaces } from '../../../infrastructure/ownership/ownership.repository.js';
import { PostgresTransferReads } from '../../../infrastructure/ownership/transfer-reads.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { UploadModule } from '../upload/upload.module.js';
import { AdminOwnershipController } from './admin-ownership.controller.js';
import { ChangeOwnerModule } from './change-owner.module.js';
import { OwnershipRequestsController } from './ownership-requests.controller.js';
import { ReceivedRequestsController } from './received-requests.controller.js';
import { TransferOffersController } from './transfer-offers.controller.js';
import { TransfersController } from './transfers.controller.js';

const HANDOVER = [Transaction, OwnedPlaces, BusinessTransfers, Members, ChangeOwner, Outbox, Clock] as const;

/** Asking for a business that has an owner, and handing a business over. */
@Module({
  imports: [AdministrationModule, UploadModule, ChangeOwnerModule],
  controllers: [
    OwnershipRequestsController,
    ReceivedRequestsController,
    TransfersController,
    TransferOffersController,
    AdminOwnershipController,
  ],
  providers: [
    provideAs(Members, PostgresMembers, Database, UnitOfWork),
    provideAs(OwnedPlaces, PostgresOwnedPlaces, UnitOfWork, ClaimedBusinesses),
    provideAs(OwnershipDue, PostgresOwnershipDue, UnitOfWork),
    provideAs(OwnershipReads, PostgresOwnershipReads, Database, Clock),
    provideAs(AdminOwnershipReads, PostgresAdminOwnershipReads, Database),
    provideAs(TransferReads, PostgresTransferReads, Database, Clock),
    provideBy(
      RequestOwnership,
      (transaction, requests, businesses, members, pictures, outbox, clock) =>
        new RequestOwnership({ transaction, requests, businesses, members, pictures, outbox, clock }),
      ...([Transaction, OwnershipRequests, ClaimedBusinesses, Members, TakePictures, Outbox, Clock] as const),
    ),
    provideBy(
      AnswerOwnershipRequest,
      (requests, pictures, transaction, places, transfers, members, changeOwner, outbox, clock) =>
        new AnswerOwnershipRequest({
          ...{ requests, pictures, transaction, places, transfers, members, changeOwner, outbox, clock },
        }),
      ...([OwnershipRequests, TakePictures, ...HANDOVER] as const),
    ),
    provideBy(
      FollowOwnRequest,
      (transaction, places, requests, members, outbox, clock) =>
        new FollowOwnRequest({ transaction, places, requests, members, outbox, clock }),
      ...([Transaction, OwnedPlaces, OwnershipRequests, Members, Outbox, Clock] as const),
    ),
    provideBy(
      DecideOnOwnershipRequest,
      (transaction, places, requests, members, changeOwner, audit, outbox, clock) =>
        new DecideOnOwnershipRequest({
          ...{ transaction, places, requests, members, changeOwner, audit, outbox, clock },
        }),
      ...([Transaction, OwnedPlaces, OwnershipRequests, Members, ChangeOwner, AuditLog, Outbox, Clock] as const),
    ),
    provideBy(
      SettleOwnership,
      (due, requests, transaction, places, transfers, members, changeOwner, outbox, clock) =>
        new SettleOwnership({
          ...{ due, requests, transaction, places, transfers, members, changeOwner, outbox, clock },
        }),
      ...([OwnershipDue, OwnershipRequests, ...HANDOVER] as const),
    ),
    provideBy(
      OfferTransfer,
      (transaction, businesses, transfers, members, outbox, secrets, clock, { site }) =>
        new OfferTransfer({ transaction, businesses, transfers, members, outbox, secrets, clock }, site.name),
      ...([Transaction, ClaimedBusinesses, BusinessTransfers, Members, Outbox, Secrets, Clock, SETTINGS] as const),
    ),
    provideBy(
      AnswerTransfer,
      (transaction, places, transfers, members, changeOwner, outbox, clock) =>
        new AnswerTransfer({ transaction, places, transfers, members, changeOwner, outbox, clock }),
      ...HANDOVER,
    ),
    provideBy(
      TakeBackTransfer,
      (transaction, places, transfers, members, changeOwner, outbox, clock) =>
        new TakeBackTransfer({ transaction, places, transfers, members, changeOwner, outbox, clock }),
      ...HANDOVER,
    ),
    provide(ReadOwnershipDocument, AdminOwnershipReads, FileStore),
  ],
  exports: [DecideOnOwnershipRequest],
})
export class OwnershipModule {}
