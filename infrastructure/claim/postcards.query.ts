import { Postcards, type ClaimCodes } from '../../application/claim/ports.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import { parseUserId } from '../../domain/shared/ids.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database, Statement } from '../postgres/database.js';
import { brokenCursor, readCursor, writeCursor } from '../postgres/list-cursor.js';
import { isoTime, listPage, microseconds, momentOf } from '../postgres/list-page.js';

/** SQL: the cards that wait, as a join to select from. Index outbox_open: cards that wait are few. An older card of a claim bears a code that works no more. */
export const WAITING_POSTCARDS = `outbox o join business_claims c on c.id = (o.payload ->> 'claimId')::integer
    where o.kind = 'postcard' and o.status = 'queued' and c.status = 'pending' and c.code_expires_at > now()
      and not exists (select from outbox n where n.kind = 'postcard' and n.payload ->> 'claimId' = o.payload ->> 'claimId'
        and n.created_at > o.created_at)`;

const WAITING: Statement = {
  name: 'postcards-waiting',
  text: `select o.id, c.id as "claimId", c.business_id as "businessId", o.recipient as "to", o.payload ->> 'text' as text,
      o.payload ->> 'sealedCode' as "sealedCode", ${isoTime('c.code_expires_at')} as "expiresAt",
      ${isoTime('o.created_at')} as "createdAt", ${microseconds('o.created_at')}::text as since
    from ${WAITING_POSTCARDS} and ($2::bigint is null or (o.created_at, o.id) > (${momentOf('$2')}, $3::text::uuid))
    order by o.created_at, o.id limit $1`,
};

const COUNT: Statement = {
  name: 'postcards-waiting-count',
  text: `select count(*)::integer as total from (select from ${WAITING_POSTCARDS} limit ${TOTAL_CAP + 1}) waiting`,
};

interface WaitingRow extends Record<string, unknown> {
  readonly id: string;
  readonly sealedCode: string;
  /** When it was made, in microseconds since 1970. */
  readonly since: string;
}

/** Names the list in its cursors. */
const LIST = 'postcards';

/** Cards to print, in PostgreSQL; their codes are opened here and stored nowhere. */
export class PostgresPostcards extends Postcards {
  constructor(
    private readonly database: Database,
    private readonly codes: ClaimCodes,
  ) {
    super();
  }

  override async waiting({ limit, cursor }: PageRequest): Promise<ListPage> {
    const [since, id] = cursor === null ? [null, null] : readCursor(LIST, ['number', 'string'], cursor);
    const [rows, count] = await Promise.all([
      this.database.rows<WaitingRow>(WAITING, [limit + 1, since, id === null ? null : uuidOf(String(id))]),
      this.database.row<{ total: number }>(COUNT),
    ]);
    const shown = rows.map(({ since: at, ...row }) => ({ json: this.#card(row), since: at, id: row.id }));
    return listPage(shown, limit, count?.total ?? 0, (row) => writeCursor(LIST, [Number(row.since), row.id]));
  }

  /** A `Postcard`. */
  #card({ sealedCode, ...card }: Omit<WaitingRow, 'since'>): string {
    return JSON.stringify({ ...card, code: this.codes.open(String(sealedCode)) });
  }
}

/** Refuses with INVALID_CURSOR. */
function uuidOf(text: string): string {
  return parseUserId(text) ?? brokenCursor();
}
