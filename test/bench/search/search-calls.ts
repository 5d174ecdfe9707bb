/** A fixed mix of every call of a search: lists and their later pages, facets, maps, and suggestions. */
import { CATEGORIES } from '../../../domain/business/category.js';
import { chances } from '../../support/search/search-fixtures.js';
import { sql } from '../measuring/own-database.js';

export interface SearchCall {
  /** Calls of the same kind are reported together. */
  readonly kind: string;
  readonly path: string;
  /** The call is the page after this one. */
  readonly isLaterPage: boolean;
}

type Query = Readonly<Record<string, string>>;

interface Town {
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

const SEED = 7;
const TOWNS = 500;
const TEXTS = [
  ...['pizza', 'coffee', 'groomer', 'dog park', 'hotel pool', 'brunch', 'vet', 'patio', 'training', 'apartment'],
  // Typed with a mistake, or found nowhere.
  ...['vetrinarian', 'zzzzqq'],
];
const TYPED = ['co', 'pat', 'hap', 'gol', 'dog p', 'brewry', 'the', 'vetr', 'zzzz'];
const PATHS = { List: '', 'Later page': '', Facets: '/facets', Map: '/map' } as const;
const NAMES = ['List', 'Later page', 'Facets', 'Map', 'Suggestions'] as const;

/** Half the size of a map's visible area, in degrees. */
const VIEW = { min: 0.02, max: 2 };

/** Returns as many calls of the places in the database as `count` says. */
export async function searchCalls(url: string, count: number): Promise<SearchCall[]> {
  const towns = await sql<Town>(
    url,
    `select city, state, latitude, longitude from businesses where is_public and latitude is not null
      order by md5(id::text) limit ${TOWNS}`,
  );
  const chance = chances(SEED);
  const one = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const near = wheres(towns, chance);
  const filters: readonly (() => Query)[] = [
    () => ({}),
    () => ({ category: one(CATEGORIES) }),
    () => ({ perks: one(['Water bowls', 'Outdoor seating']), minRating: '4' }),
    () => ({ pets: 'dog:70', fits: 'yes' }),
  ];
  return Array.from({ length: count }, () => {
    const name = one(NAMES);
    const place = one(['everywhere', 'near', 'near'] as const);
    const where = place === 'everywhere' ? {} : one(near)();
    if (name === 'Suggestions') {
      return callOf(`${name}, ${place}`, '/api/suggestions', { q: one(TYPED), ...boundless(where) });
    }
    const text = one([null, one(TEXTS)]);
    const query = { ...where, ...one(filters)(), ...(text === null ? {} : { query: text }) };
    return {
      ...callOf(`${name}, ${place}, ${text === null ? 'no text' : 'a text'}`, `/api/businesses${PATHS[name]}`, query),
      isLaterPage: name === 'Later page',
    };
  });
}

function callOf(kind: string, path: string, query: Query): SearchCall {
  return { kind, path: `${path}?${new URLSearchParams(query).toString()}`, isLaterPage: false };
}

/** Suggestions take no map area. */
function boundless({ bounds: _, ...where }: Query): Query {
  return where;
}

function wheres(towns: readonly Town[], chance: () => number): readonly (() => Query)[] {
  const town = (): Town => {
    const drawn = towns[Math.floor(chance() * towns.length)];
    if (drawn === undefined) throw new Error('The database has no places.');
    return drawn;
  };
  return [
    () => ({ location: town().state }),
    () => {
      const { city, state } = town();
      return { location: `${city}, ${state}` };
    },
    () => {
      const { latitude, longitude } = town();
      return { latitude: String(latitude), longitude: String(longitude) };
    },
    () => {
      const { latitude, longitude } = town();
      const half = VIEW.min + chance() ** 3 * (VIEW.max - VIEW.min);
      const sides = [longitude - half, latitude - half, longitude + half, latitude + half];
      return { bounds: sides.map((side) => side.toFixed(4)).join(',') };
    },
  ];
}
