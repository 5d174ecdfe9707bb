import { AppealReads } from '../../application/moderation/notice-ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { APPEAL_STATUSES, type AppealStatus } from '../../domain/moderation/appeal.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database, Statement } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { isoTime, listPage, microseconds, momentOf } from '../postgres/list-page.js';

const FIELDS = `'id', a.id, 'status', a.status, 'text', a.text, 'createdAt', ${isoTime('a.created_at')},
  'note', a.note, 'decidedBy', a.decided_by, 'decidedAt', ${isoTime('a.decided_at')},
  'member', json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email),
  'notice', json_build_object('id', n.id, 'kind', n.kind, 'reason', n.reason, 'note', n.note,
    'targetType', n.target_type, 'targetId', n.target_id, 'targetSummary', n.target_summary,
    'targetPath', n.target_path, 'until', ${isoTime('n.until')},
    'liftedAt', ${isoTime('n.lifted_at')}, 'decidedBy', n.decided_by, 'createdAt', ${isoTime('n.created_at')})`;

const JOINS = 'join notices n on n.id = a.notice_id join users u on u.id = n.member_id';

/** Index appeals_status: the page is cut first, so that only its rows are joined. */
const IN_STATES: Statement = {
  name: 'appeals-in-states',
  text: `select json_build_object(${FIELDS})::text as json, ${microseconds('a.created_at')}::text as since, a.id
    from (select * from appeals
      where status = any($1) and ($3::bigint is null or (created_at, id) > (${momentOf('$3')}, $4::integer))
      order by created_at, id limit $2) a ${JOINS} order by a.created_at, a.id`,
};

const COUNT: Statement = {
  name: 'appeals-in-states-count',
  text: `select count(*)::integer as total from (select from appeals where status = any($1) limit ${TOTAL_CAP + 1}) counted`,
};

const ONE: Statement = {
  name: 'appeal-for-administrator',
  text: `select json_build_object(${FIELDS})::text as json from appeals a ${JOINS} where a.id = $1`,
};

interface ListedRow extends Record<string, unknown> {
  readonly json: JsonText;
  /** When it was written, in microseconds since 1970. */
  readonly since: string;
  readonly id: number;
}

/** Reads of appeals in PostgreSQL. */
export class PostgresAppealReads extends AppealReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async inStates(statuses: readonly AppealStatus[], { limit, cursor }: PageRequest): Promise<ListPage> {
    const list = `appeals ${APPEAL_STATUSES.filter((status) => statuses.includes(status)).join(' ')}`;
    const after = cursor === null ? [null, null] : readCursor(list, ['number', 'number'], cursor);
    const [rows, count] = await Promise.all([
      this.database.rows<ListedRow>(IN_STATES, [statuses, limit + 1, ...after]),
      this.database.row<{ total: number }>(COUNT, [statuses]),
    ]);
    return listPage(rows, limit, count?.total ?? 0, ({ since, id }) => writeCursor(list, [Number(since), id]));
  }

  override async one(id: number): Promise<JsonText | null> {
    return (await this.database.row<{ json: JsonText }>(ONE, [id]))?.json ?? null;
  }
}
