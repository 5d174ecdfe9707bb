import { Module } from '@nestjs/common';
import { DecideInBulk, type BulkDecision } from '../../../application/administration/decide-in-bulk.js';
import { DecideOnBusiness } from '../../../application/business/decide-on-business.js';
import { MoveListing, type ListingOrder } from '../../../application/business/move-listing.js';
import { DecideOnClaim } from '../../../application/claim/decide-on-claim.js';
import { ClaimedBusinesses } from '../../../application/claim/ports.js';
import { DecideOnFeedback } from '../../../application/feedback/decide-on-feedback.js';
import { DecideOnOwnershipRequest } from '../../../application/ownership/decide-on-ownership-request.js';
import { Transaction } from '../../../application/shared/transaction.js';
import type { FeedbackStatus } from '../../../domain/feedback/feedback.js';
import { BusinessModule } from '../business/business.module.js';
import { ClaimModule } from '../claim/claim.module.js';
import { FeedbackModule } from '../feedback/feedback.module.js';
import { OwnershipModule } from '../ownership/ownership.module.js';
import { LOGGER } from '../server/core.module.js';
import { provideBy } from '../server/provide.js';
import { BulkController } from './bulk.controller.js';

/** Bulk decisions. Each runs the use case of its subject for one record after the other. */
@Module({
  imports: [BusinessModule, ClaimModule, OwnershipModule, FeedbackModule],
  controllers: [BulkController],
  providers: [
    provideBy(
      DecideInBulk,
      (transaction, businesses, listings, claims, claimed, ownership, feedback, logger) =>
        new DecideInBulk(
          transaction,
          {
            'business.approve': ofBusiness(businesses, 'approve'),
            'business.reject': ofBusiness(businesses, 'reject'),
            'business.hide': ofListing(listings, 'hide'),
            'business.unhide': ofListing(listings, 'unhide'),
            'business.close': ofListing(listings, 'close'),
            'business.delete': ofListing(listings, 'delete'),
            'claim.approve': {
              ...ofClaim(claims, 'approve'),
              claims: async (id) => (await claimed.holdOf(id))?.id ?? null,
            },
            'claim.reject': ofClaim(claims, 'reject'),
            'ownership.reject': ofOwnership(ownership),
            'feedback.takeUp': ofFeedback(feedback, 'under_review'),
            'feedback.complete': ofFeedback(feedback, 'completed'),
            'feedback.reject': ofFeedback(feedback, 'rejected'),
            'feedback.markDuplicate': ofFeedback(feedback, 'duplicate'),
          },
          (error) => logger.error({ err: error }, 'A bulk decision failed'),
        ),
      Transaction,
      DecideOnBusiness,
      MoveListing,
      DecideOnClaim,
      ClaimedBusinesses,
      DecideOnOwnershipRequest,
      DecideOnFeedback,
      LOGGER,
    ),
  ],
})
export class BulkModule {}

const ofBusiness = (decide: DecideOnBusiness, move: 'approve' | 'reject'): BulkDecision => ({
  run: (administrator, id, { reason, version }) =>
    decide.run(administrator, id, { move, version, ...orderOf(move, reason) }),
});

const ofListing = (listings: MoveListing, move: ListingOrder['move']): BulkDecision => ({
  run: (administrator, id, words) => listings.run(administrator, id, { move, ...words }),
});

const ofClaim = (decide: DecideOnClaim, decision: 'approve' | 'reject'): BulkDecision => ({
  run: (administrator, id, { reason }) =>
    decide.run(administrator, id, { decision, reason: reason ?? undefined, ...orderOf(decision, reason) }),
});

const ofOwnership = (decide: DecideOnOwnershipRequest): BulkDecision => ({
  run: (administrator, id, { reason }) => decide.run(administrator, id, { decision: 'reject', reason: reason ?? '' }),
});

/** The reason for a rejection goes to the person concerned; the note on an approval is for administrators only. */
const orderOf = (move: 'approve' | 'reject', reason: string | null) =>
  move === 'reject' ? { reason: reason ?? undefined } : { adminNotes: reason ?? undefined };

/** For a completion the text is the action taken, otherwise an administrators' note. */
const ofFeedback = (decide: DecideOnFeedback, status: FeedbackStatus): BulkDecision => ({
  run: (administrator, id, { reason }) =>
    decide.run(administrator, id, {
      status,
      ...(status === 'completed' ? { actionTaken: reason ?? undefined } : { adminNotes: reason }),
    }),
});
