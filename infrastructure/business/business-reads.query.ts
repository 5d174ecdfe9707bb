import type { InferEntity } from '@mikro-orm/core';
import type { BusinessReads } from '../../application/business/ports.js';
import type { PageRequest, JsonText, ListPage } from '../../application/shared/page.js';
import { ownerMoves, type ApprovalStatus } from '../../domain/business/approval.js';
import { may, type Role } from '../../domain/business/people/role.js';
import { EMPTY_CONTENT } from '../../domain/business/content.js';
import type { BillingProvider } from '../../domain/billing/subscription.js';
import { publicContent, type TieredContent } from '../../domain/business/listing-tier.js';
import { MAX_ID } from '../../domain/shared/ids.js';
import { billingJson } from './billing-json.js';
import { BEHIND, behindIn, bestFirst, bestPage, counted, PUBLIC, type BestStatements } from './best-first.js';
import { isGone, showsClosed } from './closed-sql.js';
import { businessCard, isOverPlan } from './business-card.js';
import { isClosed, shownOwner } from '../account/closed-account-sql.js';
import { turnedAwayJson } from './turned-away-sql.js';
import { isManagedBy, roleOf } from './people/role-sql.js';
import { EXISTS, type BusinessEntity } from './business.entity.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, type JsonRow } from '../postgres/list-page.js';
import { PostgresNames } from '../postgres/postgres-names.js';

const names = new PostgresNames();

/** Fields that the owner does not enter: the business's identity and state. */
const KNOWN: readonly (keyof InferEntity<typeof BusinessEntity> & string)[] = [
  ...(['id', 'name', 'category', 'ownerId', 'tier', 'isActive'] as const),
  ...(['isClaimed', 'isVerified', 'approvalStatus', 'rejectionReason', 'pendingChanges', 'attribution'] as const),
  ...(['locationSource', 'country'] as const),
];

/** Returns SQL of a column of the business's entry `e`. */
const rated = (column: string): string => `(select ${column} from business_entries e where e.id = businesses.id)`;

const FIELDS = [
  ...[...KNOWN, ...Object.keys(EMPTY_CONTENT)].map((field) => `${names.propertyToColumnName(field)} as "${field}"`),
  `${rated(`to_char(e.avg_rating, 'FM0.00')`)} as "avgRating"`,
  `${rated('e.review_count')} as "reviewCount"`,
  `${rated('e.is_favorite')} as "isFavorite"`,
  `jsonb_build_object('timeZone', time_zone) || opening as hours`,
  `${isoTime('last_verified_at')} as "lastVerifiedAt"`,
  `${isoTime('closed_at')} as "closedAt"`,
  `${isoTime('hidden_at')} as "hiddenAt"`,
  `${isoTime('created_at')} as "createdAt"`,
];

/**
 * All stored fields of a business except those for administrators only. The owner's content is included in full.
 */
export const BUSINESS_FIELDS = FIELDS.join(', ');

/** Fields of a business that rules read or change before it is shown. All others are sent as the database writes them. */
const JUDGED: ReadonlySet<string> = new Set<keyof JudgedRow>([
  ...([
    'tier',
    'description',
    'images',
    'imageAlts',
    'youtubeVideoId',
    'facebookUrl',
    'instagramUrl',
    'tiktokUrl',
  ] as const),
  ...(['arrivalNotes', 'highlightedPerks', 'ownerId', 'isActive', 'hiddenAt', 'closedAt'] as const),
  ...(['approvalStatus', 'rejectionReason', 'pendingChanges'] as const),
]);

const isJudged = (field: string): boolean => JUDGED.has(/"(\w+)"$/.exec(field)?.[1] ?? '');

/**
 * Separates the judged fields from the others in the JSON text, so that only these are parsed. Texts can't contain it,
 * because their quotation marks are escaped.
 */
const SEAM = ',"|":true,';

/** Returns SQL: whether the member saved the business; null for a visitor. */
export const isSavedBy = (memberId: string): string => `case when ${memberId} is not null
  then exists (select from saved_places s where s.user_id = ${memberId} and s.business_id = businesses.id) end`;

/** Returns SQL: the viewer (SQL of an id, or null) sees the owner's view of the business. */
const sees = (viewer: string): string => `(owner_id = ${viewer} or ${isManagedBy('businesses', viewer)})`;

/**
 * Returns the statement for a viewer (SQL of an id, or null). It returns one JSON column, because the driver takes longer
 * to describe and read as many columns.
 */
const detailOf = (name: string, provider: BillingProvider, viewer: string): Statement => ({
  name,
  text: `select row_to_json(detail)::text as json from (
      select ${FIELDS.filter(isJudged).join(', ')}, ${shownOwner('businesses')} as "shownOwner",
        case when ${sees(viewer)} then ${billingJson('businesses', provider)} end as billing,
        ${roleOf('businesses', viewer)} as "yourRole",
        ${isSavedBy(viewer)} as "isSaved", true as "|",
        ${FIELDS.filter((field) => !isJudged(field)).join(', ')}, ${turnedAwayJson('businesses.id', viewer)} as "turnedAway"
      from businesses where id = $1
        and (is_public or ${showsClosed('businesses')} or ${sees(viewer)} and ${EXISTS})) detail`,
});

const GONE: Statement = {
  name: 'business-gone',
  text: `select true as gone from businesses where id = $1 and ${isGone('businesses')}`,
};

interface JudgedRow extends TieredContent {
  readonly imageAlts: readonly string[];
  /** Null for a visitor. */
  readonly isSaved: boolean | null;
  readonly ownerId: string | null;
  /** The owner that others see; null if the owner's account is closed. */
  readonly shownOwner: string | null;
  readonly isActive: boolean;
  readonly hiddenAt: string | null;
  readonly closedAt: string | null;
  readonly approvalStatus: ApprovalStatus;
  readonly rejectionReason: string | null;
  readonly pendingChanges: object | null;
  readonly billing: object | null;
  readonly yourRole: Role | null;
}

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
    if (json === null) return null;
    const seam = json.indexOf(SEAM);
    const judged = shownTo(viewerId, JSON.parse(`${json.slice(0, seam)}}`) as JudgedRow);
    return `${JSON.stringify(judged).slice(0, -1)},${json.slice(seam + SEAM.length)}`;
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

/** Returns the judged fields as the viewer may see them. */
function shownTo(viewerId: string | null, { shownOwner: ownerId, ...row }: JudgedRow): object {
  const { imageAlts, isActive, closedAt, isSaved, yourRole } = row;
  if (viewerId !== null && may(yourRole, 'listing')) return { ...row, moves: movesOf(yourRole, row) };
  const content = publicContent(row);
  const shown = { ...content, imageAlts: imageAlts.slice(0, content.images.length), ownerId, isActive, closedAt };
  const role = yourRole === null ? {} : { yourRole };
  return isSaved === null ? shown : { ...shown, isSaved, ...role };
}

/** Returns what the role lets a member do with the business now. */
function movesOf(role: Role | null, row: Omit<JudgedRow, 'shownOwner'>) {
  const ofOwner: ReadonlySet<string> = new Set(['withdraw', 'relist']);
  return ownerMoves(row).filter((move) => !ofOwner.has(move) || may(role, 'standing'));
}
