import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Visit } from '../../../application/analytics/ports.js';
import { PostgresInteractions } from '../../../infrastructure/analytics/interactions.repository.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { Database, type Statement } from '../../../infrastructure/postgres/database.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

let urls: TestDatabase;
let database: Database;
let now = new Date('2027-03-01T12:00:00Z');
const clock = { now: () => now };
const logger = createLogger('silent');

beforeAll(async () => {
  urls = await emptyDirectory('interactions');
  await runSql(urls.ownerUrl, (client) =>
    client.query(
      `insert into businesses (id, name, category, approval_status) select n, 'Place', 'hotels', 'approved' from generate_series(1, 20) n`,
    ),
  );
  database = new Database({ url: urls.appUrl, connections: 4 });
});
beforeEach(async () => {
  now = new Date('2027-03-01T12:00:00Z');
  await runSql(urls.ownerUrl, (client) => client.query('truncate business_analytics, business_analytics_days'));
});
afterAll(() => database?.close());

const visit = (changes: Partial<Visit> = {}): Visit => ({
  businessId: 1,
  interactionType: 'view',
  sessionId: 'visit-1',
  userId: null,
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  ...changes,
});

const counts = async () =>
  (
    await database.pool.query<{ day: string; type: string; amount: number }>(
      'select day::text, interaction_type as type, sum(amount)::integer as amount from business_analytics_days group by 1, 2 order by 1, 2',
    )
  ).rows.map(({ day, type, amount }) => `${day} ${type} ${amount}`);

const storedInteractions = async () =>
  (await database.pool.query<{ n: number }>('select count(*)::integer as n from business_analytics')).rows[0]?.n;

/**
 * Returns a database whose first writes fail as listed in `broken`: before anything is done, or with the answer lost.
 */
function breaking(broken: readonly ('before' | 'answer')[]): Database {
  const left = [...broken];
  return Object.assign(Object.create(database) as Database, {
    async rows(statement: Statement, values: readonly unknown[]) {
      const how = statement.name === 'interactions-insert' ? left.shift() : undefined;
      if (how === 'before') throw new Error('It broke before it was written.');
      const rows = await database.rows(statement, values);
      if (how === 'answer') throw new Error('It was written, and nobody was told.');
      return rows;
    },
    row: async (statement: Statement, values: readonly unknown[]) => database.row(statement, values),
  });
}

/** Waits until this many interactions are stored, because the writer retries on its own. */
async function until(amount: number): Promise<void> {
  while ((await storedInteractions()) !== amount) await database.pool.query('select pg_sleep(0.05)');
}

describe('stored interactions', () => {
  it('interactions are counted on the day (UTC) when they happened, even if they are written later', async () => {
    const interactions = new PostgresInteractions(database, clock, logger);
    now = new Date('2027-02-28T23:59:59.999Z');
    interactions.note(visit());
    now = new Date('2027-03-01T00:00:00.000Z');
    interactions.note(visit());
    interactions.note(visit({ interactionType: 'phone_click' }));
    await interactions.flush();
    expect(await counts()).toEqual(['2027-02-28 view 1', '2027-03-01 phone_click 1', '2027-03-01 view 1']);
  });

  it('an interaction and its count are written together or not at all, so the owner sees them immediately', async () => {
    const interactions = new PostgresInteractions(breaking(['before']), clock, logger);
    interactions.note(visit());
    await interactions.flush();
    expect([await storedInteractions(), await counts()]).toEqual([0, []]);
    interactions.note(visit());
    await interactions.flush();
    expect([await storedInteractions(), await counts()]).toEqual([1, ['2027-03-01 view 1']]);
  });

  it.each([
    ['before it is written', 'before'],
    ['after it was written, with the response lost', 'answer'],
  ] as const)('interactions are counted once if writing fails %s and is retried', async (_, how) => {
    const interactions = new PostgresInteractions(breaking([how, how]), clock, logger);
    for (let i = 0; i < 499; i += 1)
      interactions.note(visit({ interactionType: 'image_click', address: `visitor ${i}` }));
    // The batch is full, so it is written without waiting.
    interactions.note(visit());
    await until(500);
    await interactions.flush();
    expect(await counts()).toEqual(['2027-03-01 image_click 499', '2027-03-01 view 1']);
  });

  it('interactions are counted correctly when many processes write the same businesses and visits', async () => {
    const processes = Array.from({ length: 4 }, () => new PostgresInteractions(database, clock, logger));
    for (const [i, each] of processes.entries()) {
      for (let n = 0; n < 300; n += 1) {
        const businessId = 1 + ((n * (i + 3)) % 20);
        each.note(visit({ businessId, sessionId: `visit-${n % 10}` }));
        each.note(visit({ businessId, interactionType: 'phone_click', address: `visitor ${i} ${n}` }));
      }
    }
    await Promise.all(processes.map((each) => each.flush()));
    const [clicks, views] = await counts();
    expect(clicks).toBe('2027-03-01 phone_click 1200');
    const { rows } = await database.pool.query(
      `select count(*)::integer as n from business_analytics where interaction_type = 'view'`,
    );
    expect(views).toBe(`2027-03-01 view ${rows[0].n}`);
    const { rows: twice } = await database.pool.query(
      `select from business_analytics where interaction_type = 'view' group by business_id, session_id having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  });

  it('a visitor counts once for a business, type, and half hour, regardless of the session that they send', async () => {
    const interactions = new PostgresInteractions(database, clock, logger);
    for (let n = 0; n < 120; n += 1) interactions.note(visit({ sessionId: `invented-${n}` }));
    interactions.note(visit({ interactionType: 'website_click' }));
    interactions.note(visit({ businessId: 2 }));
    interactions.note(visit({ address: '203.0.113.8', sessionId: 'neighbor' }));
    await interactions.flush();
    now = new Date('2027-03-01T12:31:00Z');
    for (let n = 0; n < 20; n += 1) interactions.note(visit({ sessionId: `later-${n}` }));
    await interactions.flush();
    expect(await counts()).toEqual(['2027-03-01 view 4', '2027-03-01 website_click 1']);
  });
});
