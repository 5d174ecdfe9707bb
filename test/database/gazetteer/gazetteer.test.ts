import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { STATE_CODES } from '../../../domain/gazetteer/us-state.js';
import { loadGazetteer } from '../../../infrastructure/gazetteer/load-gazetteer.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

let client: pg.Client;

beforeAll(async () => {
  const { ownerUrl } = await emptyDirectory('gazetteer');
  client = new pg.Client(ownerUrl);
  await client.connect();
});
afterAll(() => client.end());

describe('the gazetteer', () => {
  it.each([
    ['Austin', 'TX', 30.27, -97.74],
    ['New York', 'NY', 40.71, -74.01],
    ['Kansas City', 'MO', 39.1, -94.58],
    ['Kansas City', 'KS', 39.11, -94.63],
    ['Saint Paul', 'MN', 44.94, -93.09],
    ['St. Louis', 'MO', 38.63, -90.2],
    ['Washington', 'DC', 38.9, -77.04],
    ['Honolulu', 'HI', 21.31, -157.86],
    ['Brooklyn', 'NY', 40.65, -73.95],
    ['Queens', 'NY', 40.68, -73.84],
    ['Bronx', 'NY', 40.85, -73.87],
    ['Manhattan', 'NY', 40.78, -73.97],
    ['Staten Island', 'NY', 40.56, -74.14],
  ])('the gazetteer contains %s, %s', async (name, state, latitude, longitude) => {
    const { rows } = await client.query(
      `select round(latitude::numeric, 2)::float as latitude, round(longitude::numeric, 2)::float as longitude
       from places where town = town_key($1) || ',' || $2 and population > 100000`,
      [name, state],
    );
    expect(rows).toEqual([{ latitude, longitude }]);
  });

  it('the gazetteer links the alternative names of New York, the Bronx, and Washington to their city', async () => {
    const { rows } = await client.query(
      `select other.name as other, city.name, city.state from places other join places city on city.id = -other.id
       where other.id < 0 order by 1`,
    );
    expect(rows).toEqual([
      { other: 'New York City', name: 'New York', state: 'NY' },
      { other: 'The Bronx', name: 'Bronx', state: 'NY' },
      { other: 'Washington, D.C.', name: 'Washington', state: 'DC' },
    ]);
  });

  it('the gazetteer contains cities and ZIP codes in each of the 50 states and DC, and nowhere else', async () => {
    for (const table of ['places', 'postal_codes']) {
      const { rows } = await client.query<{ state: string }>(`select distinct state from ${table}`);
      expect(rows.map(({ state }) => state).toSorted()).toEqual([...STATE_CODES].toSorted());
    }
  });

  it('the gazetteer contains the location of a ZIP code', async () => {
    const { rows } = await client.query(
      `select city, state, latitude from postal_codes where zip in ('78701', '00501')`,
    );
    expect(rows).toContainEqual({ city: 'Austin', state: 'TX', latitude: 30.2713 });
    expect(rows).toContainEqual({ city: 'Holtsville', state: 'NY', latitude: 40.8154 });
  });

  it('the gazetteer is loaded again only if its version changed', async () => {
    expect(await loadGazetteer(client)).toBe(false);
    await client.query(`update gazetteer set source = 'an older one'`);
    await client.query(`delete from places where name = 'Austin'`);
    expect(await loadGazetteer(client)).toBe(true);
    const { rows } = await client.query(`select count(*)::integer as n from places where name = 'Austin'`);
    expect(rows).toEqual([{ n: 4 }]);
  });
});
