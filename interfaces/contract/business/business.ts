import { z } from 'zod';
import { APPROVAL_STATUSES } from '../../../domain/business/approval.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import { LISTING_TIERS } from '../../../domain/business/listing-tier.js';
import { PRICE_RANGES } from '../../../domain/business/price-range.js';
import { FAVORABLE_STARS, FAVORITE_FROM } from '../../../domain/review/rating.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { MAX_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { Billing } from '../billing/billing.js';

const id = z.int().min(1).max(MAX_ID);
const time = z.iso.datetime();
const avgRating = z
  .string()
  .regex(/^\d\.\d\d$/)
  .describe('Two decimals; "0.00" where there is no review.');
const reviewCount = z.int().min(0);
const distance = z.number().min(0).optional().describe('Miles from the origin, one decimal.');

/** A business in a list. `isNearby` and `distance` are present only where an origin is known. */
export const BusinessCard = z
  .object({
    id,
    name: z.string(),
    category: z.enum(CATEGORIES),
    description: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    zipCode: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    email: z.string().nullable().describe('The address of the business, not of a member.'),
    images: z.array(z.string()).describe('Paths on this site; add ?w=400, 800 or 1200 for a size.'),
    avgRating,
    reviewCount,
    priceRange: z.enum(PRICE_RANGES).nullable(),
    petPerks: z.array(z.string()),
    tier: z.enum(LISTING_TIERS),
    isFavorite: z
      .boolean()
      .describe(`True once a place has ${FAVORITE_FROM} or more reviews of ${FAVORABLE_STARS} or more stars.`),
    isActive: z.boolean(),
    isClaimed: z.boolean(),
    isVerified: z.boolean(),
    lastVerifiedAt: time.nullable().describe('When somebody made sure last that it is as it says.'),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    ownerId: z.uuid().nullable(),
    imageAlts: z.array(z.string()).describe('What the pictures show, in the order of `images`.'),
    isNearby: z.boolean().optional().describe('Outside the named city but within the radius.'),
    distance,
    isSaved: z.boolean().optional().describe('Present for a signed-in viewer: whether they saved the place.'),
  })
  .meta({ id: 'BusinessCard' });

export type BusinessCard = z.infer<typeof BusinessCard>;

/** A business in the list of a member's own; what only the owner sees is absent for anybody else. */
export const OwnedBusinessCard = BusinessCard.extend({
  approvalStatus: z.enum(APPROVAL_STATUSES).optional().describe('For the owner.'),
  rejectionReason: z.string().nullable().optional().describe('For the owner: why it was refused or must be revised.'),
  pendingChanges: z
    .record(z.string(), z.unknown())
    .nullable()
    .optional()
    .describe('For the owner: new values that wait for approval, by field.'),
  billing: Billing.optional().describe('For the owner.'),
}).meta({ id: 'OwnedBusinessCard' });

export type OwnedBusinessCard = z.infer<typeof OwnedBusinessCard>;

/** A business as everybody sees it on its own page. */
export const BusinessDetail = BusinessCard.extend({
  youtubeVideoId: z.string().nullable(),
  facebookUrl: z.string().nullable(),
  instagramUrl: z.string().nullable(),
  tiktokUrl: z.string().nullable(),
  menuUrl: z.string().nullable(),
  arrivalNotes: z.string().nullable(),
  highlightedPerks: z.array(z.string()),
  attribution: z.string().nullable().describe('Whom to name for what is said here, where its source asks for it.'),
  createdAt: time,
}).meta({ id: 'Business' });

export type BusinessDetail = z.infer<typeof BusinessDetail>;

/** A business on the map, or a cluster of businesses where there are too many to show each. */
export const MapPoint = z
  .object({
    id,
    name: z.string(),
    category: z.enum(CATEGORIES),
    tier: z.enum(LISTING_TIERS),
    latitude: z.number(),
    longitude: z.number(),
    avgRating,
    reviewCount,
    distance,
  })
  .meta({ id: 'MapPoint' });

export const MapCluster = z
  .object({ latitude: z.number(), longitude: z.number(), count: z.int().min(1) })
  .meta({ id: 'MapCluster' });

export type MapPoint = z.infer<typeof MapPoint>;

export type MapCluster = z.infer<typeof MapCluster>;

const Choice = z.object({
  name: z.string().describe('As the parameter takes it.'),
  count: z.int().min(0).describe('The total of the list with this choice; at most 10,000 are counted.'),
});

/** How many businesses the same search finds with each further choice. */
export const BusinessFacets = z
  .object({
    perks: z.array(Choice).describe('The suggested perks, those that are asked, and the most frequent others.'),
    price: z.array(Choice).describe('Each price range instead of those that are asked.'),
    minRating: z.array(Choice).describe('Each least rating in whole stars instead of the one that is asked.'),
    verified: z.int().min(0),
    favorites: z.int().min(0),
  })
  .meta({ id: 'BusinessFacets' });

export type BusinessFacets = z.infer<typeof BusinessFacets>;

/** Ids whose businesses are wanted; the answer keeps their order, drops unknown ones and gives each once. */
export const BusinessBatch = z
  .strictObject({ ids: z.array(z.int()).max(MAX_PAGE_SIZE, `At most ${MAX_PAGE_SIZE} ids in one call.`) })
  .meta({ id: 'BusinessBatch' });

export type BusinessBatch = z.infer<typeof BusinessBatch>;
