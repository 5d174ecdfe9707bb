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

beforeEach(() => sql('truncate business_analytics, analytics_salts'));

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

/** What is kept of what a server was told in its life: at its end nothing may still wait. */
async function keptAfter(work: (app: TestApp) => Promise<void>): Promise<Kept[]> {
  const app = await startTestApp(urls);
  try {
    await work(app);
  } finally {
    await app.close();
  }
  return sql<Kept>('select * from business_analytics order by id');
}

describe('an interaction', () => {
  it('of each of the seven types is noted, with the member who is signed in', async () => {
    const kept = await keptAfter(async (app) => {
      for (const type of INTERACTION_TYPES) {
        const answer = await tell(app, { type });
        expect([type, answer.statusCode, answer.body]).toEqual([type, 204, '']);
      }
      await tell(app, { cookie: await signedInAs(app, ADA) });
    });
    expect(kept.map((each) => each.interaction_type)).toEqual([...INTERACTION_TYPES, 'view']);
    expect(kept.at(0)).toMatchObject({ business_id: 20, user_id: null, session_id: 'visit-1', user_agent: BROWSER });
    expect(kept.at(-1)?.user_id).toBe(ADA);
  });

  it('of a program, of the owner, or with a place that nobody may see, is answered and left out', async () => {
    const kept = await keptAfter(async (app) => {
      const olive = await signedInAs(app, OLIVE);
      const told: Told[] = [
        { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
        { userAgent: 'curl/8.0' },
        { userAgent: '' },
        { business: 1, cookie: olive },
        { business: HIDDEN.pending },
        { business: 99_999 },
      ];
      for (const each of told) expect((await tell(app, each)).statusCode).toBe(204);
      await tell(app, { business: 20, cookie: olive });
    });
    expect(kept.map((each) => [each.business_id, each.user_id])).toEqual([[20, OLIVE]]);
  });

  it('keeps no address: one address has one hash for a day, and another with the next day’s salt', async () => {
    const first = await keptAfter(async (app) => {
      for (const address of ['203.0.113.7', '203.0.113.7', '2001:db8::1']) await tell(app, { address });
    });
    const [one, same, other] = first.map((each) => each.address_hash);
    expect([one === same, one === other]).toEqual([true, false]);
    expect(JSON.stringify(first)).not.toContain('203.0.113');
    // As a night later: the salt of the day before is gone, and with it the way back.
    await sql(`update analytics_salts set day = day - 1`);
    await sql('truncate business_analytics');
    const [later] = await keptAfter(async (app) => void (await tell(app)));
    expect(later?.address_hash).not.toBe(one);
    expect(await sql('select day from analytics_salts')).toHaveLength(1);
  });

  it('is hashed alike by two processes', async () => {
    const kept = await keptAfter(async (app) => {
      const second = await startTestApp(urls);
      await Promise.all([tell(app), tell(second)]);
      await second.close();
    });
    expect(kept).toHaveLength(2);
    expect(new Set(kept.map((each) => each.address_hash)).size).toBe(1);
  });

  it('is not lost among many, and none of them waits for the database', async () => {
    const kept = await keptAfter(async (app) => {
      const answers = await Promise.all(Array.from({ length: 1200 }, (_, i) => tell(app, { session: `visit-${i}` })));
      expect(answers.every(({ statusCode }) => statusCode === 204)).toBe(true);
    });
    expect(new Set(kept.map((each) => each.session_id)).size).toBe(1200);
  });

  it('is answered while the database is away, and dropped', async () => {
    const app = await startTestApp(urls);
    await app.database.close();
    expect((await tell(app)).statusCode).toBe(204);
    await app.nest.close();
    expect(app.log.some((line) => line.includes('Interactions were not written'))).toBe(true);
    expect(await sql('select id from business_analytics')).toEqual([]);
  });

  it('must be one of the seven, of a visit with a name', async () => {
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
