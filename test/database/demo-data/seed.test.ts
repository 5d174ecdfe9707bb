import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import fc from 'fast-check';
import { seedBulk, type BulkSeedOptions } from '../../../infrastructure/demo-data/bulk-seed.js';
import { dropIndexes } from '../../../infrastructure/postgres/drop-indexes.js';
import { businessesPerCity, reviewsPerBusiness } from '../../../infrastructure/demo-data/distribution.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { createTestDatabase, type TestDatabase } from '../../support/postgres/postgres.js';
import { inconsistencies } from '../../support/totals.js';

const server = {
  ownerUrl: String(process.env['TEST_OWNER_URL']),
  appUrl: String(process.env['TEST_APP_URL']),
};

describe('the share of a city', () => {
  it('a city gets at most 1% of the businesses, or an equal share if that is more, otherwise proportional to population, and all shares add up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 150, maxLength: 400 }),
        fc.integer({ min: 100, max: 1_000_000 }),
        (populations, total) => {
          const shares = businessesPerCity(populations, total);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
          // 199 businesses in 150 cities: some city has two, which is more than 1%.
          const most = Math.max(Math.floor(total / 100), Math.ceil(total / populations.length));
          expect(Math.max(...shares)).toBeLessThanOrEqual(most);
          const order = populations
            .map((_, city) => city)
            .toSorted((a, b) => Number(populations[b]) - Number(populations[a]));
          // Rounding may give a smaller city one more.
          for (const [n, city] of order.slice(1).entries()) {
            expect(shares[city]).toBeLessThanOrEqual(Number(shares[Number(order[n])]) + 1);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the generated reviews', () => {
  it('the generated reviews are as many as requested, and at most one per author and business', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.001, max: 100, noNaN: true }), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, authors, fullness) => {
          const total = Math.floor(weights.length * authors * fullness);
          const counts = [...reviewsPerBusiness(Float64Array.from(weights), total, authors)];
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
          expect(Math.max(...counts)).toBeLessThanOrEqual(authors);
        },
      ),
    );
  });
});

describe('seeding a database', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const options = (): BulkSeedOptions => ({
    ownerUrl: database.ownerUrl,
    businesses: 1500,
    reviews: 4000,
    seed: 7,
    now: new Date('2026-05-01T12:00:00Z'),
    pictures: [{ url: '/uploads/demo/homes-1.webp', category: 'homes', alt: 'A porch' }],
  });

  beforeAll(async () => {
    database = await emptyDirectory('seed');
    await seedBulk(options());
    client = new pg.Client(database.ownerUrl);
    await client.connect();
  });
  afterAll(() => client.end());

  const one = async (sql: string): Promise<unknown> => Object.values((await client.query(sql)).rows[0])[0];

  it('seeding adds the requested number of businesses and reviews, with at most 1% in one city', async () => {
    expect(await one('select count(*)::integer from businesses where is_public')).toBe(1500);
    expect(await one('select count(*)::integer from reviews')).toBe(4000);
    expect(await one('select max(n)::integer from (select count(*) n from businesses group by town) t')).toBe(15);
    expect(await one('select count(distinct state)::integer from businesses')).toBeGreaterThan(45);
  });

  it('seeding keeps every total exact, and no owner reviews their own business', async () => {
    expect(await inconsistencies(client)).toEqual({});
  });

  it('adds the words of the seeded businesses to the search word list', async () => {
    const unknown = await client.query(
      `select distinct w.stem from businesses b cross join lateral words_in(listing_text(b)) w
       where not exists (select from search_words s where s.stem = w.stem)`,
    );
    expect(unknown.rows).toEqual([]);
  });

  it('seeding adds more businesses and reviews on a second run', async () => {
    const progress: string[] = [];
    await seedBulk({ ...options(), reviews: 100, onProgress: ({ step }) => progress.push(step) });
    expect(await one('select count(*)::integer from businesses')).toBe(3000);
    expect(await inconsistencies(client)).toEqual({});
    expect([...new Set(progress)]).toEqual(['members', 'businesses', 'reviews', 'search words', 'statistics']);
  });

  it('seeding restores indexes and foreign keys', async () => {
    const shape = async () => [
      (await client.query(`select indexdef from pg_indexes where schemaname = 'public' order by 1`)).rows,
      (
        await client.query(`select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace order by 1, 2`)
      ).rows,
    ];
    const before = await shape();
    await client.query('begin');
    const putBack = await dropIndexes(client, ['users', 'businesses', 'reviews']);
    expect(await shape()).not.toEqual(before);
    await putBack(() => undefined);
    await client.query('commit');
    expect(await shape()).toEqual(before);
  });
});

describe('npm run db:seed', () => {
  const seed = (database: TestDatabase, ...values: string[]) =>
    spawnSync(process.execPath, ['--import', './test/support/run-sources.ts', 'interfaces/cli/seed.ts', ...values], {
      encoding: 'utf8',
      env: {
        ...process.env,
        DATABASE_URL: database.appUrl,
        MIGRATION_DATABASE_URL: database.ownerUrl,
        NODE_ENV: 'test',
      },
    });

  it('npm run db:seed migrates a new database and seeds it, with progress on standard error only', async () => {
    const database = await createTestDatabase(server, 'seed_command');
    const { status, stdout, stderr } = seed(database, '--businesses', '60', '--reviews', '90');
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(stderr).toMatch(/businesses .*60\/60[^]*Added 60 businesses and 90 reviews in [\d.]+ s\./);
    const { rows } = await runSql(database.appUrl, (client) =>
      client.query(
        'select (select count(*) from businesses)::integer as b, (select count(*) from reviews)::integer as r',
      ),
    );
    expect(rows).toEqual([{ b: 60, r: 90 }]);
  });

  it.each([[['--businesses', 'many']], [['--reviews', '5']], [['--businesses', '5', '--cats', '5']]])(
    'npm run db:seed prints its usage when called with %j',
    async (values) => {
      const { status, stderr } = seed({ ownerUrl: server.ownerUrl, appUrl: server.appUrl }, ...values);
      expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('Usage: welcome-paws db:seed') });
    },
  );
});
