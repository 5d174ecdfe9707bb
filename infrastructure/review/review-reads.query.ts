import type { PageRequest, JsonText, ListPage } from '../../application/shared/page.js';
import type { ReviewReads, ReviewList } from '../../application/review/ports.js';
import { mentionPattern, mentionsOf } from '../../domain/review/mentions.js';
import { averageRating, RATING } from '../../domain/review/rating.js';
import { MAX_REVIEW_PHOTOS_SHOWN, MENTIONS, type ReviewSort } from '../../domain/review/review-list.js';
import type { Database } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { microseconds, momentOf } from '../postgres/list-page.js';
import {
  detailJoins,
  IS_SHOWN,
  isShownTo,
  RESPONSE_JSON,
  responseIsShown,
  REVIEWED_BUSINESS,
  reviewFields,
  reviewJoins,
  withDrawings,
} from './review-json.js';
import { REVIEW_TOTALS } from './review-totals.js';
import { StatementTemplate } from '../postgres/statement-template.js';
import { MAX_PAGE_SIZE, TOTAL_CAP } from '../../domain/shared/page-size.js';

/** Whether the viewer voted; null for a visitor, without a lookup. */
const VOTED = `case when {viewer}::uuid is not null then exists (select from review_votes v
  where v.review_id = r.id and v.user_id = {viewer}::uuid) end`;

const VIEWER = '{viewer}::uuid';

/** In a page, `r` has its business as json. */
const PAGE_FIELDS = reviewFields(VOTED, 'g.status', 'r.business');

interface ListSql {
  /** The reviews to search, as `r`. */
  readonly from?: string;
  /** Condition: which reviews belong to the list and are visible. */
  readonly where: string;
  /** SQL of the total, at most one above the cap; null if the list does not exist. */
  readonly total: string;
  /** Sorts before the date, highest first. */
  readonly rank?: string;
}

/** Reads indexes reviews_of_business_helpful and reviews_of_business_lowest, each in its own order. */
const RANK: Readonly<Record<ReviewSort, string | undefined>> = {
  newest: undefined,
  helpful: 'r.helpful_count',
  lowest: '(-r.rating)',
};

/** Everyone can see photos with the review. Those of a paused profile are hidden, as `reviewFields` says. */
const HAS_PHOTOS = `cardinality(r.images) > 0
  and not exists (select from users u where u.id = r.user_id and u.paused)`;

// These read the indexes of a business's reviews in their own order: only as many rows as are shown, however many
// exist. The total of all is stored with the business.
const OF_BUSINESS = {
  where: `r.business_id = {id}::bigint and ${IS_SHOWN}`,
  total: `(select p.review_count from business_entries p where p.id = {id}::bigint and p.is_public)`,
};

const WITH_PHOTOS = {
  where: `${OF_BUSINESS.where} and ${HAS_PHOTOS}`,
  total: `(select (select count(*) from reviews r where r.business_id = p.id and r.is_published and ${HAS_PHOTOS})
    from business_entries p where p.id = {id}::bigint and p.is_public)`,
};

/** A word is searched in only this many of the newest reviews, which limits the cost of a search. */
const NEWEST = `(select * from reviews n where n.business_id = {id}::bigint and n.is_published
  order by n.created_at desc, n.id desc limit ${MENTIONS.read})`;

const SAYS = `lower(concat_ws(' ', r.title, r.content)) ~ {word}::text`;

const AS_ASKED = `({photos}::boolean is not true or ${HAS_PHOTOS})`;

const MENTIONING = {
  from: NEWEST,
  where: `b.is_public and ${SAYS} and ${AS_ASKED}`,
  total: `(select (select count(*) from ${NEWEST} r where ${SAYS} and ${AS_ASKED})
    from businesses p where p.id = {id}::bigint and p.is_public)`,
};

/** `{id}` is the business or the member. */
const LISTS: Readonly<Record<ListName, ListSql>> = {
  ...ofBusiness('newest'),
  ...ofBusiness('helpful'),
  ...ofBusiness('lowest'),
  // Uses index reviews_of_user. Authors also see reviews that an administrator hid or removed.
  member: {
    where: `r.user_id = {id}::uuid and ${isShownTo(VIEWER)}`,
    total: `(select (select count(*) from (select from reviews r join businesses b on b.id = r.business_id
        where r.user_id = m.id and (r.is_published or m.id = ${VIEWER}) and b.is_public limit ${TOTAL_CAP + 1}) counted)
      from users m where m.id = {id}::uuid and m.erasure_at is null and (not m.paused or m.id = ${VIEWER}))`,
  },
  // Uses index reviews_newest. The total is exact if small and not counted if very large.
  everybody: {
    where: IS_SHOWN,
    total: `case when (select review_count from ${REVIEW_TOTALS} t) > ${TOTAL_CAP} then ${TOTAL_CAP + 1}
      else (select count(*) from (select from reviews r join businesses b on b.id = r.business_id
        where ${IS_SHOWN} limit ${TOTAL_CAP + 1}) counted) end`,
  },
};

type ListOfBusiness<S extends ReviewSort> = `${'business' | 'photos' | 'mentioning'}-${S}`;
type ListName = 'member' | 'everybody' | ListOfBusiness<ReviewSort>;

function ofBusiness<S extends ReviewSort>(sort: S) {
  const rank = RANK[sort];
  const ranked = rank === undefined ? {} : { rank };
  return {
    [`business-${sort}`]: { ...OF_BUSINESS, ...ranked },
    [`photos-${sort}`]: { ...WITH_PHOTOS, ...ranked },
    [`mentioning-${sort}`]: { ...MENTIONING, ...ranked },
  } as Record<ListOfBusiness<S>, ListSql>;
}

/** The longest page plus one. Stated in the SQL, so that the planner knows it needs few of very many rows. */
const MAX_ROWS = MAX_PAGE_SIZE + 1;

/** Returns SQL for one row: the page's JSON, the total, and the position of the last row if another page follows. */
function pageOf({ from = 'reviews', where, total, rank }: ListSql, further: boolean): string {
  const [ranks, before, orders] = rank === undefined ? ['', '', ''] : [`${rank},`, '{rank}::bigint,', `${rank} desc,`];
  const behind = further
    ? `and (${ranks} r.created_at, r.id) < (${before} ${momentOf('{moment}')}, {last}::bigint)`
    : '';
  const isLast = 'filter (where r.n = {limit}::bigint)';
  return `select coalesce('[' || p.json || ']', '[]') as json, (${total})::integer as total,
      case when p.rows = {more}::bigint then p.last end as last, ${microseconds('p.moment')} as moment, p.rank
    from (
      select string_agg(row_to_json(s)::text, ',' order by r.n) filter (where r.n <= {limit}::bigint) as json, count(*) as rows,
        max(r.id) ${isLast} as last, max(r.created_at) ${isLast} as moment, max(r.rank) ${isLast} as rank
      from (
        select best.*, row_number() over () as n from (
          select r.*, ${rank ?? 'null::integer'} as rank, ${REVIEWED_BUSINESS} as business
          from ${from} r join businesses b on b.id = r.business_id where ${where} ${behind}
          order by ${orders} r.created_at desc, r.id desc limit ${MAX_ROWS}) best
        limit {more}::bigint) r ${detailJoins(VIEWER)} cross join lateral (select ${PAGE_FIELDS}) s) p`;
}

const [FIRST, NEXT] = [false, true].map((further) =>
  Object.fromEntries(
    Object.entries(LISTS).map(([name, list]) => [
      name,
      new StatementTemplate(`reviews-${name}`, pageOf(list, further)),
    ]),
  ),
) as [Templates, Templates];

type Templates = Readonly<Record<ListName, StatementTemplate>>;

/** Index reviews_of_business: the ratings and photos of all of a business's reviews, the texts of the newest. */
const SUMMARY_OF_BUSINESS = {
  name: 'review-summary-of-business',
  text: `select concat_ws(' ', b.name, b.city) as name, array(select count(r.id)::integer from generate_series(${RATING.max}, ${RATING.min}, -1) stars
        left join reviews r on r.business_id = b.id and r.is_published and r.rating = stars
        group by stars order by stars desc) as counts,
      array(select concat_ws(' ', n.title, n.content) from reviews n where n.business_id = b.id and n.is_published
        order by n.created_at desc, n.id desc limit ${MENTIONS.read}) as texts,
      (select count(*)::integer from reviews r where r.business_id = b.id and r.is_published and ${HAS_PHOTOS}) as "withPhotos",
      array(select json_build_object('reviewId', f.id, 'url', f.url) from (
          select distinct on (r.images[1]) r.images[1] as url, r.id, r.created_at from reviews r
          where r.business_id = b.id and r.is_published and ${HAS_PHOTOS}
          order by r.images[1], r.created_at desc, r.id desc) f
        order by f.created_at desc, f.id desc limit ${MAX_REVIEW_PHOTOS_SHOWN}) as photos
    from businesses b where b.id = $1 and b.is_public`,
};

const ONE = new StatementTemplate(
  'review-one',
  `select row_to_json(s)::text as json from (
    select ${reviewFields(VOTED)} from reviews r ${reviewJoins(VIEWER)}
    where r.id = {id}::bigint and ${isShownTo(VIEWER)}) s`,
);

/** One lookup in each primary key. */
const RESPONSE = new StatementTemplate(
  'review-response',
  `select case when a.id is null then 'null' else ${RESPONSE_JSON}::text end as json
    from reviews r join businesses b on b.id = r.business_id
      left join review_responses a on a.review_id = r.id and ${responseIsShown(VIEWER)}
    where r.id = {id}::bigint and ${isShownTo(VIEWER)}`,
);

const SUMMARY = {
  name: 'review-summary',
  text: `select review_count::float8 as count, rating_sum::float8 as sum from ${REVIEW_TOTALS} t`,
};

interface PageRow {
  readonly json: JsonText;
  readonly total: number | null;
  readonly last: number | null;
  /** A bigint, which the driver returns as text. */
  readonly moment: string | null;
  readonly rank: number | null;
}

interface SummaryRow {
  /** The business's name and town. */
  readonly name: string;
  /** From most stars to fewest. */
  readonly counts: readonly number[];
  readonly texts: readonly string[];
  readonly withPhotos: number;
  readonly photos: readonly { readonly reviewId: number; readonly url: string }[];
}

const AT = ['number', 'number'] as const;

/** Returns the statement that reads a list, and the list's identity in cursors. */
function meant(list: ReviewList): MeantList {
  if (list.of !== 'business') {
    const id = list.of === 'everybody' ? null : list.id;
    return { sql: list.of, name: `reviews ${list.of} ${String(id)}`, id, word: null, photos: null };
  }
  const { id, sort, mentions, photos } = list;
  const word = mentions === null ? null : mentionPattern(mentions);
  const of = word === null ? 'business' : 'mentioning';
  const sql = `${photos && word === null ? 'photos' : of}-${sort}` as const;
  const name = `reviews ${of}-${sort} ${String(id)} ${word ?? ''}${photos ? ' photos' : ''}`;
  return { sql, name, id, word, photos };
}

interface MeantList {
  readonly sql: ListName;
  readonly name: string;
  readonly id: number | string | null;
  readonly word: string | null;
  readonly photos: boolean | null;
}

export class PostgresReviewReads implements ReviewReads {
  constructor(private readonly database: Database) {}

  async page(list: ReviewList, request: PageRequest, viewerId: string | null): Promise<ListPage | null> {
    const { limit, cursor } = request;
    const { sql, name, ...asked } = meant(list);
    const ranked = LISTS[sql].rank !== undefined;
    const place = cursor === null ? [] : readCursor(name, ranked ? ['number', 'number', 'number'] : AT, cursor);
    const [moment, last, rank] = place;
    const template = (cursor === null ? FIRST : NEXT)[sql];
    const values = { ...asked, viewer: viewerId, limit, more: limit + 1, moment, last, rank };
    const row = await this.database.row<PageRow>(template.statement, template.values(values));
    if (row === null || row.total === null) return null;
    const end = [Number(row.moment), row.last ?? 0, ...(ranked ? [row.rank ?? 0] : [])];
    return {
      json: withDrawings(row.json),
      total: Math.min(row.total, TOTAL_CAP),
      capped: row.total > TOTAL_CAP,
      next: row.last === null ? null : writeCursor(name, end),
    };
  }

  async summaryOf(businessId: number): Promise<JsonText | null> {
    const row = await this.database.row<SummaryRow>(SUMMARY_OF_BUSINESS, [businessId]);
    if (row === null) return null;
    const distribution = row.counts.map((count, place) => ({ rating: RATING.max - place, count }));
    const { withPhotos, photos } = row;
    return JSON.stringify({ distribution, mentions: mentionsOf(row.texts, row.name), withPhotos, photos });
  }

  async one(reviewId: number, viewerId: string | null): Promise<JsonText | null> {
    const json = await this.database.json(ONE.statement, ONE.values({ id: reviewId, viewer: viewerId }));
    return json === null ? null : withDrawings(json);
  }

  responseTo(reviewId: number, viewerId: string | null): Promise<JsonText | null> {
    return this.database.json(RESPONSE.statement, RESPONSE.values({ id: reviewId, viewer: viewerId }));
  }

  async summary(): Promise<JsonText> {
    const row = await this.database.row<{ count: number; sum: number }>(SUMMARY);
    const totals = { count: row?.count ?? 0, sum: row?.sum ?? 0, favorable: 0 };
    return JSON.stringify({ totalReviews: totals.count, averageRating: averageRating(totals) });
  }
}
