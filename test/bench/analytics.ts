/**
 * Measures the cost of analytics: the share of a processor core that the built server needs for 1,000 interactions a
 * second (load generator and PostgreSQL run in separate processes), and the SQL time for a business's year of analytics
 * among a million interactions. Creates its own small database. Needs a build. Run:
 * `node --import ./test/support/run-sources.ts test/bench/analytics.ts`
 */
import autocannon from 'autocannon';
import type * as EmbeddedRoles from '../../infrastructure/postgres/embedded/embedded-roles.js';
import type * as Reads from '../../infrastructure/analytics/analytics-reads.query.js';
import type * as Period from '../../domain/analytics/period.js';
import type * as Databases from '../../infrastructure/postgres/database.js';
import { INTERACTION_TYPES } from '../../domain/analytics/interaction.js';
import { built, createDirectory, start, stop, used } from './measuring/measured-server.js';

const TARGETS = { corePercent: 25, yearMs: 50 };
const RATE = 1000;
const SECONDS = 20;
const CONNECTIONS = 20;
const PLACES = 3000;
const READS = 400;
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** Number of interactions sent so far. */
let sent = 0;

const { runSql } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
const directory = await createDirectory();
try {
  await interactions();
  await year();
} finally {
  await directory.stop();
}

/** Simulates visitors of many businesses: each one views a business and then clicks something there. */
async function interactions(): Promise<void> {
  const server = await start('product', directory.url);
  try {
    await sendInteractions(server.address, RATE * 5);
    const [before, startedAt] = [await used(server.child), performance.now()];
    await sendInteractions(server.address, RATE * SECONDS);
    // Queued interactions are written within a second.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const seconds = (performance.now() - startedAt) / 1000;
    const corePercent = ((await used(server.child)) - before) / 10_000 / SECONDS;
    const stored = await count('select count(*) as n from business_analytics');
    const counted = await count('select sum(amount) as n from business_analytics_days');
    print(
      `${RATE} interactions a second for ${SECONDS} s (${seconds.toFixed(1)} s in total): ${corePercent.toFixed(1)}% of a core; target ${TARGETS.corePercent}%`,
    );
    print(`Sent ${sent}, stored ${stored}, counted ${counted}`);
  } finally {
    await stop(server.child);
  }
}

async function sendInteractions(url: string, amount: number): Promise<void> {
  const setupRequest = () => {
    const visit = (sent += 1) >> 1;
    return {
      method: 'POST',
      path: `/api/businesses/${1 + ((visit * 7) % PLACES)}/interactions`,
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({
        interactionType: INTERACTION_TYPES[sent % 2 === 0 ? 0 : 1 + (visit % 6)],
        sessionId: visit.toString(16).padStart(32, '0'),
      }),
    };
  };
  const result = await autocannon({
    url,
    amount,
    connections: CONNECTIONS,
    overallRate: RATE,
    requests: [{ setupRequest }],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} of ${amount} requests failed.`);
}

/**
 * Adds a million interactions of one month and two years of daily totals, and measures the analytics of the busiest
 * business for one year.
 */
async function year(): Promise<void> {
  const { Database } = await built<typeof Databases>('infrastructure/postgres/database.js');
  const { PostgresAnalyticsReads } = await built<typeof Reads>('infrastructure/analytics/analytics-reads.query.js');
  const { periodUntil, periodBefore } = await built<typeof Period>('domain/analytics/period.js');
  await runSql(directory.ownerUrl, async (client) => {
    await client.query('truncate business_analytics, business_analytics_days');
    await client.query(
      `insert into business_analytics (business_id, interaction_type, session_id, address_hash, "timestamp", day)
       select case when n % 4 = 0 then 1 else 1 + n % $1 end, 'view', n::text, n::text, moment, (moment at time zone 'UTC')::date
       from generate_series(1, 1000000) n, lateral (select now() - n % 30 * interval '1 day' as moment) t`,
      [PLACES],
    );
    await client.query(
      `insert into business_analytics_days select b, (now() at time zone 'UTC')::date - d, type, 1 + (b * d) % 90
       from generate_series(1, 300) b, generate_series(0, 759) d, unnest($1::text[]) type where b = 1 or (b + d) % 3 = 0`,
      [[...INTERACTION_TYPES]],
    );
    await client.query('vacuum analyze');
  });
  const database = new Database({ url: directory.url, connections: 1 });
  const reads = new PostgresAnalyticsReads(database);
  const period = periodUntil(new Date(), 365);
  const before = periodBefore(period);
  const times: number[] = [];
  for (let n = 0; n < READS; n += 1) {
    const startedAt = performance.now();
    await reads.figures(1, period, before);
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number(times[Math.ceil(share * READS) - 1]).toFixed(2);
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off) execute "analytics-figures" (1, '${period.from}', '${period.to}', '${before.from}', '${before.to}')`,
  );
  await database.close();
  print(`One year of a busy business: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; target ${TARGETS.yearMs} ms`);
  print(`Measured by PostgreSQL: ${rows.at(-1)?.['QUERY PLAN']}`);
}

async function count(text: string): Promise<string> {
  return runSql(directory.ownerUrl, async (client) => String((await client.query<{ n: string }>(text)).rows[0]?.n));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
