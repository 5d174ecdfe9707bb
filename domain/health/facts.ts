/** `smtp`: emails are sent to a mail server. `files`: they are saved as files, because none is set. */
export const EMAIL_GATEWAYS = ['smtp', 'files'] as const;

/** Times are ISO 8601 (UTC); null means never. */
export interface EmailFacts {
  readonly via: (typeof EMAIL_GATEWAYS)[number];
  readonly lastDeliveredAt: string | null;
  readonly lastFailedAt: string | null;
  /** Why, in words; null if nothing failed, or if the email was delivered after all. */
  readonly lastFailure: string | null;
  /** Code of that failure, such as `EENVELOPE 550`. */
  readonly lastFailureCode: string | null;
  readonly waiting: number;
  readonly oldestWaitingAt: string | null;
  /** Emails that were given up. */
  readonly undelivered: number;
}

export interface StorageFacts {
  readonly store: 's3' | 'folder';
  /** Error code of the write, read, or delete that failed; null if all worked. */
  readonly failure: string | null;
}

export interface QueueFacts {
  readonly name: string;
  /** Jobs that have not started, including retries that wait for their time. */
  readonly waiting: number;
  /** Jobs given up in the last seven days. */
  readonly failed: number;
  /** Jobs given up in the last 24 hours. */
  readonly failedToday: number;
  /** When the oldest job that could run now became due. */
  readonly oldestDueAt: string | null;
}

export interface ScheduledFacts {
  readonly name: string;
  /** Cron expression in UTC. */
  readonly schedule: string;
  /** When it last finished. */
  readonly lastRunAt: string | null;
  /** When its schedule was created. */
  readonly scheduledAt: string;
}

export interface JobsFacts {
  readonly queues: readonly QueueFacts[];
  readonly scheduled: readonly ScheduledFacts[];
}

export interface DatabaseFacts {
  readonly version: string;
  readonly migrations: number;
  /** Migrations of this version that have not run. */
  readonly pendingMigrations: number;
  readonly lastMigration: string;
  readonly sizeBytes: number;
  /** Connections of all programs to the server. */
  readonly connections: number;
  readonly maxConnections: number;
  /** Time of the simplest query. */
  readonly latencyMs: number;
}

export interface DiskFacts {
  /** DATA_DIR. */
  readonly folder: string;
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Facts about nightly backups. Backups made with the command are not recorded. */
export interface BackupFacts {
  /** When nightly backups were turned on; null if they are off. */
  readonly scheduledAt: string | null;
  /** When the newest backup was completed; null if there was none in seven days. */
  readonly lastMadeAt: string | null;
  /** When an attempt last failed; null if there was none in seven days. */
  readonly lastFailedAt: string | null;
}

export interface VersionFacts {
  readonly version: string;
  readonly node: string;
  readonly startedAt: string;
}

export interface ImportFacts {
  readonly id: number;
  readonly fileName: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  /** Share of the file that was read, from 0 to 1. */
  readonly progress: number;
  /** Last progress, or the end. */
  readonly updatedAt: string;
  readonly failure: string | null;
}

export interface ImportsFacts {
  readonly unfinished: readonly ImportFacts[];
  /** The import that ended last. */
  readonly last: ImportFacts | null;
}

export interface HealthFacts {
  readonly email: EmailFacts;
  readonly storage: StorageFacts;
  readonly jobs: JobsFacts;
  readonly backup: BackupFacts;
  readonly database: DatabaseFacts;
  readonly disk: DiskFacts;
  readonly imports: ImportsFacts;
  readonly version: VersionFacts;
}

export type CheckName = keyof HealthFacts;
