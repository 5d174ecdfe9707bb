import type { PageRequest, JsonText, ListPage } from '../../application/shared/page.js';
import { ReviewReads, type ReviewList } from '../../application/review/ports.js';
import { averageRating } from '../../domain/review/rating.js';
import type { Database } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { microseconds, momentOf } from '../postgres/list-page.js';
import { IS_SHOWN, isShownTo, RESPONSE_JSON, responseIsShown, reviewJoins, reviewJson } from './review-json.js';
import { REVIEW_TOTALS } from './review-totals.js';
import { StatementTemplate } from '../postgres/statement-template.js';
import { MAX_PAGE_SIZE, TOTAL_CAP } from '../../domain/shared/page-size.js';

/** Whether the member who looks voted; null for a visitor, for whom nothing is looked up. */
const VOTED = `case when {viewer}::uuid is not null then exists (select from review_votes v
  where v.review_id = r.id and v.user_id = {viewer}::uuid) end`;

const VIEWER = '{viewer}::uuid';

const JSON_TEXT = reviewJson(VOTED, VIEWER);

const JOINS = reviewJoins(VIEWER);

interface ListSql {
  /** What of the reviews is meant, and may be seen. */
  readonly where: string;
  /** SQL of how many there are, at most one above the cap; null where the list does not exist. */
  readonly total: string;
}

/** `{id}` is the business or the member. */
const LISTS: Readonly<Record<ReviewList['of'], ListSql>> = {
  // Index reviews_of_business in its own order: reads as many rows as are shown, however many a business has. The business
  // knows how many it has.
  business: {
    where: `r.business_id = {id}::bigint and ${IS_SHOWN}`,
    total: `(select p.review_count from businesses p where p.id = {id}::bigint and p.is_public)`,
  },
  // Index reviews_of_user. Authors find what an administrator hid or removed.
  member: {
    where: `r.user_id = {id}::uuid and ${isShownTo(VIEWER)}`,
    total: `(select (select count(*) from (select from reviews r join businesses b on b.id = r.business_id
        where r.user_id = m.id and (r.is_published or m.id = ${VIEWER}) and b.is_public limit ${TOTAL_CAP + 1}) counted)
      from users m where m.id = {id}::uuid and m.erasure_at is null and (not m.paused or m.id = ${VIEWER}))`,
  },
  // Index reviews_newest; very many are not counted, few exactly.
  everybody: {
    where: IS_SHOWN,
    total: `case when (select review_count from ${REVIEW_TOTALS} t) > ${TOTAL_CAP} then ${TOTAL_CAP + 1}
      else (select count(*) from (select from reviews r join businesses b on b.id = r.business_id
        where ${IS_SHOWN} limit ${TOTAL_CAP + 1}) counted) end`,
  },
};

/** The longest page and one more: said in the statement, so that the planner knows that it asks for few of very many. */
const MAX_ROWS = MAX_PAGE_SIZE + 1;

/** One row: the page's JSON, the total, and where the last row stands if a further page follows. */
function pageOf({ where, total }: ListSql, further: boolean): string {
  const behind = further ? `and (r.created_at, r.id) < (${momentOf('{moment}')}, {last}::bigint)` : '';
  return `with page as materialized (
      select best.*, row_number() over () as n from (
        select r.id, r.created_at from reviews r join businesses b on b.id = r.business_id
        where ${where} ${behind}
        order by r.created_at desc, r.id desc limit ${MAX_ROWS}) best
      limit {more}::bigint)
    select coalesce((select '[' || string_agg(${JSON_TEXT}, ',' order by p.n) || ']'
        from page p join reviews r on r.id = p.id ${JOINS} where p.n <= {limit}::bigint), '[]') as json,
      (${total})::integer as total, l.id as last, ${microseconds('l.created_at')} as moment
    from (select) one left join page l on l.n = {limit}::bigint and exists (select from page m where m.n = {more}::bigint)`;
}

const [FIRST, NEXT] = [false, true].map((further) => ({
  business: new StatementTemplate('reviews-of-business', pageOf(LISTS.business, further)),
  member: new StatementTemplate('reviews-of-member', pageOf(LISTS.member, further)),
  everybody: new StatementTemplate('reviews-newest', pageOf(LISTS.everybody, further)),
})) as [Templates, Templates];

type Templates = Readonly<Record<ReviewList['of'], StatementTemplate>>;

const ONE = new StatementTemplate(
  'review-one',
  `select ${JSON_TEXT} as json from reviews r ${JOINS} where r.id = {id}::bigint and ${isShownTo(VIEWER)}`,
);

/** One probe of each primary key. */
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
  /** A bigint, which the driver hands over as text. */
  readonly moment: string | null;
}

export class PostgresReviewReads extends ReviewReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async page(list: ReviewList, request: PageRequest, viewerId: string | null): Promise<ListPage | null> {
    const { limit, cursor } = request;
    const id = list.of === 'everybody' ? null : list.id;
    const name = `reviews ${list.of} ${String(id)}`;
    const [moment, last] = cursor === null ? [] : readCursor(name, ['number', 'number'], cursor);
    const template = (cursor === null ? FIRST : NEXT)[list.of];
    const values = { id, viewer: viewerId, limit, more: limit + 1, moment, last };
    const row = await this.database.row<PageRow & Record<string, unknown>>(template.statement, template.values(values));
    if (row === null || row.total === null) return null;
    return {
      json: row.json,
      total: Math.min(row.total, TOTAL_CAP),
      capped: row.total > TOTAL_CAP,
      next: row.last === null ? null : writeCursor(name, [Number(row.moment), row.last]),
    };
  }

  override async one(reviewId: number, viewerId: string | null): Promise<JsonText | null> {
    const row = await this.database.row<{ json: string }>(
      ONE.statement,
      ONE.values({ id: reviewId, viewer: viewerId }),
    );
    return row?.json ?? null;
  }

  override async responseTo(reviewId: number, viewerId: string | null): Promise<JsonText | null> {
    const row = await this.database.row<{ json: string }>(
      RESPONSE.statement,
      RESPONSE.values({ id: reviewId, viewer: viewerId }),
    );
    return row?.json ?? null;
  }

  override async summary(): Promise<JsonText> {
    const row = await this.database.row<{ count: number; sum: number }>(SUMMARY);
    const totals = { count: row?.count ?? 0, sum: row?.sum ?? 0, favorable: 0 };
    return JSON.stringify({ totalReviews: totals.count, averageRating: averageRating(totals) });
  }
}
