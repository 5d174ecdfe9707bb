import { setTimeout as pause } from 'node:timers/promises';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';

const WAITING = `select pid from pg_locks where relation = $1::regclass and not granted`;

interface HeldChanges<T> {
  /** Of the role at whose address they are held. */
  readonly table: string;
  /** Begins the changes; not before the table is held. */
  readonly begin: () => Promise<T>;
  /** So many of them have to be in the middle of their transactions. */
  readonly atLeast: number;
}

/**
 * Holds a table until so many of the product's transactions wait for it, which then stand in their middle, does `work` with
 * the processes that serve them, and answers what the changes came to.
 */
export function whileChangesWait<T>(
  url: string,
  { table, begin, atLeast }: HeldChanges<T>,
  work: (pids: readonly number[]) => Promise<unknown>,
): Promise<T> {
  return runSql(url, async (client) => {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    const changes = begin();
    let isOver = false;
    const over = () => void (isOver = true);
    changes.then(over, over);
    let pids: number[];
    do {
      await pause(5);
      pids = (await client.query<{ pid: number }>(WAITING, [table])).rows.map(({ pid }) => pid);
      if (isOver) throw new Error(`The changes ended before ${String(atLeast)} of them waited for ${table}.`);
    } while (pids.length < atLeast);
    await work(pids);
    // What is not lost by now goes on.
    await client.query('rollback');
    return changes;
  });
}
