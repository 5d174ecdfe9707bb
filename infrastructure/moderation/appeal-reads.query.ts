import type { AppealReads } from '../../application/moderation/notice-ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { APPEAL_STATUSES, type AppealStatus } from '../../domain/moderation/appeal.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, orderedList, pageOf } from '../postgres/list-page.js';

const FIELDS = `'id', a.id, 'status', a.status, 'text', a.text, 'createdAt', ${isoTime('a.created_at')},
  'note', a.note, 'decidedBy', a.decided_by, 'decidedAt', ${isoTime('a.decided_at')},
  'member', json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name),
  'notice', json_build_object('id', n.id, 'kind', n.kind, 'reason', n.reason, 'note', n.note,
    'targetType', n.target_type, 'targetId', n.target_id, 'targetSummary', n.target_summary,
    'targetPath', n.target_path, 'until', ${isoTime('n.until')},
    'liftedAt', ${isoTime('n.lifted_at')}, 'decidedBy', n.decided_by, 'createdAt', ${isoTime('n.created_at')})`;

const JOINS = 'join notices n on n.id = a.notice_id join users u on u.id = n.member_id';

/** Uses index appeals_status. */
const IN_STATES = orderedList({
  name: 'appeals-in-states',
  columns: `json_build_object(${FIELDS})::text as json, a.id`,
  from: 'appeals a',
  joins: JOINS,
  where: 'a.status = any($1)',
});

const ONE: Statement = {
  name: 'appeal-for-administrator',
  text: `select json_build_object(${FIELDS})::text as json from appeals a ${JOINS} where a.id = $1`,
};

export class PostgresAppealReads implements AppealReads {
  constructor(private readonly database: Database) {}

  inStates(statuses: readonly AppealStatus[], page: PageRequest): Promise<ListPage> {
    const name = `appeals ${APPEAL_STATUSES.filter((status) => statuses.includes(status)).join(' ')}`;
    return pageOf(this.database, { ...IN_STATES, name, values: [statuses] }, page);
  }

  one(id: number): Promise<JsonText | null> {
    return this.database.json(ONE, [id]);
  }
}
