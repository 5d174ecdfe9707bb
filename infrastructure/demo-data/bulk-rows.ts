import { CATEGORIES, type Category } from '../../domain/business/category.js';
import type { Kind } from '../../domain/business/kind/kind-label.js';
import { randomContact, randomPerks, randomPrice } from './businesses.js';
import { withOwnCover, type Picture } from './pictures.js';
import { policyColumns } from './policies.js';
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

export function* userRows(plan: BulkPlan) {
  const random = new Random(plan.seed + 1);
  const createdAt = new Date(plan.now.getTime() - 750 * DAY_MS);
  for (let n = 0; n < plan.authors + plan.owners; n += 1) {
    const petFirstName = random.chance(0.8) ? random.pick(PEOPLE_AND_PETS.petNames) : null;
    yield {
      id: userId(plan, n),
      email: `member.${plan.firstBusiness}.${n}@example.com`,
      firstName: random.pick(PEOPLE_AND_PETS.firstNames),
      lastName: random.pick(PEOPLE_AND_PETS.lastNames),
      petFirstName,
      isRegistrationComplete: true,
      createdAt,
      updatedAt: createdAt,
    };
  }
}

export function* businessRows(plan: BulkPlan) {
  for (let n = 0; n < plan.cityOf.length; n += 1) yield businessRow(plan, n);
}

export function* reviewRows(plan: BulkPlan) {
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
      const keys = { id, businessId: plan.firstBusiness + n, userId: userId(plan, author) };
      yield { ...keys, ...reviewValues(plan, random, business, rating) };
      id += 1;
    }
  }
}

interface BusinessDraft {
  readonly random: Random;
  readonly category: Category;
  readonly name: string;
  readonly kind: Kind | null;
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

function businessRow(plan: BulkPlan, n: number) {
  const { random, category, city, ratings: _, ...idea } = draftBusiness(plan, n);
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
  const row = {
    id: plan.firstBusiness + n,
    ownerId: owner,
    name: idea.name,
    description,
    category,
    kind: idea.kind,
    address: `${random.whole(10, 9999)} ${random.pick(BUSINESS_WORDS.streets)}`,
    city: city.name,
    state: city.state,
    zipCode: point.zip,
    phone,
    website,
    email,
    latitude: point.latitude,
    longitude: point.longitude,
    priceRange: randomPrice(random, category),
    tier: premium ? 'premium' : 'free',
    petPerks: randomPerks(random, category, premium),
    images: pictures.map(({ url }) => url),
    imageAlts: pictures.map(({ alt }) => alt),
    isVerified: random.chance(0.3),
    isClaimed: owner !== null,
    claimedBy: owner,
    approvalStatus: 'approved',
    createdAt,
    updatedAt: createdAt,
  };
  return { ...row, ...withOwnCover(row), ...policyColumns(plan.seed + n, row, plan.now) };
}

function reviewValues(plan: BulkPlan, random: Random, business: BusinessDraft, rating: number) {
  const petName = random.chance(0.8) ? random.pick(PEOPLE_AND_PETS.petNames) : null;
  const at = new Date(plan.now.getTime() - random.between(0.1, 730) * DAY_MS);
  const placeholders = { city: business.city.name, name: business.name, pet: petName };
  const text = reviewText(random, business.category, rating, placeholders);
  return { petName, rating, ...text, createdAt: at, updatedAt: at };
}

/** Contains the id of the run's first business, so ids of different runs differ. */
function userId(plan: BulkPlan, n: number): string {
  return `${plan.firstBusiness.toString(16).padStart(8, '0')}-0000-4000-9000-${n.toString(16).padStart(12, '0')}`;
}
