import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '../../../application/shared/clock.js';
import { INTERACTION_TYPES } from '../../../domain/analytics/interaction.js';
import { periodBefore, periodUntil } from '../../../domain/analytics/period.js';
import { Analytics } from '../../../interfaces/contract/analytics/analytics.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, HIDDEN, OLIVE, RICH, seedDirectory } from '../../support/search/seeded.js';

/** The server's time in these tests, so that no day ends during one. */
const NOW = new Date('2026-03-01T23:59:59.999Z');

let app: TestApp;
let olive: string;
let ada: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_analytics');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  jest.spyOn(app.nest.get(Clock, { strict: false }), 'now').mockReturnValue(NOW);
  [olive, ada] = [await signedInAs(app, OLIVE), await signedInAs(app, ADA)];
});
beforeEach(() => app.database.pool.query('delete from business_analytics_days'));
afterAll(() => app?.close());

const ask = (business: number | string, query = '', cookie: string | null = olive) =>
  app.fastify.inject({
    url: `/api/businesses/${business}/analytics${query}`,
    headers: cookie === null ? {} : { cookie },
  });

/** Adds `amount` interactions of a type, `daysAgo` days before the server's today (UTC). */
const count = (business: number, daysAgo: number, type: string, amount: number) =>
  app.database.pool.query(`insert into business_analytics_days values ($1, $5::date - $2::integer, $3, $4)`, [
    business,
    daysAgo,
    type,
    amount,
    NOW.toISOString().slice(0, 10),
  ]);

const figures = async (business: number, query = '') => Analytics.parse((await ask(business, query)).json());

const NONE = Object.fromEntries(INTERACTION_TYPES.map((type) => [type, 0]));

describe('GET /api/businesses/{id}/analytics', () => {
  it('returns analytics to the owner only: 401 if signed out, 403 to another member, 404 if the business is hidden', async () => {
    const answers = {
      owner: await ask(RICH.free),
      signedOut: await ask(RICH.free, '', null),
      other: await ask(RICH.free, '', ada),
      hidden: await ask(HIDDEN.pending, '', ada),
      ownHidden: await ask(HIDDEN.pending),
      ownWithdrawn: await ask(HIDDEN.inactive),
      ownerless: await ask(20),
      unknown: await ask(99_999),
      malformed: await ask('x'),
    };
    const seen = Object.entries(answers).map(([who, { statusCode, json }]) => [who, statusCode, json().code]);
    expect(seen).toEqual([
      ['owner', 200, undefined],
      ['signedOut', 401, 'UNAUTHORIZED'],
      ['other', 403, 'FORBIDDEN'],
      ['hidden', 404, 'BUSINESS_NOT_FOUND'],
      ['ownHidden', 200, undefined],
      ['ownWithdrawn', 200, undefined],
      ['ownerless', 403, 'FORBIDDEN'],
      ['unknown', 404, 'BUSINESS_NOT_FOUND'],
      ['malformed', 404, 'BUSINESS_NOT_FOUND'],
    ]);
    expect(answers.other.json().message).toBe('Only the owner and the managers of a business can see its analytics.');
    expect(answers.owner.headers['cache-control']).toBe('private, no-store');
  });

  it('returns 30 days, oldest first and today last, with zeros for days without interactions', async () => {
    await count(RICH.free, 0, 'view', 3);
    await count(RICH.free, 29, 'phone_click', 2);
    await count(RICH.free, 30, 'view', 50);
    await count(RICH.premium, 0, 'view', 70);
    const period = periodUntil(NOW, 30);
    const found = await figures(RICH.free);
    expect(found).toMatchObject({ businessId: RICH.free, ...period });
    expect(found.days).toHaveLength(30);
    expect(found.days[0]).toEqual({ date: period.from, ...NONE, phone_click: 2 });
    expect(found.days[1]).toMatchObject(NONE);
    expect(found.days[29]).toEqual({ date: period.to, ...NONE, view: 3 });
    expect(found.days.map(({ date }) => date)).toEqual(found.days.map(({ date }) => date).toSorted());
    expect(found.totals).toEqual({ ...NONE, view: 3, phone_click: 2 });
  });

  it('compares the totals with the period of the same length before', async () => {
    for (const [daysAgo, amount] of [
      [0, 1],
      [6, 10],
      [7, 100],
      [13, 1000],
      [14, 10_000],
    ] as const)
      await count(RICH.free, daysAgo, 'view', amount);
    const found = await figures(RICH.free, '?days=7');
    expect(found.days).toHaveLength(7);
    expect([found.totals.view, found.previousTotals.view]).toEqual([11, 1100]);
    const today = await figures(RICH.free, '?days=1');
    expect([today.from, today.totals.view, today.previousTotals.view]).toEqual([today.to, 1, 0]);
  });

  it('covers as many days as the tier allows, and otherwise says what Premium allows', async () => {
    await count(RICH.premium, 364, 'view', 5);
    await count(RICH.premium, 729, 'view', 7);
    const year = await figures(RICH.premium, '?days=365');
    expect([year.days.length, year.days[0]?.view, year.previousTotals.view]).toEqual([365, 5, 7]);
    expect(year.from > periodBefore(periodUntil(NOW, 365)).to).toBe(true);
    expect((await ask(RICH.free, '?days=30')).statusCode).toBe(200);
    const refused = await ask(RICH.free, '?days=31');
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      403,
      'FORBIDDEN',
      'A Free listing includes analytics for the last 30 days. Premium includes up to 365 days.',
    ]);
  });

  it('accepts 1 to 365 days and the formats JSON and CSV', async () => {
    for (const query of ['days=0', 'days=366', 'days=-1', 'days=1.5', 'days=x', 'days=', 'format=pdf', 'days=1&days=2'])
      expect([query, (await ask(RICH.premium, `?${query}`)).statusCode]).toEqual([query, 400]);
    const refused = (await ask(RICH.premium, '?days=400')).json();
    expect([refused.code, refused.errors]).toEqual([
      'INVALID_INPUT',
      [{ path: 'days', message: 'days must be a number from 1 to 365.' }],
    ]);
    expect((await figures(RICH.premium, '?days=1')).days).toHaveLength(1);
  });
});

describe('analytics as CSV', () => {
  it('downloads the days of a Premium business as a CSV file', async () => {
    await count(RICH.premium, 0, 'view', 3);
    await count(RICH.premium, 1, 'image_click', 4);
    const { from, to } = periodUntil(NOW, 2);
    const answer = await ask(RICH.premium, '?days=2&format=csv');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="analytics-${RICH.premium}-${from}-to-${to}.csv"`,
    );
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toBe(
      [`date,${INTERACTION_TYPES.join(',')}`, `${from},0,0,0,0,0,0,4`, `${to},3,0,0,0,0,0,0`, ''].join('\r\n'),
    );
  });

  it('returns 403 for a CSV download of a free business', async () => {
    const refused = await ask(RICH.free, '?format=csv');
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Downloading analytics as a CSV file requires a Premium listing.',
    ]);
    expect(refused.headers['content-disposition']).toBeUndefined();
  });
});
