import { Gauge, type Registry } from 'prom-client';
import { IMPORT_OUTCOMES } from '../../../domain/import/outcome.js';
import type { Figures, StoredFigures } from '../../../application/site/ports.js';

type Labels = Readonly<Record<string, string>>;
type Series = readonly (readonly [labels: Labels, value: number])[];

interface StoredGauge {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly series: (figures: Figures) => Series;
}

/** Gauges of figures in the database, the same in every process. */
const GAUGES: readonly StoredGauge[] = [
  {
    name: 'jobs_waiting',
    help: 'Background jobs that have not started, by queue, including retries.',
    labels: ['queue'],
    series: ({ queues }) => queues.map(({ queue, waiting }) => [{ queue }, waiting]),
  },
  {
    name: 'jobs_failed',
    help: 'Background jobs that were given up in the last seven days, by queue.',
    labels: ['queue'],
    series: ({ queues }) => queues.map(({ queue, failed }) => [{ queue }, failed]),
  },
  {
    name: 'jobs_oldest_due_age_seconds',
    help: 'How long the oldest job that can run now has waited, by queue.',
    labels: ['queue'],
    series: ({ queues }) => queues.map(({ queue, oldestDueAge }) => [{ queue }, oldestDueAge]),
  },
  {
    name: 'scheduled_job_last_run_timestamp_seconds',
    help: 'When a scheduled job last finished (Unix time). Absent if it never ran.',
    // Prometheus has its own label `job`.
    labels: ['name'],
    series: ({ scheduled }) =>
      scheduled.flatMap(({ job, lastRun }) => (lastRun === null ? [] : [[{ name: job }, lastRun] as const])),
  },
  {
    name: 'outgoing_messages',
    help: 'Messages that wait for delivery, or were given up.',
    labels: ['kind', 'state'],
    series: ({ messages }) => messages.map(({ kind, state, count }) => [{ kind, state }, count]),
  },
  {
    name: 'outgoing_oldest_waiting_age_seconds',
    help: 'How long the oldest waiting message has waited.',
    labels: ['kind'],
    series: ({ messages }) =>
      messages.filter(({ state }) => state === 'waiting').map(({ kind, oldestAge }) => [{ kind }, oldestAge]),
  },
  {
    name: 'imports',
    help: 'Imports of the last 90 days by state, without dry runs.',
    labels: ['state'],
    series: ({ imports }) => imports.map(({ state, count }) => [{ state }, count]),
  },
  {
    name: 'import_rows',
    help: 'Rows of the imports of the last 90 days by outcome, without dry runs.',
    labels: ['outcome'],
    series: ({ importRows }) =>
      IMPORT_OUTCOMES.map((outcome) => [{ outcome }, importRows.find((row) => row.outcome === outcome)?.count ?? 0]),
  },
  {
    name: 'webhook_events_waiting',
    help: 'Webhook events that have not been sent, including retries.',
    labels: [],
    series: ({ webhooks }) => [[{}, webhooks.waiting]],
  },
  {
    name: 'webhook_oldest_due_age_seconds',
    help: 'How long the oldest webhook event that could be sent now has waited.',
    labels: [],
    series: ({ webhooks }) => [[{}, webhooks.oldestDueAge]],
  },
  {
    name: 'webhook_endpoints',
    help: 'Webhook endpoints: enabled, failing (enabled, and the last attempt failed), or disabled.',
    labels: ['state'],
    series: ({ webhookEndpoints }) => webhookEndpoints.map(({ state, count }) => [{ state }, count]),
  },
  {
    name: 'backup_scheduled',
    help: 'Whether nightly backups are turned on: 1 or 0.',
    labels: [],
    series: ({ backup }) => [[{}, backup.isScheduled ? 1 : 0]],
  },
  {
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the newest nightly backup was completed (Unix time). Absent if there was none in seven days.',
    labels: [],
    series: ({ backup }) => (backup.lastMade === null ? [] : [[{}, backup.lastMade]]),
  },
  {
    name: 'backup_failed',
    help: 'Whether the last attempt to make a nightly backup failed: 1 or 0.',
    labels: [],
    series: ({ backup }) => [[{}, backup.hasFailed ? 1 : 0]],
  },
];

/**
 * Registers the gauges of figures in the database. While it doesn't answer, they have no values, and `database_up`
 * is 0.
 */
export function registerStoredMetrics(registry: Registry, stored: StoredFigures): void {
  const registers = [registry];
  const up = new Gauge({
    ...{ name: 'database_up', help: 'Whether the database answers: 1 or 0.', registers },
    async collect() {
      up.set((await figuresOf(stored)) === null ? 0 : 1);
    },
  });
  for (const { name, help, labels, series } of GAUGES) {
    const gauge = new Gauge({
      ...{ name, help, labelNames: [...labels], registers },
      async collect() {
        const figures = await figuresOf(stored);
        gauge.reset();
        if (figures !== null) for (const [values, value] of series(figures)) gauge.set(values, value);
      },
    });
  }
}

/** All gauges of a scrape share one read. */
function figuresOf(stored: StoredFigures): Promise<Figures | null> {
  return stored.read().catch(() => null);
}
