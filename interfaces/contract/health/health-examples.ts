import type { SystemHealth, TestEmailResult } from './health.js';

type Imported = NonNullable<NonNullable<SystemHealth['imports']['facts']>['last']>;

const OK = { state: 'ok', advice: null } as const;

const IMPORT: Imported = {
  ...{ id: 7, fileName: 'delaware-latest.osm.pbf', state: 'done', progress: 1 },
  ...{ updatedAt: '2026-05-14T19:20:11.000Z', failure: null },
};

export const SYSTEM_HEALTH: SystemHealth = {
  checkedAt: '2026-05-15T08:00:00.000Z',
  email: {
    state: 'failed',
    advice:
      'The last email failed: The mail server refused the sign-in. Check SMTP_URL. Fix the cause, then send a test email.',
    ms: 3,
    facts: {
      ...{ via: 'smtp', lastDeliveredAt: '2026-05-15T06:12:40.000Z', lastFailedAt: '2026-05-15T07:55:01.000Z' },
      ...{ lastFailure: 'The mail server refused the sign-in. Check SMTP_URL.', lastFailureCode: 'EAUTH 535' },
      ...{ waiting: 2, oldestWaitingAt: '2026-05-15T07:54:55.000Z', undelivered: 0 },
    },
  },
  storage: { ...OK, ms: 12, facts: { store: 's3', failure: null } },
  jobs: {
    ...{ ...OK, ms: 4 },
    facts: {
      queues: [
        { name: 'deliver', waiting: 2, failed: 0, failedToday: 0, oldestDueAt: null },
        { name: 'run-import', waiting: 0, failed: 0, failedToday: 0, oldestDueAt: null },
      ],
      scheduled: [
        {
          ...{ name: 'apply-retention', schedule: '37 8 * * *' },
          ...{ lastRunAt: '2026-05-14T08:37:05.000Z', scheduledAt: '2026-01-02T10:00:00.000Z' },
        },
      ],
    },
  },
  backup: {
    ...{ ...OK, ms: 2 },
    facts: {
      ...{ scheduledAt: '2026-01-02T10:00:00.000Z', lastMadeAt: '2026-05-14T09:11:30.000Z', lastFailedAt: null },
    },
  },
  database: {
    ...{ ...OK, ms: 9 },
    facts: {
      ...{ version: '18.1', migrations: 54, pendingMigrations: 0, lastMigration: '0067-delivery-times' },
      ...{ sizeBytes: 181_403_648, connections: 14, maxConnections: 100, latencyMs: 0.4 },
    },
  },
  disk: { ...OK, ms: 1, facts: { folder: '/data', freeBytes: 41_875_931_136, totalBytes: 84_825_604_096 } },
  imports: { ...OK, ms: 2, facts: { unfinished: [], last: IMPORT } },
  version: { ...OK, ms: 0, facts: { version: '0.1.0', node: '24.11.0', startedAt: '2026-05-12T21:40:09.000Z' } },
};

export const TEST_EMAIL_RESULT: TestEmailResult = {
  ...{ delivered: false, via: 'smtp', message: 'The mail server refused the sign-in. Check SMTP_URL.' },
  ...{ code: 'EAUTH 535', gatewayMessage: 'Invalid login: 535 5.7.8 Authentication failed', ms: 212 },
};
