import type { BusinessFilters } from '../../../application/business/ports.js';
import type { Category } from '../../../domain/business/category.js';
import type { Sort } from '../../../domain/business/list-order.js';
import type { ListingTier } from '../../../domain/business/listing-tier.js';
import type { PriceRange } from '../../../domain/business/price-range.js';
import { recommendedScore } from '../../../domain/business/recommended.js';
import { relevanceScore } from '../../../domain/business/relevance.js';
import { FAVORITE_FROM } from '../../../domain/review/rating.js';
import { milesBetween } from '../../../domain/gazetteer/distance.js';

/** A business with the fields used in searches. */
export interface OracleBusiness {
  readonly id: number;
  readonly name: string;
  readonly category: Category;
  readonly description: string | null;
  readonly perks: readonly string[];
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly tier: ListingTier;
  readonly ratingSum: number;
  readonly reviewCount: number;
  readonly isPublic: boolean;
  readonly priceRange: PriceRange | null;
  readonly isVerified: boolean;
  readonly favorableCount: number;
}

export interface OracleHit {
  readonly id: number;
  readonly distance?: number;
  readonly isNearby?: boolean;
}

const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  restaurants: 'restaurant food dining',
  hotels: 'hotel travel lodging stay',
  events: 'event activity',
  services: 'service',
  homes: 'home real estate apartment rental',
};

const collator = new Intl.Collator('en-US', { sensitivity: 'base' });

/**
 * Returns what a search must find, with plain loops over all businesses. Words are compared unchanged, so texts may
 * contain only words that no stemmer changes. `rank` returns how well a business's text fits (0 to 1).
 */
export function referenceSearch(
  places: readonly OracleBusiness[],
  filters: BusinessFilters,
  sort: Sort,
  rank: (id: number) => number,
): OracleHit[] {
  const found = places.filter(
    (place) =>
      place.isPublic &&
      (filters.category === null || place.category === filters.category) &&
      (filters.text === null || fits(filters.text, wordsOf(place))) &&
      hasTraits(place, filters) &&
      inBounds(place, filters) &&
      inArea(place, filters),
  );
  const order = sort === 'relevance' && filters.text === null ? 'rating' : sort;
  return found.toSorted((a, b) => compare(a, b, order, filters, rank)).map((place) => hit(place, filters));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function words(text: string): string[] {
  return plain(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function wordsOf(place: OracleBusiness): ReadonlySet<string> {
  const texts = [place.name, CATEGORY_WORDS[place.category], ...place.perks, place.description ?? '', place.city ?? ''];
  return new Set(texts.flatMap(words));
}

/** 'a b' requires both words, 'a or b' either of them, and '-a' excludes a word. */
function fits(text: string, known: ReadonlySet<string>): boolean {
  return plain(text)
    .split(' or ')
    .some((all) =>
      all.split(' ').every((word) => (word.startsWith('-') ? !known.has(word.slice(1)) : known.has(word))),
    );
}

function inBounds({ latitude, longitude }: OracleBusiness, { bounds }: BusinessFilters): boolean {
  if (bounds === null) return true;
  if (latitude === null || longitude === null || latitude < bounds.south || latitude > bounds.north) return false;
  const [fromWest, toEast] = [longitude >= bounds.west, longitude <= bounds.east];
  return bounds.west <= bounds.east ? fromWest && toEast : fromWest || toEast;
}

function inArea(place: OracleBusiness, { area }: BusinessFilters): boolean {
  switch (area.kind) {
    case 'anywhere':
      return true;
    case 'around':
      return (milesTo(place, area) ?? Infinity) <= area.miles || isOf(place, area.town);
    case 'state':
      return place.state?.toUpperCase() === area.state;
    case 'address': {
      const known = new Set(words(`${place.city ?? ''} ${place.state ?? ''} ${place.address ?? ''}`));
      const asked = words(area.text);
      return asked.length > 0 && asked.every((word) => known.has(word));
    }
  }
}

function isOf(place: OracleBusiness, town: string | null): boolean {
  return (
    town !== null &&
    place.city !== null &&
    place.state !== null &&
    `${words(place.city).join(' ')},${place.state}` === town
  );
}

function milesTo({ latitude, longitude }: OracleBusiness, area: BusinessFilters['area']): number | null {
  if (area.kind !== 'around' || latitude === null || longitude === null) return null;
  return milesBetween(area.origin, { latitude, longitude });
}

function rating({ ratingSum, reviewCount }: OracleBusiness): number {
  return reviewCount === 0 ? 0 : Math.round((ratingSum * 100) / reviewCount);
}

function recommended(business: OracleBusiness): number {
  return recommendedScore(rating(business), business.reviewCount);
}

function scoreOf(business: OracleBusiness, rank: (id: number) => number): number {
  return relevanceScore(rank(business.id), recommended(business), business.tier);
}

/** Checks perks in any case and accent, one of the prices, and the other filters. */
function hasTraits(business: OracleBusiness, { traits }: BusinessFilters): boolean {
  const perks = new Set(business.perks.map(plain));
  return (
    traits.perks.every((perk) => perks.has(plain(perk))) &&
    (traits.price.length === 0 || (business.priceRange !== null && traits.price.includes(business.priceRange))) &&
    (traits.minRating === null || rating(business) >= traits.minRating * 100) &&
    (!traits.verified || business.isVerified) &&
    (!traits.favorites || business.favorableCount >= FAVORITE_FROM)
  );
}

function compare(
  a: OracleBusiness,
  b: OracleBusiness,
  sort: Sort,
  filters: BusinessFilters,
  rank: (id: number) => number,
): number {
  const byRating = rating(b) - rating(a);
  const byReviews = b.reviewCount - a.reviewCount;
  const byTier = Number(b.tier === 'premium') - Number(a.tier === 'premium');
  const byName = collator.compare(a.name, b.name) || a.id - b.id;
  const recommendedFirst = recommended(b) - recommended(a) || byReviews || byTier || byName;
  const best = byRating || byReviews || byTier || byName;
  switch (sort) {
    case 'rating':
      return best;
    case 'recommended':
      return recommendedFirst;
    case 'reviews':
      return byReviews || byRating || byTier || byName;
    case 'name':
      return byName;
    case 'relevance':
      return scoreOf(b, rank) - scoreOf(a, rank) || recommendedFirst;
    case 'distance':
      return byMiles(milesTo(a, filters.area), milesTo(b, filters.area)) || best;
  }
}

/** Sorts nearest first and businesses without coordinates last. Differences below a micrometer count as equal. */
function byMiles(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Math.abs(a - b) < 1e-9 ? 0 : a - b;
}

function hit(place: OracleBusiness, { area }: BusinessFilters): OracleHit {
  if (area.kind !== 'around') return { id: place.id };
  const miles = milesTo(place, area);
  const isNearby = area.town === null || !isOf(place, area.town);
  return { id: place.id, isNearby, ...(miles === null ? {} : { distance: Number(miles.toFixed(1)) }) };
}
