import type {
  BackupFacts,
  CheckName,
  DatabaseFacts,
  DiskFacts,
  EmailFacts,
  HealthFacts,
  ImportsFacts,
  JobsFacts,
  ScheduledFacts,
  StorageFacts,
} from './facts.js';

export const CHECK_STATES = ['ok', 'warning', 'failed'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export interface Judgment {
  readonly state: CheckState;
  /** What is wrong, then what to do; null if nothing is. */
  readonly advice: string | null;
}

/** Settings that the advice depends on, in addition to the facts. */
export interface Surroundings {
  readonly now: Date;
  readonly isProduction: boolean;
  /** When this process started. */
  readonly startedAt: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** Age of a waiting email or job from which workers seem to be missing. */
const LONG_WAIT_MS = 15 * MINUTE_MS;
/** If the newest backup is older, a night was missed: a day, and time to make a backup. */
export const OLD_BACKUP_MS = 26 * HOUR_MS;
/** Silence of an import, which reports its progress every 20 seconds and is resumed after two minutes. */
const SILENT_IMPORT_MS = 10 * MINUTE_MS;
const LOW_DISK = { share: 0.1, bytes: GB, failedBytes: 100 * MB } as const;
const MANY_CONNECTIONS = 0.8;
const SLOW_QUERY_MS = 250;

const OK: Judgment = { state: 'ok', advice: null };
const warning = (advice: string): Judgment => ({ state: 'warning', advice });
const failed = (advice: string): Judgment => ({ state: 'failed', advice });
const olderThan = (time: string | null, milliseconds: number, now: Date): boolean =>
  time !== null && now.getTime() - Date.parse(time) > milliseconds;

function ofEmail(facts: EmailFacts, { now, isProduction }: Surroundings): Judgment {
  const { via, lastDeliveredAt, lastFailedAt, lastFailure, oldestWaitingAt, undelivered } = facts;
  const isNewest = lastFailedAt !== null && (lastDeliveredAt === null || lastFailedAt > lastDeliveredAt);
  // A refused recipient says nothing about the next email.
  const isOfGateway = facts.lastFailureCode !== null && !facts.lastFailureCode.startsWith('EENVELOPE');
  if (isNewest && isOfGateway && lastFailure !== null) {
    return failed(`The last email failed: ${lastFailure} Fix the cause, then send a test email.`);
  }
  if (via === 'files' && isProduction) {
    return warning('Emails are saved as files and reach nobody. Set SMTP_URL, MAIL_FROM, and SUPPORT_EMAIL.');
  }
  if (olderThan(oldestWaitingAt, LONG_WAIT_MS, now)) {
    return warning('Emails have been waiting for more than 15 minutes. See Outgoing mail for the reason of each.');
  }
  return undelivered > 0 ? warning('Some emails could not be delivered. Resend them on the page Outgoing mail.') : OK;
}

function ofStorage({ store, failure }: StorageFacts): Judgment {
  if (failure === null) return OK;
  return store === 's3'
    ? failed(`The bucket did not store a test file (${failure}). Check the S3 settings and the rights of the key.`)
    : failed(
        `The folder for uploads did not store a test file (${failure}). Check that the disk has space and that the server may write to DATA_DIR.`,
      );
}

function ofJobs({ queues, scheduled }: JobsFacts, { now, startedAt }: Surroundings): Judgment {
  const late = scheduled.filter((each) => isOverdue(each, now, startedAt)).map(({ name }) => name);
  if (late.length > 0) {
    return failed(`Overdue: ${late.join(', ')}. Restart the server, and look for “Job queue error” in the log.`);
  }
  const stuck = queues.filter(({ oldestDueAt }) => olderThan(oldestDueAt, LONG_WAIT_MS, now)).map(({ name }) => name);
  if (stuck.length > 0) {
    return warning(
      `Jobs have been waiting for more than 15 minutes: ${stuck.join(', ')}. Look for “Job queue error” in the log.`,
    );
  }
  const broken = queues.filter(({ failedToday }) => failedToday > 0).map(({ name }) => name);
  if (broken.length === 0) return OK;
  return warning(`Jobs were given up today: ${broken.join(', ')}. Look for “A job failed” in the log.`);
}

/** Returns whether scheduled work missed a run. Runs that were due before this process started don't count. */
export function isOverdue({ schedule, lastRunAt, scheduledAt }: ScheduledFacts, now: Date, startedAt: Date): boolean {
  const since = Math.max(Date.parse(lastRunAt ?? scheduledAt), startedAt.getTime());
  return now.getTime() - since > 2 * periodOf(schedule) + LONG_WAIT_MS;
}

/** Returns the milliseconds between runs of a cron expression such as `*\/10 * * * *`, `17 * * * *`, or `7 8 * * *`. */
function periodOf(schedule: string): number {
  const [minute = '*', hour = '*'] = schedule.split(' ');
  if (minute === '*') return MINUTE_MS;
  if (minute.startsWith('*/')) return Number(minute.slice(2)) * MINUTE_MS;
  return hour === '*' ? HOUR_MS : 24 * HOUR_MS;
}

function ofBackup(
  { scheduledAt, lastMadeAt, lastFailedAt }: BackupFacts,
  { now, isProduction }: Surroundings,
): Judgment {
  if (scheduledAt === null) {
    return isProduction ? warning('No nightly backups are made. Set BACKUP_TO to a folder or a bucket.') : OK;
  }
  if (hasFailedSince(lastMadeAt, lastFailedAt)) {
    return failed(
      'The last backup failed. Check that BACKUP_TO exists and has space, and that the server can write to it. Look for “back-up” in the log.',
    );
  }
  if (!olderThan(lastMadeAt ?? scheduledAt, OLD_BACKUP_MS, now)) return OK;
  return failed(
    'No backup was made in the last 26 hours. Run `welcome-paws backup` now, and look for “back-up” in the log.',
  );
}

/** Returns whether the last attempt of something failed. Times are in ISO 8601 (UTC). */
export function hasFailedSince(lastMadeAt: string | null, lastFailedAt: string | null): boolean {
  return lastFailedAt !== null && (lastMadeAt === null || lastFailedAt > lastMadeAt);
}

function ofDatabase({ pendingMigrations, connections, maxConnections, latencyMs }: DatabaseFacts): Judgment {
  if (pendingMigrations > 0) return failed('The database lacks migrations of this version. Restart the server.');
  if (connections > MANY_CONNECTIONS * maxConnections) {
    return warning('Most connections are in use. Raise max_connections, or stop other programs that use the database.');
  }
  if (latencyMs <= SLOW_QUERY_MS) return OK;
  return warning('The database answers slowly. Check its load, its disk, and the network to it.');
}

function ofDisk({ freeBytes, totalBytes }: DiskFacts): Judgment {
  if (freeBytes < LOW_DISK.failedBytes) {
    return failed('The disk is full. Free space now, or uploads and the embedded database stop.');
  }
  if (freeBytes >= LOW_DISK.bytes && freeBytes >= LOW_DISK.share * totalBytes) return OK;
  return warning('The disk is almost full. Free space, or move DATA_DIR to a larger disk.');
}

function ofImports({ unfinished, last }: ImportsFacts, { now }: Surroundings): Judgment {
  const silent = unfinished.filter(({ updatedAt }) => olderThan(updatedAt, SILENT_IMPORT_MS, now));
  if (silent.length > 0) {
    const names = silent.map(({ fileName }) => fileName).join(', ');
    return warning(`No progress for 10 minutes: ${names}. If it runs on the command line, start the command again.`);
  }
  if (last?.state !== 'failed') return OK;
  return warning('The last import failed. See the page Import for the reason.');
}

/** How the facts of each check are judged. */
export const JUDGE: { readonly [Name in CheckName]: (facts: HealthFacts[Name], around: Surroundings) => Judgment } = {
  email: ofEmail,
  storage: ofStorage,
  jobs: ofJobs,
  backup: ofBackup,
  database: ofDatabase,
  disk: ofDisk,
  imports: ofImports,
  version: () => OK,
};

/** Advice for a check whose facts could not be read, after the error. */
const UNREAD: Readonly<Record<CheckName, string>> = {
  email: 'Check the database.',
  storage: 'Check the storage and its settings.',
  jobs: 'Check the database.',
  backup: 'Check the database.',
  database: 'Check that it runs and that the server reaches it.',
  disk: 'Check that DATA_DIR exists and that the server may read it.',
  imports: 'Check the database.',
  version: 'Check that the installation is complete.',
};

/** Returns the judgment of a check whose facts could not be read; `code` is null if it took longer than its time limit. */
export function unread(name: CheckName, code: string | null): Judgment {
  const reason = code === null ? 'No answer in time.' : `It failed (${code}).`;
  return failed(`${reason} ${UNREAD[name]}`);
}
