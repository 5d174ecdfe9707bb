import { Outbox, type OutgoingMessage } from '../../application/shared/outbox.js';
import { PostgresJobs } from '../jobs/postgres-jobs.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const INSERT = `
  insert into outbox (kind, recipient, member_id, service, payload, dedupe_key)
  values (?, ?::jsonb, ?::uuid, ?, ?::jsonb, ?)
  on conflict (dedupe_key) do nothing
  returning id`;

/** Messages in the table `outbox`, each with the job that delivers it. */
export class PostgresOutbox extends Outbox {
  readonly #jobs: PostgresJobs;

  constructor(private readonly work: UnitOfWork) {
    super();
    this.#jobs = new PostgresJobs(work);
  }

  override async record(message: OutgoingMessage): Promise<void> {
    const { kind, to, memberId, service, dedupeKey } = message;
    // A member whose row this very transaction adds is not yet in the database, and is referred to.
    if (memberId !== null) await this.work.em.flush();
    const row = await this.work.row<{ id: string }>(INSERT, [
      kind,
      JSON.stringify(to),
      memberId,
      service,
      JSON.stringify(message.kind === 'mail' ? message.content : { text: message.text }),
      dedupeKey,
    ]);
    // Postcards wait for an administrator who prints them.
    if (row !== null && kind !== 'postcard') await this.#jobs.enqueue('deliver', { id: row.id });
  }
}
