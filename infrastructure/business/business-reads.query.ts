import type { BusinessReads } from '../../application/business/ports.js';
import type { PageRequest, JsonText, ListPage } from '../../application/shared/page.js';
import type { BillingProvider } from '../../domain/billing/subscription.js';
import { MAX_ID } from '../../domain/shared/ids.js';
import { billingJson } from './billing-json.js';
import { BEHIND, behindIn, bestFirst, bestPage, counted, PUBLIC, type BestStatements } from './best-first.js';
import { isGone, showsClosed } from './closed-sql.js';
import { businessCard, isOverPlan } from './business-card.js';
import { detailSql, shownDetail } from './business-detail.js';
import { isClosed } from '../account/closed-account-sql.js';
import { turnedAwayJson } from './turned-away-sql.js';
import { EXISTS } from './business.entity.js';
import { isManagedBy, roleOf } from './people/role-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, type JsonRow } from '../postgres/list-page.js';

/** Returns SQL: whether the member saved the business; null for a visitor. */
export const isSavedBy = (memberId: string): string => `case when ${memberId} is not null
  then exists (select from saved_places s where s.user_id = ${memberId} and s.business_id = businesses.id) end`;

/** Returns SQL: the viewer (SQL of an id, or null) sees the owner's view of the business. */
const sees = (viewer: string): string => `(owner_id = ${viewer} or ${isManagedBy('businesses', viewer)})`;

/** Returns the statement for a viewer (SQL of an id, or null). */
const detailOf = (name: string, provider: BillingProvider, viewer: string): Statement => ({
  name,
  text: detailSql({
    billing: `case when ${sees(viewer)} then ${billingJson('businesses', provider)} end`,
    yourRole: roleOf('businesses', viewer),
    isSaved: isSavedBy(viewer),
    more: [`${turnedAwayJson('businesses.id', viewer)} as "turnedAway"`],
    where: `id = $1
        and (is_public or ${showsClosed('businesses')} or ${sees(viewer)} and ${EXISTS})`,
  }),
});

const GONE: Statement = {
  name: 'business-gone',
  text: `select true as gone from businesses where id = $1 and ${isGone('businesses')}`,
};

/** Reads index entries_favorite in its own order. */
const FAVORITES = {
  first: bestFirst('favorites-first', `${PUBLIC} and e.is_favorite`),
  next: bestFirst('favorites-next', `${PUBLIC} and e.is_favorite and ${BEHIND}`),
  count: counted('favorites-count', `${PUBLIC} and e.is_favorite`),
};

/**
 * Index businesses_owner, then a sort of one member's businesses. The businesses of a closed account are not listed
 * under their owner.
 */
const OWNED = {
  first: bestFirst('owned-first', `${PUBLIC} and b.owner_id = $2 and not ${isClosed('b.owner_id')}`),
  next: bestFirst('owned-next', `${PUBLIC} and b.owner_id = $7 and not ${isClosed('b.owner_id')} and ${BEHIND}`),
  count: counted('owned-count', `${PUBLIC} and b.owner_id = $1 and not ${isClosed('b.owner_id')}`),
};

/** Fields of a business that only its owner sees. */
const OWNERS_FIELDS = [
  'b.approval_status as "approvalStatus"',
  'b.rejection_reason as "rejectionReason"',
  'b.pending_changes as "pendingChanges"',
  `${isoTime('b.hidden_at')} as "hiddenAt"`,
  `${isoTime('b.closed_at')} as "closedAt"`,
  `${isOverPlan('b')} as "isOverPlan"`,
  `${isoTime('b.policy_confirmed_at')} as "policyConfirmedAt"`,
  'b.disputed',
];

/** SQL: the payment for Premium is missing. */
const LACKS_PAYMENT = `exists (select from subscriptions s where s.business_id = b.id and s.state in ('pending_payment', 'past_due'))`;

/** SQL: the place of a business in its owner's list: needs work, waits for us, public, withdrawn. */
const OWN_GROUP = `case when ${LACKS_PAYMENT} then 0 when not b.is_active then 3
  when b.approval_status in ('rejected', 'needs_revision') or ${isOverPlan('b')} then 0
  when b.approval_status <> 'approved' or b.pending_changes is not null then 1
  when b.rejection_reason is not null or b.disputed <> '{}' then 0 else 2 end`;

/**
 * Uses the same index. It includes businesses in every state, so it is only for the owner. Those that need the owner's
 * work come first.
 */
function ownOf(provider: BillingProvider): BestStatements {
  const fields = [...OWNERS_FIELDS, `${billingJson('b', provider)} as billing`];
  const own = 'b.merged_into is null and b.deleted_at is null and b.owner_id';
  return {
    first: bestFirst('own-first', `${own} = $2`, fields, OWN_GROUP),
    next: bestFirst('own-next', `${own} = $8 and ${behindIn(OWN_GROUP)}`, fields, OWN_GROUP),
    count: counted('own-count', `${own} = $1`),
  };
}

/** One primary key lookup per id, in the order of the ids. */
const BATCH: Statement = {
  name: 'business-batch',
  text: `select ${businessCard('b')}::text as json
    from unnest($1::integer[]) with ordinality wanted(id, place) join businesses b on b.id = wanted.id
    where b.is_public order by wanted.place`,
};

export class PostgresBusinessReads implements BusinessReads {
  readonly #detail: Statement;
  /** Without what only members see, the plan is half as large. */
  readonly #detailForVisitor: Statement;
  readonly #own: BestStatements;

  /** `provider` is the payment provider used for new Premium subscriptions. */
  constructor(
    private readonly database: Database,
    provider: BillingProvider,
  ) {
    this.#detail = detailOf('business-detail-of-member', provider, '$2::uuid');
    this.#detailForVisitor = detailOf('business-detail-of-visitor', provider, 'null::uuid');
    this.#own = ownOf(provider);
  }

  async detail(id: number, viewerId: string | null): Promise<JsonText | null> {
    const json = await (viewerId === null
      ? this.database.json(this.#detailForVisitor, [id])
      : this.database.json(this.#detail, [id, viewerId]));
    return json === null ? null : shownDetail(viewerId, json);
  }

  async isGone(id: number): Promise<boolean> {
    return (await this.database.row(GONE, [id])) !== null;
  }

  async favorites(page: PageRequest): Promise<ListPage> {
    return bestPage(this.database, { name: 'favorites', statements: FAVORITES, filter: [] }, page);
  }

  async ownedBy(userId: string, viewerId: string | null, page: PageRequest): Promise<ListPage> {
    const isOwner = viewerId === userId;
    const statements = isOwner ? this.#own : OWNED;
    const name = `owned ${isOwner ? 'owner' : 'public'} ${userId}`;
    return bestPage(this.database, { name, statements, filter: [userId], isGrouped: isOwner }, page);
  }

  async batch(ids: readonly number[]): Promise<JsonText> {
    const possible = new Set(ids.filter((id) => id >= 1 && id <= MAX_ID));
    if (possible.size === 0) return '[]';
    const rows = await this.database.rows<JsonRow>(BATCH, [[...possible]]);
    return `[${rows.map(({ json }) => json).join(',')}]`;
  }
}
