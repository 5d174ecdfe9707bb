import { runSql } from '../../../../infrastructure/postgres/embedded/embedded-roles.js';
import { until } from '../../until.js';

/** Adds a scheduled job that the next server process runs at once. Returns its ID. */
export async function addJob(url: string, name: string): Promise<string> {
  const { rows } = await runSql(url, (client) =>
    client.query<{ id: string }>('insert into pgboss.job (name) values ($1) returning id', [name]),
  );
  return rows[0]?.id ?? '';
}

const STATE = `select state from pgboss.job where id = $1::uuid`;

/** Waits until a job is completed. Throws if it failed. */
export async function untilDone(url: string, id: string): Promise<void> {
  await runSql(url, (client) =>
    until('the job is completed', async () => {
      const state = (await client.query<{ state: string }>(STATE, [id])).rows[0]?.state;
      if (state === 'failed' || state === 'cancelled') throw new Error(`The job ${id} is ${state}.`);
      return state === 'completed';
    }),
  );
}

/** Waits until the database has noticed that a killed process is gone. The test must have no other connection. */
export async function untilIdle(url: string): Promise<void> {
  const RUNNING = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'`;
  await runSql(url, (client) =>
    until('no connection is left', async () => (await client.query(RUNNING)).rowCount === 0),
  );
}
