import { z } from 'zod';
import { APPROVAL_STATUSES } from '../../../domain/business/approval.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import { MAX_EXCERPT_LENGTH } from '../../../domain/business/limits.js';
import { LOCATION_SOURCES } from '../../../domain/business/location-source.js';
import { CARD_HOURS_DAYS } from '../../../domain/hours/schedule.js';
import { LISTING_TIERS } from '../../../domain/business/listing-tier.js';
import { BusinessRole } from './people/role.js';
import { SIMILAR_MATCHES } from '../../../domain/duplicate/similar.js';
import { PRICE_RANGES } from '../../../domain/business/price-range.js';
import { FAVORABLE_STARS, FAVORITE_FROM } from '../../../domain/review/rating.js';
import { FIT_ANSWERS } from '../../../domain/policy/fit.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { MAX_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { kind } from './business-fields.js';
import { Billing } from '../billing/billing.js';
import { Hours, Policy } from '../policy/policy.js';

const id = z.int().min(1).max(MAX_ID);
const time = z.iso.datetime();
const avgRating = z
  .string()
  .regex(/^\d\.\d\d$/)
  .describe('Average rating in stars, with two decimals. `0.00` without reviews.');
const reviewCount = z.int().min(0).describe('Number of published reviews.');
const distance = z.number().min(0).optional().describe('Miles from the origin of the search, with one decimal.');
const fit = z
  .enum(FIT_ANSWERS)
  .optional()
  .describe('In a search with `pets`: whether they can come. Details: `GET /api/businesses/{id}/fit`.');

const excerpt = z
  .object({
    text: z.string().max(MAX_EXCERPT_LENGTH).describe('Part of the description, or a whole perk.'),
    marks: z
      .array(z.array(z.int().min(0)).length(2))
      .describe('Start and length of each word or phrase that matched, in UTF-16 code units.'),
  })
  .meta({ id: 'Excerpt', description: 'Words around those that a search found.' })
  .nullable()
  .optional()
  .describe(
    'In a text search: the words that matched, if the name, town, and perks do not contain the words of the search. Otherwise null.',
  );

export const BusinessCard = z
  .object({
    id,
    name: z.string().describe('Name of the business.'),
    category: z.enum(CATEGORIES),
    kind: kind.nullable().describe('Kind of place within the category; null if unknown.'),
    description: z.string().nullable().describe('Description by the owner.'),
    address: z.string().nullable().describe('Street address.'),
    city: z.string().nullable().describe('City.'),
    state: z.string().nullable().describe('State, usually its two-letter code.'),
    zipCode: z.string().nullable().describe('ZIP code.'),
    locationSource: z
      .enum(LOCATION_SOURCES)
      .describe('`pin` if city, state, and ZIP code are those of the town nearest to the coordinates.'),
    phone: z.string().nullable().describe('Phone number of the business.'),
    website: z.string().nullable().describe('Address of the website.'),
    email: z.string().nullable().describe('Email address of the business, not of a member.'),
    images: z
      .array(z.string())
      .describe('Paths of photos on this site. Add `?w=` and 400, 800, or 1200 for a width in pixels.'),
    avgRating,
    reviewCount,
    priceRange: z.enum(PRICE_RANGES).nullable(),
    petPerks: z.array(z.string()).describe('Perks for pets and their people.'),
    tier: z.enum(LISTING_TIERS),
    isFavorite: z
      .boolean()
      .describe(`True for community favorites: at least ${FAVORITE_FROM} reviews of ${FAVORABLE_STARS} or more stars.`),
    isActive: z.boolean().describe('False if the listing was withdrawn or hidden, or the place closed.'),
    isClaimed: z.boolean().describe('True if the business has an owner here.'),
    isVerified: z.boolean().describe('True if an administrator checked the listing.'),
    lastVerifiedAt: time.nullable().describe('When an administrator last checked the listing.'),
    latitude: z.number().min(-90).max(90).nullable().describe('Latitude in degrees.'),
    longitude: z.number().min(-180).max(180).nullable().describe('Longitude in degrees.'),
    ownerId: z.uuid().nullable().describe('ID of the member who owns the business; null if nobody claimed it.'),
    imageAlts: z.array(z.string()).describe('Captions of the photos, in the order of `images`.'),
    hours: Hours.nullable().describe(
      `Opening hours as minutes; null if unknown. Lists have the exceptions of the next ${CARD_HOURS_DAYS} days only.`,
    ),
    isNearby: z.boolean().optional().describe('True if the business is outside the named city but within the radius.'),
    distance: distance.describe('Miles from the origin of the search, with one decimal.'),
    fit,
    excerpt,
    isSaved: z.boolean().optional().describe('For a signed-in viewer: true if they saved the business.'),
  })
  .meta({ id: 'BusinessCard', description: 'A business in a list.' });

export type BusinessCard = z.infer<typeof BusinessCard>;

export const SimilarBusiness = BusinessCard.extend({
  matches: z
    .array(z.enum(SIMILAR_MATCHES))
    .describe('The details that both have in common: `location` means at most 330 feet apart.'),
}).meta({ id: 'SimilarBusiness', extends: 'BusinessCard', description: 'A business that may be the same.' });

export type SimilarBusiness = z.infer<typeof SimilarBusiness>;

export const OwnedBusinessCard = BusinessCard.extend({
  approvalStatus: z.enum(APPROVAL_STATUSES).optional().describe('For the owner: approval status.'),
  rejectionReason: z.string().nullable().optional().describe('For the owner: why it was rejected, or what to revise.'),
  pendingChanges: z
    .record(z.string(), z.unknown())
    .nullable()
    .optional()
    .describe('For the owner: new values that await approval, by field.'),
  billing: Billing.optional().describe('For the owner: the Premium subscription.'),
  hiddenAt: time.nullable().optional().describe('For the owner: when an administrator hid it.'),
  closedAt: time.nullable().optional().describe('For the owner: when the place closed permanently.'),
  isOverPlan: z.boolean().optional().describe('For the owner: true if the tier hides photos or words.'),
  policyConfirmedAt: time.nullable().optional().describe('For the owner: when a fact about pets was last confirmed.'),
  disputed: z.array(z.string()).optional().describe('For the owner: names of the facts that visitors dispute.'),
}).meta({
  id: 'OwnedBusinessCard',
  extends: 'BusinessCard',
  description: 'A business in a member’s list. Fields for the owner are absent for anyone else.',
});

export type OwnedBusinessCard = z.infer<typeof OwnedBusinessCard>;

export const BusinessDetail = BusinessCard.extend({
  youtubeVideoId: z.string().nullable().describe('ID of a YouTube video.'),
  facebookUrl: z.string().nullable().describe('Address of the Facebook page.'),
  instagramUrl: z.string().nullable().describe('Address of the Instagram profile.'),
  tiktokUrl: z.string().nullable().describe('Address of the TikTok profile.'),
  menuUrl: z.string().nullable().describe('Path of the menu on this site.'),
  arrivalNotes: z.string().nullable().describe('Tips for arriving with a pet, such as parking.'),
  highlightedPerks: z.array(z.string()).describe('Perks to show first.'),
  openingHours: z.string().nullable().describe('Opening hours in the syntax of OpenStreetMap.'),
  policy: Policy.nullable().describe('Whether pets are welcome; null if nothing is known.'),
  turnedAway: z
    .object({
      reports: z
        .int()
        .min(0)
        .describe('Visitors with a public report of the last 12 months. One member or network counts once.'),
      isReporter: z.boolean().describe('True if the viewer has a report, public or not.'),
      nextReportAt: time
        .nullable()
        .describe(
          'When the viewer can report this place again, also after deleting their report; null if they can do so now.',
        ),
    })
    .optional()
    .describe('On its own page: reports of visitors who were turned away with their pets.'),
  closedAt: time.nullable().describe('When the place closed permanently.'),
  country: z.string().describe('Country code of two letters.'),
  attribution: z.string().nullable().describe('Credit that the source of the listing requires.'),
  createdAt: time,
  yourRole: BusinessRole.nullable().optional().describe('Your role in the business. Absent or null if you have none.'),
}).meta({ id: 'Business', extends: 'BusinessCard', description: 'A business as everyone sees it on its own page.' });

export type BusinessDetail = z.infer<typeof BusinessDetail>;

export const MapPoint = z
  .object({
    id,
    name: z.string().describe('Name of the business.'),
    category: z.enum(CATEGORIES),
    kind: kind.nullable().describe('Kind of place within the category; null if unknown.'),
    tier: z.enum(LISTING_TIERS),
    latitude: z.number().describe('Latitude in degrees.'),
    longitude: z.number().describe('Longitude in degrees.'),
    avgRating,
    reviewCount,
    distance,
    fit,
  })
  .meta({ id: 'MapPoint', description: 'A business on the map.' });

export const MapCluster = z
  .object({
    latitude: z.number().describe('Latitude of the center in degrees.'),
    longitude: z.number().describe('Longitude of the center in degrees.'),
    count: z.int().min(1).describe('Number of businesses.'),
  })
  .meta({ id: 'MapCluster', description: 'Several businesses close to each other on the map.' });

export type MapPoint = z.infer<typeof MapPoint>;

export type MapCluster = z.infer<typeof MapCluster>;

const FacetCount = z
  .object({
    name: z.string().describe('Value of the filter parameter.'),
    count: z.int().min(0).describe('Number of businesses. Counting stops at 10,000.'),
  })
  .meta({ id: 'FacetCount', description: 'Number of businesses found with one more filter.' });

export const BusinessFacets = z
  .object({
    total: z.int().min(0).describe('Number of businesses that the search finds now. Counting stops at 10,000.'),
    capped: z
      .boolean()
      .describe(
        'True if more than 3,000 businesses match. Only the best are counted, so each number except `total` is at least that high, and rare perks and kinds may be missing.',
      ),
    perks: z.array(FacetCount).describe('Suggested perks, chosen perks, and the most frequent others.'),
    kinds: z.array(FacetCount).describe('Kinds of place that the search finds, instead of the chosen ones.'),
    price: z.array(FacetCount).describe('Each price range, instead of the chosen ones.'),
    minRating: z.array(FacetCount).describe('Each minimum rating in whole stars, instead of the chosen one.'),
    verified: z.int().min(0).describe('Verified businesses.'),
    favorites: z.int().min(0).describe('Community favorites.'),
    fits: z
      .object({
        yes: z.int().min(0).describe('Places that fit the pets.'),
        ask: z.int().min(0).describe('The same, and those where you should ask.'),
      })
      .optional()
      .describe('In a search with `pets`: each value of `fits`, instead of the chosen one.'),
  })
  .meta({
    id: 'BusinessFacets',
    description: 'Number of businesses that the same search would find with each additional filter.',
  });

export type BusinessFacets = z.infer<typeof BusinessFacets>;

export const BusinessBatch = z
  .strictObject({
    ids: z
      .array(z.int())
      .max(MAX_PAGE_SIZE, `At most ${MAX_PAGE_SIZE} IDs in one call.`)
      .describe(`At most ${MAX_PAGE_SIZE} IDs. The response keeps their order, and skips unknown and repeated ones.`),
  })
  .meta({ id: 'BusinessBatch', description: 'IDs of businesses to fetch.' });

export type BusinessBatch = z.infer<typeof BusinessBatch>;
