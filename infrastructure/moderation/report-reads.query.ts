import type { ReportReads } from '../../application/moderation/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { CASE, CASE_STATUSES, possibleActions, type CaseStatus } from '../../domain/moderation/case.js';
import { TARGET_TYPES } from '../../domain/moderation/target.js';
import { movesFrom } from '../../domain/shared/state-machine.js';
import { fullName, memberName } from '../account/member-name-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, orderedList, pageOf } from '../postgres/list-page.js';
import { CONTENT_SQL } from './published-content-sql.js';

/** Maximum number of an item's reports that are returned, oldest first. `reportCount` counts all. */
const MAX_REPORTS = 50;

/** SQL: the content of a case, found only through the indexes of its kind. */
const CONTENT = TARGET_TYPES.map((type) => {
  const id = `(case when c.target_type = '${type}' then c.target_id end)`;
  return `select * from (${CONTENT_SQL[type](type === 'photo' ? id : `${id}::integer`)}) of_${type}`;
}).join(' union all ');

/** Returns SQL: the allowed actions for a case's status. */
const movesOf = (isThere: boolean, hasAuthor: boolean): string =>
  `case c.status ${CASE_STATUSES.map(
    (status) =>
      `when '${status}' then '${JSON.stringify(movesFrom(CASE, status, possibleActions(isThere, hasAuthor)))}'::json`,
  ).join(' ')} end`;

/** SQL: the business whose page shows the content, as JSON; null if another page shows it. */
const BUSINESS = `(select json_build_object('id', b.id, 'name', b.name) from businesses b
  where b.id = substring(p.path from '^/business/([0-9]{1,9})$')::integer)`;

const MOVES = `case when p.path is null then ${movesOf(false, false)} when p."authorId" is null then ${movesOf(true, false)}
  else ${movesOf(true, true)} end`;

/** SQL of the contract's `AdminReport` from cases `c`. */
const JSON_TEXT = `json_build_object('id', c.id, 'targetType', c.target_type,
  'targetId', case when c.target_type = 'photo' then to_json(c.target_id) else to_json(c.target_id::integer) end,
  'status', c.status, 'moves', ${MOVES}, 'createdAt', ${isoTime('c.created_at')},
  'reportCount', (select count(*) from reports where case_id = c.id),
  'reports', (select coalesce(json_agg(json_build_object('id', r.id, 'reason', r.reason, 'description', r.description,
      'reporterEmail', r.reporter_email, 'isMember', r.reporter_id is not null, 'reporterId', r.reporter_id, 'reporterName', ${memberName('r.reporter_id')}, 'createdAt', ${isoTime('r.created_at')})
      order by r.created_at, r.id), '[]')
    from (select * from reports where case_id = c.id order by created_at, id limit ${MAX_REPORTS}) r),
  'content', case when p.path is null then null else json_build_object('words', p.words, 'path', p.path, 'business', ${BUSINESS}, 'state', p.state,
    'authorId', p."authorId", 'authorName', ${fullName('u')}) end,
  'resolution', case c.status when 'open' then null else json_build_object('action', c.action, 'reasonCode', c.reason_code,
    'note', c.note, 'days', c.days, 'decidedBy', c.decided_by, 'decidedAt', ${isoTime('c.decided_at')}) end)::text`;

const JOINS = `left join lateral (${CONTENT}) p on true left join users u on u.id = p."authorId"`;

const ONE: Statement = {
  name: 'report-one',
  text: `select ${JSON_TEXT} as json from moderation_cases c ${JOINS} where c.id = $1`,
};

/** Index moderation_cases_status. */
const IN_STATES = orderedList({
  name: 'reports-in-states',
  columns: `${JSON_TEXT} as json, c.id`,
  from: 'moderation_cases c',
  joins: JOINS,
  where: 'c.status = any($1)',
});

export class PostgresReportReads implements ReportReads {
  constructor(private readonly database: Database) {}

  one(id: number): Promise<JsonText | null> {
    return this.database.json(ONE, [id]);
  }

  inStates(statuses: readonly CaseStatus[], page: PageRequest): Promise<ListPage> {
    const name = `reports ${statuses.join(' ')}`;
    return pageOf(this.database, { ...IN_STATES, name, values: [statuses] }, page);
  }
}
