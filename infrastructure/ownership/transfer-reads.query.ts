import { TransferReads, type ShownOffer } from '../../application/ownership/ports.js';
import type { Clock } from '../../application/shared/clock.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { senderMoves, type TransferStatus } from '../../domain/ownership/business-transfer.js';
import { maskedRecipient } from '../../domain/outgoing/failure.js';
import { memberName } from '../account/member-name-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, orderedList, pageOf } from '../postgres/list-page.js';

/** `$1` is the member who reads. A former owner doesn't learn more about the recipient than the address they typed. */
const FIELDS = `t.id, t.business_id as "businessId", b.name as "businessName", t.status, t.premium,
  coalesce(t.from_id = $1::uuid, false) as "isSender", ${memberName('t.from_id')} as "fromName", t.to_email as "toEmail",
  coalesce(b.owner_id = t.to_id, false) as "isCurrent", ${isoTime('t.expires_at')} as "expiresAt",
  ${isoTime('t.accepted_at')} as "acceptedAt", ${isoTime('t.undo_until')} as "undoUntil", ${isoTime('t.created_at')} as "createdAt"`;

const JOIN = 'join businesses b on b.id = t.business_id';
const IS_THEIRS = '(t.from_id = $1::uuid or t.to_id = $1::uuid)';

const OWN: Statement = {
  name: 'transfer-own',
  text: `select ${FIELDS} from business_transfers t ${JOIN} where t.id = $2 and ${IS_THEIRS}`,
};

/** Indexes business_transfers_from and business_transfers_to, then a sort of one member's offers. */
const MINE = orderedList({
  name: 'transfers-mine',
  columns: FIELDS,
  from: 'business_transfers t',
  joins: JOIN,
  where: IS_THEIRS,
  newestFirst: true,
});

const BEHIND: Statement = {
  name: 'transfer-behind',
  text: `select case when t.status = 'offered' and t.expires_at <= now() then 'expired'
      when t.status = 'offered' and (b.merged_into is not null or b.deleted_at is not null or b.owner_id is distinct from t.from_id) then 'closed' else t.status end as status,
    json_build_object('id', b.id, 'name', b.name) as business, ${memberName('t.from_id')} as "fromName",
    t.to_email as "toEmail", case when $2::uuid is null then 'visitor'
      when exists (select from users u where u.id = $2 and lower(u.email) = lower(t.to_email)) then 'recipient'
      else 'other' end as viewer, t.premium, b.tier = 'premium' as "isPremium",
    (select ${isoTime('s.paid_until')} from subscriptions s where s.business_id = b.id) as "paidUntil",
    ${isoTime('t.expires_at')} as "expiresAt"
    from business_transfers t ${JOIN} where t.token_hash = $1`,
};

interface Row {
  readonly status: TransferStatus;
  readonly isSender: boolean;
  readonly isCurrent: boolean;
  readonly expiresAt: string;
  readonly undoUntil: string | null;
}

export class PostgresTransferReads extends TransferReads {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async own(id: number, memberId: string): Promise<JsonText | null> {
    const row = await this.database.row<Row>(OWN, [memberId, id]);
    return row === null ? null : this.#json(row);
  }

  override mine(memberId: string, page: PageRequest): Promise<ListPage> {
    return pageOf<Row>(this.database, { ...MINE, values: [memberId] }, page, (row) => this.#json(row));
  }

  override async behind(tokenHash: string, viewerId: string | null): Promise<ShownOffer | null> {
    const offer = await this.database.row<ShownOffer>(BEHIND, [tokenHash, viewerId]);
    return offer && { ...offer, toEmail: maskedRecipient('mail', offer.toEmail) };
  }

  #json({ isCurrent, ...row }: Row): JsonText {
    const undoUntil = row.undoUntil === null || !isCurrent ? null : new Date(row.undoUntil);
    const facts = { status: row.status, expiresAt: new Date(row.expiresAt), undoUntil };
    return JSON.stringify({ ...row, moves: row.isSender ? senderMoves(facts, this.clock.now()) : [] });
  }
}
