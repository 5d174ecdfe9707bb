import type { ApprovalStatus } from '../../domain/business/approval.js';
import { CATEGORIES, type Category } from '../../domain/business/category.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { PriceRange } from '../../domain/business/price-range.js';
import { PRICE_RANGES } from '../../domain/business/price-range.js';
import { DEMO_CITIES } from './cities.js';
import type { Picture } from './pictures.js';
import { demoMemberId, memberId, MEMBERS } from './people.js';
import type { Random } from './random.js';
import { freeDescription, newIdea, premiumDescription, type Idea } from './sample-text.js';
import { spotIn, type CityArea } from './where.js';
import { WORDS } from './words/by-category.js';
import { AREA_CODES, STREETS } from './words/business-names.js';

export interface DemoBusiness {
  id: number;
  ownerId: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly category: Category;
  readonly address: string | null;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly email: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly priceRange: PriceRange | null;
  tier: ListingTier;
  readonly isActive: boolean;
  readonly petPerks: readonly string[];
  readonly highlightedPerks: readonly string[];
  readonly images: readonly string[];
  readonly imageAlts: readonly string[];
  readonly arrivalNotes: string | null;
  readonly facebookUrl: string | null;
  readonly instagramUrl: string | null;
  ratingSum: number;
  reviewCount: number;
  favorableCount: number;
  readonly isVerified: boolean;
  readonly lastVerifiedAt: Date | null;
  readonly verificationSource: string | null;
  isClaimed: boolean;
  claimedBy: string | null;
  claimedAt: Date | null;
  readonly approvalStatus: ApprovalStatus;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  readonly rejectionReason: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface BusinessMaterial {
  readonly random: Random;
  readonly now: Date;
  readonly city: CityArea;
  readonly pictures: readonly Picture[];
}

interface Input {
  readonly category: Category;
  readonly tier: ListingTier;
  readonly status: ApprovalStatus;
  readonly owner?: string | null;
}

const DAY = 24 * 60 * 60 * 1000;
const PREMIUM_SHARE = 0.2;
const OWNED_SHARE = 0.35;

/** Businesses that are not public, beside the 600 that are. */
const HIDDEN: readonly ApprovalStatus[] = [
  'pending',
  'pending',
  'pending',
  'pending',
  'pending',
  'pending',
  'under_review',
  'under_review',
  'needs_revision',
  'needs_revision',
  'rejected',
  'rejected',
  'rejected',
];

const REJECTIONS = [
  'The address does not exist. Please check it and submit again.',
  'The description is about another place.',
  'This place is already listed under the same address.',
];

/** 600 public businesses in 48 cities, with a few more that wait or were rejected. Ids begin at `firstId`. */
export function makeBusinesses(
  random: Random,
  now: Date,
  cities: readonly CityArea[],
  pictures: readonly Picture[],
  firstId: number,
): DemoBusiness[] {
  const businesses: DemoBusiness[] = [];
  const names = new Set<string>();
  const add = (city: CityArea, input: Input) => {
    const business = makeBusiness({ random, now, city, pictures }, input, names);
    business.id = firstId + businesses.length;
    businesses.push(business);
  };
  DEMO_CITIES.forEach(({ businesses: count }, index) => {
    const city = cities[index] as CityArea;
    for (let n = 0; n < count; n += 1) add(city, publicInput(random, city, n));
  });
  add(cities[0] as CityArea, { category: 'events', tier: 'free', status: 'pending', owner: demoMemberId('olive') });
  for (const status of HIDDEN) {
    const category = random.pick(CATEGORIES);
    add(random.pick(cities), { category, tier: 'free', status, owner: someMember(random) });
  }
  return businesses;
}

/** The first five of a city are one of each category; of Austin's first two Olive is the owner, the next two Carl claims. */
function publicInput(random: Random, city: CityArea, n: number): Input {
  const category = CATEGORIES[n] ?? random.weighted(SHARES);
  const tier = random.chance(PREMIUM_SHARE) ? 'premium' : 'free';
  const owner = random.chance(OWNED_SHARE) ? someMember(random) : null;
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

/** About sixty members own businesses; none of them is a demo member. */
function someMember(random: Random): string {
  return memberId(random.whole(MEMBERS - 60, MEMBERS));
}

function makeBusiness(material: BusinessMaterial, input: Input, names: Set<string>): DemoBusiness {
  const { random, now, city } = material;
  const idea = unusedIdea(random, input.category, names);
  const { name } = idea;
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-');
  const spot = spotIn(random, city);
  const createdAt = new Date(
    now.getTime() - (random.chance(0.1) ? random.between(20, 200) : random.between(731, 1400)) * DAY,
  );
  const premium = input.tier === 'premium';
  const perks = somePerks(random, input.category, premium);
  return {
    id: 0,
    name,
    category: input.category,
    tier: input.tier,
    description: random.chance(0.03)
      ? null
      : (premium ? premiumDescription : freeDescription)(random, input.category, idea, city.name),
    address: random.chance(0.03) ? null : `${random.whole(10, 4999)} ${random.pick(STREETS)}`,
    city: city.name,
    state: city.state,
    zipCode: spot.zip,
    latitude: spot.latitude,
    longitude: spot.longitude,
    ...contact(random, city.state, slug, premium),
    priceRange: priceOf(random, input.category),
    isActive: true,
    petPerks: perks,
    highlightedPerks: premium ? perks.slice(0, 3) : [],
    ...somePictures(material, input.category, premium),
    arrivalNotes: premium && random.chance(0.85) ? random.pick(WORDS[input.category].arrival) : null,
    ratingSum: 0,
    reviewCount: 0,
    favorableCount: 0,
    ...verification(random, now),
    ...ownership(input.owner ?? null, createdAt),
    ...approval(random, input.status, createdAt, now),
  };
}

function unusedIdea(random: Random, category: Category, names: Set<string>): Idea {
  for (;;) {
    const idea = newIdea(random, category);
    if (names.has(idea.name)) continue;
    names.add(idea.name);
    return idea;
  }
}

/** Numbers 555-0100 to 555-0199 are kept free for fiction, and example.com for examples. */
export function contact(random: Random, state: string, slug: string, premium: boolean) {
  const social = premium && random.chance(0.8);
  return {
    phone: random.chance(0.07)
      ? null
      : `(${AREA_CODES[state] ?? 800}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`,
    website: random.chance(0.15) ? null : `https://${slug}.example.com`,
    email: random.chance(0.3) ? null : `hello@${slug}.example.com`,
    facebookUrl: social ? `https://facebook.example.com/${slug}` : null,
    instagramUrl: social ? `https://instagram.example.com/${slug}` : null,
  };
}

export function priceOf(random: Random, category: Category): PriceRange | null {
  let left = random.next();
  const index = WORDS[category].prices.findIndex((share) => (left -= share) < 0);
  return PRICE_RANGES[index] ?? null;
}

export function somePerks(random: Random, category: Category, premium: boolean): string[] {
  return random.some(WORDS[category].perks, random.whole(premium ? 5 : 1, premium ? 9 : 6));
}

function somePictures({ random, pictures }: BusinessMaterial, category: Category, premium: boolean) {
  const fitting = pictures.filter((picture) => picture.category === category);
  const count = random.chance(0.08) ? 0 : premium ? random.whole(3, 7) : random.whole(1, 3);
  const chosen = random.some(fitting, count);
  return { images: chosen.map(({ url }) => url), imageAlts: chosen.map(({ alt }) => alt) };
}

function verification(random: Random, now: Date) {
  const isVerified = random.chance(0.3);
  return {
    isVerified,
    lastVerifiedAt: isVerified ? new Date(now.getTime() - random.between(5, 300) * DAY) : null,
    verificationSource: isVerified ? random.pick(['phone call', 'website', 'visit']) : null,
  };
}

function ownership(owner: string | null, createdAt: Date) {
  return { ownerId: owner, isClaimed: owner !== null, claimedBy: owner, claimedAt: owner === null ? null : createdAt };
}

function approval(random: Random, status: ApprovalStatus, createdAt: Date, now: Date) {
  // What waits for a decision came in lately.
  const waits = status === 'pending' || status === 'under_review';
  const made = waits ? new Date(now.getTime() - random.between(0.2, 9) * DAY) : createdAt;
  const reviewedAt = waits ? null : new Date(made.getTime() + random.between(0.1, 2) * DAY);
  return {
    approvalStatus: status,
    reviewedBy: reviewedAt === null ? null : 'admin',
    reviewedAt,
    rejectionReason: status === 'rejected' || status === 'needs_revision' ? random.pick(REJECTIONS) : null,
    createdAt: made,
    updatedAt: reviewedAt ?? made,
  };
}
