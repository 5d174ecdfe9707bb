import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SuggestLocations } from '../../../application/gazetteer/suggest-locations.js';
import { PostgresGazetteer } from '../../../infrastructure/gazetteer/gazetteer.query.js';
import { STATE_CODES, US_STATES } from '../../../domain/gazetteer/us-state.js';
import { statementsOf } from '../../support/postgres/statements.js';
import { PostgresPlaceCounts } from '../../../infrastructure/gazetteer/place-counts.query.js';
import { FakePlaceCounts } from '../../support/fakes/business/gazetteer.js';
import { openSearch, type OpenSearch } from '../../support/search/open-search.js';
import { randomTowns } from '../../support/search/search-fixtures.js';

let open: OpenSearch;
let places: PostgresGazetteer;
beforeAll(async () => {
  open = await openSearch('search_places');
  places = new PostgresGazetteer(open.database);
});
afterAll(() => open.close());

const suggest = async (text: string): Promise<string[]> =>
  (await new SuggestLocations(places, new FakePlaceCounts()).run(text)).map(({ name }) => name);

describe('a typed location', () => {
  it.each([
    ['Austin', 'austin,TX'],
    ['austin tx', 'austin,TX'],
    ['AUSTIN, Texas', 'austin,TX'],
    ['Portland', 'portland,OR'],
    ['Portland, ME', 'portland,ME'],
    ['St. Paul', 'saint paul,MN'],
    ['Saint Paul, MN', 'saint paul,MN'],
    ['Ft Worth', 'fort worth,TX'],
    ['New York', 'new york,NY'],
    ['New York City', 'new york,NY'],
    ['NYC', 'new york,NY'],
    ['Brooklyn', 'brooklyn,NY'],
    ['Bronx', 'bronx,NY'],
    ['The Bronx', 'bronx,NY'],
    ['Washington', 'washington,DC'],
    ['Washington, DC', 'washington,DC'],
    ['Kansas City Missouri', 'kansas city,MO'],
  ])('%p is the town %s', async (typed, town) => {
    expect(await places.locate(typed)).toMatchObject({ kind: 'town', town });
  });

  it.each(['Queens', 'Manhattan', 'Staten Island'])('%p is a borough of New York', async (typed) => {
    expect(await places.locate(typed)).toMatchObject({ kind: 'town', town: `${typed.toLowerCase()},NY` });
  });

  it('means the state if it is the name of a state, even if towns share the name', async () => {
    for (const code of STATE_CODES.filter((state) => state !== 'NY' && state !== 'WA'))
      expect(await places.locate(US_STATES[code])).toEqual({ kind: 'state', state: code });
    expect(await places.locate('California, MD')).toMatchObject({ kind: 'town', town: 'california,MD' });
    expect(await places.locate('Nevada, MO')).toMatchObject({ kind: 'town', town: 'nevada,MO' });
  });

  it('is recognized as a ZIP code, a state, or unknown', async () => {
    expect(await places.locate('78701')).toMatchObject({
      kind: 'zip',
      origin: { latitude: expect.closeTo(30.27, 1) },
    });
    expect(await places.locate('78701-1234')).toEqual(await places.locate('78701'));
    expect(await places.locate('tx')).toEqual({ kind: 'state', state: 'TX' });
    expect(await places.locate('New York state')).toEqual({ kind: 'state', state: 'NY' });
    expect(await places.locate('Minnesota')).toEqual({ kind: 'state', state: 'MN' });
    expect(await places.locate('Washington state')).toEqual({ kind: 'state', state: 'WA' });
    for (const unknown of ['00000', 'Xyzzyville', '%', '_', '', '\0', "'; --", 'x'.repeat(5000), '北京', 'a\0b']) {
      expect(await places.locate(unknown)).toBeNull();
    }
  });
});

describe('the names of towns', () => {
  it('have the population of the largest town of that name, in a state if given, and are read once', async () => {
    const fresh = new PostgresGazetteer(open.database);
    const statements = await statementsOf(async () => {
      const [names, same] = await Promise.all([fresh.towns(), fresh.towns()]);
      expect(same).toBe(names);
      expect(names.population('austin', null)).toBeGreaterThan(900_000);
      expect(names.population('austin', 'MN')).toBeLessThan(50_000);
      expect(names.population('saint paul', 'MN')).toBeGreaterThan(200_000);
      expect([names.population('austin', 'AK'), names.population('qzzzz', null)]).toEqual([null, null]);
    });
    expect(statements).toHaveLength(1);
  });
});

describe('location suggestions', () => {
  it('start with the typed text, largest first, at most 8', async () => {
    expect((await suggest('aus'))[0]).toBe('Austin, TX');
    expect(await suggest('new y')).toContain('New York, NY');
    expect(await suggest('sa')).toHaveLength(8);
    expect((await suggest('st. pa'))[0]).toBe('Saint Paul, MN');
    expect((await suggest('the bro'))[0]).toBe('Bronx, NY');
  });

  it('list matching states before towns, except New York and Washington, which mean the city', async () => {
    expect((await suggest('tex'))[0]).toBe('Texas');
    expect((await suggest('new')).slice(0, 3)).toEqual(['New Hampshire', 'New Jersey', 'New Mexico']);
    expect(await suggest('te')).not.toContain('Texas');
    const [first, ...towns] = await suggest('california');
    expect([first, towns.length < 8]).toEqual(['California', true]);
    expect(towns).toContain('California, MD');
    expect((await suggest('washington'))[0]).toBe('Washington, DC');
    expect((await suggest('new york'))[0]).toBe('New York, NY');
    const lengths = await Promise.all(STATE_CODES.map(async (code) => (await suggest(US_STATES[code])).length));
    expect(Math.max(...lengths)).toBe(8);
  });

  it('match the start of a state, ZIP codes, and typos', async () => {
    expect((await suggest('portland, m'))[0]).toBe('Portland, ME');
    expect((await suggest('Austin, TX'))[0]).toBe('Austin, TX');
    expect(await suggest('7870')).toEqual(expect.arrayContaining(['78701']));
    expect(await suggest('Philadelfia')).toContain('Philadelphia, PA');
  });

  it.each(['', 'a', ' ', '%', '%%', '__', '.*', '\0\0', "''", '北京', '999999', 'x'.repeat(5000)])(
    'are empty for %p',
    async (text) => {
      expect(await suggest(text)).toEqual([]);
    },
  );

  it('contain each town once, under the name of the most populous one', async () => {
    expect((await suggest('new york')).filter((name) => name.startsWith('New York'))).toEqual([
      'New York, NY',
      'New York Mills, NY',
      'New York Mills, MN',
    ]);
    expect((await suggest('new york city'))[0]).toBe('New York, NY');
  });

  it('list towns with businesses first, with cached counts that are refreshed in the background', async () => {
    const some = (key: string | null, many: number, isPublic = true) =>
      randomTowns(many, many).map((business) => ({ ...business, isPublic, city: key, state: 'TX' }));
    await open.hold([...some('San Saba', 3)]);
    await open.add(some('Santa Fe', 2).map((business) => ({ ...business, id: business.id + 100, state: 'nm' })));
    await open.add(some('San Diego', 1, false).map((business) => ({ ...business, id: business.id + 200 })));
    await open.add(some(null, 4).map((business) => ({ ...business, id: business.id + 300 })));
    let now = 0;
    const counts = new PostgresPlaceCounts(open.database, () => now);
    const run = (text: string) => new SuggestLocations(places, counts).run(text);
    expect((await run('san')).slice(0, 3)).toEqual([
      { name: 'Santa Fe, NM', places: 2 },
      { name: 'San Saba, TX', places: 3 },
      { name: 'San Antonio, TX', places: 0 },
    ]);
    expect((await run('tex'))[0]).toEqual({ name: 'Texas', places: 7 });
    expect((await run('new mex'))[0]).toEqual({ name: 'New Mexico', places: 2 });
    expect((await run('7870'))[0]).toEqual({ name: '78701', places: null });
    await open.hold([]);
    for (now of [59_999, 60_000]) expect((await run('san sab'))[0]).toEqual({ name: 'San Saba, TX', places: 3 });
    // The counts are too old to use, so the call waits for the refresh that is running or starts one.
    now = 660_000;
    expect((await run('san sab'))[0]).toEqual({ name: 'San Saba, TX', places: 0 });
  });

  it('count each town as its businesses are added, hidden, moved, shown, and deleted, also at the same time', async () => {
    const counted = async () => Object.fromEntries(await new PostgresPlaceCounts(open.database).now());
    const change = (statement: string) => open.owner.query(statement);
    await open.hold([]);
    await open.add(randomTowns(4, 9).map((one) => ({ ...one, isPublic: true, city: 'Alder', state: 'TX' })));
    expect(await counted()).toEqual({ 'alder,TX': 4, TX: 4 });
    await change(`update businesses set city = 'Birch', state = 'OK' where id = 1`);
    await change('update businesses set city = null where id = 2');
    await change('update businesses set is_active = false where id = 3');
    expect(await counted()).toEqual({ 'alder,TX': 1, 'birch,OK': 1, OK: 1, TX: 2 });
    await change('update businesses set is_active = true where id = 3');
    await change('delete from businesses where id = 1');
    expect(await counted()).toEqual({ 'alder,TX': 2, TX: 3 });
    // Another transaction has the town's row.
    await change('begin');
    await change('delete from businesses where id = 4');
    await open.database.pool.query('update businesses set is_active = false where id = 3');
    await change('commit');
    expect(await counted()).toEqual({ TX: 1 });
  });
});
