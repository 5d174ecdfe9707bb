import type { DemoBusiness } from './businesses.js';
import { demoMemberId, type DemoMember, type Member } from './people.js';
import type { Picture } from './pictures.js';
import type { Random } from './random.js';
import { responseText, reviewText } from './sample-text.js';
import { PEOPLE_AND_PETS } from './words/demo-words.js';

export const REVIEWS = 6000;

/** Numbers of reviews that make Ada gold, Ben silver, Cleo bronze, and Dora platinum. The newcomer has none. */
const DEMO_REVIEWS: Readonly<Record<DemoMember, number>> = {
  ada: 62,
  ben: 27,
  cleo: 9,
  dora: 118,
  olive: 3,
  carl: 2,
  newbie: 0,
};

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_AGE_DAYS = 730;
/** Share of reviews with an owner response. */
const RESPONSE_SHARE = 0.45;

interface Popularity {
  readonly business: DemoBusiness;
  /** Relative probability of a review; 0 for a business without reviews. */
  readonly weight: number;
  /** Typical rating. */
  readonly quality: number;
}

/**
 * Returns 6,000 published reviews of public businesses, at most one per member and business, and none by the
 * owner.
 */
export function makeReviews(
  random: Random,
  now: Date,
  businesses: readonly DemoBusiness[],
  members: readonly Member[],
  pictures: readonly Picture[],
  firstId: number,
): Review[] {
  const places = businesses
    .filter(({ approvalStatus }) => approvalStatus === 'approved')
    .map((business) => popularity(random, business));
  const quotas = quotasOf(random, members);
  const reviews = members.flatMap((member, index) =>
    chooseBusinesses(random, places, member, quotas[index] ?? 0).map((place) =>
      makeReview(random, now, place, member, pictures),
    ),
  );
  reviews.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  reviews.forEach((review, index) => {
    review.id = firstId + index;
  });
  return reviews;
}

/** Returns the owner responses. Olive responded to every other review, so that her businesses show both cases. */
export function makeResponses(
  random: Random,
  now: Date,
  businesses: readonly DemoBusiness[],
  reviews: readonly Review[],
) {
  const byId = new Map(businesses.map((business) => [business.id, business]));
  return reviews.flatMap((review, index) => {
    const business = byId.get(review.businessId);
    if (business?.ownerId == null) return [];
    const olive = business.ownerId === demoMemberId('olive');
    if (olive ? index % 2 === 0 : !random.chance(RESPONSE_SHARE)) return [];
    const at = new Date(Math.min(now.getTime(), review.createdAt.getTime() + random.between(0.1, 6) * DAY_MS));
    const placeholders = { city: business.city, name: business.name, pet: review.petName };
    return [
      {
        reviewId: review.id,
        businessId: business.id,
        responderId: business.ownerId,
        content: responseText(random, review.rating, placeholders),
        createdAt: at,
        updatedAt: at,
      },
    ];
  });
}

function popularity(random: Random, business: DemoBusiness): Popularity {
  const isOlives = business.ownerId === demoMemberId('olive');
  const weight = isOlives ? 3 : random.chance(0.08) ? 0 : Math.exp(random.normal());
  return { business, weight, quality: isOlives ? 4.5 : Math.min(4.9, 4.15 + 0.5 * random.normal()) };
}

/** Returns the number of reviews per member, 6,000 in total: a handful for most members, dozens for some. */
function quotasOf(random: Random, members: readonly Member[]): number[] {
  const fixed = Object.values(DEMO_REVIEWS);
  const weights = members.slice(fixed.length).map(() => (random.chance(0.1) ? 0 : Math.exp(0.9 * random.normal())));
  const left = REVIEWS - fixed.reduce((sum, n) => sum + n, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const quotas = weights.map((weight) => Math.min(200, Math.floor((left * weight) / total)));
  // Rounding leaves a remainder: the first authors get one more review each.
  let missing = left - quotas.reduce((sum, quota) => sum + quota, 0);
  for (let i = 0; missing > 0; i = (i + 1) % quotas.length) {
    if ((weights[i] ?? 0) === 0) continue;
    quotas[i] = (quotas[i] ?? 0) + 1;
    missing -= 1;
  }
  return [...fixed, ...quotas];
}

/** Returns `count` businesses of other owners, weighted by popularity (algorithm: Efraimidis and Spirakis, 2006). */
function chooseBusinesses(random: Random, places: readonly Popularity[], member: Member, count: number): Popularity[] {
  if (count === 0) return [];
  return places
    .filter(({ weight, business }) => weight > 0 && business.ownerId !== member.id)
    .map((place) => ({ place, key: -Math.log(1 - random.next()) / place.weight }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ place }) => place);
}

export type Review = ReturnType<typeof makeReview>;

/** `makeReviews` sets the id. */
function makeReview(
  random: Random,
  now: Date,
  { business, quality }: Popularity,
  member: Member,
  pictures: readonly Picture[],
) {
  const rating = randomRating(random, quality);
  const petName = random.chance(0.85)
    ? (member.petFirstName ?? (random.chance(0.3) ? random.pick(PEOPLE_AND_PETS.petNames) : null))
    : null;
  const businessCreatedAt = business.createdAt.getTime();
  const age = Math.min(MAX_AGE_DAYS, (now.getTime() - businessCreatedAt) / DAY_MS - 1);
  // Recent months have more reviews, because the site grows.
  const at = new Date(now.getTime() - Math.max(0.01, age) * random.next() ** 1.4 * DAY_MS);
  const placeholders = { city: business.city, name: business.name, pet: petName };
  return {
    id: 0,
    businessId: business.id,
    userId: member.id,
    petName,
    rating,
    ...reviewText(random, business.category, rating, placeholders),
    images: random.chance(0.06) ? imagesOf(random, business, pictures) : [],
    createdAt: at,
    updatedAt: at,
  };
}

/** Returns whole stars around the quality of a business. Any business gets an occasional bad review. */
export function randomRating(random: Random, quality: number): number {
  if (random.chance(0.05)) return random.whole(1, 2);
  return Math.max(1, Math.min(5, Math.round(quality + 0.85 * random.normal())));
}

function imagesOf(random: Random, business: DemoBusiness, pictures: readonly Picture[]): string[] {
  const ofCategory = pictures.filter(({ category }) => category === business.category);
  return random.some(ofCategory, random.whole(1, 3)).map(({ url }) => url);
}
