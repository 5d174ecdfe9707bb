/** A mixed load: every call of a search, places with their reviews, and pages. */
import autocannon from 'autocannon';
import { sql } from './own-database.js';
import { searchCalls } from '../search/search-calls.js';

const DRAWS = 2000;
const CONNECTIONS = 32;

/** Returns different paths, always the same for the same places. */
export async function mixedPaths(url: string): Promise<readonly string[]> {
  const calls = (await searchCalls(url, DRAWS)).filter(({ isLaterPage }) => !isLaterPage);
  const places = await sql<{ id: number }>(
    url,
    `select id from business_entries where review_count > 0 order by md5(id::text) limit ${DRAWS}`,
  );
  return calls.flatMap(({ path }, n) => {
    const id = String(places[n % places.length]?.id);
    const [, query = ''] = path.split('?');
    return [path, `/api/businesses/${id}`, `/api/businesses/${id}/reviews`, `/business/${id}`, `/browse?${query}`];
  });
}

/** Sends requests, and returns how many failed. A redirect is none. */
export async function load(address: string, paths: readonly string[], amount: number): Promise<number> {
  let n = 0;
  const setupRequest = (sent: object) => ({ ...sent, path: paths[n++ % paths.length] ?? '/' });
  const settings = { url: address, amount, connections: CONNECTIONS, timeout: 30, requests: [{ setupRequest }] };
  const result = await autocannon({ ...settings, sampleInt: 1000 });
  return result['4xx'] + result['5xx'] + result.errors;
}
