import { Module } from '@nestjs/common';
import { BusinessRoles } from '../../../application/business/people/ports.js';
import { AuditLog, AuditReads } from '../../../application/administration/audit.js';
import { AnnouncePremium } from '../../../application/billing/announce-premium.js';
import { Subscriptions } from '../../../application/billing/ports.js';
import { BillingProviders } from '../../../application/billing/providers.js';
import { StartCheckout } from '../../../application/billing/start-checkout.js';
import { BusinessChanges } from '../../../application/business/business-changes.js';
import { ChangeBusiness } from '../../../application/business/change-business.js';
import { CreateBusiness } from '../../../application/business/create-business.js';
import { EditListing } from '../../../application/business/edit-listing.js';
import { ListingReads } from '../../../application/business/listing-ports.js';
import { DecideOnBusiness } from '../../../application/business/decide-on-business.js';
import { FindSimilar } from '../../../application/business/find-similar.js';
import {
  ApprovalReads,
  BadgeReads,
  Businesses,
  BusinessFacets,
  BusinessReads,
  BusinessSearch,
  SimilarBusinesses,
  VerificationReads,
} from '../../../application/business/ports.js';
import { MoveListing } from '../../../application/business/move-listing.js';
import { ResubmitBusiness } from '../../../application/business/resubmit-business.js';
import { SearchBusinesses, CountFacets, MapBusinesses } from '../../../application/business/search-businesses.js';
import { Suggest, Suggestions } from '../../../application/business/suggest.js';
import { UndoListingChange } from '../../../application/business/undo-listing-change.js';
import { VerifyBusiness } from '../../../application/business/verify-business.js';
import { WithdrawBusiness } from '../../../application/business/withdraw-business.js';
import { DuplicateReads } from '../../../application/duplicate/ports.js';
import { ShowBusiness } from '../../../application/duplicate/show-business.js';
import { Gazetteer } from '../../../application/gazetteer/ports.js';
import { Facts, HoursReader } from '../../../application/policy/ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { DecisionNotices } from '../../../application/shared/decision-notices.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { PostgresAuditReads } from '../../../infrastructure/administration/audit-reads.query.js';
import { PostgresApprovalReads } from '../../../infrastructure/business/approval-reads.query.js';
import { PostgresBadgeReads } from '../../../infrastructure/business/badge-reads.query.js';
import { PostgresBusinessChanges } from '../../../infrastructure/business/business-changes.query.js';
import { PostgresBusinesses } from '../../../infrastructure/business/businesses.repository.js';
import { PostgresBusinessReads } from '../../../infrastructure/business/business-reads.query.js';
import { CachedBusinessSearch } from '../../../infrastructure/business/cached-business-search.js';
import { PostgresBusinessFacets } from '../../../infrastructure/business/search/business-facets.query.js';
import { PostgresBusinessSearch } from '../../../infrastructure/business/search/business-search.query.js';
import { SearchTotals } from '../../../infrastructure/business/search/search-totals.js';
import { PostgresSuggestions } from '../../../infrastructure/business/search/suggestions.query.js';
import { PostgresListingReads } from '../../../infrastructure/business/listing-reads.query.js';
import { PostgresSimilarBusinesses } from '../../../infrastructure/business/similar-businesses.query.js';
import { PostgresVerificationReads } from '../../../infrastructure/business/verification-reads.query.js';
import { PostgresDuplicateReads } from '../../../infrastructure/duplicate/duplicate-reads.query.js';
import { DAY } from '../../../infrastructure/mail/tokens.gen.js';
import { PostgresDecisionNotices } from '../../../infrastructure/moderation/decision-notices.repository.js';
import { OsmHoursReader } from '../../../infrastructure/policy/osm-hours-reader.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { GazetteerModule } from '../gazetteer/gazetteer.module.js';
import { PolicyModule } from '../policy/policy.module.js';
import { SavedPlaceModule } from '../saved-place/saved-place.module.js';
import { SubmissionsModule } from '../administration/submissions.module.js';
import { READS, SERVER_RESOURCES, SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { ActivityMetrics } from '../site/activity-metrics.js';
import { UploadModule } from '../upload/upload.module.js';
import { AdminListingsController } from './admin-listings.controller.js';
import { BadgeView } from './badge.view.js';
import { BadgesController } from './badges.controller.js';
import { BusinessApprovalController } from './business-approval.controller.js';
import { BusinessVerificationController } from './business-verification.controller.js';
import { BusinessWritesController } from './business-writes.controller.js';
import { BusinessesController } from './businesses.controller.js';
import { ChangesController } from './changes.controller.js';
import { SuggestionsController } from './suggestions.controller.js';

/** Finding, reading, listing, and approving businesses. */
@Module({
  imports: [
    ...[AdministrationModule, BillingModule, GazetteerModule, PolicyModule, SavedPlaceModule],
    ...[SubmissionsModule, UploadModule],
  ],
  controllers: [
    BadgesController,
    BusinessesController,
    ChangesController,
    BusinessWritesController,
    BusinessApprovalController,
    BusinessVerificationController,
    AdminListingsController,
    SuggestionsController,
  ],
  providers: [
    provideBy(
      BusinessReads,
      (database, { current }) => new PostgresBusinessReads(database, current.provider),
      READS,
      BillingProviders,
    ),
    provide(SearchTotals, READS),
    provideBy(
      BusinessSearch,
      (database, totals, { contentChanges }, metrics) => {
        const search = new PostgresBusinessSearch(database, totals);
        const count = (result: 'hit' | 'miss') => metrics.countList(result);
        return contentChanges === undefined ? search : new CachedBusinessSearch(search, contentChanges, count);
      },
      READS,
      SearchTotals,
      SERVER_RESOURCES,
      ActivityMetrics,
    ),
    provide(SearchBusinesses, BusinessSearch, Gazetteer),
    provide(MapBusinesses, BusinessSearch, Gazetteer),
    provideAs(BusinessFacets, PostgresBusinessFacets, READS, SearchTotals),
    provide(CountFacets, BusinessFacets, Gazetteer),
    provideAs(Suggestions, PostgresSuggestions, READS),
    provide(Suggest, Suggestions, Gazetteer),
    provideAs(DuplicateReads, PostgresDuplicateReads, READS),
    provide(ShowBusiness, BusinessReads, ApprovalReads, DuplicateReads),
    provideBy(
      ApprovalReads,
      (database, { current }) => new PostgresApprovalReads(database, current.provider),
      Database,
      BillingProviders,
    ),
    provideBy(
      VerificationReads,
      (database, { current }) => new PostgresVerificationReads(database, current.provider),
      Database,
      BillingProviders,
    ),
    provideBy(
      ListingReads,
      (database, { current }) => new PostgresListingReads(database, current.provider),
      Database,
      BillingProviders,
    ),
    provideAs(Businesses, PostgresBusinesses, UnitOfWork),
    provideAs(SimilarBusinesses, PostgresSimilarBusinesses, READS),
    provideBy(
      CreateBusiness,
      (
        transaction,
        businesses,
        subscriptions,
        pictures,
        gazetteer,
        hours,
        facts,
        providers,
        checkout,
        secrets,
        clock,
      ) =>
        new CreateBusiness({
          ...{ transaction, businesses, subscriptions, pictures, gazetteer, hours, facts },
          ...{ providers, checkout, secrets, clock },
        }),
      Transaction,
      Businesses,
      Subscriptions,
      TakePictures,
      Gazetteer,
      HoursReader,
      Facts,
      BillingProviders,
      StartCheckout,
      Secrets,
      Clock,
    ),
    provideAs(HoursReader, OsmHoursReader),
    provide(
      ChangeBusiness,
      ...([
        Transaction,
        Businesses,
        Subscriptions,
        TakePictures,
        Gazetteer,
        HoursReader,
        Facts,
        BusinessRoles,
      ] as const),
    ),
    provide(WithdrawBusiness, Transaction, Businesses, AnnouncePremium, BusinessRoles),
    provide(ResubmitBusiness, Transaction, Businesses, BusinessRoles),
    provideAs(DecisionNotices, PostgresDecisionNotices, UnitOfWork),
    provideBy(
      DecideOnBusiness,
      (transaction, businesses, audit, outbox, notices, premium, clock) =>
        new DecideOnBusiness({ transaction, businesses, audit, outbox, notices, premium, clock }),
      ...([Transaction, Businesses, AuditLog, Outbox, DecisionNotices, AnnouncePremium, Clock] as const),
    ),
    provideBy(
      EditListing,
      (transaction, businesses, subscriptions, pictures, gazetteer, hours, facts, audit, outbox, notices, clock) =>
        new EditListing({
          ...{ transaction, businesses, subscriptions, pictures, gazetteer, hours, facts },
          ...{ audit, outbox, notices, clock },
        }),
      ...([Transaction, Businesses, Subscriptions, TakePictures, Gazetteer, HoursReader, Facts] as const),
      ...([AuditLog, Outbox, DecisionNotices, Clock] as const),
    ),
    provideBy(
      MoveListing,
      (transaction, businesses, subscriptions, audit, outbox, notices, premium, clock) =>
        new MoveListing({ transaction, businesses, subscriptions, audit, outbox, notices, premium, clock }),
      ...([Transaction, Businesses, Subscriptions, AuditLog, Outbox] as const),
      ...([DecisionNotices, AnnouncePremium, Clock] as const),
    ),
    provideAs(AuditReads, PostgresAuditReads, Database),
    provideBy(
      UndoListingChange,
      (transaction, businesses, entries, pictures, facts, audit, outbox, notices, premium, clock) =>
        new UndoListingChange({
          ...{ transaction, businesses, entries, pictures, facts, audit },
          ...{ outbox, notices, premium, clock },
        }),
      ...([Transaction, Businesses, AuditReads, TakePictures, Facts, AuditLog, Outbox] as const),
      ...([DecisionNotices, AnnouncePremium, Clock] as const),
    ),
    provide(VerifyBusiness, Transaction, Businesses, AuditLog, Clock),
    provide(FindSimilar, SimilarBusinesses, Gazetteer),
    provideAs(BusinessChanges, PostgresBusinessChanges, Database),
    provideAs(BadgeReads, PostgresBadgeReads, READS),
    provideBy(BadgeView, ({ site }) => new BadgeView(site.name, DAY), SETTINGS),
  ],
  exports: [
    VerifyBusiness,
    ApprovalReads,
    Businesses,
    BusinessReads,
    DecideOnBusiness,
    DuplicateReads,
    FindSimilar,
    MoveListing,
    SearchBusinesses,
    UndoListingChange,
  ],
})
export class BusinessModule {}
