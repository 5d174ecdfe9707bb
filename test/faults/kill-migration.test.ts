import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { HANDWRITTEN_DDL } from '../../infrastructure/schema/handwritten-ddl.js';
import { namesOf, schemaDifference, without } from '../../infrastructure/schema/differences.js';
import { migrate, migrationPool } from '../../infrastructure/schema/migrate.js';
import { migrationNames } from '../../infrastructure/schema/migrations.js';
import { createOrm } from '../../infrastructure/schema/orm.js';
import { emptyDirectory, testServer } from '../support/app.js';
import { startCommand } from '../support/faults/kill/command.js';
import { untilIdle } from '../support/faults/kill/jobs-now.js';
import { Journal } from '../support/faults/kill/journal.js';
import { killAt } from '../support/faults/kill/kill-moment.js';
import { Random } from '../support/faults/kill/random.js';
import { KILL_ROUNDS } from '../support/faults/rounds.js';
import { startStatementProxy, type StatementProxy } from '../support/faults/kill/statement-proxy.js';
import { createTestDatabase, type TestDatabase } from '../support/postgres/postgres.js';

/** The database starts with the first half of the migrations, and members and places from then. */
const HALF = Math.floor(migrationNames().length / 2);
const OLD = 'kill_migration_old';
const MEMBERS = 50;

let proxy: StatementProxy;
let dataDir: string;
const random = new Random();

const appRole = () => decodeURIComponent(new URL(testServer().appUrl).username);

const rows = async <Row extends object>(url: string, text: string): Promise<Row[]> =>
  (await runSql(url, (client) => client.query<Row>(text))).rows;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-kill-migration-'));
  const { ownerUrl } = await createTestDatabase(testServer(), OLD);
  await migrate({ ownerUrl, appRole: appRole(), upTo: migrationNames()[HALF - 1] ?? '' });
  await rows(
    ownerUrl,
    `insert into users (id, email, first_name) select gen_random_uuid(), n || '@example.com', 'Member ' || n
     from generate_series(1, ${String(MEMBERS)}) n;
     insert into businesses (name, category, city, state, approval_status)
     select 'Place ' || n, 'services', 'Austin', 'TX', 'approved' from generate_series(1, ${String(MEMBERS)}) n;
     insert into reviews (business_id, user_id, rating, title, content)
     select b.id, u.id, 4, 'A review', 'Review of ' || b.name from users u
     join businesses b on b.name = 'Place ' || replace(u.email, '@example.com', '')`,
  );
  proxy = await startStatementProxy(ownerUrl);
}, 300_000);

afterAll(async () => {
  await proxy?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = ({ ownerUrl, appUrl }: TestDatabase) =>
  startCommand('migrate', [], {
    ...{ DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: proxy.through(ownerUrl), DATA_DIR: dataDir },
  });

/** Names each row from before the migrations. */
async function stored(url: string): Promise<string[]> {
  const found = await rows<{ name: string }>(
    url,
    `select 'member ' || email as name from users union all select 'place ' || name from businesses
     union all select 'review ' || content from reviews`,
  );
  return found.map(({ name }) => name);
}

/** The size of everything that a migration fills with data. */
async function filling(url: string): Promise<unknown> {
  const found = await rows(
    url,
    'select (select count(*) from places) as places, (select count(*) from pgboss.queue) as queues',
  );
  return found[0];
}

async function migrationsOf(url: string): Promise<readonly string[]> {
  const found = await rows<{ name: string }>(url, 'select name from mikro_orm_migrations');
  return found.map(({ name }) => name).toSorted();
}

/** Differences between the database and the entities, which name each table and column. */
async function differences(url: string): Promise<unknown> {
  const pool = migrationPool(url);
  const orm = await createOrm(pool);
  try {
    return namesOf(without(await schemaDifference(orm), HANDWRITTEN_DDL));
  } finally {
    await orm.close(true);
    await pool.end();
  }
}

describe('kill -9 of the command that migrates the database', () => {
  it('runs each migration as a whole or not at all, and completes them at the next start without losing a row', async () => {
    const journal = new Journal('kill -9 during a migration');
    const fresh = await emptyDirectory('kill_migration_fresh');
    const expected = [await filling(fresh.ownerUrl), await differences(fresh.ownerUrl)];
    const after = migrationNames();
    const undisturbed = await createTestDatabase(testServer(), 'kill_migration', OLD);
    for (const name of await stored(undisturbed.ownerUrl)) journal.acknowledge(name);
    proxy.count();
    expect(await start(undisturbed).ended).toBe(0);
    const statements = proxy.counted;
    expect([await filling(undisturbed.ownerUrl), await differences(undisturbed.ownerUrl)]).toEqual(expected);
    let unfinished = 0;
    for (const [round, share] of random.shares(KILL_ROUNDS).entries()) {
      // A new name each time: the owner can't drop a database that PostgreSQL is just cleaning up.
      const database = await createTestDatabase(testServer(), `kill_migration_${String(round)}`, OLD);
      const killed = start(database);
      killAt(share, { proxy, statements, kill: () => void killed.child.kill('SIGKILL') }, random);
      await killed.ended;
      proxy.count();
      await untilIdle(database.ownerUrl);
      const ran = await migrationsOf(database.ownerUrl);
      unfinished += ran.length < after.length ? 1 : 0;
      expect(ran).toEqual(after.slice(0, Math.max(HALF, ran.length)));
      expect(journal.compare(await stored(database.ownerUrl))).toEqual({ lost: [], doubled: [] });
      const again = start(database);
      expect([await again.ended, again.said()]).toEqual([0, expect.any(String)]);
      expect(await migrationsOf(database.ownerUrl)).toEqual(after);
      expect(journal.compare(await stored(database.ownerUrl))).toEqual({ lost: [], doubled: [] });
      expect([await filling(database.ownerUrl), await differences(database.ownerUrl)]).toEqual(expected);
      journal.endRound();
    }
    journal.report(`${String(statements)} statements, killed before the last one ${String(unfinished)} times`);
  });
});
