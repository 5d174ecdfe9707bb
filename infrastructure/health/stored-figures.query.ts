import { StoredFigures, type Figures } from '../../application/site/ports.js';
import { JOBS_SCHEMA } from '../jobs/queues.js';
import { AnswerCache } from '../postgres/answer-cache.js';
import { hasFailedSince } from '../../domain/health/judgment.js';
import type { BackupFacts } from '../../domain/health/facts.js';
import type { Database } from '../postgres/database.js';
import { backupFacts } from './backup-facts.query.js';

/** Prometheus reads every 15 seconds or so. Several readers share one answer. */
const CACHED = { freshMs: 5000, staleMs: 5000, failureMs: 5000, maxSize: 1 };

const AGE = (time: string) => `coalesce(extract(epoch from now() - ${time}), 0)::float8`;

/** Counts end here, so that a scrape stays cheap when a queue is very long. */
const MAX_COUNTED = 10_000;

const COUNT = (source: string) => `(select count(*)::int from (select from ${source} limit ${MAX_COUNTED}) counted)`;

const JOB = `${JOBS_SCHEMA}.job j where j.name = q.name`;

const OLDEST_DUE = (state: string) => `(select j.start_after from ${JOB} and j.state = '${state}' and not j.blocked
  and j.start_after <= now() order by j.start_after limit 1)`;

/** Index job_common_i14 of pg-boss. Its own queues begin with two underscores. */
const QUEUES = {
  name: 'metrics-queues',
  text: `select q.name as queue,
      ${COUNT(`${JOB} and j.state in ('created', 'retry')`)} as waiting,
      ${COUNT(`${JOB} and j.state = 'failed'`)} as failed,
      ${AGE(`least(${OLDEST_DUE('created')}, ${OLDEST_DUE('retry')})`)} as "oldestDueAge"
    from ${JOBS_SCHEMA}.queue q where left(q.name, 2) <> '__'`,
};

/** Index job_common_i16 of pg-boss. */
const SCHEDULED = {
  name: 'metrics-scheduled',
  text: `select s.name as job, extract(epoch from last.run)::float8 as "lastRun"
    from ${JOBS_SCHEMA}.schedule s left join lateral (
      select j.completed_on as run from ${JOBS_SCHEMA}.job j
      where j.name = s.name and j.completed_on is not null and j.state = 'completed'
      order by j.completed_on desc limit 1) last on true`,
};

const STATE_OF = { queued: 'waiting', dead: 'failed' } as const;

/** Written out for each series, because only literals match the condition of the index outbox_waiting. */
const messagesOf = (kind: string, status: keyof typeof STATE_OF): string => {
  const messages = `outbox o where o.status = '${status}' and o.kind = '${kind}' and o.kind <> 'postcard'`;
  const oldest = `(select o.created_at from ${messages} order by o.created_at, o.id limit 1)`;
  return `select '${kind}' as kind, '${STATE_OF[status]}' as state, ${COUNT(messages)} as count, ${AGE(oldest)} as "oldestAge"`;
};

const MESSAGES = {
  name: 'metrics-messages',
  text: [
    ...[messagesOf('mail', 'queued'), messagesOf('mail', 'dead')],
    ...[messagesOf('text', 'queued'), messagesOf('text', 'dead')],
  ].join('\nunion all '),
};

/** A small table: reports are deleted after 90 days. Dry runs change nothing and are not counted. */
const IMPORTS = {
  name: 'metrics-imports',
  text: `select s.state, count(i.id)::int as count
    from (values ('waiting'), ('running'), ('done'), ('failed')) s (state)
      left join imports i on i.state = s.state and not i.is_dry_run group by s.state`,
};

const IMPORT_ROWS = {
  name: 'metrics-import-rows',
  text: `select c.key as outcome, sum(c.value::bigint)::float8 as count
    from imports i, jsonb_each_text(i.counts) c where not i.is_dry_run group by c.key`,
};

/** Index webhook_deliveries_due, once per endpoint. Leaves out disabled endpoints, whose events wait for the member. */
const WEBHOOKS = {
  name: 'metrics-webhooks',
  text: `select ${COUNT(`webhook_deliveries d where d.status = 'waiting'`)} as waiting,
      ${AGE('min(due.next_at)')} as "oldestDueAge"
    from webhook_endpoints e cross join lateral (
      select d.next_at from webhook_deliveries d where d.endpoint_id = e.id and d.status = 'waiting' and d.next_at <= now()
      order by d.next_at limit 1) due where e.is_enabled`,
};

/** Reads the whole table, which is small. */
const WEBHOOK_ENDPOINTS = {
  name: 'metrics-webhook-endpoints',
  text: `select s.state, count(e.id)::int as count
    from (values ('enabled'), ('failing'), ('disabled')) s (state) left join webhook_endpoints e
      on s.state = case when not e.is_enabled then 'disabled' when e.failing_since is not null then 'failing' else 'enabled' end
    group by s.state`,
};

function backupFigures({ scheduledAt, lastMadeAt, lastFailedAt }: BackupFacts): Figures['backup'] {
  return {
    isScheduled: scheduledAt !== null,
    lastMade: lastMadeAt === null ? null : Date.parse(lastMadeAt) / 1000,
    hasFailed: hasFailedSince(lastMadeAt, lastFailedAt),
  };
}

/** Reads the figures with eight small statements, at most every five seconds, even after a failure. */
export class PostgresStoredFigures implements StoredFigures {
  readonly #cache = new AnswerCache<Figures>(CACHED);

  constructor(private readonly database: Database) {}

  read(): Promise<Figures> {
    return this.#cache.get('', async () => {
      // One after the other, so that a scrape takes one connection only.
      const queues = await this.database.rows<Figures['queues'][number]>(QUEUES);
      const scheduled = await this.database.rows<Figures['scheduled'][number]>(SCHEDULED);
      const messages = await this.database.rows<Figures['messages'][number]>(MESSAGES);
      const imports = await this.database.rows<Figures['imports'][number]>(IMPORTS);
      const importRows = await this.database.rows<Figures['importRows'][number]>(IMPORT_ROWS);
      const webhooks = (await this.database.row<Figures['webhooks']>(WEBHOOKS)) ?? { waiting: 0, oldestDueAge: 0 };
      const webhookEndpoints = await this.database.rows<Figures['webhookEndpoints'][number]>(WEBHOOK_ENDPOINTS);
      const backup = backupFigures(await backupFacts(this.database));
      return { queues, scheduled, messages, imports, importRows, webhooks, webhookEndpoints, backup };
    });
  }
}
