import pg from 'pg';

/** Tables that refused calls may grow, or those of one operation, with the reason and the limit of the rows. */
export const RECORDS_REFUSALS: Readonly<Record<string, string>> = {
  analytics_salts: 'one row a day; visits are stored up to a second after their calls, so during later ones',
  business_analytics: 'visits of accepted calls, stored up to a second later',
  business_analytics_days: 'counts of these visits, stored up to a second later',
  'POST /api/business-claims/{id}/verify outbox':
    'the fifth wrong code ends a claim, and an email says so; claims are limited',
  'POST /api/business-claims/{id}/verify pgboss.job': 'sends that email',
  idempotency_keys:
    'keeps final conflicts, like successes, for a day and up to 4 KB each; memberKeys and visitorKeys limit them',
};

/** A table with more rows is counted once per operation. */
const LARGE_ROWS = 2_000;

/** Numbers of rows by table. */
type Counts = ReadonlyMap<string, number>;

/** Detects growing tables in a database. */
export class Growth {
  private counts: Counts = new Map();
  private lastWrite = '';

  private constructor(
    private readonly client: pg.Client,
    private readonly small: string,
    private readonly large: string,
  ) {}

  static async of(ownerUrl: string): Promise<Growth> {
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema|kept)' order by 1`,
    );
    const counts = await countsOf(client, countingSql(tables.map(({ name }) => name)));
    const [large, small] = [true, false].map((isLarge) =>
      countingSql([...counts].flatMap(([name, rows]) => (rows > LARGE_ROWS === isLarge ? [name] : []))),
    );
    return new Growth(client, small!, large!);
  }

  /** Stores the current numbers of rows for later comparisons. */
  async remember(): Promise<void> {
    this.lastWrite = await this.nextTransaction();
    this.counts = await countsOf(this.client, this.small);
  }

  /** Returns the tables that grew since they were last counted. Counts nothing if nothing was written. */
  async grown(): Promise<readonly string[]> {
    const next = await this.nextTransaction();
    if (next === this.lastWrite) return [];
    const before = this.counts;
    await this.remember();
    return grownBetween(before, this.counts);
  }

  /** Returns the large tables that grew during the work. */
  async largeGrown(work: () => Promise<void>): Promise<readonly string[]> {
    const before = await countsOf(this.client, this.large);
    await work();
    return grownBetween(before, await countsOf(this.client, this.large));
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** Only transactions that write get an ID, so the next ID stays the same while nobody writes to this server. */
  private async nextTransaction(): Promise<string> {
    const { rows } = await this.client.query<{ next: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
    );
    return rows[0]!.next;
  }
}

const grownBetween = (before: Counts, after: Counts): readonly string[] =>
  [...after].flatMap(([name, rows]) => (rows > (before.get(name) ?? 0) ? [name.replace(/^public\./, '')] : []));

const countingSql = (tables: readonly string[]): string =>
  tables.map((name) => `select '${name}' as name, count(*)::int as rows from ${name}`).join(' union all ') ||
  `select '' as name, 0 as rows`;

async function countsOf(client: pg.Client, sql: string): Promise<Counts> {
  const { rows } = await client.query<{ name: string; rows: number }>(sql);
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}
