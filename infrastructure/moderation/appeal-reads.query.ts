import type { AppealReads } from '../../application/moderation/notice-ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { APPEAL_STATUSES, type AppealStatus } from '../../domain/moderation/appeal.js';
import type { Database, Statement } from '../postgres/database.js';
import { countOf, isoTime, microseconds, momentOf, pageOf } from '../postgres/list-page.js';

const FIELDS = `'id', a.id, 'status', a.status, 'text', a.text, 'createdAt', ${isoTime('a.created_at')},
  'note', a.note, 'decidedBy', a.decided_by, 'decidedAt', ${isoTime('a.decided_at')},
  'member', json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email),
  'notice', json_build_object('id', n.id, 'kind', n.kind, 'reason', n.reason, 'note', n.note,
    'targetType', n.target_type, 'targetId', n.target_id, 'targetSummary', n.target_summary,
    'targetPath', n.target_path, 'until', ${isoTime('n.until')},
    'liftedAt', ${isoTime('n.lifted_at')}, 'decidedBy', n.decided_by, 'createdAt', ${isoTime('n.created_at')})`;

const JOINS = 'join notices n on n.id = a.notice_id join users u on u.id = n.member_id';

/** Uses index appeals_status. The page is cut first, so that only its rows are joined. */
const IN_STATES: Statement = {
  name: 'appeals-in-states',
  text: `select json_build_object(${FIELDS})::text as json, ${microseconds('a.created_at')}::text as position, a.id
    from (select * from appeals
      where status = any($1) and ($3::bigint is null or (created_at, id) > (${momentOf('$3')}, $4::integer))
      order by created_at, id limit $2) a ${JOINS} order by a.created_at, a.id`,
};

const COUNT = countOf('appeals-in-states-count', 'appeals where status = any($1)');

const ONE: Statement = {
  name: 'appeal-for-administrator',
  text: `select json_build_object(${FIELDS})::text as json from appeals a ${JOINS} where a.id = $1`,
};

/** Reads appeals in PostgreSQL. */
export class PostgresAppealReads implements AppealReads {
  constructor(private readonly database: Database) {}

  inStates(statuses: readonly AppealStatus[], page: PageRequest): Promise<ListPage> {
    const name = `appeals ${APPEAL_STATUSES.filter((status) => statuses.includes(status)).join(' ')}`;
    return pageOf(this.database, { name, values: [statuses], page: IN_STATES, count: COUNT }, page);
  }

  one(id: number): Promise<JsonText | null> {
    return this.database.json(ONE, [id]);
  }
}
