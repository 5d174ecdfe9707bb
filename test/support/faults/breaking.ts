import { setTimeout as pause } from 'node:timers/promises';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';

/** Pattern of the application name of the app's connections. */
const OURS = 'welcome-paws%';

/** Ends all of the app's connections to a database, as its administrator can. Returns their number. */
export function breakConnections(url: string): Promise<number> {
  return runSql(url, async (client) => (await client.query(BREAK, [OURS])).rowCount ?? 0);
}

const BREAK = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name like $1`;

/** Ends each of the app's connections with a probability of 50%. */
export function breakSomeConnections(url: string): Promise<number> {
  return runSql(url, async (client) => (await client.query(`${BREAK} and random() < 0.5`, [OURS])).rowCount ?? 0);
}

/** Ends all connections repeatedly until `work` is done. Returns how many it ended. */
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
