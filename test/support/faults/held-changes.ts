import type pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';

const WAITING = `select pid from pg_locks where relation = $1::regclass and not granted`;

/**
 * Holds a table until so many of the product's transactions wait for it, which then stand in their middle, and does
 * `work` with the processes that serve them; `url` is the table's owner's.
 */
export function whileChangesWait<T>(
  url: string,
  { table, atLeast }: { readonly table: string; readonly atLeast: number },
  work: (pids: readonly number[], client: pg.Client) => Promise<T>,
): Promise<T> {
  return runSql(url, async (client) => {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    let pids: number[];
    do {
      await pause(5);
      pids = (await client.query<{ pid: number }>(WAITING, [table])).rows.map(({ pid }) => pid);
    } while (pids.length < atLeast);
    return work(pids, client);
  });
}
