import type { InferEntity } from '@mikro-orm/core';
import { BusinessReads } from '../../application/business/ports.js';
import type { PageRequest, JsonText, ListPage } from '../../application/shared/page.js';
import { ownerMoves, type ApprovalStatus } from '../../domain/business/approval.js';
import { NOTHING_SAID } from '../../domain/business/content.js';
import type { BillingProvider } from '../../domain/billing/subscription.js';
import { publicContent, type TieredContent } from '../../domain/business/listing-tier.js';
import { MAX_ID } from '../../domain/shared/ids.js';
import { billingJson } from './billing-json.js';
import { BEHIND, bestFirst, bestPage, counted, PUBLIC, type BestStatements } from './best-first.js';
import { businessCard } from './business-card.js';
import { isClosed, shownOwner } from '../account/closed-account-sql.js';
import type { BusinessEntity } from './business.entity.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, type JsonRow } from '../postgres/list-page.js';
import { PostgresNames } from '../postgres/postgres-names.js';

const names = new PostgresNames();

/** Beyond what its owner says: what a business is known by, and what has become of it. */
const KNOWN: readonly (keyof InferEntity<typeof BusinessEntity> & string)[] = [
  ...(['id', 'name', 'category', 'ownerId', 'tier', 'reviewCount', 'isFavorite', 'isActive'] as const),
  ...(['isClaimed', 'isVerified', 'approvalStatus', 'rejectionReason', 'pendingChanges', 'attribution'] as const),
];

/** All that is kept of a business but for what administrators alone see. What owners say is taken whole. */
export const BUSINESS_FIELDS = [
  ...[...KNOWN, ...Object.keys(NOTHING_SAID)].map((field) => `${names.propertyToColumnName(field)} as "${field}"`),
  `to_char(avg_rating, 'FM0.00') as "avgRating"`,
  `${isoTime('last_verified_at')} as "lastVerifiedAt"`,
  `${isoTime('created_at')} as "createdAt"`,
].join(', ');

const detailOf = (provider: BillingProvider): Statement => ({
  name: 'business-detail',
  text: `select ${BUSINESS_FIELDS}, ${shownOwner('businesses')} as "shownOwner", case when owner_id = $2::uuid then ${billingJson('businesses', provider)} end as billing,
      case when $2::uuid is not null
        then exists (select from saved_places s where s.user_id = $2::uuid and s.business_id = businesses.id) end as "isSaved"
    from businesses where id = $1 and (is_public or owner_id = $2::uuid and merged_into is null)`,
});

interface DetailRow extends TieredContent {
  readonly imageAlts: readonly string[];
  /** Null for a visitor. */
  readonly isSaved: boolean | null;
  readonly ownerId: string | null;
  /** As everybody sees it. */
  readonly shownOwner: string | null;
  readonly isActive: boolean;
  readonly approvalStatus: ApprovalStatus;
  readonly rejectionReason: string | null;
  readonly pendingChanges: object | null;
  readonly billing: object | null;
  readonly [column: string]: unknown;
}

/** Index businesses_favorite in its own order. */
const FAVORITES = {
  first: bestFirst('favorites-first', `${PUBLIC} and b.is_favorite`),
  next: bestFirst('favorites-next', `${PUBLIC} and b.is_favorite and ${BEHIND}`),
  count: counted('favorites-count', `${PUBLIC} and b.is_favorite`),
};

/** Index businesses_owner, then a sort of what one member owns; of a closed account nobody is told that it owns anything. */
const OWNED = {
  first: bestFirst('owned-first', `${PUBLIC} and b.owner_id = $2 and not ${isClosed('b.owner_id')}`),
  next: bestFirst('owned-next', `${PUBLIC} and b.owner_id = $7 and not ${isClosed('b.owner_id')} and ${BEHIND}`),
  count: counted('owned-count', `${PUBLIC} and b.owner_id = $1 and not ${isClosed('b.owner_id')}`),
};

/** What a business's owner sees of it beyond what everybody does. */
const OWNERS_FIELDS = [
  'b.approval_status as "approvalStatus"',
  'b.rejection_reason as "rejectionReason"',
  'b.pending_changes as "pendingChanges"',
];

/** The same index; in whatever state they are, so for the owner alone. */
function ownOf(provider: BillingProvider): BestStatements {
  const fields = [...OWNERS_FIELDS, `${billingJson('b', provider)} as billing`];
  return {
    first: bestFirst('own-first', 'b.owner_id = $2 and b.merged_into is null', fields),
    next: bestFirst('own-next', `b.owner_id = $7 and b.merged_into is null and ${BEHIND}`, fields),
    count: counted('own-count', 'b.owner_id = $1 and b.merged_into is null'),
  };
}

/** One probe of the primary key for each id, in the order of the ids. */
const BATCH: Statement = {
  name: 'business-batch',
  text: `select ${businessCard('b')}::text as json
    from unnest($1::integer[]) with ordinality wanted(id, place) join businesses b on b.id = wanted.id
    where b.is_public order by wanted.place`,
};

export class PostgresBusinessReads extends BusinessReads {
  readonly #detail: Statement;
  readonly #own: BestStatements;

  /** `provider` is where Premium would be paid now. */
  constructor(
    private readonly database: Database,
    provider: BillingProvider,
  ) {
    super();
    this.#detail = detailOf(provider);
    this.#own = ownOf(provider);
  }

  override async detail(id: number, viewerId: string | null): Promise<JsonText | null> {
    const found = await this.database.row<DetailRow>(this.#detail, [id, viewerId]);
    if (found === null) return null;
    const { shownOwner: ownerId, ...row } = found;
    const { isSaved, approvalStatus, rejectionReason, pendingChanges, billing: _, ...shown } = row;
    const saved = isSaved === null ? {} : { isSaved };
    if (viewerId !== null && row.ownerId === viewerId) {
      return JSON.stringify({ ...row, ...saved, moves: ownerMoves(row) });
    }
    const content = publicContent(row);
    const imageAlts = row.imageAlts.slice(0, content.images.length);
    return JSON.stringify({ ...shown, ...content, ownerId, imageAlts, ...saved });
  }

  override async favorites(page: PageRequest): Promise<ListPage> {
    return bestPage(this.database, { name: 'favorites', statements: FAVORITES, filter: [] }, page);
  }

  override async ownedBy(userId: string, view: 'public' | 'owner', page: PageRequest): Promise<ListPage> {
    const statements = view === 'owner' ? this.#own : OWNED;
    return bestPage(this.database, { name: `owned ${view} ${userId}`, statements, filter: [userId] }, page);
  }

  override async batch(ids: readonly number[]): Promise<JsonText> {
    const possible = new Set(ids.filter((id) => id >= 1 && id <= MAX_ID));
    if (possible.size === 0) return '[]';
    const rows = await this.database.rows<JsonRow & Record<string, unknown>>(BATCH, [[...possible]]);
    return `[${rows.map(({ json }) => json).join(',')}]`;
  }
}
