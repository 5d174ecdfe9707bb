import { ReportReads } from '../../application/moderation/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { CASE, CASE_STATUSES, possibleActions, type CaseStatus } from '../../domain/moderation/case.js';
import { TARGET_TYPES } from '../../domain/moderation/target.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import { movesFrom } from '../../domain/shared/moves.js';
import type { Database, Statement } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { isoTime, listPage, microseconds, momentOf, type JsonRow } from '../postgres/list-page.js';
import { CONTENT_SQL } from './published-content-sql.js';

/** Most reports of one thing that are answered, the oldest; `reportCount` tells of all. */
const MAX_REPORTS = 50;

/** SQL: what a case is about, found by the indexes of its kind alone. */
const CONTENT = TARGET_TYPES.map((type) => {
  const id = `(case when c.target_type = '${type}' then c.target_id end)`;
  return `select * from (${CONTENT_SQL[type](type === 'photo' ? id : `${id}::integer`)}) of_${type}`;
}).join(' union all ');

/** SQL: the moves from a status, of those that are possible. */
const movesOf = (isThere: boolean, hasAuthor: boolean): string =>
  `case c.status ${CASE_STATUSES.map(
    (status) =>
      `when '${status}' then '${JSON.stringify(movesFrom(CASE, status, possibleActions(isThere, hasAuthor)))}'::json`,
  ).join(' ')} end`;

const MOVES = `case when p.path is null then ${movesOf(false, false)} when p."authorId" is null then ${movesOf(true, false)}
  else ${movesOf(true, true)} end`;

/** SQL of the contract's `AdminReport` out of cases `c`. */
const JSON_TEXT = `json_build_object('id', c.id, 'targetType', c.target_type,
  'targetId', case when c.target_type = 'photo' then to_json(c.target_id) else to_json(c.target_id::integer) end,
  'status', c.status, 'moves', ${MOVES}, 'createdAt', ${isoTime('c.created_at')},
  'reportCount', (select count(*) from reports where case_id = c.id),
  'reports', (select coalesce(json_agg(json_build_object('id', r.id, 'reason', r.reason, 'description', r.description,
      'reporterEmail', r.reporter_email, 'isMember', r.reporter_id is not null, 'createdAt', ${isoTime('r.created_at')})
      order by r.created_at, r.id), '[]')
    from (select * from reports where case_id = c.id order by created_at, id limit ${MAX_REPORTS}) r),
  'content', case when p.path is null then null else json_build_object('words', p.words, 'path', p.path, 'state', p.state,
    'authorId', p."authorId", 'authorName', nullif(concat_ws(' ', u.first_name, u.last_name), '')) end,
  'resolution', case c.status when 'open' then null else json_build_object('action', c.action, 'reasonCode', c.reason_code,
    'note', c.note, 'days', c.days, 'decidedBy', c.decided_by, 'decidedAt', ${isoTime('c.decided_at')}) end)::text`;

const JOINS = `left join lateral (${CONTENT}) p on true left join users u on u.id = p."authorId"`;

const ONE: Statement = {
  name: 'report-one',
  text: `select ${JSON_TEXT} as json from moderation_cases c ${JOINS} where c.id = $1`,
};

/** Index moderation_cases_status. */
const IN_STATES: Statement = {
  name: 'reports-in-states',
  text: `select ${JSON_TEXT} as json, c.id, ${microseconds('c.created_at')}::text as since
    from (select * from moderation_cases
      where status = any($1) and ($3::bigint is null or (created_at, id) > (${momentOf('$3')}, $4::integer))
      order by created_at, id limit $2) c ${JOINS} order by c.created_at, c.id`,
};

const IN_STATES_COUNT: Statement = {
  name: 'reports-in-states-count',
  text: `select count(*)::integer as total from (select from moderation_cases where status = any($1) limit ${TOTAL_CAP + 1}) counted`,
};

interface ReportRow extends JsonRow, Record<string, unknown> {
  readonly id: number;
  /** When the first report came, in microseconds since 1970. */
  readonly since: string;
}

/** What is reported, as administrators see it, in PostgreSQL. */
export class PostgresReportReads extends ReportReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async one(id: number): Promise<JsonText | null> {
    return (await this.database.row<{ json: string }>(ONE, [id]))?.json ?? null;
  }

  override async inStates(statuses: readonly CaseStatus[], { limit, cursor }: PageRequest): Promise<ListPage> {
    const list = `reports ${statuses.join(' ')}`;
    const after = cursor === null ? [null, null] : readCursor(list, ['number', 'number'], cursor);
    const [rows, count] = await Promise.all([
      this.database.rows<ReportRow>(IN_STATES, [statuses, limit + 1, ...after]),
      this.database.row<{ total: number }>(IN_STATES_COUNT, [statuses]),
    ]);
    return listPage(rows, limit, count?.total ?? 0, (row) => writeCursor(list, [Number(row.since), row.id]));
  }
}
