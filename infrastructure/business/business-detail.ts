import type { InferEntity } from '@mikro-orm/core';
import type { JsonText } from '../../application/shared/page.js';
import { ownerMoves, type ApprovalStatus } from '../../domain/business/approval.js';
import { may, type Role } from '../../domain/business/people/role.js';
import { EMPTY_CONTENT } from '../../domain/business/content.js';
import { publicContent, type TieredContent } from '../../domain/business/listing-tier.js';
import { shownOwner } from '../account/closed-account-sql.js';
import { isoTime } from '../postgres/list-page.js';
import { PostgresNames } from '../postgres/postgres-names.js';
import type { BusinessEntity } from './business.entity.js';

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

interface DetailParts {
  /** SQL of the subscription; null for those who may not see it. */
  readonly billing: string;
  /** SQL of the viewer's role; null for others. */
  readonly yourRole: string;
  /** SQL: whether the viewer saved the business; null for a visitor. */
  readonly isSaved: string;
  /** Further columns with their names. */
  readonly more: readonly string[];
  readonly where: string;
}

/**
 * Returns SQL of a query that has the detail of a business in its one column `json`, for `shownDetail`. One JSON column,
 * because the driver takes longer to describe and read as many columns.
 */
export const detailSql = ({ billing, yourRole, isSaved, more, where }: DetailParts): string =>
  `select row_to_json(detail)::text as json from (
      select ${FIELDS.filter(isJudged).join(', ')}, ${shownOwner('businesses')} as "shownOwner",
        ${billing} as billing,
        ${yourRole} as "yourRole",
        ${isSaved} as "isSaved", true as "|",
        ${[...FIELDS.filter((field) => !isJudged(field)), ...more].join(', ')}
      from businesses where ${where}) detail`;

/** Returns the detail as the viewer may see it; a visitor is null. */
export function shownDetail(viewerId: string | null, json: JsonText): JsonText {
  const seam = json.indexOf(SEAM);
  const judged = shownTo(viewerId, JSON.parse(`${json.slice(0, seam)}}`) as JudgedRow);
  return `${JSON.stringify(judged).slice(0, -1)},${json.slice(seam + SEAM.length)}`;
}
