import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { APPROVAL_STATUSES } from '../../domain/business/approval.js';
import { CATEGORIES } from '../../domain/business/category.js';
import type { Kind } from '../../domain/business/kind/kind-label.js';
import type { Standing } from '../../domain/business/standing.js';
import { LOCATION_SOURCES } from '../../domain/business/location-source.js';
import { LISTING_TIERS } from '../../domain/business/listing-tier.js';
import { PRICE_RANGES } from '../../domain/business/price-range.js';
import type { Schedule } from '../../domain/hours/schedule.js';
import type { Policy } from '../../domain/policy/policy.js';
import { FIT_BITS } from '../policy/fit-bits.js';
import { added, changed, identity, linkTo, moment, texts } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';

export const BY_NAME = [{ name: 'name', collation: 'name_order' }, { name: 'id' }];

/** SQL: a business that was neither merged into another one nor deleted. */
export const EXISTS = 'merged_into is null and deleted_at is null';

/** SQL: a business that is public or may become so. Used as an index condition. */
export const LISTABLE = `merged_into is null and approval_status <> 'rejected'`;

/** SQL: a business that is not public but may become so. Used as an index condition. */
export const UNLISTED = `not is_public and ${LISTABLE}`;

/** SQL: a business that waits for an administrator's approval of itself or of changes. Used as an index condition. */
export const WAITS = `deleted_at is null and (approval_status in ('pending', 'under_review') or (approval_status = 'approved' and pending_changes is not null))`;

/** SQL: a public business with a policy whose statements are recorded. Used as an index condition. */
export const HAS_POLICY = 'is_public and policy_confirmed_at is not null';

/** SQL: the verification state of a public business. Used as an index expression. */
export const VERIFICATION_STATE = `(case when is_verified then 'verified' when verification_notes is null then 'waiting' else 'refused' end)`;

/** SQL: when it entered the state. Some were verified before that time was recorded. Used as an index expression. */
export const VERIFICATION_SINCE = `(case when is_verified then coalesce(last_verified_at, created_at) else created_at end)`;

/** SQL: the addresses of the files of business `b`. Used as an index expression. */
const filesOf = (b: string): string => `array_remove(${b}.images || ${b}.menu_url, null)`;

/** SQL: business `b` has the photo, or the menu, at an address. Uses index businesses_files. */
export const HAS_FILE = {
  photo: (b: string, address: string): string =>
    `${filesOf(b)} @> array[${address}] and ${address} = any(${b}.images) and ${b}.images <> '{}'`,
  menu: (b: string, address: string): string => `${filesOf(b)} @> array[${address}] and ${b}.menu_url = ${address}`,
} as const;

/**
 * A business. Omits cell, unit_x, unit_y, unit_z, and town: the database derives them, and only its own queries read
 * them. Lists and searches read its entry instead.
 */
export const BusinessEntity = defineEntity({
  name: 'BusinessRow',
  tableName: 'businesses',
  properties: {
    id: identity(),
    ownerId: linkTo(UserEntity),
    name: p.text(),
    description: p.text().nullable(),
    category: p.enum(CATEGORIES),
    kind: p.text().$type<Kind>().nullable(),
    address: p.text().nullable(),
    city: p.text().nullable(),
    state: p.text().nullable(),
    zipCode: p.text().nullable(),
    phone: p.text().nullable(),
    website: p.text().nullable(),
    email: p.text().nullable(),
    latitude: p.double().$type<number>().nullable(),
    longitude: p.double().$type<number>().nullable(),
    locationSource: p.enum(LOCATION_SOURCES).default('address'),
    /** Two letters, as in ISO 3166. */
    country: p.text().default('US'),
    priceRange: p.enum(PRICE_RANGES).nullable(),
    tier: p.enum(LISTING_TIERS).default('free'),
    isActive: p.boolean().default(true),
    petPerks: texts(),
    highlightedPerks: texts(),
    images: texts(),
    imageAlts: texts(),
    menuUrl: p.text().nullable(),
    arrivalNotes: p.text().nullable(),
    youtubeVideoId: p.text().nullable(),
    facebookUrl: p.text().nullable(),
    instagramUrl: p.text().nullable(),
    tiktokUrl: p.text().nullable(),
    openingHours: p.text().nullable(),
    policy: p.json<Policy>().columnType('jsonb').nullable(),
    /** `openingHours` as ranges; null if unknown. Written with the content, like the columns below. */
    opening: p.json<Schedule>().columnType('jsonb').nullable(),
    /** The hours for pets of the policy as ranges. */
    petOpening: p.json<Schedule>().columnType('jsonb').nullable(),
    timeZone: p.text().nullable(),
    /** Minutes of a week when pets are welcome; null if unknown. */
    welcomeWeek: p.text().columnType('int4multirange').nullable(),
    /** Local minutes of the days on which the week doesn't apply, and those when pets are welcome on them. */
    welcomeDays: p.text().columnType('int4multirange').nullable(),
    welcomeThen: p.text().columnType('int4multirange').nullable(),
    /** The three of them if they are too long for an index. */
    welcomeLong: p.text().columnType('int4multirange[]').nullable(),
    /** The day until which dated hours were read. */
    hoursUntil: p.date().nullable(),
    /** The facts of the policy and hours that visitors dispute. */
    disputed: texts(),
    /** When its facts were last computed from statements; null if its values have no statements yet. */
    factsComputedAt: moment().nullable(),
    /** When a fact of the policy was last stated or confirmed. */
    policyConfirmedAt: moment().nullable(),
    /** When the next of its facts gets stale unless someone confirms it; null if nobody computed that. */
    staleAt: moment().nullable(),
    fit: p.integer().default(1 << FIT_BITS.nothingKnown),
    fitMaxPets: p.double().$type<number>().nullable(),
    fitMaxWeight: p.double().$type<number>().nullable(),
    /** The stale facts as bits, see `staleBits`. */
    fitStale: p.integer().default(0),
    isVerified: p.boolean().default(false),
    lastVerifiedAt: moment().nullable(),
    verificationNotes: p.text().nullable(),
    verificationSource: p.text().nullable(),
    verifiedBy: p.text().nullable(),
    isClaimed: p.boolean().default(false),
    claimedBy: linkTo(UserEntity),
    claimedAt: moment().nullable(),
    approvalStatus: p.enum(APPROVAL_STATUSES).default('pending'),
    reviewedBy: p.text().nullable(),
    reviewedAt: moment().nullable(),
    rejectionReason: p.text().nullable(),
    adminNotes: p.text().nullable(),
    /** When it closed permanently. A closed business is not active. */
    closedAt: moment().nullable(),
    /** When an administrator hid it. A hidden business is not active. */
    hiddenAt: moment().nullable(),
    /** When an administrator deleted it. A deleted business is not active, and is gone 30 days later. */
    deletedAt: moment().nullable(),
    /** Whether it was active before it was hidden, closed, or deleted; null if it is none of these. */
    wasActive: p.boolean().nullable(),
    /** The fields that an administrator edited, which no import changes. */
    editedFields: texts(),
    pendingChanges: p.json<Readonly<Record<string, unknown>>>().columnType('jsonb').nullable(),
    /** The attribution that an import source requires for this content. */
    attribution: p.text().nullable(),
    // The business it was merged into. A merged business is not listed, and its address redirects to that business.
    mergedInto: p.integer().nullable(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
    isPublic: p.boolean().$type<Opt<boolean>>().generated(`(approval_status = 'approved' and is_active) stored`),
    /** `standingOf` in the domain. */
    standing: p
      .text()
      .$type<Opt<Standing>>()
      .generated(
        `(case when hidden_at is not null then 'hidden' when closed_at is not null then 'closed' when not is_active then 'withdrawn' else approval_status end) stored`,
      ),
  },
  // Their uses are listed in infrastructure/schema/index-uses.ts.
  indexes: [
    { name: 'businesses_unlisted_name', columns: [...BY_NAME], where: UNLISTED },
    { name: 'businesses_owner', properties: ['ownerId'], where: 'owner_id is not null' },
    { name: 'businesses_claimant', properties: ['claimedBy'], where: 'claimed_by is not null' },
    { name: 'businesses_created', properties: ['createdAt', 'id', 'state', 'kind', 'ownerId'] },
    {
      name: 'businesses_standing',
      properties: ['standing', 'createdAt', 'id'],
      where: `standing <> 'approved' and ${EXISTS}`,
    },
    { name: 'businesses_policy_age', properties: ['policyConfirmedAt', 'id'], where: HAS_POLICY },
    {
      name: 'businesses_gone',
      properties: ['mergedInto', 'deletedAt'],
      where: 'merged_into is not null or deleted_at is not null',
    },
    { name: 'businesses_waiting', properties: ['createdAt', 'id'], where: WAITS },
  ],
});
