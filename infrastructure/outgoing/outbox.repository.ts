import type { Jobs } from '../../application/shared/jobs.js';
import type { Outbox, OutgoingMessage } from '../../application/shared/outbox.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const INSERT = `
  insert into outbox (kind, recipient, member_id, service, payload, dedupe_key, held_by)
  values ($1, $2::jsonb, $3::uuid, $4, $5::jsonb, $6, nullif(current_setting('welcome_paws.decision', true), '')::uuid)
  on conflict (dedupe_key) do nothing
  returning id`;

/**
 * Messages in the table `outbox`, each with its delivery job. Those of a decision wait until it is final. Plain SQL, because a
 * duplicate key must add nothing.
 */
export class PostgresOutbox implements Outbox {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  async record(message: OutgoingMessage): Promise<void> {
    const { kind, to, memberId, service, dedupeKey } = message;
    // Flush first: the message refers to its member, who may have been added in this transaction.
    if (memberId !== null) await this.work.em.flush();
    const row = await this.work.row<{ id: string }>(INSERT, [
      kind,
      JSON.stringify(to),
      memberId,
      service,
      JSON.stringify(payloadOf(message)),
      dedupeKey,
    ]);
    // Postcards wait until an administrator prints them.
    if (row !== null && kind !== 'postcard') await this.jobs.enqueue('deliver', { id: row.id });
  }
}

function payloadOf(message: OutgoingMessage): object {
  if (message.kind === 'mail') return message.content;
  if (message.kind === 'text') return { text: message.text };
  const { text, sealedCode, claimId } = message;
  return { text, sealedCode, claimId };
}
