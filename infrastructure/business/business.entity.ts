import { defineEntity, p, type Opt } from '@mikro-orm/core';
import type { ApprovalStatus } from '../../domain/business/approval.js';
import type { Category } from '../../domain/business/category.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import { FAVORITE_FROM } from '../../domain/review/rating.js';
import type { PriceRange } from '../../domain/business/price-range.js';

/**
 * A listing. Left out: cell, unit_x, unit_y, unit_z, town, search and address_search, which the database derives and only
 * its own queries read.
 */
export const BusinessEntity = defineEntity({
  name: 'BusinessRow',
  tableName: 'businesses',
  properties: {
    id: p.integer().primary().autoincrement(),
    ownerId: p.uuid().nullable(),
    name: p.text(),
    description: p.text().nullable(),
    category: p.text().$type<Category>(),
    address: p.text().nullable(),
    city: p.text().nullable(),
    state: p.text().nullable(),
    zipCode: p.text().nullable(),
    phone: p.text().nullable(),
    website: p.text().nullable(),
    email: p.text().nullable(),
    latitude: p.double().$type<number>().nullable(),
    longitude: p.double().$type<number>().nullable(),
    priceRange: p.text().$type<PriceRange>().nullable(),
    tier: p.text().$type<ListingTier>().default('free'),
    isActive: p.boolean().default(true),
    petPerks: p.array().default([]),
    highlightedPerks: p.array().default([]),
    images: p.array().default([]),
    imageAlts: p.array().default([]),
    menuUrl: p.text().nullable(),
    arrivalNotes: p.text().nullable(),
    youtubeVideoId: p.text().nullable(),
    facebookUrl: p.text().nullable(),
    instagramUrl: p.text().nullable(),
    tiktokUrl: p.text().nullable(),
    ratingSum: p.integer().default(0),
    reviewCount: p.integer().default(0),
    favorableCount: p.integer().default(0),
    avgRating: p
      .decimal('string')
      .$type<Opt<string>>()
      .columnType('numeric(3,2)')
      .generated(
        'always as (case when review_count = 0 then 0 else round(rating_sum::numeric / review_count, 2) end) stored',
      ),
    isFavorite: p.boolean().$type<Opt<boolean>>().generated(`always as (favorable_count >= ${FAVORITE_FROM}) stored`),
    isVerified: p.boolean().default(false),
    lastVerifiedAt: p.datetime(6).columnType('timestamptz').nullable(),
    verificationNotes: p.text().nullable(),
    verificationSource: p.text().nullable(),
    isClaimed: p.boolean().default(false),
    claimedBy: p.uuid().nullable(),
    claimedAt: p.datetime(6).columnType('timestamptz').nullable(),
    approvalStatus: p.text().$type<ApprovalStatus>().default('pending'),
    reviewedBy: p.text().nullable(),
    reviewedAt: p.datetime(6).columnType('timestamptz').nullable(),
    rejectionReason: p.text().nullable(),
    adminNotes: p.text().nullable(),
    pendingChanges: p.json<Readonly<Record<string, unknown>>>().columnType('jsonb').nullable(),
    createdAt: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
    updatedAt: p
      .datetime(6)
      .columnType('timestamptz')
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
    version: p.integer().version(),
    isPublic: p
      .boolean()
      .$type<Opt<boolean>>()
      .generated(`always as (approval_status = 'approved' and is_active) stored`),
  },
});
