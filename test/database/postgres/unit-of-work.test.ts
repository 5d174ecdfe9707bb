import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { Database, DatabaseUnavailable } from '../../../infrastructure/postgres/database.js';
import { sharedPool } from '../../../infrastructure/postgres/shared-pool.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { UserEntity } from '../../../infrastructure/account/user.entity.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

const ADA = '01930000-0000-7000-8000-00000000000a';

let database: Database;
let orm: MikroORM;
let work: UnitOfWork;

beforeAll(async () => {
  database = new Database({ url: (await emptyDirectory('unit_of_work')).appUrl, connections: 2 });
  orm = await createOrm(database.pool);
  work = new UnitOfWork(orm);
});
afterAll(async () => {
  await orm?.close();
  await database?.close();
});

const members = async () => (await database.pool.query('select from users')).rowCount;

describe('UnitOfWork', () => {
  it('a unit of work runs entities and SQL statements in one transaction, on one pooled connection', async () => {
    await work.run(async () => {
      work.em.create(UserEntity, { id: ADA, email: 'ada@example.com' });
      await work.em.flush();
      expect(await work.rows('select email from users')).toEqual([{ email: 'ada@example.com' }]);
      expect(await members()).toBe(0);
      expect(database.pool.totalCount).toBe(2);
    });
    expect(await members()).toBe(1);
  });

  it('a unit of work passes values unchanged: text with quotes, lists, dates, and null', async () => {
    const values = [`O'Hara \\ ? $1`, ['a,b', '"c"', ''], new Date(86_400_000), null];
    const text = 'select $1::text as text, $2::text[] as list, $3::timestamptz as moment, $4::text as nothing';
    expect(await work.run(() => work.row(text, values))).toEqual({
      text: values[0],
      list: values[1],
      moment: values[2],
      nothing: null,
    });
  });

  it('a unit of work prepares its SQL statements once per connection, and not those of MikroORM', async () => {
    const prepared = 'select statement from pg_prepared_statements order by prepare_time';
    const held = await database.pool.connect();
    const text = 'select count(*)::integer as n from users where id = any ($1)';
    for (const ids of [[ADA], []]) {
      await work.run(async () => {
        await work.rows(text, [ids]);
        await work.em.findOne(UserEntity, ADA);
      });
    }
    const rows = await work.run(() => work.rows<{ statement: string }>(prepared));
    expect(rows.filter(({ statement }) => statement.includes('users')).map(({ statement }) => statement)).toContain(
      text,
    );
    expect(rows.filter(({ statement }) => /from "users"/.test(statement))).toEqual([]);
    held.release();
  });

  it('a unit of work rolls back completely on an error and rethrows the error', async () => {
    const undone = work.run(async () => {
      await work.rows(`delete from users where id = $1`, [ADA]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await members()).toBe(1);
  });

  it('a unit of work throws if its connection dies, and the pool recovers with another connection', async () => {
    const dying = () =>
      work.run(async () => {
        const mine = await work.row<{ pid: number }>('select pg_backend_pid() as pid');
        const removed = once(database.pool, 'remove');
        await database.pool.query('select pg_terminate_backend($1)', [mine?.pid]);
        await work.rows('select 1');
        await removed;
      });
    // One more time than there are connections.
    for (let died = 0; died < 3; died += 1) await expect(dying()).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await work.run(() => work.rows('select 1 as one'))).toEqual([{ one: 1 }]);
  });

  it('a unit of work restarts after a conflict with another transaction, up to three times', async () => {
    const barredTimes = (times: number) => {
      let tries = 0;
      return work.run(async () => {
        tries += 1;
        await work.rows(`update users set first_name = coalesce(first_name, '') || 'x' where id = $1`, [ADA]);
        if (tries <= times)
          await work.rows(`do $$ begin raise exception using errcode = '${CODES[times % 2]}'; end $$`);
        return tries;
      });
    };
    const CODES = ['40P01', '40001'] as const;
    expect([await barredTimes(1), await barredTimes(2)]).toEqual([2, 3]);
    expect((await database.pool.query('select first_name from users')).rows).toEqual([{ first_name: 'xx' }]);
    await expect(barredTimes(3)).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});

describe('a pooled connection', () => {
  it('an unusable pooled connection is discarded, so that the next caller gets another one', async () => {
    const { connect } = sharedPool(database.pool);
    // The first statement times out while it still runs; the second is a transaction that can't start. Each happens
    // more often than there are connections.
    for (const statement of [{ text: 'select pg_sleep(30)', query_timeout: 20 }, 'start transaction isolation level']) {
      for (let lost = 0; lost < 3; lost += 1) {
        const client = (await connect()) as unknown as PoolClient;
        await expect(client.query(statement)).rejects.toThrow(/timeout|syntax/);
        expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
      }
    }
    const good = await connect();
    good.release();
    expect(await connect()).toBe(good);
    good.release();
  });
});

describe('a part of a download', () => {
  it('a part of a download waits for a connection, while a request that can be repeated is refused', async () => {
    const connections = [await database.pool.connect(), await database.pool.connect()];
    const statement = { name: 'test-part', text: 'select 1 as one' };
    const part = database.part(statement);
    await expect(database.rows(statement)).rejects.toThrow(DatabaseUnavailable);
    for (const client of connections) client.release();
    expect(await part).toEqual([{ one: 1 }]);
  });
});
