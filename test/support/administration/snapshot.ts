import type { Database } from '../../../infrastructure/postgres/database.js';

/**
 * Tables that may differ after an undo, because they record that it happened or only grow, and those loaded with the
 * program.
 */
const LEFT_OUT = new Set([
  ...[
    'audit_log',
    'business_changes',
    'content_changes',
    'decisions',
    'duplicate_checks',
    'limit_counts',
    'search_words',
  ],
  ...['administrator_sessions', 'mikro_orm_migrations', 'gazetteer', 'places', 'postal_codes', 'search_meanings'],
]);

/** Counts with several rows: only their sums count. */
const SUMS: Readonly<Record<string, string>> = {
  review_totals: 'select sum(review_count) as reviews, sum(rating_sum) as stars from review_totals',
  tallies: 'select subject, state, day, sum(many) as many from tallies group by 1, 2, 3 having sum(many) <> 0',
  town_counts: 'select place, sum(many) as many from town_counts group by 1 having sum(many) <> 0',
};

/** Returns every row of the database, by table, with the jobs that wait for a worker. */
export async function snapshotOf({ pool }: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows = async (sql: string): Promise<string[]> =>
    (await pool.query<{ row: string }>(`select t::text as row from (${sql}) t order by 1`)).rows.map(({ row }) => row);
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  );
  const found: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    if (!LEFT_OUT.has(name)) found[name] = await rows(SUMS[name] ?? `select * from "${name}"`);
  }
  found['jobs'] = await rows(`select name, data::text from pgboss.job where name <> 'release-decision'`);
  return found;
}

/** Returns the names of the tables in which two snapshots differ. */
export function differingTables(
  before: Readonly<Record<string, readonly string[]>>,
  after: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
