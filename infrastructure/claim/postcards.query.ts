import { Postcards, type ClaimCodes, type WaitingPostcard } from '../../application/claim/ports.js';
import type { Database, Statement } from '../postgres/database.js';

/** Index outbox_open: cards that wait are few. An older card of a claim bears a code that works no more. */
const WAITING: Statement = {
  name: 'postcards-waiting',
  text: `select o.id, c.id as "claimId", o.recipient as "to", o.payload ->> 'text' as text,
      o.payload ->> 'sealedCode' as "sealedCode", o.created_at as "createdAt"
    from outbox o join business_claims c on c.id = (o.payload ->> 'claimId')::integer
    where o.kind = 'postcard' and o.status = 'queued' and c.status = 'pending' and c.code_expires_at > now()
      and not exists (select from outbox n where n.kind = 'postcard' and n.payload ->> 'claimId' = o.payload ->> 'claimId'
        and n.created_at > o.created_at)
    order by o.created_at, o.id limit $1`,
};

type WaitingRow = Omit<WaitingPostcard, 'code'> & { readonly sealedCode: string };

/** Cards to print, in PostgreSQL; their codes are opened here and stored nowhere. */
export class PostgresPostcards extends Postcards {
  constructor(
    private readonly database: Database,
    private readonly codes: ClaimCodes,
  ) {
    super();
  }

  override async waiting(max: number): Promise<WaitingPostcard[]> {
    const rows = await this.database.rows<WaitingRow>(WAITING, [max]);
    return rows.map(({ sealedCode, ...card }) => ({ ...card, code: this.codes.open(sealedCode) }));
  }
}
