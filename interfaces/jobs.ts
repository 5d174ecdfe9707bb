import type { Logger } from 'pino';
import type { Job } from '../infrastructure/jobs/job.js';
import { pruneExpired } from '../infrastructure/jobs/prune.js';
import { createDelivery } from '../infrastructure/outgoing/create-delivery.js';
import type { Database } from '../infrastructure/persistence/database.js';
import type { UnitOfWork } from '../infrastructure/persistence/unit-of-work.js';
import type { ServerSettings } from './http/create-app.js';

/** What the work beside the requests may use. */
export interface JobParts {
  readonly database: Database;
  readonly work: UnitOfWork;
  readonly settings: ServerSettings;
  readonly logger: Logger;
}

/** Mails at once from one process: more would only find the gateway busy. */
const MAILS_AT_ONCE = 3;

/** All work that is done beside the requests, one entry a kind; times are UTC, at night in the United States. */
export function allJobs(parts: JobParts): readonly Job[] {
  const { database } = parts;
  const delivery = createDelivery(parts);
  return [
    { name: 'deliver', concurrency: MAILS_AT_ONCE, pollSeconds: 1, run: ({ id }) => delivery.deliver(String(id)) },
    { name: 'tidy-outbox', schedule: '7 8 * * *', run: () => delivery.tidy() },
    { name: 'prune-expired', schedule: '17 8 * * *', run: () => pruneExpired(database) },
  ];
}
