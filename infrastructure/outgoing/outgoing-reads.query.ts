import { OutgoingReads } from '../../application/outgoing/ports.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import { failureWords } from '../../domain/outgoing/failure.js';
import { maskedRecipient } from '../../domain/outgoing/masked-recipient.js';
import { WORN_OUT, type WornOut } from '../../domain/outgoing/worn-out.js';
import { parseUserId } from '../../domain/shared/ids.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database, Statement } from '../postgres/database.js';
import { brokenCursor, readCursor, writeCursor } from '../postgres/list-cursor.js';
import { isoTime, listPage, microseconds, momentOf } from '../postgres/list-page.js';
import { WORN_OUT_SQL } from './worn-out-sql.js';

type Status = 'dead' | 'queued';

/** Index outbox_waiting. */
const fromOutbox = (status: Status) =>
  `from outbox o left join users u on u.id = o.member_id where o.status = '${status}' and o.kind <> 'postcard'`;

/** The oldest of what waits has waited longest; of what could not be delivered the newest is news. */
const ORDER = { dead: { word: 'desc', after: '<' }, queued: { word: 'asc', after: '>' } } as const;

function pageOf(status: Status): Statement {
  const { word, after } = ORDER[status];
  return {
    name: `outgoing-${status}`,
    text: `select o.id, o.kind, o.status, o.service as "isAnswer", o.attempts, o.last_error as code,
        coalesce(o.recipient #>> '{}', case o.kind when 'mail' then u.email else u.phone_number end) as recipient,
        ${WORN_OUT_SQL} as "wornOut", ${isoTime('o.created_at')} as "createdAt", ${isoTime('o.resent_at')} as "resentAt", o.resent_by as "resentBy",
        ${microseconds('o.created_at')}::text as since
      ${fromOutbox(status)} and ($2::bigint is null or (o.created_at, o.id) ${after} (${momentOf('$2')}, $3::text::uuid))
      order by o.created_at ${word}, o.id ${word} limit $1`,
  };
}

function countOf(status: Status): Statement {
  return {
    name: `outgoing-${status}-count`,
    text: `select count(*)::integer as total from (select from outbox o where o.status = '${status}'
      and o.kind <> 'postcard' limit ${TOTAL_CAP + 1}) counted`,
  };
}

const STATEMENTS = {
  dead: { page: pageOf('dead'), count: countOf('dead') },
  queued: { page: pageOf('queued'), count: countOf('queued') },
};

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly kind: 'mail' | 'text';
  readonly recipient: string | null;
  readonly code: string | null;
  readonly wornOut: WornOut | null;
  /** When it was recorded, in microseconds since 1970. */
  readonly since: string;
}

/** What waits and what could not be delivered, in PostgreSQL; who gets it leaves this place masked. */
export class PostgresOutgoingReads extends OutgoingReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async page(status: Status, { limit, cursor }: PageRequest): Promise<ListPage> {
    const list = `outgoing ${status}`;
    const [since, id] = cursor === null ? [null, null] : readCursor(list, ['number', 'string'], cursor);
    const { page, count } = STATEMENTS[status];
    const [rows, counted] = await Promise.all([
      this.database.rows<Row>(page, [
        limit + 1,
        since,
        id === null ? null : (parseUserId(String(id)) ?? brokenCursor()),
      ]),
      this.database.row<{ total: number }>(count),
    ]);
    const shown = rows.map((row) => ({ id: row.id, since: row.since, json: messageOf(row) }));
    return listPage(shown, limit, counted?.total ?? 0, (row) => writeCursor(list, [Number(row.since), row.id]));
  }
}

/** An `OutgoingMessage` of the contract. */
function messageOf({ since: _since, recipient, wornOut, ...row }: Row): string {
  const to = recipient === null ? null : maskedRecipient(row.kind, recipient);
  const said = wornOut === null ? null : WORN_OUT[wornOut];
  return JSON.stringify({ ...row, to, reason: failureWords(row.code), wornOut: said });
}
