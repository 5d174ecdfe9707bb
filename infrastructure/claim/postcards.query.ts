import type { Postcards, ClaimCodes } from '../../application/claim/ports.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import type { Database, Statement } from '../postgres/database.js';
import { countOf, isoTime, microseconds, momentOf, pageOf } from '../postgres/list-page.js';

/**
 * SQL: the waiting postcards, as a join to select from. Index outbox_open: few postcards wait. An older postcard of a
 * claim has a code that no longer works.
 */
export const WAITING_POSTCARDS = `outbox o join business_claims c on c.id = (o.payload ->> 'claimId')::integer
    where o.kind = 'postcard' and o.status = 'queued' and c.status = 'pending' and c.code_expires_at > now()
      and not exists (select from outbox n where n.kind = 'postcard' and n.payload ->> 'claimId' = o.payload ->> 'claimId'
        and n.created_at > o.created_at)`;

const WAITING: Statement = {
  name: 'postcards-waiting',
  text: `select o.id, c.id as "claimId", c.business_id as "businessId", o.recipient as "to", o.payload ->> 'text' as text,
      o.payload ->> 'sealedCode' as "sealedCode", ${isoTime('c.code_expires_at')} as "expiresAt",
      ${isoTime('o.created_at')} as "createdAt", ${microseconds('o.created_at')}::text as position
    from ${WAITING_POSTCARDS} and ($2::bigint is null or (o.created_at, o.id) > (${momentOf('$2')}, $3::text::uuid))
    order by o.created_at, o.id limit $1`,
};

const LIST = {
  name: 'postcards',
  page: WAITING,
  count: countOf('postcards-waiting-count', WAITING_POSTCARDS),
  id: 'uuid',
} as const;

interface WaitingRow {
  readonly sealedCode: string;
}

/** Postcards to print, in PostgreSQL. Their codes are decrypted here and never stored in plain text. */
export class PostgresPostcards implements Postcards {
  constructor(
    private readonly database: Database,
    private readonly codes: ClaimCodes,
  ) {}

  waiting(page: PageRequest): Promise<ListPage> {
    return pageOf<WaitingRow>(this.database, LIST, page, ({ sealedCode, ...card }) =>
      JSON.stringify({ ...card, code: this.codes.open(sealedCode) }),
    );
  }
}
