import { z } from 'zod';
import { EMAIL_GATEWAYS } from '../../../domain/health/facts.js';
import { IMPORT_STATES } from '../../../domain/import/outcome.js';
import { CHECK_STATES } from '../../../domain/health/judgment.js';
import { MAX_TEST_EMAILS_PER_HOUR } from '../../../domain/outgoing/test-email.js';
import { typedText } from '../shared/typed-text.js';

export { MAX_TEST_EMAILS_PER_HOUR };

const time = z.iso.datetime();
const count = z.int().min(0);
const NO_EMAIL = 'Enter an email address, such as ada@example.com.';
/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const MAX_EMAIL_LENGTH = 254;

/** Returns the schema of a check with these facts. */
const checkOf = <Facts extends z.ZodType>(facts: Facts, description: string) =>
  z
    .object({
      state: z.enum(CHECK_STATES).describe('`failed` needs action now, `warning` needs action soon.'),
      advice: z.string().nullable().describe('What is wrong and what to do; null if the state is `ok`.'),
      ms: count.describe('Duration of the check in milliseconds.'),
      facts: facts.nullable().describe('Null if the check failed or took longer than five seconds.'),
    })
    .describe(description);

const email = z.object({
  via: z.enum(EMAIL_GATEWAYS).describe('`files` if `SMTP_URL` is not set: emails are saved and reach nobody.'),
  lastDeliveredAt: time.nullable().describe('When the gateway last accepted an email, also a test email.'),
  lastFailedAt: time.nullable().describe('When a delivery last failed, also of a test email.'),
  lastFailure: z.string().nullable().describe('Why it failed; null if it was delivered later.'),
  lastFailureCode: z.string().nullable().describe('Error code of that failure.'),
  waiting: count.describe('Emails that wait for delivery.'),
  oldestWaitingAt: time.nullable().describe('When the oldest of them was created.'),
  undelivered: count.describe('Emails that were given up.'),
});

const storage = z.object({
  store: z.enum(['s3', 'folder']).describe('Where photos and documents are stored.'),
  failure: z.string().nullable().describe('Error code if a small file could not be written, read, and deleted.'),
});

const jobs = z.object({
  queues: z
    .array(
      z.object({
        name: z.string().describe('Name of the queue.'),
        waiting: count.describe('Jobs that have not started, including retries.'),
        failed: count.describe('Jobs that were given up in the last seven days.'),
        failedToday: count.describe('The same in the last 24 hours.'),
        oldestDueAt: time.nullable().describe('Since when the oldest job that can run now waits.'),
      }),
    )
    .readonly()
    .describe('Background jobs by queue.'),
  scheduled: z
    .array(
      z.object({
        name: z.string().describe('Name of the job.'),
        schedule: z.string().describe('Cron expression (UTC).'),
        lastRunAt: time.nullable().describe('When it last finished.'),
        scheduledAt: time.describe('When its schedule was created.'),
      }),
    )
    .readonly()
    .describe('Jobs that run at fixed times.'),
});

const backup = z.object({
  scheduledAt: time.nullable().describe('When nightly backups were turned on; null if they are off.'),
  lastMadeAt: time
    .nullable()
    .describe('When the newest nightly backup of the last seven days was completed; null if there was none.'),
  lastFailedAt: time.nullable().describe('When a nightly backup last failed in the last seven days; null if none did.'),
});

const database = z.object({
  version: z.string().describe('Version of PostgreSQL.'),
  migrations: count.describe('Migrations that ran.'),
  pendingMigrations: count.describe('Migrations of this version that did not run.'),
  lastMigration: z.string().describe('Name of the newest migration that ran.'),
  sizeBytes: z.number().min(0).describe('Size of the database in bytes.'),
  connections: count.describe('Connections of all programs to the server.'),
  maxConnections: count.describe('Connections that the server allows.'),
  latencyMs: z.number().min(0).describe('Duration of the simplest query.'),
});

const disk = z.object({
  folder: z.string().describe('The folder `DATA_DIR`.'),
  freeBytes: z.number().min(0).describe('Free space in bytes.'),
  totalBytes: z.number().min(0).describe('Size of the disk in bytes.'),
});

const importFacts = z.object({
  id: z.int().min(1),
  fileName: z.string().describe('Name of the uploaded file.'),
  state: z.enum(IMPORT_STATES).describe('State of the import.'),
  progress: z.number().min(0).max(1).describe('Share of the file that was read.'),
  updatedAt: time.describe('Last progress, or the end.'),
  failure: z.string().nullable().describe('Why the import failed.'),
});

const imports = z.object({
  unfinished: z.array(importFacts).readonly().describe('At most 20 imports that wait or run, oldest first.'),
  last: importFacts.nullable().describe('The import that ended last.'),
});

const version = z.object({
  version: z.string().describe('Version of the product.'),
  node: z.string().describe('Version of Node.js.'),
  startedAt: time.describe('When the process that answered started.'),
});

export const SystemHealth = z
  .object({
    checkedAt: time.describe('When the checks began.'),
    email: checkOf(email, 'Outgoing email.'),
    storage: checkOf(storage, 'The storage of photos and documents.'),
    jobs: checkOf(jobs, 'Background jobs.'),
    backup: checkOf(backup, 'Nightly backups.'),
    database: checkOf(database, 'The database.'),
    disk: checkOf(disk, 'The disk that holds `DATA_DIR`.'),
    imports: checkOf(imports, 'Imports of files.'),
    version: checkOf(version, 'Versions of the process that answered.'),
  })
  .meta({ id: 'SystemHealth', description: 'The state of the parts that the site depends on.' });

export type SystemHealth = z.infer<typeof SystemHealth>;

export const TestEmailForm = z
  .strictObject({
    to: typedText('Email address', NO_EMAIL)
      .max(MAX_EMAIL_LENGTH, NO_EMAIL)
      .pipe(z.email(NO_EMAIL))
      .describe('Email address that gets the test email.'),
  })
  .meta({ id: 'TestEmailForm', description: 'Where to send a test email.' });

export type TestEmailForm = z.infer<typeof TestEmailForm>;

export const TestEmailResult = z
  .object({
    delivered: z.boolean().describe('True if the gateway accepted the email.'),
    via: z.enum(EMAIL_GATEWAYS).describe('`files` if `SMTP_URL` is not set.'),
    message: z.string().describe('What happened.'),
    code: z.string().nullable().describe('Error code of the gateway, such as `EAUTH 535`; null if it accepted it.'),
    gatewayMessage: z.string().nullable().describe('The gateway’s own words about the error.'),
    ms: count.describe('Duration in milliseconds.'),
  })
  .meta({ id: 'TestEmailResult', description: 'The outcome of a test email.' });

export type TestEmailResult = z.infer<typeof TestEmailResult>;
