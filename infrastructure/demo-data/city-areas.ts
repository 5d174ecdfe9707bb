import type pg from 'pg';
import { zipsOf, type CityArea } from './city-area.js';

/** The most populous town of each name and state, with the ZIP codes whose postal city has that name. */
const TOWNS = `
  select p.name, p.state, p.population, p.latitude, p.longitude, coalesce(z.zips, '[]') as zips
  from (select distinct on (town) * from places where id > 0 order by town, population desc, id) as p
  left join (
    select town_key(city) || ',' || state as town,
      json_agg(json_build_object('zip', zip, 'latitude', latitude, 'longitude', longitude) order by zip) as zips
    from postal_codes group by 1) as z on z.town = p.town`;

/** Returns all gazetteer towns with a population, and their ZIP codes, the largest first. */
export async function readAllCityAreas(client: pg.Client): Promise<CityArea[]> {
  const { rows } = await client.query<CityArea>(`${TOWNS} where p.population > 0 order by p.population desc, p.id`);
  return rows.map(cityArea);
}

/** Returns the wanted cities in the given order. Throws if the gazetteer has no such town. */
export async function readCityAreas(
  client: pg.Client,
  wanted: readonly { readonly name: string; readonly state: string }[],
): Promise<CityArea[]> {
  const { rows } = await client.query<CityArea>(
    `${TOWNS} where (p.name, p.state) in (select * from unnest($1::text[], $2::text[]))`,
    [wanted.map(({ name }) => name), wanted.map(({ state }) => state)],
  );
  const cities = new Map(rows.map((row) => [`${row.name}, ${row.state}`, cityArea(row)]));
  return wanted.map(({ name, state }) => {
    const city = cities.get(`${name}, ${state}`);
    if (city === undefined) throw new Error(`The gazetteer has no ${name}, ${state}.`);
    return city;
  });
}

function cityArea(row: CityArea): CityArea {
  return { ...row, zips: zipsOf(row, row.zips) };
}
