import type { PrintedPostcards, PostcardRecord } from '../../application/claim/ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const FIND = `select id, status, (payload ->> 'claimId')::integer as "claimId" from outbox
  where id = $1 and kind = 'postcard' for update`;

/** Must run first, because a postcard refers to its claim only until it is sent. */
const TAKE_OLDER_BACK = `update outbox o set status = 'skipped', payload = null, recipient = null from outbox sent
  where sent.id = $1 and o.kind = 'postcard' and o.status = 'queued'
    and o.payload ->> 'claimId' = sent.payload ->> 'claimId' and o.created_at < sent.created_at`;

const MARK_SENT = `update outbox set status = 'sent', sent_at = $2, payload = null, recipient = null where id = $1`;

/** Postcards in the table `outbox`, for administrators to process. */
export class PostgresPrintedPostcards implements PrintedPostcards {
  constructor(private readonly work: UnitOfWork) {}

  find(id: string): Promise<PostcardRecord | null> {
    return this.work.row<PostcardRecord>(FIND, [id]);
  }

  async markSent(id: string, now: Date): Promise<void> {
    await this.work.rows(TAKE_OLDER_BACK, [id]);
    await this.work.rows(MARK_SENT, [id, now]);
  }
}
