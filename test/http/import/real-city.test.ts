import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunImport } from '../../../application/import/run-import.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { cityElements, cityPlaces, IN_BOTH, overturePlaces } from '../../support/import/city.js';
import { xmlExtract } from '../../support/import/extract.js';
import { overtureParquet } from '../../support/import/parquet.js';
import { uploadImport } from '../../support/import/upload.js';

const PLACES = cityPlaces();
const LISTED = PLACES.filter(({ kind }) => kind !== null);

let app: TestApp;
let administrator: string;
beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_real_city'), WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  await imported('city.osm', xmlExtract(cityElements(PLACES)));
});
afterAll(() => app?.close());

async function imported(name: string, content: string | Uint8Array, query = '') {
  const sent = await uploadImport(app, administrator, name, content, query);
  const { id } = sent.json<{ id: number }>();
  await app.nest.get(RunImport).run(id);
  const url = `/api/admin/imports/${id}`;
  return (await app.fastify.inject({ url, headers: { cookie: administrator } })).json<{
    counts: object;
    skipped: object;
  }>();
}

const rows = async (sql: string) => (await app.database.pool.query<Record<string, unknown>>(sql)).rows;

/** Returns the names of all results of a search near the city. */
async function found(search: string): Promise<Set<string>> {
  const names = new Set<string>();
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({
      query: search,
      location: 'Baltimore, MD',
      limit: '100',
      ...(cursor !== null && { cursor }),
    });
    const page = await app.fastify.inject({ url: `/api/businesses?${query.toString()}` });
    for (const { name } of page.json<{ name: string }[]>()) names.add(name);
    cursor = /cursor=([^&>]+)[^>]*>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1] ?? null;
    cursor = cursor === null ? null : decodeURIComponent(cursor);
  } while (cursor !== null);
  return names;
}

describe('an OpenStreetMap extract of a city', () => {
  it('gives at least 99% of its places a town, a state, and a kind', async () => {
    const [shares] = await rows(`select count(*)::integer as places,
      count(*) filter (where city is not null and state is not null)::integer as towns, count(kind)::integer as kinds
      from businesses where is_public`);
    expect(shares).toEqual({ places: LISTED.length, towns: LISTED.length, kinds: LISTED.length });
  });

  it.each([
    ['vet', ['veterinarian', 'emergency-vet']],
    ['emergency vet', ['emergency-vet']],
    ['pet store', ['pet-store']],
    ['groomer', ['groomer']],
    ['boarding', ['boarding']],
    ['dog park', ['dog-park']],
    ['off leash', ['off-leash-area']],
    ['trail', ['trail']],
    ['hotel', ['hotel']],
  ])('finds every place for "%s" near the city', async (search, kinds) => {
    const names = await found(search);
    const expected = LISTED.filter(({ kind, tags }) => kinds.includes(String(kind)) && tags['name'] !== undefined);
    expect(expected.map(({ tags }) => tags['name']).filter((name) => !names.has(String(name)))).toEqual([]);
    expect(expected.length).toBeGreaterThan(0);
    expect(names.size).toBeLessThan(LISTED.length / 2);
  });

  it('finds every place with seats outside for "patio"', async () => {
    const names = await found('patio');
    const expected = LISTED.filter(({ tags }) => tags['outdoor_seating'] === 'yes');
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.map(({ tags }) => tags['name']).filter((name) => !names.has(String(name)))).toEqual([]);
  });
});

describe('Overture Maps places of the same city', () => {
  const features = overturePlaces(PLACES);
  const collection = JSON.stringify({ type: 'FeatureCollection', features });
  const lines = features.map((each) => `${JSON.stringify(each)}\n`).join('');
  const expected = { joined: IN_BOTH, wrong: 0, duplicate: 0 };

  it.each([
    ['places.geojson', () => collection],
    ['places.geojsonl', () => lines],
    ['places.parquet', () => overtureParquet(features)],
  ])('are joined with the places that both know, and with no others: dry run of %s', async (name, content) => {
    const { counts, skipped } = await imported(name, content(), '?dryRun=true');
    expect(counts).toMatchObject(expected);
    expect(skipped).toEqual({
      ...{ 'Permanently closed': 10, 'Too uncertain to exist': 20 },
      'Not known to welcome pets': expect.any(Number),
    });
  });

  it('keep both sources after an import, and nothing changes when either is imported again', async () => {
    const { counts } = await imported('places.parquet', overtureParquet(features));
    expect(counts).toMatchObject(expected);
    const joined = await rows(`select o.external_id as osm, v.external_id as overture, b.attribution
      from business_sources o join business_sources v on v.business_id = o.business_id and v.source = 'overture'
      join businesses b on b.id = o.business_id where o.source = 'openstreetmap'`);
    expect(joined).toHaveLength(IN_BOTH);
    for (const { osm, overture, attribution } of joined) {
      expect(String(overture)).toBe(`both-${String(osm).split('/')[1]}`);
      expect(attribution).toMatch(/^© OpenStreetMap contributors; Overture Maps Foundation \(/);
    }
    const again = xmlExtract(cityElements(PLACES));
    expect((await imported('city.osm', again)).counts).toMatchObject({
      unchanged: LISTED.length,
      changed: 0,
      added: 0,
    });
    expect((await imported('places.geojson', collection)).counts).toMatchObject({ changed: 0, added: 0, joined: 0 });
  });
});
