import type { OutgoingReads } from '../../application/outgoing/ports.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import { failureWords, maskedRecipient } from '../../domain/outgoing/failure.js';
import { WORN_OUT, type WornOut } from '../../domain/outgoing/message-secret.js';
import type { Database } from '../postgres/database.js';
import { isoTime, orderedList, pageOf, type PagedList } from '../postgres/list-page.js';
import { WORN_OUT_SQL } from './worn-out-sql.js';

type Status = 'dead' | 'queued';

/** Index outbox_waiting. Waiting messages are listed oldest first, dead ones newest first. */
const listOf = (status: Status): PagedList =>
  orderedList({
    name: `outgoing-${status}`,
    columns: `o.id, o.kind, o.status, o.service as "isAnswer", o.attempts, o.last_error as code,
      coalesce(o.recipient #>> '{}', case o.kind when 'mail' then u.email else u.phone_number end) as recipient,
      ${WORN_OUT_SQL} as "wornOut", ${isoTime('o.created_at')} as "createdAt",
      ${isoTime('o.resent_at')} as "resentAt", o.resent_by as "resentBy"`,
    from: 'outbox o',
    joins: 'left join users u on u.id = o.member_id',
    id: 'uuid',
    where: `o.status = '${status}' and o.kind <> 'postcard'`,
    newestFirst: status === 'dead',
  });

const LISTS = { dead: listOf('dead'), queued: listOf('queued') };

interface Row {
  readonly kind: 'mail' | 'text';
  readonly recipient: string | null;
  readonly code: string | null;
  readonly wornOut: WornOut | null;
}

/** Waiting and undeliverable messages, in PostgreSQL. Recipients are masked here. */
export class PostgresOutgoingReads implements OutgoingReads {
  constructor(private readonly database: Database) {}

  page(status: Status, page: PageRequest): Promise<ListPage> {
    return pageOf(this.database, LISTS[status], page, messageOf);
  }
}

/** Returns an `OutgoingMessage` of the contract as JSON. */
function messageOf({ recipient, wornOut, ...row }: Row): string {
  const to = recipient === null ? null : maskedRecipient(row.kind, recipient);
  const sentence = wornOut === null ? null : WORN_OUT[wornOut];
  return JSON.stringify({ ...row, to, reason: failureWords(row.code), wornOut: sentence });
}
