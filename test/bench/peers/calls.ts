/** The calls that both servers answer, drawn from the rows in the database: always the same for the same rows. */
import { sql } from '../measuring/own-database.js';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Kind = 'town' | 'point' | 'text' | 'detail' | 'reviews' | 'review';

/** Returns the `n`-th call of a kind. Calls repeat, except those that write. */
export type Calls = Readonly<Record<Kind, (n: number) => Call>>;

interface Town {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly lat: string;
  readonly lng: string;
}

export interface Drawn {
  /** Towns, drawn by the number of their places. */
  readonly towns: readonly Town[];
  /** IDs of places, drawn by the number of their reviews. */
  readonly reviewed: readonly number[];
  /** IDs of places that will get reviews, each once. */
  readonly places: readonly number[];
}

const DRAWS = 2000;
const MAX_PLACES = 60_000;
const CONTENT = 'Our dog loved it here and so did we. Friendly staff, quick service and plenty of shade.';

export async function drawFrom(url: string): Promise<Drawn> {
  const ids = async (text: string): Promise<number[]> => (await sql<{ id: number }>(url, text)).map(({ id }) => id);
  return {
    towns: await sql<Town>(
      url,
      `select c.id, c.name, c.state, c.lat::numeric(9, 5) as lat, c.lng::numeric(9, 5) as lng
        from (select * from bare.businesses order by md5(id::text) limit ${DRAWS}) b join bare.cities c on c.id = b.city_id
        order by md5(b.id::text)`,
    ),
    reviewed: await ids(`select business_id as id from bare.reviews order by md5(id::text) limit ${DRAWS}`),
    places: await ids(`select id from bare.businesses order by md5(id::text || 'write') limit ${MAX_PLACES}`),
  };
}

/** Returns the calls for the product. Each member reviews a place at most once; neighboring calls differ in both. */
export function productCalls(drawn: Drawn, address: string, cookies: readonly string[]): Calls {
  const { towns, reviewed, places } = drawn;
  const stride = Math.max(1, Math.floor(places.length / cookies.length));
  const api = (path: string, query?: Readonly<Record<string, string>>): Call => ({
    method: 'GET',
    path: `/api/businesses${path}${query === undefined ? '' : `?${new URLSearchParams(query).toString()}`}`,
  });
  const point = ({ lat, lng }: Town) => ({ latitude: lat, longitude: lng });
  return {
    town: (n) => {
      const { name, state } = at(towns, n);
      return api('', { category: 'restaurants', location: `${name}, ${state}`, sort: 'rating', limit: '12' });
    },
    point: (n) => api('', { category: 'restaurants', ...point(at(towns, n)), sort: 'rating', limit: '12' }),
    text: (n) => api('', { query: 'patio dog', ...point(at(towns, n)), limit: '12' }),
    detail: (n) => api(`/${at(reviewed, n)}`),
    reviews: (n) => api(`/${at(reviewed, n)}/reviews`, { limit: '10' }),
    review: (n) => {
      const member = n % cookies.length;
      const place = at(places, Math.floor(n / cookies.length) + member * stride);
      return {
        method: 'POST',
        path: `/api/businesses/${place}/reviews`,
        body: JSON.stringify({ rating: 1 + (n % 5), title: 'A good day', content: CONTENT }),
        headers: { 'content-type': 'application/json', origin: address, cookie: at(cookies, member) },
      };
    },
  };
}

/** Returns the same calls for the bare server. It answers a place and its newest reviews at once. */
export function bareCalls({ towns, reviewed, places }: Drawn): Calls {
  const list = (n: number): Call => ({ method: 'GET', path: `/list?city=${at(towns, n).id}&category=restaurants` });
  const place = (n: number): Call => ({ method: 'GET', path: `/business/${at(reviewed, n)}` });
  return {
    ...{ town: list, point: list, detail: place, reviews: place },
    text: (n) => {
      const { lat, lng } = at(towns, n);
      return { method: 'GET', path: `/search?q=patio%20dog&lat=${lat}&lng=${lng}` };
    },
    review: (n) => ({
      method: 'POST',
      path: '/review',
      body: JSON.stringify({ business: at(places, n), author: 'Sam', stars: 1 + (n % 5), body: CONTENT }),
      headers: { 'content-type': 'application/json' },
    }),
  };
}

function at<T>(list: readonly T[], n: number): T {
  const value = list[n % list.length];
  if (value === undefined) throw new Error('The database has no places with reviews.');
  return value;
}
