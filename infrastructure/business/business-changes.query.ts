import type { BusinessChanges } from '../../application/business/business-changes.js';
import type { JsonText } from '../../application/shared/page.js';
import {
  CHANGE_MARGIN_MINUTES,
  changesCursor,
  NO_CHANGES,
  type ChangePosition,
  type ChangesSince,
} from '../../domain/business/change.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime } from '../postgres/list-page.js';
import { detailSql, shownDetail } from './business-detail.js';

/** SQL: all transactions before this one have ended, so no change before it can still appear. */
const ENDED = 'pg_snapshot_xmin(pg_current_snapshot())';

/** The last change that is safely older than a time. */
const BEFORE: Statement = {
  name: 'changes-before',
  text: `select at::text as transaction, id from business_changes
    where made_at < $1::timestamptz - interval '${CHANGE_MARGIN_MINUTES} minutes' and at < ${ENDED}
    order by made_at desc, at desc, id desc limit 1`,
};

const DETAIL = detailSql({
  ...{ billing: 'null', yourRole: 'null', isSaved: 'null::boolean' },
  ...{ more: [], where: 'id = c.id and is_public' },
});

/**
 * A position in the future is one of another server, before a restore. It counts as the start. A business is
 * `new` for readers who don't have it: since their position, it was listed, or listed again.
 */
const PAGE: Statement = {
  name: 'changes-page',
  text: `select c.at::text as transaction, c.id, ${isoTime('c.made_at')} as "madeAt",
      case when c.state <> 'listed' then c.state when (c.listed, c.id) > (s.at, s.id) then 'new' else 'changed' end as change,
      case when c.state = 'listed' then (${DETAIL}) end as business
    from (select case when $1::text::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) then '0'::xid8 else $1::text::xid8 end as at,
        case when $1::text::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) then 0 else $2::integer end as id) s
      cross join lateral (select * from business_changes r where (r.at, r.id) > (s.at, s.id) and r.at < ${ENDED}
        order by r.at, r.id limit $3) c
    order by c.at, c.id`,
};

interface Row extends ChangePosition {
  readonly madeAt: string;
  readonly change: string;
  /** Null if the business is not public. */
  readonly business: JsonText | null;
}

export class PostgresBusinessChanges implements BusinessChanges {
  /** The primary's: the transactions that are running there decide what is complete. */
  constructor(private readonly database: Database) {}

  async page(since: ChangesSince, limit: number): Promise<JsonText> {
    const start = since instanceof Date ? await this.#before(since) : (since ?? NO_CHANGES);
    const rows = await this.database.rows<Row>(PAGE, [start.transaction, start.id, limit + 1]);
    const shown = rows.slice(0, limit);
    // Without changes the same position again, so that the answer to a repeated call stays the same.
    const next = changesCursor(shown.at(-1) ?? start);
    const hasMore = String(rows.length > limit);
    return `{"changes":[${shown.map(entry).join(',')}],"next":${JSON.stringify(next)},"hasMore":${hasMore}}`;
  }

  async #before(time: Date): Promise<ChangePosition> {
    return (await this.database.row<ChangePosition>(BEFORE, [time.toISOString()])) ?? NO_CHANGES;
  }
}

/** Returns the JSON of a `BusinessChange`. */
function entry({ id, madeAt, change, business }: Row): string {
  const json = business === null ? '' : `,"business":${shownDetail(null, business)}`;
  return `{"id":${String(id)},"change":"${change}","at":${JSON.stringify(madeAt)}${json}}`;
}
