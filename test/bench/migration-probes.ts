/** Repeats typical statements of requests on the large tables, to measure how long they wait during migrations. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Statements of requests, by name. `$1` is a random number from 1 to the number of places. */
const STATEMENTS = {
  'read a place': 'select * from businesses where id = $1',
  'read reviews': 'select * from reviews where business_id = $1 order by id desc limit 10',
  'read a member': `select * from users where email = 'member-' || $1::int || '@bench.example'`,
  'change a place': 'update businesses set name = name where id = $1',
  'change a member': `update users set first_name = first_name where email = 'member-' || $1::int || '@bench.example'`,
  'change a review': 'update reviews set title = title where id = $1',
  'count a view': `insert into business_analytics (business_id, interaction_type, session_id) values ($1, 'phone_click', $1::int::text)`,
  'log a decision': `insert into audit_log (actor, action, target_type, target_id, before, after) values ('Bench', 'bench', 'business', $1::int::text, '{}', '{}')`,
} as const;

const PAUSE_MS = 5;

export interface Sample {
  readonly what: string;
  /** Time of `performance.now()`. */
  readonly startedAt: number;
  readonly ms: number;
}

/** Starts the statements, each on its own connection, and one that takes a writer's lock on each table in turn. */
export async function startProbes(
  url: string,
  { places, tables }: { readonly places: number; readonly tables: readonly string[] },
): Promise<{ readonly samples: Sample[]; stop(): Promise<void> }> {
  const samples: Sample[] = [];
  let isOver = false;
  const repeat = async (what: string, work: (client: pg.Client, turn: number) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (let turn = 0; !isOver; turn += 1) {
      const startedAt = performance.now();
      await work(client, turn);
      samples.push({ what, startedAt, ms: performance.now() - startedAt });
      await pause(PAUSE_MS);
    }
    await client.end();
  };
  const running = Object.entries(STATEMENTS).map(([what, sql]) =>
    repeat(what, (client) => client.query(sql, [1 + Math.floor(Math.random() * places)])),
  );
  const lock = (client: pg.Client, turn: number) =>
    client.query(`begin; lock table ${tables[turn % tables.length]} in row exclusive mode; commit`);
  const all = Promise.all([...running, repeat('write to any table', lock)]);
  // `stop` reports a failure.
  all.catch(() => (isOver = true));
  return {
    samples,
    async stop() {
      isOver = true;
      await all;
    },
  };
}
