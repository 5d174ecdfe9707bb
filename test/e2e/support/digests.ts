import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ownerUrlOf } from '../../support/faults/own-database.js';

const PAUSE_MS = 200;

async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(ownerUrlOf(String(process.env['E2E_DATA_DIR'])));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Changes the address of a place, as an owner would. */
export const movePlace = (id: number, address: string): Promise<unknown> =>
  withDatabase((client) => client.query('update businesses set address = $2 where id = $1', [id, address]));

/** Makes a member's alerts due, and waits until the server's job has run. Returns the number of their emails so far. */
export function runDigests(email: string): Promise<number> {
  return withDatabase(async (client) => {
    const own = '(select id from users where email = $1)';
    await client.query(
      `update alerts set due_at = now() - interval '1 minute', last_sent_at = null where user_id = ${own}`,
      [email],
    );
    const { rows } = await client.query<{ id: string }>(
      `insert into pgboss.job (name) values ('prepare-digests') returning id`,
    );
    while (!(await isDone(client, String(rows[0]?.id)))) await pause(PAUSE_MS);
    const sent = await client.query(`select from outbox where dedupe_key like 'alert:%' and member_id = ${own}`, [
      email,
    ]);
    return sent.rowCount ?? 0;
  });
}

async function isDone(client: pg.Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ state: string }>('select state from pgboss.job where id = $1', [id]);
  return rows[0]?.state === 'completed';
}
