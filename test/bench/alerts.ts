/**
 * Measures how long the emails of 10,000 alerts with 1,000 changed places take: matching alone, and the whole job. Half of the
 * alerts follow an area, the others a search or a place. Creates its own database. Needs a build. Run:
 * `node --import ./test/support/run-sources.ts test/bench/alerts.ts`
 */
import type * as Ports from '../../application/alert/ports.js';
import type * as Prepare from '../../application/alert/prepare-digests.js';
import type * as Links from '../../infrastructure/alert/hkdf-alert-links.js';
import type * as Repository from '../../infrastructure/alert/digests.repository.js';
import type * as JobsOf from '../../infrastructure/jobs/jobs.repository.js';
import type * as OutboxOf from '../../infrastructure/outgoing/outbox.repository.js';
import type * as EmbeddedRoles from '../../infrastructure/postgres/embedded/embedded-roles.js';
import type * as Databases from '../../infrastructure/postgres/database.js';
import type * as Works from '../../infrastructure/postgres/unit-of-work.js';
import type * as Orm from '../../infrastructure/schema/orm.js';
import { built, createDirectory } from './measuring/measured-server.js';

const ALERTS = 10_000;
const CHANGES = 1_000;
/** Maximum times in milliseconds. */
const [MATCHING_TARGET_MS, EMAILS_TARGET_MS] = [5_000, 120_000];
/** Alerts per transaction of the job. */
const BATCH = 1_000;

const NO_TRAITS = `'traits', '{"perks": [], "price": [], "kinds": [], "minRating": null, "verified": false, "favorites": false}'::jsonb`;
const CIRCLE = `jsonb_build_object('kind', 'around', 'origin', jsonb_build_object('latitude', 25 + (4001 + n % 1000) % 230 / 10.0,
  'longitude', -120 + (4001 + n % 1000) % 450 / 10.0), 'miles', (array[5, 10, 25, 50, 100])[1 + n % 5], 'town', null)`;

/** Filters by the last digit of an alert's number: five areas, three searches in an area, one in a state, and one of words. */
const FILTERS = `jsonb_build_object(${NO_TRAITS}, 'bounds', null, 'fit', case when n % 10 = 6
    then '{"pets": [{"type": "dog", "size": null, "weightLb": 40}], "at": null, "accepts": "ask"}'::jsonb end,
  'text', case n % 10 when 5 then 'patio' when 9 then 'telescope' end, 'category', case when n % 10 in (7, 8) then 'restaurants' end,
  'area', case when n % 10 = 8 then '{"kind": "state", "state": "TX"}'::jsonb
    when n % 10 = 9 then '{"kind": "anywhere"}'::jsonb else ${CIRCLE} end)`;

const FILL = [
  `insert into users (id, email) select gen_random_uuid(), 'member-' || n || '@example.com' from generate_series(1, ${ALERTS}) n`,
  `insert into businesses (name, category, description, city, state, latitude, longitude, approval_status)
   select 'Patio Place ' || n, (array['restaurants', 'hotels'])[1 + n % 2], repeat('Good for pets. ', 10) || case when n % 50 = 0 then 'A telescope.' else '' end, 'Austin', (array['TX', 'OK', 'NM', 'LA', 'AR', 'CO', 'KS', 'MO', 'FL', 'GA'])[1 + n % 10],
     25 + n % 230 / 10.0, -120 + n % 450 / 10.0, 'approved' from generate_series(1, 5000) n`,
  `insert into alerts (user_id, kind, search, filters, followed, label, frequency, hour, time_zone, since, seen, due_at)
   select u.id, 'search', 'query=patio', ${FILTERS}, 'search ' || n, 'Alert ' || n, 'daily', 8, 'America/Chicago', 0, 0, now()
   from (select id, row_number() over ()::integer as n from users limit ${ALERTS}) u`,
  `update businesses set address = 'Changed' where id in (select id from businesses where name like 'Patio%' order by id desc limit ${CHANGES})`,
  'vacuum analyze',
];

const ALL = `select id, seen::float8 as seen, json_build_object('kind', kind, 'search', search, 'filters', filters) as what
  from alerts order by id`;

const { PrepareDigests } = await built<typeof Prepare>('application/alert/prepare-digests.js');
const { HkdfAlertLinks } = await built<typeof Links>('infrastructure/alert/hkdf-alert-links.js');
const { PostgresDigests } = await built<typeof Repository>('infrastructure/alert/digests.repository.js');
const { PostgresJobs } = await built<typeof JobsOf>('infrastructure/jobs/jobs.repository.js');
const { PostgresOutbox } = await built<typeof OutboxOf>('infrastructure/outgoing/outbox.repository.js');
const { runSql } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
const { Database } = await built<typeof Databases>('infrastructure/postgres/database.js');
const { UnitOfWork } = await built<typeof Works>('infrastructure/postgres/unit-of-work.js');
const { createOrm } = await built<typeof Orm>('infrastructure/schema/orm.js');

const directory = await createDirectory();
const database = new Database({ url: directory.url, connections: 2 });
const orm = await createOrm(database.pool);
try {
  await runSql(directory.ownerUrl, async (client) => {
    for (const statement of FILL) await client.query(statement);
  });
  const work = new UnitOfWork(orm);
  await measureMatching(work);
  await measureEmails(work);
} finally {
  await orm.close();
  await database.close();
  await directory.stop();
}

async function measureMatching(work: Works.UnitOfWork): Promise<void> {
  const digests = new PostgresDigests(work);
  const until = await digests.number();
  const alerts = await work.run(() => work.rows<Ports.DueAlert>(ALL));
  const startedAt = performance.now();
  let matches = 0;
  for (let start = 0; start < alerts.length; start += BATCH) {
    const news = await work.run(() => digests.news(alerts.slice(start, start + BATCH), until));
    matches += [...news.values()].reduce((sum, { total }) => sum + total, 0);
  }
  report(`Matching ${alerts.length} alerts with ${until} changes: ${matches} matches`, startedAt, MATCHING_TARGET_MS);
}

async function measureEmails(work: Works.UnitOfWork): Promise<void> {
  const outbox = new PostgresOutbox(work, new PostgresJobs(work));
  const links = new HkdfAlertLinks('a secret for benchmarks, of 32 characters');
  const job = new PrepareDigests(work, new PostgresDigests(work), outbox, links, { now: () => new Date() });
  const startedAt = performance.now();
  const emails = await job.run();
  report(`Preparing ${emails} emails`, startedAt, EMAILS_TARGET_MS);
}

function report(what: string, startedAt: number, targetMs: number): void {
  const ms = Math.round(performance.now() - startedAt);
  process.stdout.write(`${what}: ${ms.toLocaleString('en-US')} ms; target ${targetMs.toLocaleString('en-US')} ms\n`);
}
