import { Module } from '@nestjs/common';
import { BusinessRoles } from '../../../application/business/people/ports.js';
import { Members } from '../../../application/account/ports.js';
import { AuditLog } from '../../../application/administration/audit.js';
import { AnnouncePremium } from '../../../application/billing/announce-premium.js';
import { EndDuePlans } from '../../../application/billing/end-due-plans.js';
import { EndPremium } from '../../../application/billing/end-premium.js';
import { EndSubscription, EndSubscriptions } from '../../../application/billing/end-subscriptions.js';
import { FollowNotice } from '../../../application/billing/follow-notice.js';
import { FollowSubscription } from '../../../application/billing/follow-subscription.js';
import { OpenPortal } from '../../../application/billing/open-portal.js';
import { PlanAddress } from '../../../application/billing/plan-address.js';
import { BillingNotices, FollowedNotices, Subscriptions } from '../../../application/billing/ports.js';
import { BillingProviders } from '../../../application/billing/providers.js';
import { StartCheckout } from '../../../application/billing/start-checkout.js';
import { Businesses } from '../../../application/business/ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { Jobs } from '../../../application/shared/jobs.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresMembers } from '../../../infrastructure/account/members.repository.js';
import { createBilling, type BillingDependencies } from '../../../infrastructure/billing/create-billing.js';
import { PostgresFollowedNotices } from '../../../infrastructure/billing/followed-notices.repository.js';
import { PostgresSubscriptions } from '../../../infrastructure/billing/subscriptions.repository.js';
import { PostgresBusinesses } from '../../../infrastructure/business/businesses.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy, token } from '../server/provide.js';
import { BillingController } from './billing.controller.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';

const BILLING = token<BillingDependencies>('billing');

/** Payments for Premium. */
@Module({
  imports: [AdministrationModule],
  controllers: [BillingController, StripeWebhookController],
  providers: [
    provideAs(Businesses, PostgresBusinesses, UnitOfWork),
    provideAs(Members, PostgresMembers, Database, UnitOfWork),
    provideAs(Subscriptions, PostgresSubscriptions, UnitOfWork),
    provideAs(FollowedNotices, PostgresFollowedNotices, UnitOfWork),
    provideBy(PlanAddress, ({ http }) => new PlanAddress(http.publicUrl), SETTINGS),
    provideBy(BILLING, createBilling, SETTINGS, PlanAddress, Clock),
    provideBy(BillingProviders, ({ providers }) => providers, BILLING),
    provideBy(BillingNotices, ({ notices }) => notices, BILLING),
    provideBy(
      FollowSubscription,
      (transaction, subscriptions, notices, businesses, providers, audit, outbox, clock) =>
        new FollowSubscription({ transaction, subscriptions, notices, businesses, providers, audit, outbox, clock }),
      Transaction,
      Subscriptions,
      FollowedNotices,
      Businesses,
      BillingProviders,
      AuditLog,
      Outbox,
      Clock,
    ),
    provideBy(
      StartCheckout,
      (transaction, businesses, roles, subscriptions, members, providers, follow, address, secrets, clock) =>
        new StartCheckout({
          ...{ transaction, businesses, roles, subscriptions, members, providers },
          ...{ follow, address, secrets, clock },
        }),
      Transaction,
      Businesses,
      BusinessRoles,
      Subscriptions,
      Members,
      BillingProviders,
      FollowSubscription,
      PlanAddress,
      Secrets,
      Clock,
    ),
    provide(
      EndPremium,
      ...([
        Transaction,
        Businesses,
        Subscriptions,
        BillingProviders,
        FollowSubscription,
        Clock,
        BusinessRoles,
      ] as const),
    ),
    provide(OpenPortal, Transaction, Subscriptions, BillingProviders),
    provide(
      FollowNotice,
      Transaction,
      Subscriptions,
      BillingNotices,
      FollowedNotices,
      BillingProviders,
      FollowSubscription,
    ),
    provide(AnnouncePremium, Subscriptions, Outbox, Clock),
    provide(EndSubscriptions, Subscriptions, Jobs),
    provide(EndSubscription, Transaction, Subscriptions, BillingProviders, FollowSubscription),
    provide(EndDuePlans, Transaction, Subscriptions, BillingProviders, FollowSubscription, Clock),
  ],
  exports: [AnnouncePremium, StartCheckout, Subscriptions, BillingProviders, EndSubscriptions],
})
export class BillingModule {}
