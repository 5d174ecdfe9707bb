import { CATEGORIES, type Category } from '../../domain/business/category.js';
import { FAVORABLE_STARS } from '../../domain/review/rating.js';
import type { CopyValue } from '../postgres/copy-rows.js';
import { randomContact, randomPerks, randomPrice } from './businesses.js';
import type { Picture } from './pictures.js';
import { Random } from './random.js';
import { randomRating } from './reviews.js';
import { freeDescription, newIdea, reviewText, shortDescription } from './sample-text.js';
import { randomPointIn, type CityArea } from './city-area.js';
import { businessesPerCity, reviewsPerBusiness } from './distribution.js';
import { BUSINESS_WORDS, PEOPLE_AND_PETS } from './words/demo-words.js';

export interface BulkPlan {
  readonly seed: number;
  readonly now: Date;
  readonly cities: readonly CityArea[];
  readonly pictures: readonly Picture[];
  /** Ids of the first business and the first review. The others follow without gaps. */
  readonly firstBusiness: number;
  readonly firstReview: number;
  /** Number of members who write reviews. Owners are other members, so no owner reviews an own business. */
  readonly authors: number;
  readonly owners: number;
  /** Index of the city of each business, in insertion order. */
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

const DAY_MS = 24 * 60 * 60 * 1000;
const OWNED_SHARE = 0.3;
const PREMIUM_SHARE = 0.15;
/** Average number of reviews per author. */
const REVIEWS_PER_AUTHOR = 12;
/** Average number of businesses per owner. */
const BUSINESSES_PER_OWNER = 3;

/** Decides the number of businesses per city, of reviews per business, and of members. */
export function makePlan(
  input: Pick<BulkPlan, 'seed' | 'now' | 'cities' | 'pictures' | 'firstBusiness' | 'firstReview'>,
  businesses: number,
  reviews: number,
): BulkPlan {
  const random = new Random(input.seed);
  const shares = businessesPerCity(
    input.cities.map(({ population }) => population),
    businesses,
  );
  const cityOf = new Uint16Array(businesses);
  let next = 0;
  shares.forEach((share, city) => cityOf.fill(city, next, (next += share)));
  // Shuffle, as in real life: businesses of one city are not adjacent on disk.
  for (let i = businesses - 1; i > 0; i -= 1) {
    const j = random.whole(0, i);
    [cityOf[i], cityOf[j]] = [cityOf[j] ?? 0, cityOf[i] ?? 0];
  }
  const authors = Math.max(50, Math.ceil(reviews / REVIEWS_PER_AUTHOR), Math.ceil((4 * reviews) / businesses));
  const weights = Float64Array.from({ length: businesses }, () =>
    random.chance(0.15) ? 0 : Math.exp(1.1 * random.normal()),
  );
  if (!weights.some((weight) => weight > 0)) weights.fill(1);
  return {
    ...input,
    authors,
    owners: Math.ceil((businesses * OWNED_SHARE) / BUSINESSES_PER_OWNER),
    cityOf,
    reviewsOf: reviewsPerBusiness(weights, reviews, authors),
  };
}

export function* userRows(plan: BulkPlan): Generator<CopyValue[]> {
  const random = new Random(plan.seed + 1);
  const createdAt = new Date(plan.now.getTime() - 750 * DAY_MS);
  for (let n = 0; n < plan.authors + plan.owners; n += 1) {
    const pet = random.chance(0.8) ? random.pick(PEOPLE_AND_PETS.petNames) : null;
    const email = `member.${plan.firstBusiness}.${n}@example.com`;
    yield [
      userId(plan, n),
      email,
      random.pick(PEOPLE_AND_PETS.firstNames),
      random.pick(PEOPLE_AND_PETS.lastNames),
      pet,
      true,
      createdAt,
      createdAt,
    ];
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
    const business = draftBusiness(plan, n);
    const random = new Random(plan.seed ^ Math.imul(n + 1, 0x85ebca6b));
    const first = random.whole(0, plan.authors - 1);
    for (const rating of business.ratings) {
      // Consecutive authors, wrapping around, so that no author reviews a business twice.
      const author = (first + id) % plan.authors;
      yield [id, plan.firstBusiness + n, userId(plan, author), ...reviewValues(plan, random, business, rating)];
      id += 1;
    }
  }
}

interface BusinessDraft {
  readonly random: Random;
  readonly category: Category;
  readonly name: string;
  readonly opener: string;
  readonly city: CityArea;
  readonly ratings: readonly number[];
}

/** Returns the facts that a business shares with its reviews. A seed per business makes storing them unnecessary. */
function draftBusiness(plan: BulkPlan, n: number): BusinessDraft {
  const random = new Random(plan.seed ^ Math.imul(n + 1, 0x9e3779b1));
  const category = random.weighted(CATEGORY_WEIGHTS);
  const idea = newIdea(random, category);
  const quality = Math.min(4.9, 4.15 + 0.5 * random.normal());
  const ratings = Array.from({ length: plan.reviewsOf[n] ?? 0 }, () => randomRating(random, quality));
  return { random, category, ...idea, city: plan.cities[plan.cityOf[n] ?? 0] as CityArea, ratings };
}

const CATEGORY_WEIGHTS = CATEGORIES.map((category) => [category, category === 'restaurants' ? 4 : 1.5] as const);

function businessRow(plan: BulkPlan, n: number): CopyValue[] {
  const { random, category, city, ratings, ...idea } = draftBusiness(plan, n);
  const premium = random.chance(PREMIUM_SHARE);
  const owner = random.chance(OWNED_SHARE) ? userId(plan, plan.authors + random.whole(0, plan.owners - 1)) : null;
  const point = randomPointIn(random, city);
  const slug = `place-${plan.firstBusiness + n}`;
  const { phone, website, email } = randomContact(random, city.state, slug, false);
  const pictures = random.some(
    plan.pictures.filter((picture) => picture.category === category),
    random.chance(0.3) ? 0 : random.whole(1, 3),
  );
  const createdAt = new Date(plan.now.getTime() - random.between(731, 1400) * DAY_MS);
  const description = (premium ? freeDescription : shortDescription)(random, category, idea, city.name);
  return [
    plan.firstBusiness + n,
    owner,
    idea.name,
    description,
    category,
    `${random.whole(10, 9999)} ${random.pick(BUSINESS_WORDS.streets)}`,
    city.name,
    city.state,
    point.zip,
    phone,
    website,
    email,
    point.latitude,
    point.longitude,
    randomPrice(random, category),
    premium ? 'premium' : 'free',
    randomPerks(random, category, premium),
    pictures.map(({ url }) => url),
    pictures.map(({ alt }) => alt),
    ratings.reduce((sum, rating) => sum + rating, 0),
    ratings.length,
    ratings.filter((rating) => rating >= FAVORABLE_STARS).length,
    random.chance(0.3),
    owner !== null,
    owner,
    'approved',
    createdAt,
    createdAt,
  ];
}

function reviewValues(plan: BulkPlan, random: Random, business: BusinessDraft, rating: number): CopyValue[] {
  const pet = random.chance(0.8) ? random.pick(PEOPLE_AND_PETS.petNames) : null;
  const at = new Date(plan.now.getTime() - random.between(0.1, 730) * DAY_MS);
  const { title, content } = reviewText(random, business.category, rating, {
    city: business.city.name,
    name: business.name,
    pet,
  });
  return [pet, rating, title, content, at, at];
}

/** Contains the id of the run's first business, so ids of different runs differ. */
function userId(plan: BulkPlan, n: number): string {
  return `${plan.firstBusiness.toString(16).padStart(8, '0')}-0000-4000-9000-${n.toString(16).padStart(12, '0')}`;
}
