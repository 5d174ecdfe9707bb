import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../../infrastructure/postgres/database.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { keepRoleTimeouts } from '../../../infrastructure/schema/role-timeouts.js';
import { testServer } from '../../support/app.js';
import { createTestDatabase, type TestDatabase } from '../../support/postgres/postgres.js';

let urls: TestDatabase;
/** One connection, whose session shows what the statements before it left. */
let database: Database;

beforeAll(async () => {
  urls = await createTestDatabase(testServer(), 'pooled');
  await keepRoleTimeouts(urls.appUrl);
  database = new Database({ url: urls.appUrl, isPooled: true, connections: 1 });
});

afterAll(() => database?.close());

const shown = async (name: string): Promise<unknown> =>
  Object.values((await database.pool.query<Record<string, string>>(`show ${name}`)).rows[0]!)[0];

describe('a database behind a pooler', () => {
  it('prepares no statement by name', async () => {
    const ONE = { name: 'test-one', text: 'select $1::int as one' };
    expect(await database.row(ONE, [1])).toEqual({ one: 1 });
    expect(await database.row({ ...ONE, text: 'select $1::int + 1 as one' }, [1])).toEqual({ one: 2 });
    const orm = await createOrm(database.pool);
    const work = new UnitOfWork(orm);
    expect(await work.run(() => work.rows('select $1::int as two', [2]))).toEqual([{ two: 2 }]);
    await orm.close();
    const { rows } = await database.pool.query('select count(*)::int as prepared from pg_prepared_statements');
    expect(rows).toEqual([{ prepared: 0 }]);
  });

  it('sends no settings when it connects, which a pooler refuses, and takes its timeouts from the role', async () => {
    expect(database.pool.options).not.toHaveProperty('options');
    expect(database.pool.options).not.toHaveProperty('statement_timeout');
    expect(await shown('plan_cache_mode')).toBe('auto');
    expect(await shown('statement_timeout')).toBe('3s');
    expect(await shown('lock_timeout')).toBe('2s');
    expect(await shown('idle_in_transaction_session_timeout')).toBe('10s');
  });

  it('keeps a timeout of the role that the operator has set', async () => {
    const other = await createTestDatabase(testServer(), 'pooled_own_timeout');
    const role = decodeURIComponent(new URL(other.appUrl).username);
    await runSql(other.appUrl, (client) =>
      client.query(`alter role ${role} in database pooled_own_timeout set statement_timeout = '7s'`),
    );
    await keepRoleTimeouts(other.appUrl);
    const timeouts = await runSql(other.appUrl, async (client) => {
      const { rows } = await client.query<{ name: string; setting: string }>(
        `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name`,
      );
      return rows.map(({ setting }) => setting);
    });
    expect(timeouts).toEqual(['2000', '7000']);
  });
});
