import { setTimeout as pause } from 'node:timers/promises';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';

/** What the product's connections call themselves. */
const OURS = 'welcome-paws%';

/** Breaks all connections of the product to a database, as its administrator may; answers how many there were. */
export function breakConnections(url: string): Promise<number> {
  return runSql(url, async (client) => (await client.query(BREAK, [OURS])).rowCount ?? 0);
}

const BREAK = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name like $1`;

/** Breaks each of them, or not, as chance has it. */
export function breakSomeConnections(url: string): Promise<number> {
  return runSql(url, async (client) => (await client.query(`${BREAK} and random() < 0.5`, [OURS])).rowCount ?? 0);
}

/** Breaks all of them again and again, until `work` is done; answers how many it broke. */
export async function breakingEvery(ms: number, url: string, work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  const worked = work().finally(() => void (isDone = true));
  const broken = await runSql(url, async (client) => {
    let sum = 0;
    while (!isDone) {
      sum += (await client.query(BREAK, [OURS])).rowCount ?? 0;
      await pause(ms);
    }
    return sum;
  });
  await worked;
  return broken;
}
