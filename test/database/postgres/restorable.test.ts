import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

let pool: pg.Pool;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: (await emptyDirectory('database_restorable')).ownerUrl });
});
afterAll(() => pool?.end());

describe('a backup of the database', () => {
  it('has no function that pg_restore refuses, because pg_dump writes an unnamed argument of it as ""', async () => {
    const { rows } = await pool.query(
      `select p.oid::regprocedure::text as name from pg_proc p join pg_language l on l.oid = p.prolang
       where l.lanname = 'sql' and p.prokind = 'f' and p.prosqlbody is not null and p.pronamespace = 'public'::regnamespace
       and pg_get_functiondef(p.oid) like '%.""%'`,
    );
    expect(rows).toEqual([]);
  });
});
