import type { ApprovalStatus } from '../../domain/business/approval.js';
import { CATEGORIES, type Category } from '../../domain/business/category.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { PriceRange } from '../../domain/business/price-range.js';
import { PRICE_RANGES } from '../../domain/business/price-range.js';
import { withOwnCover, type Picture } from './pictures.js';
import { policyColumns } from './policies.js';
import { demoMemberId, memberId, MEMBERS, OWNERS } from './people.js';
import type { Random } from './random.js';
import { freeDescription, newIdea, premiumDescription, type Idea } from './sample-text.js';
import { randomPointIn, type CityArea } from './city-area.js';
import { BUSINESS_WORDS, DEMO_CITIES, WORDS } from './words/demo-words.js';

interface BusinessContext {
  readonly random: Random;
  readonly now: Date;
  readonly city: CityArea;
  readonly pictures: readonly Picture[];
}

export type DemoBusiness = ReturnType<typeof makeBusiness> & ReturnType<typeof policyColumns> & FactColumns;

/** What follows from statements, without any. */
const NO_STATEMENTS: FactColumns = {
  disputed: [],
  policyConfirmedAt: null,
  factsComputedAt: null,
  fitStale: 0,
  staleAt: null,
};

interface FactColumns {
  readonly disputed: readonly string[];
  readonly policyConfirmedAt: Date | null;
  readonly factsComputedAt: Date | null;
  readonly fitStale: number;
  readonly staleAt: Date | null;
}

interface Input {
  readonly category: Category;
  readonly tier: ListingTier;
  readonly status: ApprovalStatus;
  readonly owner?: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const POLICY_SEED = 9_011;
const PREMIUM_SHARE = 0.2;
const OWNED_SHARE = 0.35;

/** Number of businesses that are not public, in addition to the 600 that are. */
const HIDDEN = { pending: 6, under_review: 2, needs_revision: 2, rejected: 3 } as const;

/** Returns 600 public businesses in 48 cities, and a few that are pending or rejected. Ids start with `firstId`. */
export function makeBusinesses(
  random: Random,
  now: Date,
  cities: readonly CityArea[],
  pictures: readonly Picture[],
  firstId: number,
): DemoBusiness[] {
  const businesses: DemoBusiness[] = [];
  const names = new Set<string>();
  const covers = new Set<string>();
  const add = (city: CityArea, input: Input) => {
    const business = makeBusiness({ random, now, city, pictures }, input, names);
    business.id = firstId + businesses.length;
    // A seed of its own, so that other facts don't depend on it.
    const policy = policyColumns(POLICY_SEED + businesses.length, business, now);
    businesses.push({ ...business, ...withOwnCover(business, covers), ...policy, ...NO_STATEMENTS });
  };
  DEMO_CITIES.forEach(({ businesses: count }, index) => {
    const city = cities[index] as CityArea;
    for (let n = 0; n < count; n += 1) add(city, publicInput(random, city, n));
  });
  add(cities[0] as CityArea, { category: 'events', tier: 'free', status: 'pending', owner: demoMemberId('olive') });
  for (const [status, count] of Object.entries(HIDDEN) as [ApprovalStatus, number][]) {
    for (let n = 0; n < count; n += 1) {
      const category = random.pick(CATEGORIES);
      add(random.pick(cities), { category, tier: 'free', status, owner: randomOwner(random) });
    }
  }
  return businesses;
}

/** The first five businesses of a city have one category each. In Austin, Olive owns two and Carl claims the next two. */
function publicInput(random: Random, city: CityArea, n: number): Input {
  const category = CATEGORIES[n] ?? random.weighted(SHARES);
  const tier = random.chance(PREMIUM_SHARE) ? 'premium' : 'free';
  const owner = random.chance(OWNED_SHARE) ? randomOwner(random) : null;
  const input = { category, tier, status: 'approved', owner } as const;
  if (city.name !== 'Austin' || n > 3) return input;
  if (n < 2) return { ...input, tier: n === 0 ? 'free' : 'premium', owner: demoMemberId('olive') };
  return { ...input, owner: null };
}

const SHARES: readonly (readonly [Category, number])[] = [
  ['restaurants', 40],
  ['hotels', 20],
  ['events', 10],
  ['services', 20],
  ['homes', 10],
];

/** Returns one of about sixty members who own businesses. No demo account is among them. */
function randomOwner(random: Random): string {
  return memberId(random.whole(MEMBERS - OWNERS, MEMBERS));
}

/** `add` sets the id, and the reviews add to the totals. */
function makeBusiness(context: BusinessContext, input: Input, names: Set<string>) {
  const { random, now, city } = context;
  const idea = newUniqueIdea(random, input.category, names);
  const { name } = idea;
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-');
  const point = randomPointIn(random, city);
  const createdAt = new Date(
    now.getTime() - (random.chance(0.1) ? random.between(20, 200) : random.between(731, 1400)) * DAY_MS,
  );
  const premium = input.tier === 'premium';
  const perks = randomPerks(random, input.category, premium);
  return {
    id: 0,
    name,
    category: input.category,
    kind: idea.kind,
    tier: input.tier,
    description: random.chance(0.03)
      ? null
      : (premium ? premiumDescription : freeDescription)(random, input.category, idea, city.name),
    address: random.chance(0.03) ? null : `${random.whole(10, 4999)} ${random.pick(BUSINESS_WORDS.streets)}`,
    city: city.name,
    state: city.state,
    zipCode: point.zip,
    latitude: point.latitude,
    longitude: point.longitude,
    ...randomContact(random, city.state, slug, premium),
    priceRange: randomPrice(random, input.category),
    isActive: true,
    petPerks: perks,
    highlightedPerks: premium ? perks.slice(0, 3) : [],
    ...randomPictures(context, input.category, premium),
    arrivalNotes: premium && random.chance(0.85) ? random.pick(WORDS[input.category].arrival) : null,
    ...randomVerification(random, now),
    ...ownership(input.owner ?? null, createdAt),
    ...randomApproval(random, input.status, createdAt, now),
  };
}

function newUniqueIdea(random: Random, category: Category, names: Set<string>): Idea {
  for (;;) {
    const idea = newIdea(random, category);
    if (names.has(idea.name)) continue;
    names.add(idea.name);
    return idea;
  }
}

/** The phone numbers 555-0100 to 555-0199 are reserved for fiction, and example.com is reserved for examples. */
export function randomContact(random: Random, state: string, slug: string, premium: boolean) {
  const social = premium && random.chance(0.8);
  return {
    phone: random.chance(0.07)
      ? null
      : `(${BUSINESS_WORDS.areaCodes[state] ?? 800}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`,
    website: random.chance(0.15) ? null : `https://${slug}.example.com`,
    email: random.chance(0.3) ? null : `hello@${slug}.example.com`,
    facebookUrl: social ? `https://facebook.example.com/${slug}` : null,
    instagramUrl: social ? `https://instagram.example.com/${slug}` : null,
  };
}

export function randomPrice(random: Random, category: Category): PriceRange | null {
  let left = random.next();
  const index = WORDS[category].prices.findIndex((share) => (left -= share) < 0);
  return PRICE_RANGES[index] ?? null;
}

export function randomPerks(random: Random, category: Category, premium: boolean): string[] {
  return random.some(WORDS[category].perks, random.whole(premium ? 5 : 1, premium ? 9 : 6));
}

function randomPictures({ random, pictures }: BusinessContext, category: Category, premium: boolean) {
  const ofCategory = pictures.filter((picture) => picture.category === category);
  const count = random.chance(0.08) ? 0 : premium ? random.whole(3, 7) : random.whole(1, 3);
  const chosen = random.some(ofCategory, count);
  return { images: chosen.map(({ url }) => url), imageAlts: chosen.map(({ alt }) => alt) };
}

function randomVerification(random: Random, now: Date) {
  const isVerified = random.chance(0.3);
  return {
    isVerified,
    lastVerifiedAt: isVerified ? new Date(now.getTime() - random.between(5, 300) * DAY_MS) : null,
    verificationSource: isVerified ? random.pick(['phone call', 'website', 'visit']) : null,
  };
}

function ownership(owner: string | null, createdAt: Date) {
  return { ownerId: owner, isClaimed: owner !== null, claimedBy: owner, claimedAt: owner === null ? null : createdAt };
}

function randomApproval(random: Random, status: ApprovalStatus, createdAt: Date, now: Date) {
  // Pending businesses were submitted recently.
  const isPending = status === 'pending' || status === 'under_review';
  const submittedAt = isPending ? new Date(now.getTime() - random.between(0.2, 9) * DAY_MS) : createdAt;
  const reviewedAt = isPending ? null : new Date(submittedAt.getTime() + random.between(0.1, 2) * DAY_MS);
  return {
    approvalStatus: status,
    reviewedBy: reviewedAt === null ? null : 'admin',
    reviewedAt,
    rejectionReason:
      status === 'rejected' || status === 'needs_revision' ? random.pick(BUSINESS_WORDS.rejectionReasons) : null,
    createdAt: submittedAt,
    updatedAt: reviewedAt ?? submittedAt,
  };
}
