import type { CopyrightReads } from '../../../application/moderation/copyright-ports.js';
import type { JsonText, ListPage, PageRequest } from '../../../application/shared/page.js';
import {
  copyrightDecisions,
  counterDecisions,
  putBackOf,
  REPEAT_INFRINGER,
  type CopyrightFilter,
  type CopyrightStatus,
  type CounterStatus,
} from '../../../domain/moderation/copyright-notice.js';
import { memberName } from '../../account/member-name-sql.js';
import { accountsOfMailbox } from '../../account/sanction-sql.js';
import type { Database, Statement } from '../../postgres/database.js';
import { isoTime, orderedList, pageOf, type PagedList } from '../../postgres/list-page.js';

/** SQL: whether a counter-notice waits for a decision. Index copyright_counter_notices_waiting. */
const COUNTERED = `exists (select from copyright_counter_notices c where c.notice_id = n.id and c.status = 'waiting')`;

/** SQL: whether a notice `n` or one of its counter-notices waits for a decision. */
export const OPEN_COPYRIGHT_NOTICE = `(n.status = 'received' or n.status = 'taken_down' and ${COUNTERED})`;

/** Index copyright_notices_status. */
const WHERE: Readonly<Record<CopyrightFilter, string>> = {
  open: OPEN_COPYRIGHT_NOTICE,
  received: `n.status = 'received'`,
  countered: `n.status = 'taken_down' and ${COUNTERED}`,
  taken_down: `n.status = 'taken_down'`,
  refused: `n.status = 'refused'`,
  all: 'true',
};

/** The fields of a counter-notice `c`. */
const COUNTER_FIELDS = `'id', c.id, 'memberId', c.member_id, 'memberName', ${memberName('c.member_id')}, 'name', c.name, 'postalAddress', c.postal_address,
  'phone', c.phone, 'statement', c.statement, 'signature', c.signature, 'status', c.status,
  'restorableFrom', ${isoTime('c.restorable_from')}, 'restoreBy', ${isoTime('c.restore_by')}, 'reason', c.reason,
  'decidedBy', c.decided_by, 'decidedAt', ${isoTime('c.decided_at')}, 'createdAt', ${isoTime('c.created_at')}`;

/**
 * How many recent notices led to takedowns of content by accounts of the member's mailbox. A notice whose content was all restored does not
 * count. Index copyright_takedowns_author.
 */
const FOLLOWED_AGAINST = `(select count(distinct o.notice_id)::integer from copyright_takedowns o
  where o.author_id in (${accountsOfMailbox('t.author_id')}) and o.restored_at is null
    and o.taken_down_at > now() - interval '${REPEAT_INFRINGER.months} months')`;

/** SQL: whether the content's author is permanently suspended. Index notices_in_force. */
const IS_SUSPENDED = `exists (select from notices s where s.member_id = t.author_id and s.kind = 'suspension'
  and s.lifted_at is null)`;

const ADMINISTRATORS_FIELDS = `n.id, n.status, n.name, n.email, n.postal_address as "postalAddress", n.phone, n.work,
  n.signature, n.claimant_id as "claimantId", ${memberName('n.claimant_id')} as "claimantName", n.items, n.reason, n.decided_by as "decidedBy",
  ${isoTime('n.decided_at')} as "decidedAt", ${isoTime('n.created_at')} as "createdAt",
  (select coalesce(json_agg(json_build_object('path', t.path, 'targetType', t.target_type, 'targetId', t.target_id,
      'authorId', t.author_id, 'authorName', ${memberName('t.author_id')}, 'isSuspended', ${IS_SUSPENDED}, 'followedAgainst', ${FOLLOWED_AGAINST},
      'takenDownAt', ${isoTime('t.taken_down_at')},
      'restoredAt', ${isoTime('t.restored_at')}) order by t.id), '[]')
    from copyright_takedowns t where t.notice_id = n.id) as "takenDown",
  (select coalesce(json_agg(json_build_object(${COUNTER_FIELDS}) order by c.id), '[]')
    from copyright_counter_notices c where c.notice_id = n.id) as "counterNotices"`;

const FOR_ADMINISTRATOR: Statement = {
  name: 'copyright-for-administrator',
  text: `select ${ADMINISTRATORS_FIELDS} from copyright_notices n where n.id = $1`,
};

const inStates = (filter: CopyrightFilter): PagedList =>
  orderedList({
    name: `copyright-${filter}`,
    columns: ADMINISTRATORS_FIELDS,
    from: 'copyright_notices n',
    where: WHERE[filter],
  });

/** Only the member's own content. The claimant's contact details are for a court and are left out. */
const TAKEDOWN: Statement = {
  name: 'copyright-takedown',
  text: `select json_build_object('id', n.id, 'status', n.status, 'claimantName', n.name, 'work', n.work,
      'reason', n.reason, 'takenDown', items.list,
      'counterNotice', (select json_build_object('status', c.status, 'restorableFrom', ${isoTime('c.restorable_from')},
          'restoreBy', ${isoTime('c.restore_by')}, 'reason', c.reason, 'createdAt', ${isoTime('c.created_at')})
        from copyright_counter_notices c where c.notice_id = n.id and c.member_id = $2::uuid))::text as json
    from copyright_notices n cross join lateral (
      select json_agg(json_build_object('path', t.path, 'targetType', t.target_type, 'takenDownAt', ${isoTime('t.taken_down_at')},
          'restoredAt', ${isoTime('t.restored_at')}) order by t.id) as list
      from copyright_takedowns t where t.notice_id = n.id and t.author_id = $2::uuid) items
    where n.id = $1 and items.list is not null`,
};

interface AdminRow {
  readonly id: number;
  readonly status: CopyrightStatus;
  readonly takenDown: readonly { readonly authorId: string | null; readonly followedAgainst: number }[];
  readonly counterNotices: readonly (Readonly<Record<string, unknown>> & {
    readonly status: CounterStatus;
    readonly restorableFrom: string;
    readonly restoreBy: string;
  })[];
}

export class PostgresCopyrightReads implements CopyrightReads {
  constructor(private readonly database: Database) {}

  inStates(filter: CopyrightFilter, now: Date, page: PageRequest): Promise<ListPage> {
    return pageOf<AdminRow>(this.database, inStates(filter), page, (row) => administrators(row, now));
  }

  async one(id: number, now: Date): Promise<JsonText | null> {
    const row = await this.database.row<AdminRow>(FOR_ADMINISTRATOR, [id]);
    return row === null ? null : administrators(row, now);
  }

  takedownOf(id: number, memberId: string): Promise<JsonText | null> {
    return this.database.json(TAKEDOWN, [id, memberId]);
  }
}

/** Returns an `AdminCopyrightNotice` as JSON. */
function administrators(row: AdminRow, now: Date): JsonText {
  return JSON.stringify({
    ...row,
    takenDown: row.takenDown.map((item) => ({
      ...item,
      followedAgainst: item.authorId === null ? 0 : item.followedAgainst,
      isRepeatInfringer: item.authorId !== null && item.followedAgainst >= REPEAT_INFRINGER.notices,
    })),
    counterNotices: row.counterNotices.map((counter) => {
      const { status, restorableFrom, restoreBy } = counter;
      const period = { status, restorableFrom: new Date(restorableFrom), restoreBy: new Date(restoreBy) };
      return { ...counter, putBack: putBackOf(period, now), moves: counterDecisions(period, now) };
    }),
    moves: copyrightDecisions(row.status),
  });
}
