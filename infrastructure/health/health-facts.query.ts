import type { DatabaseFacts, EmailFacts, ImportFacts, ImportsFacts, JobsFacts } from '../../domain/health/facts.js';
import { failureWords } from '../../domain/outgoing/failure.js';
import { JOBS_SCHEMA } from '../jobs/queues.js';
import type { Database } from '../postgres/database.js';
import { isoTime } from '../postgres/list-page.js';
import { MIGRATIONS_TABLE } from '../schema/orm.js';

/** Indexes outbox_waiting, outbox_sent, and outbox_failed. */
const EMAIL = {
  name: 'health-email',
  text: `select
      (select count(*)::int from outbox where status = 'queued' and kind = 'mail') as waiting,
      (select ${isoTime('min(created_at)')} from outbox where status = 'queued' and kind = 'mail') as "oldestWaitingAt",
      (select count(*)::int from outbox where status = 'dead' and kind = 'mail') as undelivered,
      (select ${isoTime('o.sent_at')} from outbox o where o.kind = 'mail' and o.sent_at is not null
        order by o.sent_at desc limit 1) as "lastDeliveredAt",
      ${isoTime('f.failed_at')} as "lastFailedAt", f.last_error as code
    from (values (1)) as one left join lateral (
      select failed_at, last_error from outbox where kind = 'mail' and failed_at is not null
      order by failed_at desc limit 1) f on true`,
};

/** Index job_common_i14 of pg-boss. Its own queues begin with two underscores. */
const QUEUES = {
  name: 'health-queues',
  text: `select q.name, coalesce(j.waiting, 0) as waiting, coalesce(j.failed, 0) as failed,
      (select count(*)::int from ${JOBS_SCHEMA}.job r where r.name = q.name and r.state = 'failed'
        and r.completed_on > now() - interval '1 day') as "failedToday",
      ${isoTime('j.oldest_due')} as "oldestDueAt"
    from ${JOBS_SCHEMA}.queue q left join (
      select name, count(*) filter (where state < 'active')::int as waiting,
        count(*) filter (where state = 'failed')::int as failed,
        min(start_after) filter (where state < 'active' and start_after <= now()) as oldest_due
      from ${JOBS_SCHEMA}.job where state in ('created', 'retry', 'active', 'failed') group by name) j on j.name = q.name
    where left(q.name, 2) <> '__' order by q.name`,
};

/** Index job_common_i16 of pg-boss. */
const SCHEDULED = {
  name: 'health-scheduled',
  text: `select s.name, s.cron as schedule, ${isoTime('s.created_on')} as "scheduledAt", ${isoTime('last.run')} as "lastRunAt"
    from ${JOBS_SCHEMA}.schedule s left join lateral (
      select j.completed_on as run from ${JOBS_SCHEMA}.job j
      where j.name = s.name and j.completed_on is not null and j.state = 'completed'
      order by j.completed_on desc limit 1) last on true`,
};

const PING = { name: 'health-ping', text: 'select 1 as one' };

const DATABASE = {
  name: 'health-database',
  text: `select current_setting('server_version') as version,
      (select count(*)::int from ${MIGRATIONS_TABLE}) as migrations,
      (select max(name) from ${MIGRATIONS_TABLE}) as "lastMigration",
      pg_database_size(current_database())::float8 as "sizeBytes",
      (select sum(numbackends)::int from pg_stat_database) as connections,
      current_setting('max_connections')::int as "maxConnections"`,
};

const IMPORT = `id, file_name as "fileName", state, progress / 1000.0::float8 as progress,
  ${isoTime('coalesce(ended_at, updated_at)')} as "updatedAt", failure`;

const IMPORTS = {
  name: 'health-imports',
  text: `(select ${IMPORT} from imports where ended_at is null order by created_at limit 20)
    union all (select ${IMPORT} from imports where ended_at is not null order by ended_at desc limit 1)`,
};

/** Facts that the database knows. */
export class HealthFactsQuery {
  constructor(
    private readonly database: Database,
    private readonly options: { readonly via: EmailFacts['via']; readonly pendingMigrations: () => Promise<number> },
  ) {}

  async email(): Promise<EmailFacts> {
    type Row = Omit<EmailFacts, 'via' | 'lastFailure' | 'lastFailureCode'> & { readonly code: string | null };
    const { code, ...row } = await this.#one<Row>(EMAIL);
    const lastFailure = code === null ? null : failureWords(code);
    return { via: this.options.via, ...row, lastFailure, lastFailureCode: code };
  }

  async jobs(): Promise<JobsFacts> {
    const [queues, scheduled] = await Promise.all([
      this.database.rows<JobsFacts['queues'][number]>(QUEUES),
      this.database.rows<JobsFacts['scheduled'][number]>(SCHEDULED),
    ]);
    return { queues, scheduled: scheduled.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
  }

  async server(): Promise<DatabaseFacts> {
    // The first query may open a connection, which takes longer.
    await this.database.rows(PING);
    const began = performance.now();
    await this.database.rows(PING);
    const latencyMs = Math.round((performance.now() - began) * 10) / 10;
    const facts = await this.#one<Omit<DatabaseFacts, 'latencyMs' | 'pendingMigrations'>>(DATABASE);
    return { ...facts, latencyMs, pendingMigrations: await this.options.pendingMigrations() };
  }

  async imports(): Promise<ImportsFacts> {
    const all = await this.database.rows<ImportFacts>(IMPORTS);
    const hasEnded = ({ state }: ImportFacts) => state === 'done' || state === 'failed';
    return { unfinished: all.filter((each) => !hasEnded(each)), last: all.find(hasEnded) ?? null };
  }

  async #one<Row extends object>(statement: typeof PING): Promise<Row> {
    const row = await this.database.row<Row>(statement);
    if (row === null) throw new Error('The database returned no row.');
    return row;
  }
}
