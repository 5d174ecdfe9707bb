import { setTimeout as pause } from 'node:timers/promises';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';

const WAITING = `select pid from pg_locks where relation = $1::regclass and not granted`;

interface WaitingChanges<T> {
  /** A table that the role in the URL can lock. */
  readonly table: string;
  /** Starts the changes. Called once the table is locked. */
  readonly begin: () => Promise<T>;
  /** How many changes must be in the middle of a transaction. */
  readonly atLeast: number;
}

/**
 * Locks a table until enough of the app's transactions wait for it, runs `work` with their database process IDs, and
 * returns the result of the changes.
 */
export function whileChangesWait<T>(
  url: string,
  { table, begin, atLeast }: WaitingChanges<T>,
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
    // Releases the lock, so that changes that still have a connection can continue.
    await client.query('rollback');
    return changes;
  });
}
