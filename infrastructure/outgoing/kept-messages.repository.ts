import type { KeptMessages, KeptMessage } from '../../application/outgoing/ports.js';
import type { Jobs } from '../../application/shared/jobs.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { WORN_OUT_SQL } from './worn-out-sql.js';

const FIND = `select id, kind, status, attempts, last_error as "lastError", resent_by as "resentBy", ${WORN_OUT_SQL} as "wornOut"
  from outbox o where id = $1 and kind <> 'postcard' for update of o`;

/** Recipient and text still exist: they are cleared after sending, or when their retention ends. */
const QUEUE_AGAIN = `update outbox set status = 'queued', attempts = 0, claimed_until = null, resent_by = $2, resent_at = $3
  where id = $1`;

/** Messages in the table `outbox`, for administrators to manage. */
export class PostgresKeptMessages implements KeptMessages {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  find(id: string): Promise<KeptMessage | null> {
    return this.work.row<KeptMessage>(FIND, [id]);
  }

  async queueAgain(id: string, administrator: string, now: Date): Promise<void> {
    await this.work.rows(QUEUE_AGAIN, [id, administrator, now]);
    await this.jobs.enqueue('deliver', { id });
  }
}
