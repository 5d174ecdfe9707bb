import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pruneExpired } from '../../../infrastructure/jobs/prune.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { Following } from './following.js';

let app: TestApp;
let ada: string;
let test: Following;

beforeAll(async () => {
  const urls = await emptyDirectory('http_digests');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  test = new Following(app);
  ada = await signedInAs(app, ADA);
  await test.sql(`select setval(pg_get_serial_sequence('businesses', 'id'), 1000)`);
});

afterAll(() => app?.close());

beforeEach(() => test.sql('delete from alerts; delete from place_news; delete from outbox'));

const AUSTIN = { search: 'location=Austin%2C+TX&radius=100' };

const add = (name: string, values: Readonly<Record<string, unknown>> = {}) => {
  const all = {
    ...{ name, category: 'restaurants', description: 'A patio.', address: '1 Main St', city: 'Austin', state: 'TX' },
    ...{ latitude: 30.3, longitude: -97.7, approval_status: 'approved', ...values },
  };
  const columns = Object.keys(all);
  return test.sql(
    `insert into businesses (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(all),
  );
};

describe('a digest', () => {
  it('lists what is new, closed, disputed, and changed, and is sent once', async () => {
    await test.follow(ada, AUSTIN);
    await add('Fresh Café');
    await add('Waiting Café', { approval_status: 'pending' });
    await test.sql(`update businesses set opening_hours = 'Mo-Fr 08:00-18:00', name = 'Renamed' where id = 10`);
    await test.sql(`update businesses set disputed = array['dogs'] where id = 11`);
    await test.sql('update businesses set closed_at = now(), was_active = true, is_active = false where id = 12');
    await test.sql('update businesses set is_active = false where id = 13');
    expect(await test.digest()).toBe(1);
    expect(await test.emails()).toEqual([
      {
        subject: 'Places near Austin, TX: 4 places with news',
        places: [
          ['New', 'Fresh Café', '1 Main St, Austin, TX'],
          ['Permanently closed', 'Patio Place 12', '12 Example Street, Austin, TX'],
          ['Disputed facts', 'Patio Place 11', '11 Example Street, Austin, TX'],
          ['Changed', 'Renamed', 'Changed: opening hours and name.'],
        ],
      },
    ]);
    expect(await test.digest()).toBe(0);
    await test.sql(`update businesses set approval_status = 'approved' where name = 'Waiting Café'`);
    expect(await test.digest()).toBe(1);
    expect((await test.emails())[0]?.subject).toBe('Places near Austin, TX: 1 place with news');
  });

  it('says what happened in total: nothing if a place closed and opened again, or what is new was hidden', async () => {
    await test.follow(ada, AUSTIN);
    await add('Hidden Café');
    await test.sql('update businesses set closed_at = now(), was_active = true, is_active = false where id = 14');
    await test.sql('update businesses set closed_at = null, is_active = true where id = 14');
    await test.sql(`update businesses set is_active = false where name = 'Hidden Café'`);
    expect(await test.digest()).toBe(0);
    await test.sql('update businesses set is_active = true where id in (select id from businesses where id = 13)');
    expect(await test.digest()).toBe(0);
  });

  const SEARCHES: readonly [search: string, found: string[]][] = [
    ['location=Austin%2C+TX&radius=5', ['Here']],
    ['latitude=30.3&longitude=-97.7&radius=25', ['Here']],
    ['latitude=29.42&longitude=-98.49&radius=100', ['Here', 'Far']],
    ['location=Texas', ['Here', 'Far']],
    ['location=Oklahoma', []],
    ['bounds=-99,29,-98,30', ['Far']],
    ['query=telescope', ['Far']],
    ['query=%22a+patio%22+-telescope', ['Here']],
    ['category=hotels', ['Far']],
    ['perks=Water+bowls', ['Far']],
    ['kind=cafe', ['Here']],
    ['price=%24%24&location=Texas', ['Far']],
    ['verified=true', ['Here']],
    ['minRating=4', []],
    ['pets=dog&fits=ask&location=Texas', ['Here', 'Far']],
    ['pets=dog&fits=yes&location=Texas', []],
    ['exact=true&query=telescopes', ['Far']],
  ];

  it.each(SEARCHES)('finds for %s what the search finds', async (search, found) => {
    await test.follow(ada, { search });
    await add('Here', { kind: 'cafe', is_verified: true });
    await add('Far', {
      ...{
        description: 'A patio with a telescope.',
        category: 'hotels',
        pet_perks: ['Water bowls'],
        price_range: '$$',
      },
      ...{ city: 'San Antonio', latitude: 29.42, longitude: -98.49 },
    });
    await test.digest();
    const names = (await test.emails()).flatMap(({ places }) => places.map(([, name]) => name));
    expect(names.toSorted()).toEqual([...found].toSorted());
    const answer = await test.call(
      'GET',
      `/api/businesses?limit=100&${search.includes('exact') ? '' : 'exact=true&'}${search}`,
      null,
    );
    const searched = answer.json<{ name: string }[]>().map(({ name }) => name);
    expect(searched.filter((name) => name === 'Here' || name === 'Far').toSorted()).toEqual([...found].toSorted());
    await test.sql(`delete from businesses where name in ('Here', 'Far')`);
  });

  it('finds that a place closed, also by its words', async () => {
    await test.follow(ada, { search: 'query=Patio+Place+15' });
    await test.sql('update businesses set closed_at = now(), was_active = true, is_active = false where id = 15');
    await test.digest();
    expect((await test.emails())[0]?.places.map(([title, name]) => [title, name])).toEqual([
      ['Permanently closed', 'Patio Place 15'],
    ]);
  });

  it('follows one place only, and the kept one after a merge', async () => {
    await test.follow(ada, { businessId: 16 });
    await test.sql(`update businesses set address = '2 New St' where id in (16, 17)`);
    expect(await test.digest()).toBe(1);
    expect(await test.emails()).toMatchObject([
      { subject: 'News about Patio Place 16', places: [['Changed', 'Patio Place 16', 'Changed: address.']] },
    ]);
    await test.sql('update businesses set merged_into = 17, is_active = false where id = 16');
    await test.sql(`update businesses set address = '3 New St' where id = 17`);
    expect(await test.digest()).toBe(1);
    expect((await test.emails())[0]?.places[0]?.[1]).toBe('Patio Place 17');
    await test.sql('update businesses set merged_into = null, is_active = true where id = 16');
  });

  it('lists 50 places and says how many more there are', async () => {
    await test.follow(ada, AUSTIN);
    await test.sql(`insert into businesses (name, category, description, city, state, latitude, longitude, approval_status)
      select 'Many ' || n, 'hotels', 'Words', 'Austin', 'TX', 30.3, -97.7, 'approved' from generate_series(1, 60) n`);
    await test.digest();
    const [email] = await test.sql<{
      payload: { paragraphs: string[]; action: object; sections: { entries: object[] }[] };
    }>('select payload from outbox');
    expect(email?.payload.sections[0]?.entries).toHaveLength(50);
    expect(email?.payload.paragraphs).toEqual([
      'There’s news about 60 places in your alert “Places near Austin, TX”. This email lists 50 of them.',
    ]);
    expect(email?.payload.action).toEqual({ label: 'See all places', path: `/browse?${AUSTIN.search}` });
    await test.sql(`delete from businesses where name like 'Many %'`);
  });
});

describe('news', () => {
  it('of a transaction that commits after the job is in the next email, once', async () => {
    await test.follow(ada, { businessId: 18 });
    const late = await app.database.pool.connect();
    await late.query('begin');
    await late.query(`update businesses set address = 'Late St' where id = 18`);
    await test.sql(`update businesses set address = 'Early St' where id = 19`);
    expect(await test.digest()).toBe(0);
    await late.query('commit');
    late.release();
    expect(await test.digest()).toBe(1);
    expect(await test.digest()).toBe(0);
  });

  it('is neither written without alerts nor about what is not public, and is deleted after 45 days', async () => {
    const count = async () => (await test.sql<{ count: string }>('select count(*) from place_news'))[0]?.count;
    await test.sql(`update businesses set address = 'A' where id = 20`);
    expect(await count()).toBe('0');
    await test.follow(ada, { businessId: 20 });
    await test.sql(`update businesses set address = 'B' where id = 20`);
    await test.sql(`update businesses set description = 'Other words', owner_id = null where id = 20`);
    expect(await count()).toBe('1');
    await test.sql(`update place_news set made_at = now() - interval '44 days'`);
    await pruneExpired(app.database);
    expect(await count()).toBe('1');
    await test.sql(`update place_news set made_at = now() - interval '46 days'`);
    await pruneExpired(app.database);
    expect(await count()).toBe('0');
  });

  it('from before an alert was created or resumed is not in its email', async () => {
    const { id } = await test.follow(ada, { businessId: 21 });
    await test.sql(`update businesses set address = 'Before' where id = 22`);
    await test.follow(ada, { businessId: 22 });
    await test.call('PUT', `/api/user/alerts/${id}`, ada, { isPaused: true });
    await test.sql(`update businesses set address = 'Paused St' where id = 21`);
    expect(await test.digest()).toBe(0);
    await test.call('PUT', `/api/user/alerts/${id}`, ada, { isPaused: false });
    expect(await test.digest()).toBe(0);
  });
});

describe('the job', () => {
  it('sends each news once if two processes run it at once', async () => {
    for (let businessId = 1; businessId <= 9; businessId += 1) await test.follow(ada, { businessId });
    await test.sql(`update businesses set address = 'Twice St' where id <= 9`);
    await test.sql(`update alerts set due_at = now() - interval '1 minute'`);
    const job = (await import('../../../application/alert/prepare-digests.js')).PrepareDigests;
    const sent = await Promise.all([1, 2, 3].map(() => app.nest.get(job).run()));
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(9);
    expect(await test.emails()).toHaveLength(9);
  });

  it('records nothing if it fails before the end, and sends the email in the next run', async () => {
    await test.follow(ada, { businessId: 23 });
    await test.sql(`update businesses set address = 'Crash St' where id = 23`);
    await test.sql(`create function fail() returns trigger language plpgsql as 'begin raise exception ''stop''; end';
      create trigger fail before update of seen on alerts for each row execute function fail()`);
    await expect(test.digest()).rejects.toThrow();
    expect(await test.emails()).toEqual([]);
    await test.sql('drop function fail cascade');
    expect(await test.digest()).toBe(1);
  });

  it.each([
    ['unconfirmed address', 'email = null', `email = 'ada@example.com'`],
    ['email turned off', 'email_notifications = false', 'email_notifications = true'],
    ['closed account', `erasure_at = now() + interval '1 day'`, 'erasure_at = null'],
  ])('sends nothing with an %s, nor later what happened before', async (_, off, on) => {
    await test.follow(ada, { businessId: 24 });
    await test.sql(`update businesses set address = address || ' +' where id = 24`);
    await test.sql(`update users set ${off} where id = '${ADA}'`);
    expect(await test.digest()).toBe(0);
    await test.sql(`update users set ${on} where id = '${ADA}'`);
    expect(await test.digest()).toBe(0);
  });

  it('sends nothing to a suspended member', async () => {
    await test.follow(ada, { businessId: 25 });
    await test.sql(`update businesses set address = 'S' where id = 25`);
    await test.sql(
      `insert into notices (member_id, kind, reason, note, decided_by, token_hash) values ('${ADA}', 'suspension', 'spam', 'Spam', 'Root', 'x')`,
    );
    expect(await test.digest()).toBe(0);
    await test.sql('delete from notices');
  });

  it('deletes the alerts with their member', async () => {
    await test.follow(await signedInAs(app, OLIVE), { businessId: 26 });
    await test.sql(`delete from users where id = '${OLIVE}'`);
    expect(await test.sql('select from alerts')).toEqual([]);
  });
});
