/**
 * What the figures of owners cost: the share of a processor core that the server of the built product needs for 1,000
 * interactions a second (load and PostgreSQL in processes of their own), and the SQL of an owner's year beside a million
 * interactions. `node --import
 * ./test/support/run-sources.ts test/bench/analytics.ts`; needs a build, and makes a small directory of its own.
 */
import autocannon from 'autocannon';
import type * as EmbeddedRoles from '../../infrastructure/postgres/embedded/embedded-roles.js';
import type * as Reads from '../../infrastructure/analytics/analytics-reads.query.js';
import type * as Period from '../../domain/analytics/period.js';
import type * as Databases from '../../infrastructure/postgres/database.js';
import { INTERACTION_TYPES } from '../../domain/analytics/interaction.js';
import { built, ownDirectory, start, stop, used } from './measured-server.js';

/** Percent of a core, and milliseconds. */
const TARGETS = { share: 25, yearMs: 50 };
const RATE = 1000;
const SECONDS = 20;
const CONNECTIONS = 20;
const PLACES = 3000;
const READS = 400;
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** Interactions so far. */
let told = 0;

const { runSql } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
const directory = await ownDirectory();
try {
  await interactions();
  await year();
} finally {
  await directory.stop();
}

/** Visitors at many places: each looks at one and then presses something there. */
async function interactions(): Promise<void> {
  const server = await start('product', directory.url);
  try {
    await tell(server.address, RATE * 5);
    const [before, begun] = [await used(server.child), performance.now()];
    await tell(server.address, RATE * SECONDS);
    // What waits is written within a second.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const seconds = (performance.now() - begun) / 1000;
    const share = ((await used(server.child)) - before) / 10_000 / SECONDS;
    const kept = await count('select count(*) as n from business_analytics');
    const counted = await count('select sum(amount) as n from business_analytics_days');
    say(
      `${RATE} interactions a second for ${SECONDS} s (${seconds.toFixed(1)} s in all): ${share.toFixed(1)} % of a core; the target is ${TARGETS.share} %.`,
    );
    say(`Told ${told}, kept ${kept}, counted ${counted}.`);
  } finally {
    await stop(server.child);
  }
}

async function tell(url: string, amount: number): Promise<void> {
  const setupRequest = () => {
    const visit = (told += 1) >> 1;
    return {
      method: 'POST',
      path: `/api/businesses/${1 + ((visit * 7) % PLACES)}/interactions`,
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({
        interactionType: INTERACTION_TYPES[told % 2 === 0 ? 0 : 1 + (visit % 6)],
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

/** A place with every kind of interaction on each day, among others; the interactions of a month stand beside. */
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
  const took: number[] = [];
  for (let n = 0; n < READS; n += 1) {
    const begun = performance.now();
    await reads.figures(1, period, before);
    took.push(performance.now() - begun);
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => Number(took[Math.ceil(share * READS) - 1]).toFixed(2);
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off) execute "analytics-figures" (1, '${period.from}', '${period.to}', '${before.from}', '${before.to}')`,
  );
  await database.close();
  say(`An owner's year of a busy place: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; the target is ${TARGETS.yearMs} ms.`);
  say(`As PostgreSQL measures it: ${rows.at(-1)?.['QUERY PLAN']}`);
}

async function count(text: string): Promise<string> {
  return runSql(directory.ownerUrl, async (client) => String((await client.query<{ n: string }>(text)).rows[0]?.n));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
