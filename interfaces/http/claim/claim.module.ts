import { Module } from '@nestjs/common';
import { AuditLog } from '../../../application/administration/audit.js';
import { CancelClaim } from '../../../application/claim/cancel-claim.js';
import { CheckWebsite } from '../../../application/claim/check-website.js';
import { ClaimBusiness } from '../../../application/claim/claim-business.js';
import { DecideOnClaim } from '../../../application/claim/decide-on-claim.js';
import { ExpireClaims } from '../../../application/claim/expire-claims.js';
import { Mailboxes } from '../../../application/account/ports.js';
import { ClaimMessageLimit } from '../../../application/claim/message-limit.js';
import {
  ClaimCodes,
  ClaimedBusinesses,
  ClaimReads,
  Claims,
  ClaimsOverdue,
  Postcards,
  PrintedPostcards,
  WebsiteProofs,
} from '../../../application/claim/ports.js';
import { ReadClaimDocument } from '../../../application/claim/read-claim-document.js';
import { ResendCode } from '../../../application/claim/resend-code.js';
import { SendCode } from '../../../application/claim/send-code.js';
import { SendPostcard } from '../../../application/claim/send-postcard.js';
import { VerifyClaim } from '../../../application/claim/verify-claim.js';
import { ChangeOwner } from '../../../application/ownership/change-owner.js';
import { Clock } from '../../../application/shared/clock.js';
import { DecisionNotices } from '../../../application/shared/decision-notices.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { SharedLimits } from '../../../application/shared/shared-limits.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { FileStore } from '../../../application/upload/ports.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { PostgresClaimReads } from '../../../infrastructure/claim/claim-reads.query.js';
import { PostgresMailboxes } from '../../../infrastructure/account/mailboxes.query.js';
import { PostgresClaims, PostgresClaimsOverdue } from '../../../infrastructure/claim/claims.repository.js';
import { HmacClaimCodes } from '../../../infrastructure/claim/hmac-claim-codes.js';
import { PostgresPostcards } from '../../../infrastructure/claim/postcards.query.js';
import { PostgresPrintedPostcards } from '../../../infrastructure/claim/printed-postcards.repository.js';
import { PublicWebsiteProofs } from '../../../infrastructure/claim/public-website-proofs.js';
import { PostgresDecisionNotices } from '../../../infrastructure/moderation/decision-notices.repository.js';
import { PublicWeb } from '../../../infrastructure/outgoing-http/public-web.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { SubmissionsModule } from '../administration/submissions.module.js';
import { ChangeOwnerModule } from '../ownership/change-owner.module.js';
import { SETTINGS, SERVER_RESOURCES } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { UploadModule } from '../upload/upload.module.js';
import { AdminClaimsController } from './admin-claims.controller.js';
import { AdminPostcardsController } from './admin-postcards.controller.js';
import { ClaimsController } from './claims.controller.js';

/** Claiming ownership of a business that is already listed. */
@Module({
  imports: [AdministrationModule, SubmissionsModule, UploadModule, ChangeOwnerModule],
  controllers: [ClaimsController, AdminClaimsController, AdminPostcardsController],
  providers: [
    provideAs(Claims, PostgresClaims, UnitOfWork),
    provideAs(ClaimsOverdue, PostgresClaimsOverdue, UnitOfWork),
    provideAs(ClaimReads, PostgresClaimReads, Database),
    provideBy(ClaimCodes, ({ appSecret }) => new HmacClaimCodes(appSecret), SETTINGS),
    provideBy(
      WebsiteProofs,
      ({ publicWeb }) => new PublicWebsiteProofs(publicWeb ?? new PublicWeb()),
      SERVER_RESOURCES,
    ),
    provideBy(
      SendCode,
      (codes, outbox, secrets, { site }) => new SendCode(codes, outbox, secrets, site.name),
      ...([ClaimCodes, Outbox, Secrets, SETTINGS] as const),
    ),
    provideAs(Postcards, PostgresPostcards, Database, ClaimCodes),
    provideAs(PrintedPostcards, PostgresPrintedPostcards, UnitOfWork),
    provide(SendPostcard, Transaction, PrintedPostcards, AuditLog, Clock),
    provideAs(Mailboxes, PostgresMailboxes, Database),
    provide(ClaimMessageLimit, SharedLimits, Mailboxes),
    provide(
      ClaimBusiness,
      Transaction,
      Claims,
      ClaimedBusinesses,
      TakePictures,
      SendCode,
      ClaimMessageLimit,
      Outbox,
      Secrets,
      Clock,
    ),
    provide(VerifyClaim, Transaction, Claims, ClaimedBusinesses, ClaimCodes, Outbox, Clock),
    provide(ResendCode, Transaction, Claims, ClaimedBusinesses, SendCode, ClaimMessageLimit, Clock),
    provide(CancelClaim, Transaction, Claims),
    provide(CheckWebsite, Transaction, Claims, ClaimedBusinesses, WebsiteProofs, Outbox, Clock),
    provideAs(DecisionNotices, PostgresDecisionNotices, UnitOfWork),
    provideBy(
      DecideOnClaim,
      (transaction, claims, businesses, changeOwner, audit, outbox, notices, clock) =>
        new DecideOnClaim({ transaction, claims, businesses, changeOwner, audit, outbox, notices, clock }),
      ...([Transaction, Claims, ClaimedBusinesses, ChangeOwner, AuditLog, Outbox, DecisionNotices, Clock] as const),
    ),
    provide(ExpireClaims, Transaction, ClaimsOverdue, Claims, ClaimedBusinesses, Outbox, Clock),
    provide(ReadClaimDocument, ClaimReads, FileStore),
  ],
  exports: [ChangeOwnerModule, DecideOnClaim],
})
export class ClaimModule {}
