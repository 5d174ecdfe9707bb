import { Module } from '@nestjs/common';
import { EndSubscriptions } from '../../../application/billing/end-subscriptions.js';
import { EndRoles } from '../../../application/business/people/end-roles.js';
import { ClaimedBusinesses } from '../../../application/claim/ports.js';
import { ChangeOwner } from '../../../application/ownership/change-owner.js';
import { BusinessTransfers, OwnershipRequests } from '../../../application/ownership/ports.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { PostgresClaimedBusinesses } from '../../../infrastructure/claim/claimed-businesses.repository.js';
import {
  PostgresBusinessTransfers,
  PostgresOwnershipRequests,
} from '../../../infrastructure/ownership/ownership.repository.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { BillingModule } from '../billing/billing.module.js';
import { provideAs, provideBy } from '../server/provide.js';

/** Changing the owner of a business, which claims, requests, and handovers share. */
@Module({
  imports: [BillingModule],
  providers: [
    provideAs(ClaimedBusinesses, PostgresClaimedBusinesses, UnitOfWork),
    provideAs(OwnershipRequests, PostgresOwnershipRequests, UnitOfWork),
    provideAs(BusinessTransfers, PostgresBusinessTransfers, UnitOfWork),
    provideBy(
      ChangeOwner,
      (businesses, requests, transfers, subscriptions, roles, outbox) =>
        new ChangeOwner({ businesses, requests, transfers, subscriptions, roles, outbox }),
      ...([ClaimedBusinesses, OwnershipRequests, BusinessTransfers, EndSubscriptions, EndRoles, Outbox] as const),
    ),
  ],
  exports: [ClaimedBusinesses, OwnershipRequests, BusinessTransfers, ChangeOwner],
})
export class ChangeOwnerModule {}
