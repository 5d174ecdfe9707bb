import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Alert } from '../../../interfaces/contract/alert/alert.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { Following, ZONE } from './following.js';

let app: TestApp;
let ada: string;
let olive: string;
let test: Following;

beforeAll(async () => {
  const urls = await emptyDirectory('http_alerts');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  test = new Following(app);
  [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
});

afterAll(() => app?.close());

beforeEach(() => test.sql('delete from alerts'));

const create = (body: object) => test.call('POST', '/api/user/alerts', ada, { ...ZONE, ...body });

describe('POST /api/user/alerts', () => {
  it('follows an area, a search, and a place, with a name that says what', async () => {
    const area = await create({ search: 'location=Austin%2C+TX&radius=100' });
    const search = await create({ search: 'query=patio&location=Austin%2C+TX' });
    const place = await create({ businessId: 20, frequency: 'weekly' });
    expect([area.statusCode, area.headers['location']]).toEqual([
      201,
      expect.stringMatching(/^\/api\/user\/alerts\/\d+$/),
    ]);
    expect([area, search, place].map((answer) => answer.json<Alert>())).toMatchObject([
      { kind: 'area', label: 'Places near Austin, TX', businessId: null, frequency: 'daily', weekday: null, hour: 8 },
      { kind: 'search', label: '“patio” near Austin, TX', search: 'query=patio&location=Austin%2C+TX' },
      { kind: 'place', label: 'Patio Place 20', businessId: 20, search: null, frequency: 'weekly', weekday: 0 },
    ]);
    const listed = await test.call('GET', '/api/user/alerts', ada);
    expect(z.array(z.strictObject(Alert.shape)).safeParse(listed.json()).error).toBeUndefined();
    expect(listed.json()).toEqual([area.json(), search.json(), place.json()]);
  });

  it.each([
    [
      { search: 'latitude=30.2672&longitude=-97.7431&radius=10000' },
      'radius must be one of 5, 10, 25, 50, 100 (miles).',
    ],
    [
      { search: 'location=Nowhereville%2C+QQ' },
      'We don’t know the location Nowhereville, QQ. Use a town, ZIP code, or state.',
    ],
    [{ search: 'sort=rating' }, 'Choose a location or a filter to follow.'],
    [{ search: 'pets=dog' }, 'Choose a location or a filter to follow.'],
    [{ search: 'latitude=30' }, 'latitude and longitude must be given together.'],
    [{}, 'Provide either businessId or search.'],
    [{ businessId: 20, search: 'query=patio' }, 'Provide either businessId or search.'],
    [
      { businessId: 20, timeZone: 'Mars/Olympus' },
      'timeZone must be the name of a time zone, such as America/Chicago.',
    ],
    [{ businessId: 20, timeZone: '+01:00' }, 'timeZone must be the name of a time zone, such as America/Chicago.'],
    [{ businessId: 20, hour: 24 }, 'Hour must be 0 to 23'],
    [{ businessId: 20, frequency: 'hourly' }, 'Frequency must be daily or weekly'],
  ])('returns 400 with a sentence for %j', async (body, sentence) => {
    const answer = await create(body);
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([400, sentence]);
  });

  it('returns 404 for a place that is not public', async () => {
    for (const businessId of [HIDDEN.pending, HIDDEN.inactive, 99_999]) {
      expect((await create({ businessId })).json()).toMatchObject({ status: 404, code: 'BUSINESS_NOT_FOUND' });
    }
  });

  it('returns 409 for a search with the same filters, in whatever order they are', async () => {
    await create({ search: 'query=patio&location=Austin%2C+TX', label: 'Lunch' });
    const answer = await create({ search: '?location=Austin%2C+TX&sort=name&query=patio' });
    expect(answer.json()).toMatchObject({ status: 409, code: 'ALERT_EXISTS' });
    expect(answer.json<{ detail: string }>().detail).toBe('You already follow this: see your alert “Lunch”.');
  });

  it('returns 409 for the 21st alert', async () => {
    const answers = [];
    for (let businessId = 1; businessId <= 21; businessId += 1) answers.push((await create({ businessId })).statusCode);
    expect(answers).toEqual([...Array<number>(20).fill(201), 409]);
    expect((await create({ businessId: 22 })).json()).toMatchObject({
      ...{ code: 'TOO_MANY_ALERTS', detail: 'You can have at most 20 alerts. Please delete one first.' },
    });
  });

  it('keeps the limit if calls come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => create({ businessId: index + 1 })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  });
});

describe('an alert', () => {
  it('can be renamed, moved to another day, paused, and resumed', async () => {
    const { id } = await test.follow(ada, { businessId: 20 });
    const change = async (body: object) => (await test.call('PUT', `/api/user/alerts/${id}`, ada, body)).json<Alert>();
    expect(await change({ label: 'My café', frequency: 'weekly', weekday: 4, hour: 7 })).toMatchObject({
      ...{ label: 'My café', frequency: 'weekly', weekday: 4, hour: 7, timeZone: ZONE.timeZone, isPaused: false },
    });
    expect(await change({ isPaused: true })).toMatchObject({ isPaused: true, nextEmailAt: null, weekday: 4 });
    const resumed = await change({ isPaused: false, frequency: 'daily' });
    expect(resumed).toMatchObject({ isPaused: false, weekday: null, hour: 7 });
    expect(new Date(resumed.nextEmailAt ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect((await test.call('PUT', `/api/user/alerts/${id}`, ada, { timeZone: 'Nowhere' })).statusCode).toBe(400);
  });

  it('returns 404 to other members, and after it was deleted', async () => {
    const { id } = await test.follow(ada, { businessId: 20 });
    const statuses = async (cookie: string) => {
      const path = `/api/user/alerts/${id}`;
      const answers = [
        await test.call('GET', path, cookie),
        await test.call('PUT', path, cookie, { label: 'Mine' }),
        await test.call('POST', `${path}/feed`, cookie),
        await test.call('DELETE', path, cookie),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses(olive)).toEqual([404, 404, 404, 404]);
    expect(await statuses(ada)).toEqual([200, 200, 200, 204]);
    expect(await statuses(ada)).toEqual([404, 404, 404, 404]);
  });
});
