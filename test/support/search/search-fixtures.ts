import type pg from 'pg';
import { CATEGORIES } from '../../../domain/business/category.js';
import { tidyEntries } from '../../../domain/shared/tidy-entries.js';
import { PRICE_RANGES } from '../../../domain/business/price-range.js';
import type { OracleBusiness } from './search-oracle.js';

/** Returns a generator of numbers from 0 to 1 for a seed (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Words that no stemmer changes. */
export const WORDS = [
  'barn',
  'oak',
  'moon',
  'lark',
  'fern',
  'wolf',
  'bark',
  'cub',
  'loft',
  'Zoë',
  'Café',
  'dock',
] as const;

/** Perks as owners spell them. Two are equal in the filter, and one is not a suggested perk. */
export const PERKS = ['Barn door', 'barn Door', 'Café Oak', "Wolf's \\ moon", 'Lark'] as const;

/** Towns near each other, a distant one, and one at the antimeridian. */
export const TOWNS = [
  { city: 'Alder', state: 'TX', town: 'alder,TX', latitude: 30.2, longitude: -97.7 },
  { city: 'Birch', state: 'TX', town: 'birch,TX', latitude: 30.31, longitude: -97.62 },
  { city: "Coe's Fort", state: 'OK', town: 'coe s fort,OK', latitude: 34.9, longitude: -97.4 },
  { city: 'Dune', state: 'AK', town: 'dune,AK', latitude: 52.9, longitude: 179.95 },
] as const;

/** Returns random businesses with many ties, gaps, and extreme values. */
export function randomTowns(count: number, seed: number): OracleBusiness[] {
  const chance = chances(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  return Array.from({ length: count }, (_, i) => {
    const town = one(TOWNS);
    const spread = one([0, 0.02, 0.2, 1]);
    const located = chance() < 0.93;
    const longitude = town.longitude + (chance() - 0.5) * spread;
    const reviewCount = one([0, 0, 1, 1, 2, 3, 40]);
    return {
      id: i + 1,
      name: `${one(WORDS)} ${one(WORDS)}${chance() < 0.2 ? ` ${one(['inn', 'Inn', 'INN'])}` : ''}`,
      category: one(CATEGORIES),
      description: chance() < 0.2 ? null : `${one(WORDS)} ${one(WORDS)} ${one(WORDS)}`,
      perks: chance() < 0.4 ? [] : tidyEntries([one(PERKS), one(PERKS), one(WORDS)]),
      address: chance() < 0.3 ? null : `${Math.floor(chance() * 9)} ${one(WORDS)} street`,
      city: chance() < 0.05 ? null : town.city,
      state: chance() < 0.05 ? null : town.state,
      latitude: located ? town.latitude + (chance() - 0.5) * spread : null,
      longitude: located ? (longitude > 180 ? longitude - 360 : longitude) : null,
      tier: chance() < 0.2 ? 'premium' : 'free',
      reviewCount,
      ratingSum: Math.floor(reviewCount * one([1, 3, 4, 4.5, 5])),
      isPublic: chance() < 0.95,
      priceRange: one([null, ...PRICE_RANGES]),
      isVerified: chance() < 0.3,
      favorableCount: one([0, 9, 10, 12]),
    };
  });
}

export async function insertPlaces(client: pg.ClientBase, places: readonly OracleBusiness[]): Promise<void> {
  await client.query(
    `insert into businesses (id, name, category, description, pet_perks, address, city, state, latitude, longitude, tier,
       approval_status, price_range, is_verified)
     select (p->>'id')::integer, p->>'name', p->>'category', p->>'description',
       array(select jsonb_array_elements_text(p->'perks')), p->>'address', p->>'city', p->>'state',
       (p->>'latitude')::float8, (p->>'longitude')::float8, p->>'tier', case when (p->>'isPublic')::boolean then 'approved' else 'pending' end,
       p->>'priceRange', (p->>'isVerified')::boolean
     from jsonb_array_elements($1::jsonb) p`,
    [JSON.stringify(places)],
  );
  await rate(client, places);
}

/** Sets the totals of places without adding reviews. */
export async function rate(
  client: Pick<pg.ClientBase, 'query'>,
  totals: readonly Readonly<Record<'id' | 'reviewCount' | 'ratingSum', number> & { favorableCount?: number }>[],
): Promise<void> {
  await client.query(
    `update business_entries e set review_count = (p->>'reviewCount')::integer, rating_sum = (p->>'ratingSum')::integer,
       favorable_count = coalesce((p->>'favorableCount')::integer, 0)
     from jsonb_array_elements($1::jsonb) p where e.id = (p->>'id')::integer`,
    [JSON.stringify(totals)],
  );
}
