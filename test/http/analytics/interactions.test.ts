import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INTERACTION_TYPES } from '../../../domain/analytics/interaction.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

let urls: TestDatabase;

beforeAll(async () => {
  urls = await emptyDirectory('http_interactions');
  await seedDirectory(urls.ownerUrl);
});

beforeEach(() => sql('truncate business_analytics, business_analytics_days, analytics_salts'));

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(urls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

interface Kept {
  readonly business_id: number;
  readonly user_id: string | null;
  readonly interaction_type: string;
  readonly session_id: string;
  readonly address_hash: string;
  readonly user_agent: string;
}

interface Told {
  readonly business?: number | string;
  readonly type?: unknown;
  readonly session?: unknown;
  readonly cookie?: string;
  readonly userAgent?: string;
  readonly address?: string;
}

const tell = (app: TestApp, told: Told = {}) =>
  app.fastify.inject({
    method: 'POST',
    url: `/api/businesses/${told.business ?? 20}/interactions`,
    headers: { 'user-agent': told.userAgent ?? BROWSER, ...(told.cookie === undefined ? {} : { cookie: told.cookie }) },
    remoteAddress: told.address ?? '203.0.113.7',
    payload: { interactionType: told.type ?? 'view', sessionId: told.session ?? 'visit-1' },
  });

/**
 * Runs `work` on a new server, closes it, and returns the stored interactions. Closing must write everything still
 * queued.
 */
async function keptAfter(work: (app: TestApp) => Promise<void>): Promise<Kept[]> {
  const app = await startTestApp(urls);
  try {
    await work(app);
  } finally {
    await app.close();
  }
  return sql<Kept>('select * from business_analytics order by "timestamp", session_id');
}

/** Returns the daily counts summed over all days, as [business, type, amount]. */
const counted = async () =>
  (
    await sql<{ business: number; type: string; amount: number }>(
      'select business_id as business, interaction_type as type, sum(amount)::integer as amount from business_analytics_days group by 1, 2 order by 1, 2',
    )
  ).map(({ business, type, amount }) => [business, type, amount]);

describe('POST /api/businesses/{id}/interactions', () => {
  it('stores each of the seven interaction types, with the member if signed in', async () => {
    const stored = await keptAfter(async (app) => {
      for (const type of INTERACTION_TYPES) {
        const answer = await tell(app, { type });
        expect([type, answer.statusCode, answer.body]).toEqual([type, 204, '']);
      }
      await tell(app, { cookie: await signedInAs(app, ADA), session: 'visit-2' });
    });
    expect(stored.map((each) => each.interaction_type).toSorted()).toEqual([...INTERACTION_TYPES, 'view'].toSorted());
    expect(stored.at(0)).toMatchObject({ business_id: 20, user_id: null, session_id: 'visit-1', user_agent: BROWSER });
    expect(stored.find(({ session_id: session }) => session === 'visit-2')?.user_id).toBe(ADA);
    expect(await counted()).toEqual(
      [...INTERACTION_TYPES].toSorted().map((type) => [20, type, type === 'view' ? 2 : 1]),
    );
  });

  it('counts a visitor once for a business, type, and half hour', async () => {
    await keptAfter(async (app) => {
      for (const type of ['view', 'phone_click', 'view', 'phone_click', 'view'] as const) await tell(app, { type });
      // A visitor is a member or an address. The session does not count, because the browser chooses it.
      await tell(app, { session: 'visit-2' });
      await tell(app, { address: '203.0.113.8' });
      await tell(app, { business: 21 });
      // One person has all addresses of such a network.
      for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2']) await tell(app, { business: 21, address });
    });
    expect(await counted()).toEqual([
      [20, 'phone_click', 1],
      [20, 'view', 2],
      [21, 'view', 2],
    ]);
  });

  it("returns 204 for interactions of bots and of the owner, but doesn't count them", async () => {
    const stored = await keptAfter(async (app) => {
      const olive = await signedInAs(app, OLIVE);
      const told: Told[] = [
        { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
        { userAgent: 'curl/8.0' },
        { userAgent: '' },
        { business: 1, cookie: olive },
      ];
      for (const each of told) expect((await tell(app, each)).statusCode).toBe(204);
      await tell(app, { business: 20, cookie: olive });
    });
    expect(stored.map((each) => [each.business_id, each.user_id])).toEqual([[20, OLIVE]]);
    expect(await counted()).toEqual([[20, 'view', 1]]);
  });

  it('returns 404 for an unknown or hidden business, on every attempt', async () => {
    const stored = await keptAfter(async (app) => {
      for (const business of [...Object.values(HIDDEN), 99_999, 2_147_483_647]) {
        for (const _ of [1, 2]) {
          const answer = await tell(app, { business });
          expect([business, answer.statusCode, answer.json().code]).toEqual([business, 404, 'BUSINESS_NOT_FOUND']);
        }
      }
    });
    expect(stored).toEqual([]);
  });

  it("doesn't count an interaction with a just-withdrawn business, even if it still returns 204", async () => {
    await keptAfter(async (app) => {
      // The server now knows the business as public. A bot's visit is never stored, however long the next call takes.
      expect((await tell(app, { business: 22, userAgent: 'curl/8.0' })).statusCode).toBe(204);
      await sql('update businesses set is_active = false where id = 22');
      expect((await tell(app, { business: 22, session: 'visit-2' })).statusCode).toBe(204);
    });
    await sql('update businesses set is_active = true where id = 22');
    expect(await counted()).toEqual([]);
  });

  it('sets no cookie when an interaction is sent', async () => {
    await keptAfter(async (app) => expect((await tell(app)).headers['set-cookie']).toBeUndefined());
  });

  it('an interaction stores a hash of the IP address with a salt that changes daily, never the address', async () => {
    const first = await keptAfter(async (app) => {
      for (const [i, address] of ['203.0.113.7', '203.0.113.7', '2001:db8::1'].entries())
        await tell(app, { address, session: `visit-${i}`, type: INTERACTION_TYPES[i] });
    });
    const [one, same, other] = first
      .toSorted((a, b) => (a.session_id < b.session_id ? -1 : 1))
      .map((each) => each.address_hash);
    expect([one === same, one === other]).toEqual([true, false]);
    expect(JSON.stringify(first)).not.toContain('203.0.113');
    // Simulates the next day: the old salt is deleted, so old hashes can't be reproduced.
    await sql(`update analytics_salts set day = day - 1`);
    await sql('truncate business_analytics');
    const [later] = await keptAfter(async (app) => void (await tell(app)));
    expect(later?.address_hash).not.toBe(one);
    expect(await sql('select day from analytics_salts')).toHaveLength(1);
  });

  it('two processes hash the IP address of an interaction the same way', async () => {
    const stored = await keptAfter(async (app) => {
      const second = await startTestApp(urls);
      await Promise.all([tell(app), tell(second, { session: 'visit-2', type: 'phone_click' })]);
      await second.close();
    });
    expect(stored).toHaveLength(2);
    expect(new Set(stored.map((each) => each.address_hash)).size).toBe(1);
  });

  it('stores all of 1,200 interactions sent at once', async () => {
    const stored = await keptAfter(async (app) => {
      const answers = await Promise.all(
        Array.from({ length: 1200 }, (_, i) =>
          tell(app, { session: `visit-${i}`, address: `203.0.${100 + (i >> 8)}.${i & 255}` }),
        ),
      );
      expect(answers.every(({ statusCode }) => statusCode === 204)).toBe(true);
    });
    expect(new Set(stored.map((each) => each.session_id)).size).toBe(1200);
    expect(await counted()).toEqual([[20, 'view', 1200]]);
  });

  it('returns 204 and drops the interaction when the database is down', async () => {
    const app = await startTestApp(urls);
    await app.database.close();
    expect((await tell(app)).statusCode).toBe(204);
    await app.nest.close();
    expect(app.log.some((line) => line.includes('Interactions could not be stored'))).toBe(true);
    expect(await sql('select id from business_analytics')).toEqual([]);
  });

  it('returns 400 for an unknown interaction type or a missing or invalid session ID', async () => {
    const app = await startTestApp(urls);
    for (const wrong of [
      { type: 'look' },
      { type: 5 },
      { session: '' },
      { session: 5 },
      { session: 'x'.repeat(101) },
      { session: 'a\0b' },
    ])
      expect([wrong, (await tell(app, wrong)).statusCode]).toEqual([wrong, 400]);
    expect((await tell(app, { business: 'x' })).json().code).toBe('BUSINESS_NOT_FOUND');
    await app.close();
  });
});
