import { describe, expect, it } from '@jest/globals';
import type { HealthFacts } from '../../../domain/health/facts.js';
import { isOverdue, JUDGE, unread, type CheckState } from '../../../domain/health/judgment.js';

const NOW = new Date('2026-05-15T08:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const around = { now: NOW, isProduction: true, startedAt: new Date(ago(60 * 24 * 7)) };

const EMAIL: HealthFacts['email'] = {
  ...{ via: 'smtp', lastDeliveredAt: ago(60), lastFailedAt: null, lastFailure: null, lastFailureCode: null },
  ...{ waiting: 0, oldestWaitingAt: null, undelivered: 0 },
};
const FAILED = { lastFailedAt: ago(5), lastFailure: 'The gateway could not be reached.', lastFailureCode: 'ETIMEDOUT' };
const QUEUE = { name: 'deliver', waiting: 3, failed: 2, failedToday: 0, oldestDueAt: ago(14) };
const NIGHTLY = { name: 'tidy-outbox', schedule: '7 8 * * *', lastRunAt: ago(60 * 24), scheduledAt: ago(60 * 24 * 9) };
const BACKUP = { scheduledAt: ago(60 * 24 * 9), lastMadeAt: ago(60 * 23), lastFailedAt: null };
const DATABASE: HealthFacts['database'] = {
  ...{ version: '18.1', migrations: 3, pendingMigrations: 0, lastMigration: '0003', sizeBytes: 1 },
  ...{ connections: 80, maxConnections: 100, latencyMs: 250 },
};
const IMPORT: HealthFacts['imports']['unfinished'][number] = {
  ...{ id: 1, fileName: 'a.csv', state: 'running', progress: 0.5, updatedAt: ago(9), failure: null },
};
const GB = 1024 ** 3;

type Row = {
  [Name in keyof HealthFacts]: readonly [Name, HealthFacts[Name], CheckState, string | null];
}[keyof HealthFacts];

const ROWS: readonly Row[] = [
  ['email', EMAIL, 'ok', null],
  ['email', { ...EMAIL, ...FAILED }, 'failed', 'The gateway could not be reached. Fix the cause'],
  ['email', { ...EMAIL, ...FAILED, lastDeliveredAt: null }, 'failed', 'then send a test email'],
  ['email', { ...EMAIL, ...FAILED, lastDeliveredAt: ago(4) }, 'ok', null],
  ['email', { ...EMAIL, ...FAILED, lastFailureCode: 'EENVELOPE 550', undelivered: 1 }, 'warning', 'page Outgoing'],
  ['email', { ...EMAIL, via: 'files' }, 'warning', 'Set SMTP_URL, MAIL_FROM, and SUPPORT_EMAIL'],
  ['email', { ...EMAIL, waiting: 1, oldestWaitingAt: ago(15) }, 'ok', null],
  ['email', { ...EMAIL, waiting: 1, oldestWaitingAt: ago(16) }, 'warning', 'more than 15 minutes'],
  ['storage', { store: 's3', failure: null }, 'ok', null],
  ['storage', { store: 's3', failure: 'NoSuchBucket' }, 'failed', '(NoSuchBucket). Check the S3 settings'],
  ['storage', { store: 'folder', failure: 'ENOSPC' }, 'failed', '(ENOSPC). Check that the disk has space'],
  ['jobs', { queues: [QUEUE], scheduled: [NIGHTLY] }, 'ok', null],
  ['jobs', { queues: [{ ...QUEUE, oldestDueAt: ago(16) }], scheduled: [] }, 'warning', '15 minutes: deliver.'],
  ['jobs', { queues: [{ ...QUEUE, failedToday: 1 }], scheduled: [] }, 'warning', 'given up today: deliver.'],
  ['jobs', { queues: [], scheduled: [{ ...NIGHTLY, lastRunAt: ago(60 * 49) }] }, 'failed', 'Overdue: tidy-outbox.'],
  ['backup', BACKUP, 'ok', null],
  ['backup', { ...BACKUP, lastFailedAt: ago(60 * 24) }, 'ok', null],
  ['backup', { ...BACKUP, lastFailedAt: ago(1) }, 'failed', 'Check that BACKUP_TO exists'],
  ['backup', { ...BACKUP, lastMadeAt: null, lastFailedAt: ago(1) }, 'failed', 'The last backup failed'],
  ['backup', { ...BACKUP, lastMadeAt: ago(60 * 26) }, 'ok', null],
  ['backup', { ...BACKUP, lastMadeAt: ago(60 * 26 + 1) }, 'failed', 'No backup was made in the last 26 hours'],
  ['backup', { ...BACKUP, lastMadeAt: null }, 'failed', 'No backup was made in the last 26 hours'],
  ['backup', { ...BACKUP, lastMadeAt: null, scheduledAt: ago(60) }, 'ok', null],
  ['backup', { scheduledAt: null, lastMadeAt: null, lastFailedAt: null }, 'warning', 'Set BACKUP_TO'],
  ['database', DATABASE, 'ok', null],
  ['database', { ...DATABASE, connections: 81 }, 'warning', 'Raise max_connections'],
  ['database', { ...DATABASE, latencyMs: 251 }, 'warning', 'answers slowly'],
  ['database', { ...DATABASE, pendingMigrations: 1 }, 'failed', 'Restart the server'],
  ['disk', { folder: '/data', freeBytes: 10 * GB, totalBytes: 100 * GB }, 'ok', null],
  ['disk', { folder: '/data', freeBytes: 9.9 * GB, totalBytes: 100 * GB }, 'warning', 'almost full'],
  ['disk', { folder: '/data', freeBytes: 0.9 * GB, totalBytes: 2 * GB }, 'warning', 'almost full'],
  ['disk', { folder: '/data', freeBytes: 0.09 * GB, totalBytes: 2 * GB }, 'failed', 'Free space now'],
  ['imports', { unfinished: [IMPORT], last: { ...IMPORT, state: 'done' } }, 'ok', null],
  ['imports', { unfinished: [{ ...IMPORT, updatedAt: ago(11) }], last: null }, 'warning', 'a.csv'],
  ['imports', { unfinished: [], last: { ...IMPORT, state: 'failed' } }, 'warning', 'page Import'],
  ['version', { version: '1', node: '24', startedAt: ago(1) }, 'ok', null],
];

describe('the judgment of a check', () => {
  it.each(ROWS)('of %s, %j, is %s', (name, facts, state, words) => {
    const judgment = JUDGE[name](facts as never, around);
    expect(judgment.state).toBe(state);
    if (words === null) expect(judgment.advice).toBeNull();
    else expect(judgment.advice).toContain(words);
  });

  it('does not ask for a mail server outside production', () => {
    expect(JUDGE.email({ ...EMAIL, via: 'files' }, { ...around, isProduction: false }).state).toBe('ok');
  });

  it('a missing backup is no warning outside production', () => {
    const off = { scheduledAt: null, lastMadeAt: null, lastFailedAt: null };
    expect(JUDGE.backup(off, { ...around, isProduction: false })).toEqual({ state: 'ok', advice: null });
  });

  it('is failed if the facts could not be read, with the error and what to do', () => {
    expect(unread('disk', 'ENOENT')).toEqual({
      state: 'failed',
      advice: 'It failed (ENOENT). Check that DATA_DIR exists and that the server may read it.',
    });
    expect(unread('email', null).advice).toBe('No answer in time. Check the database.');
  });
});

describe('scheduled work', () => {
  it.each([
    ['* * * * *', 17, false],
    ['* * * * *', 18, true],
    ['*/10 * * * *', 35, false],
    ['*/10 * * * *', 36, true],
    ['17 * * * *', 135, false],
    ['17 * * * *', 136, true],
    ['7 8 * * *', 48 * 60 + 15, false],
    ['7 8 * * *', 48 * 60 + 16, true],
  ])('with the schedule %s that ran %d minutes ago is overdue: %s', (schedule, minutes, overdue) => {
    const job = { ...NIGHTLY, schedule, lastRunAt: ago(minutes) };
    expect(isOverdue(job, NOW, around.startedAt)).toBe(overdue);
    expect(isOverdue({ ...job, lastRunAt: null, scheduledAt: ago(minutes) }, NOW, around.startedAt)).toBe(overdue);
    // Its runs were due before this process started.
    expect(isOverdue(job, NOW, new Date(ago(1)))).toBe(false);
  });
});
