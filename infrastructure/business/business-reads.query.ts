import { BusinessReads } from '../../application/business/ports.js';
import type { PageRequest, JsonText, ListPage } from '../../application/shared/page.js';
import { ownerMoves, type ApprovalStatus } from '../../domain/business/approval.js';
import { publicContent, type TieredContent } from '../../domain/business/listing-tier.js';
import { MAX_ID } from '../../domain/shared/ids.js';
import { BEHIND, bestFirst, bestPage, counted, PUBLIC } from './best-first.js';
import { businessCard } from './business-card.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, type JsonRow } from '../postgres/list-page.js';

/** All that is kept of a business but for what administrators alone see. */
export const BUSINESS_FIELDS = `id, name, category, description, address, city, state, zip_code as "zipCode", phone, website, email, images,
  to_char(avg_rating, 'FM0.00') as "avgRating", review_count as "reviewCount", price_range as "priceRange",
  pet_perks as "petPerks", tier, is_favorite as "isFavorite", is_active as "isActive", is_claimed as "isClaimed",
  is_verified as "isVerified", latitude, longitude, owner_id as "ownerId", image_alts as "imageAlts",
  youtube_video_id as "youtubeVideoId", facebook_url as "facebookUrl", instagram_url as "instagramUrl",
  tiktok_url as "tiktokUrl", menu_url as "menuUrl", arrival_notes as "arrivalNotes", highlighted_perks as "highlightedPerks",
  ${isoTime('last_verified_at')} as "lastVerifiedAt", ${isoTime('created_at')} as "createdAt",
  approval_status as "approvalStatus", rejection_reason as "rejectionReason", pending_changes as "pendingChanges"`;

const DETAIL: Statement = {
  name: 'business-detail',
  text: `select ${BUSINESS_FIELDS},
      case when $2::uuid is not null
        then exists (select from saved_places s where s.user_id = $2::uuid and s.business_id = businesses.id) end as "isSaved"
    from businesses where id = $1 and (is_public or owner_id = $2::uuid)`,
};

interface DetailRow extends TieredContent {
  readonly imageAlts: readonly string[];
  /** Null for a visitor. */
  readonly isSaved: boolean | null;
  readonly ownerId: string | null;
  readonly isActive: boolean;
  readonly approvalStatus: ApprovalStatus;
  readonly rejectionReason: string | null;
  readonly pendingChanges: object | null;
  readonly [column: string]: unknown;
}

/** Index businesses_favorite in its own order. */
const FAVORITES = {
  first: bestFirst('favorites-first', `${PUBLIC} and b.is_favorite`),
  next: bestFirst('favorites-next', `${PUBLIC} and b.is_favorite and ${BEHIND}`),
  count: counted('favorites-count', `${PUBLIC} and b.is_favorite`),
};

/** Index businesses_owner, then a sort of what one member owns. */
const OWNED = {
  first: bestFirst('owned-first', `${PUBLIC} and b.owner_id = $2`),
  next: bestFirst('owned-next', `${PUBLIC} and b.owner_id = $7 and ${BEHIND}`),
  count: counted('owned-count', `${PUBLIC} and b.owner_id = $1`),
};

/** What a business's owner sees of it beyond what everybody does. */
const OWNERS_FIELDS = [
  'b.approval_status as "approvalStatus"',
  'b.rejection_reason as "rejectionReason"',
  'b.pending_changes as "pendingChanges"',
];

/** The same index; in whatever state they are, so for the owner alone. */
const OWN = {
  first: bestFirst('own-first', 'b.owner_id = $2', OWNERS_FIELDS),
  next: bestFirst('own-next', `b.owner_id = $7 and ${BEHIND}`, OWNERS_FIELDS),
  count: counted('own-count', 'b.owner_id = $1'),
};

/** One probe of the primary key for each id, in the order of the ids. */
const BATCH: Statement = {
  name: 'business-batch',
  text: `select ${businessCard('b')}::text as json
    from unnest($1::integer[]) with ordinality wanted(id, place) join businesses b on b.id = wanted.id
    where b.is_public order by wanted.place`,
};

export class PostgresBusinessReads extends BusinessReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async detail(id: number, viewerId: string | null): Promise<JsonText | null> {
    const row = await this.database.row<DetailRow>(DETAIL, [id, viewerId]);
    if (row === null) return null;
    const { isSaved, approvalStatus, rejectionReason, pendingChanges, ...shown } = row;
    const saved = isSaved === null ? {} : { isSaved };
    if (viewerId !== null && row.ownerId === viewerId) {
      return JSON.stringify({ ...row, ...saved, moves: ownerMoves(row) });
    }
    const content = publicContent(row);
    const imageAlts = row.imageAlts.slice(0, content.images.length);
    return JSON.stringify({ ...shown, ...content, imageAlts, ...saved });
  }

  override async favorites(page: PageRequest): Promise<ListPage> {
    return bestPage(this.database, { name: 'favorites', statements: FAVORITES, filter: [] }, page);
  }

  override async ownedBy(userId: string, view: 'public' | 'owner', page: PageRequest): Promise<ListPage> {
    const statements = view === 'owner' ? OWN : OWNED;
    return bestPage(this.database, { name: `owned ${view} ${userId}`, statements, filter: [userId] }, page);
  }

  override async batch(ids: readonly number[]): Promise<JsonText> {
    const possible = new Set(ids.filter((id) => id >= 1 && id <= MAX_ID));
    if (possible.size === 0) return '[]';
    const rows = await this.database.rows<JsonRow & Record<string, unknown>>(BATCH, [[...possible]]);
    return `[${rows.map(({ json }) => json).join(',')}]`;
  }
}
