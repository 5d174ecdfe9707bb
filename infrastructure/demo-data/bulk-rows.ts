import { CATEGORIES, type Category } from '../../domain/business/category.js';
import { FAVORABLE_STARS } from '../../domain/review/rating.js';
import type { CopyValue } from '../postgres/copy-rows.js';
import { contact, priceOf, somePerks } from './businesses.js';
import type { Picture } from './pictures.js';
import { Random } from './random.js';
import { ratingOf } from './reviews.js';
import { freeDescription, newIdea, reviewText, shortDescription } from './sample-text.js';
import { businessesByCity, reviewsByPlace } from './shares.js';
import { spotIn, type CityArea } from './where.js';
import { STREETS } from './words/business-names.js';
import { FIRST_NAMES, LAST_NAMES, PET_NAMES } from './words/people-names.js';

export interface BulkPlan {
  readonly seed: number;
  readonly now: Date;
  readonly cities: readonly CityArea[];
  readonly pictures: readonly Picture[];
  /** Ids of the first business and review; the others follow without a gap. */
  readonly firstBusiness: number;
  readonly firstReview: number;
  /** Members that write; those that own businesses follow them and write nothing, so that nobody reviews what is theirs. */
  readonly authors: number;
  readonly owners: number;
  /** City of each business, in the order in which they are written. */
  readonly cityOf: Uint16Array;
  /** Number of reviews of each business. */
  readonly reviewsOf: Uint32Array;
}

export const USER_COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'pet_first_name',
  'is_registration_complete',
  'created_at',
  'updated_at',
] as const;

export const BUSINESS_COLUMNS = [
  'id',
  'owner_id',
  'name',
  'description',
  'category',
  'address',
  'city',
  'state',
  'zip_code',
  'phone',
  'website',
  'email',
  'latitude',
  'longitude',
  'price_range',
  'tier',
  'pet_perks',
  'images',
  'image_alts',
  'rating_sum',
  'review_count',
  'favorable_count',
  'is_verified',
  'is_claimed',
  'claimed_by',
  'approval_status',
  'created_at',
  'updated_at',
] as const;

export const REVIEW_COLUMNS = [
  'id',
  'business_id',
  'user_id',
  'pet_name',
  'rating',
  'title',
  'content',
  'created_at',
  'updated_at',
] as const;

const DAY = 24 * 60 * 60 * 1000;
const OWNED_SHARE = 0.3;
const PREMIUM_SHARE = 0.15;
/** Reviews that a member writes on average. */
const REVIEWS_EACH = 12;
/** Businesses of an owner on average. */
const BUSINESSES_EACH = 3;

/** Decides how many businesses each city, how many reviews each business and how many members there are. */
export function makePlan(
  material: Pick<BulkPlan, 'seed' | 'now' | 'cities' | 'pictures' | 'firstBusiness' | 'firstReview'>,
  businesses: number,
  reviews: number,
): BulkPlan {
  const random = new Random(material.seed);
  const shares = businessesByCity(
    material.cities.map(({ population }) => population),
    businesses,
  );
  const cityOf = new Uint16Array(businesses);
  let next = 0;
  shares.forEach((share, city) => cityOf.fill(city, next, (next += share)));
  // Businesses come in any order, as they would in life: neighbors in a city are no neighbors on the disk.
  for (let i = businesses - 1; i > 0; i -= 1) {
    const j = random.whole(0, i);
    [cityOf[i], cityOf[j]] = [cityOf[j] ?? 0, cityOf[i] ?? 0];
  }
  const authors = Math.max(50, Math.ceil(reviews / REVIEWS_EACH), Math.ceil((4 * reviews) / businesses));
  const weights = Float64Array.from({ length: businesses }, () =>
    random.chance(0.15) ? 0 : Math.exp(1.1 * random.normal()),
  );
  if (!weights.some((weight) => weight > 0)) weights.fill(1);
  return {
    ...material,
    authors,
    owners: Math.ceil((businesses * OWNED_SHARE) / BUSINESSES_EACH),
    cityOf,
    reviewsOf: reviewsByPlace(weights, reviews, authors),
  };
}

export function* userRows(plan: BulkPlan): Generator<CopyValue[]> {
  const random = new Random(plan.seed + 1);
  const made = new Date(plan.now.getTime() - 750 * DAY);
  for (let n = 0; n < plan.authors + plan.owners; n += 1) {
    const pet = random.chance(0.8) ? random.pick(PET_NAMES) : null;
    const email = `member.${plan.firstBusiness}.${n}@example.com`;
    yield [userId(plan, n), email, random.pick(FIRST_NAMES), random.pick(LAST_NAMES), pet, true, made, made];
  }
}

export function* businessRows(plan: BulkPlan): Generator<CopyValue[]> {
  for (let n = 0; n < plan.cityOf.length; n += 1) yield businessRow(plan, n);
}

export function* reviewRows(plan: BulkPlan): Generator<CopyValue[]> {
  let id = plan.firstReview;
  for (let n = 0; n < plan.cityOf.length; n += 1) {
    const count = plan.reviewsOf[n] ?? 0;
    if (count === 0) continue;
    const business = sketch(plan, n);
    const random = new Random(plan.seed ^ Math.imul(n + 1, 0x85ebca6b));
    const first = random.whole(0, plan.authors - 1);
    for (const rating of business.ratings) {
      // Neighbors in the ring of authors: as many different ones as there are reviews.
      const author = (first + id) % plan.authors;
      yield [id, plan.firstBusiness + n, userId(plan, author), ...reviewValues(plan, random, business, rating)];
      id += 1;
    }
  }
}

interface Sketch {
  readonly random: Random;
  readonly category: Category;
  readonly name: string;
  readonly opener: string;
  readonly city: CityArea;
  readonly ratings: readonly number[];
}

/** What business and reviews must agree on: drawn from a stream of its own, so that nothing has to be kept in between. */
function sketch(plan: BulkPlan, n: number): Sketch {
  const random = new Random(plan.seed ^ Math.imul(n + 1, 0x9e3779b1));
  const category = random.weighted(SHARES);
  const idea = newIdea(random, category);
  const quality = Math.min(4.9, 4.15 + 0.5 * random.normal());
  const ratings = Array.from({ length: plan.reviewsOf[n] ?? 0 }, () => ratingOf(random, quality));
  return { random, category, ...idea, city: plan.cities[plan.cityOf[n] ?? 0] as CityArea, ratings };
}

const SHARES = CATEGORIES.map((category) => [category, category === 'restaurants' ? 4 : 1.5] as const);

function businessRow(plan: BulkPlan, n: number): CopyValue[] {
  const { random, category, city, ratings, ...idea } = sketch(plan, n);
  const premium = random.chance(PREMIUM_SHARE);
  const owner = random.chance(OWNED_SHARE) ? userId(plan, plan.authors + random.whole(0, plan.owners - 1)) : null;
  const spot = spotIn(random, city);
  const slug = `place-${plan.firstBusiness + n}`;
  const { phone, website, email } = contact(random, city.state, slug, false);
  const pictures = random.some(
    plan.pictures.filter((picture) => picture.category === category),
    random.chance(0.3) ? 0 : random.whole(1, 3),
  );
  const made = new Date(plan.now.getTime() - random.between(731, 1400) * DAY);
  const description = (premium ? freeDescription : shortDescription)(random, category, idea, city.name);
  return [
    plan.firstBusiness + n,
    owner,
    idea.name,
    description,
    category,
    `${random.whole(10, 9999)} ${random.pick(STREETS)}`,
    city.name,
    city.state,
    spot.zip,
    phone,
    website,
    email,
    spot.latitude,
    spot.longitude,
    priceOf(random, category),
    premium ? 'premium' : 'free',
    somePerks(random, category, premium),
    pictures.map(({ url }) => url),
    pictures.map(({ alt }) => alt),
    ratings.reduce((sum, rating) => sum + rating, 0),
    ratings.length,
    ratings.filter((rating) => rating >= FAVORABLE_STARS).length,
    random.chance(0.3),
    owner !== null,
    owner,
    'approved',
    made,
    made,
  ];
}

function reviewValues(plan: BulkPlan, random: Random, business: Sketch, rating: number): CopyValue[] {
  const pet = random.chance(0.8) ? random.pick(PET_NAMES) : null;
  const at = new Date(plan.now.getTime() - random.between(0.1, 730) * DAY);
  const { title, content } = reviewText(random, business.category, rating, {
    city: business.city.name,
    name: business.name,
    pet,
  });
  return [pet, rating, title, content, at, at];
}

/** Unique to the run by the id of its first business, which no other run gets. */
function userId(plan: BulkPlan, n: number): string {
  return `${plan.firstBusiness.toString(16).padStart(8, '0')}-0000-4000-9000-${n.toString(16).padStart(12, '0')}`;
}
