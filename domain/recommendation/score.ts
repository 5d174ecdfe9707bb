import { CATEGORIES, type Category } from '../business/category.js';
import type { ListingTier } from '../business/listing-tier.js';
import { milesBetween, type Point } from '../gazetteer/distance.js';

/** A product decision: how much each part of a score weighs. */
export const SCORE = {
  /** Points for a star of the average. */
  ratingWeight: 2,
  /** So many reviews give a point, up to `maxReviewPoints`. */
  reviewsPerPoint: 10,
  maxReviewPoints: 5,
  /** Points for each time the category was looked at. */
  view: 3,
  premium: 1,
  favorite: 2,
  /** Within so many miles each mile nearer gives `pointsPerMile`. */
  nearMiles: 20,
  pointsPerMile: 0.5,
} as const;

/** What can give points, in the order in which reasons are told. */
export const REASON_NAMES = ['rating', 'reviews', 'category', 'premium', 'favorite', 'proximity'] as const;

export type ReasonName = (typeof REASON_NAMES)[number];

/** A part of a score. */
export interface Reason {
  readonly name: ReasonName;
  readonly points: number;
}

/** A business that might be recommended. */
export interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly category: Category;
  /** The average in hundredths: 450 for 4.50. */
  readonly ratingHundredths: number;
  readonly reviewCount: number;
  readonly tier: ListingTier;
  readonly isFavorite: boolean;
  /** Null where the business has no coordinates. */
  readonly point: Point | null;
}

/** A business that was looked at. */
export interface View {
  readonly id: number;
  readonly category: Category;
}

/** What is known of the person for whom is recommended. */
export interface Taste {
  /** How often businesses of each category were looked at. */
  readonly views: Readonly<Record<Category, number>>;
  /** Where the person is; null where nobody knows. */
  readonly origin: Point | null;
}

/** A candidate with what it scores and why. */
export interface Scored extends Candidate {
  /** The sum of the reasons' points. */
  readonly score: number;
  /** What gave points, in the order of REASON_NAMES. */
  readonly reasons: readonly Reason[];
  /** Miles from the origin; null where one of the two points is unknown. */
  readonly miles: number | null;
}

/** How often each category was looked at: each view counts once. */
export function tasteOf(views: readonly View[], origin: Point | null): Taste {
  const counted = Object.fromEntries(
    CATEGORIES.map((category) => [category, views.filter((view) => view.category === category).length]),
  ) as Record<Category, number>;
  return { views: counted, origin };
}

/** The score of a business for somebody, with its parts. Points have at most nine decimals. */
export function scored(business: Candidate, taste: Taste): Scored {
  const miles = taste.origin === null || business.point === null ? null : milesBetween(taste.origin, business.point);
  const points: Readonly<Record<ReasonName, number>> = {
    rating: (business.ratingHundredths * SCORE.ratingWeight) / 100,
    reviews: Math.min(SCORE.maxReviewPoints, business.reviewCount / SCORE.reviewsPerPoint),
    category: SCORE.view * taste.views[business.category],
    premium: business.tier === 'premium' ? SCORE.premium : 0,
    favorite: business.isFavorite ? SCORE.favorite : 0,
    proximity: miles === null || miles >= SCORE.nearMiles ? 0 : (SCORE.nearMiles - miles) * SCORE.pointsPerMile,
  };
  const reasons = REASON_NAMES.map((name) => ({ name, points: exact(points[name]) })).filter((each) => each.points > 0);
  const score = exact(reasons.reduce((sum, each) => sum + each.points, 0));
  return { ...business, score, reasons, miles };
}

const NAMES = new Intl.Collator('en-US', { sensitivity: 'base' });

/** Compares for a list with the best first; ties by name as lists have it (case and accents ignored), then id. */
export function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || NAMES.compare(a.name, b.name) || a.id - b.id;
}

/** Rounded to nine decimals, so that 9.14 + 0.3 is 9.44 and not what binary fractions make of it. */
function exact(points: number): number {
  return Math.round(points * 1e9) / 1e9;
}
