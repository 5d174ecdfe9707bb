import type { Jobs } from '../../application/shared/jobs.js';
import type { Outbox, OutgoingMessage } from '../../application/shared/outbox.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/** One statement for any number of messages. */
const INSERT = `
  insert into outbox (kind, recipient, member_id, service, payload, dedupe_key, held_by)
  select m.kind, m.recipient, m.member_id, m.service, m.payload, m.dedupe_key,
    nullif(current_setting('welcome_paws.decision', true), '')::uuid
  from jsonb_to_recordset($1::jsonb) as m(kind text, recipient jsonb, member_id uuid, service boolean, payload jsonb, dedupe_key text)
  on conflict (dedupe_key) do nothing
  returning id, kind`;

/**
 * Messages in the table `outbox`, each with its delivery job. Those of a decision wait until it is final. Plain SQL, because a
 * duplicate key must add nothing.
 */
export class PostgresOutbox implements Outbox {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  async record(...messages: readonly OutgoingMessage[]): Promise<void> {
    if (messages.length === 0) return;
    // Flush first: the message refers to its member, who may have been added in this transaction.
    if (messages.some(({ memberId }) => memberId !== null)) await this.work.em.flush();
    const rows = messages.map((message) => ({
      ...{ kind: message.kind, recipient: message.to, member_id: message.memberId, service: message.service },
      ...{ payload: payloadOf(message), dedupe_key: message.dedupeKey },
    }));
    const added = await this.work.rows<{ id: string; kind: string }>(INSERT, [JSON.stringify(rows)]);
    // Postcards wait until an administrator prints them.
    const due = added.filter(({ kind }) => kind !== 'postcard');
    await this.jobs.enqueue('deliver', ...due.map(({ id }) => ({ id })));
  }
}

function payloadOf(message: OutgoingMessage): object {
  if (message.kind === 'mail') return message.content;
  if (message.kind === 'text') return { text: message.text };
  const { text, sealedCode, claimId } = message;
  return { text, sealedCode, claimId };
}
