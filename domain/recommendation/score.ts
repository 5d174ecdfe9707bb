import { CATEGORIES, type Category } from '../business/category.js';
import type { ListingTier } from '../business/listing-tier.js';
import { milesBetween, type Point } from '../gazetteer/distance.js';

/** Product decision: weights of a score. */
export const SCORE = {
  /** Points per star of the average. */
  ratingWeight: 2,
  /** Reviews per point, up to `maxReviewPoints`. */
  reviewsPerPoint: 10,
  maxReviewPoints: 5,
  /** Points per view of the category. */
  view: 3,
  premium: 1,
  favorite: 2,
  /** Within this distance, each mile closer gives `pointsPerMile`. */
  nearMiles: 20,
  pointsPerMile: 0.5,
} as const;

/** Reasons for points, in display order. */
export const REASON_NAMES = ['rating', 'reviews', 'category', 'premium', 'favorite', 'proximity'] as const;

export type ReasonName = (typeof REASON_NAMES)[number];

export interface Reason {
  readonly name: ReasonName;
  readonly points: number;
}

/** A business that may be recommended. */
export interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly category: Category;
  /** Average in hundredths: 450 for 4.50. */
  readonly ratingHundredths: number;
  readonly reviewCount: number;
  readonly tier: ListingTier;
  readonly isFavorite: boolean;
  /** Null if the business has no coordinates. */
  readonly point: Point | null;
}

/** A business that the person viewed. */
export interface View {
  readonly id: number;
  readonly category: Category;
}

/** What is known about the person. */
export interface Taste {
  /** Number of views per category. */
  readonly views: Readonly<Record<Category, number>>;
  /** The person's position; null if unknown. */
  readonly origin: Point | null;
}

/** A candidate with its score and reasons. */
export interface Scored extends Candidate {
  /** Sum of the reasons' points. */
  readonly score: number;
  /** Reasons with points, in the order of REASON_NAMES. */
  readonly reasons: readonly Reason[];
  /** Miles from the origin; null if either position is unknown. */
  readonly miles: number | null;
}

/** Counts the views of each category. */
export function tasteOf(views: readonly View[], origin: Point | null): Taste {
  const counted = Object.fromEntries(
    CATEGORIES.map((category) => [category, views.filter((view) => view.category === category).length]),
  ) as Record<Category, number>;
  return { views: counted, origin };
}

/** Returns the score of a business for a person, with its reasons. Points have at most nine decimals. */
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

/** Sorts the best first, then by name (ignoring case and accents) and id. */
export function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || NAMES.compare(a.name, b.name) || a.id - b.id;
}

/** Rounds to nine decimals, so that 9.14 + 0.3 is 9.44 despite binary fractions. */
function exact(points: number): number {
  return Math.round(points * 1e9) / 1e9;
}
