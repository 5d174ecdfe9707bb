import type { WaitingQueue } from '../../domain/administration/dashboard.js';
import { HAS_POLICY, WAITS } from '../business/business.entity.js';
import { isOpenClaim } from '../claim/claim.entity.js';
import { WAITING_POSTCARDS } from '../claim/postcards.query.js';
import { WAITING_CANDIDATES } from '../duplicate/duplicate-reads.query.js';
import { IS_DISPUTED } from '../fact/facts-due.js';
import { isOpenFeedback } from '../feedback/feedback.entity.js';
import { OPEN_COPYRIGHT_NOTICE } from '../moderation/copyright/copyright-reads.query.js';
import { isoTime } from '../postgres/list-page.js';

/** The SQL of a queue. Its list and its number on each page use the same conditions. */
interface QueueSql {
  /** The waiting items: tables and conditions. */
  readonly from: string;
  readonly id: string;
  /** The column by which the oldest item is found, with an index. */
  readonly time: string;
  /** When the item began to wait. Default: `time`. */
  readonly since?: string;
  /** The name or title of the item; null if it has none. */
  readonly name: string;
}

const nameOfBusiness = (id: string): string => `(select name from businesses n where n.id = ${id})`;

const QUEUES: Readonly<Record<WaitingQueue, QueueSql>> = {
  approvals: {
    from: `businesses b where ${WAITS}`,
    id: 'b.id',
    time: 'b.created_at',
    // Changes of an approved business wait since they were made.
    since: `(case when b.approval_status = 'approved' then b.updated_at else b.created_at end)`,
    name: 'b.name',
  },
  claims: {
    from: `business_claims c where ${isOpenClaim('c.status')}`,
    id: 'c.id',
    time: 'c.created_at',
    name: nameOfBusiness('c.business_id'),
  },
  ownership: {
    from: `ownership_requests r where r.status = 'under_review'`,
    id: 'r.id',
    time: 'r.created_at',
    name: nameOfBusiness('r.business_id'),
  },
  feedback: {
    from: `user_feedback f where ${isOpenFeedback('f.status')}`,
    id: 'f.id',
    time: 'f.created_at',
    name: 'f.title',
  },
  reports: {
    from: `moderation_cases c where c.status = 'open'`,
    id: 'c.id',
    time: 'c.created_at',
    name: `(case c.target_type when 'business' then ${nameOfBusiness('c.target_id::integer')} end)`,
  },
  appeals: {
    from: `appeals a where a.status = 'open'`,
    id: 'a.id',
    time: 'a.created_at',
    name: `(select nullif(concat_ws(' ', u.first_name, u.last_name), '') from notices n join users u on u.id = n.member_id
      where n.id = a.notice_id)`,
  },
  erasures: {
    from: 'ordered_erasures o',
    id: 'o.id',
    time: 'o.ordered_at',
    name: `(select nullif(concat_ws(' ', u.first_name, u.last_name), '') from users u where u.id = o.member_id)`,
  },
  copyright: {
    from: `copyright_notices n where ${OPEN_COPYRIGHT_NOTICE}`,
    id: 'n.id',
    time: 'n.created_at',
    name: 'n.name',
  },
  duplicates: {
    from: WAITING_CANDIDATES,
    id: 'c.id',
    time: 'c.created_at',
    name: nameOfBusiness('c.lower_id'),
  },
  postcards: {
    from: WAITING_POSTCARDS,
    id: 'o.id',
    time: 'o.created_at',
    name: nameOfBusiness('c.business_id'),
  },
  policies: {
    from: `businesses b where ${HAS_POLICY} and ${IS_DISPUTED}`,
    id: 'b.id',
    time: 'b.policy_confirmed_at',
    // They wait since a visitor last said something else.
    since: `coalesce((select max(s.created_at) from policy_facts s where s.business_id = b.id and s.source = 'visitor'
      and s.withdrawn_at is null), b.policy_confirmed_at)`,
    name: 'b.name',
  },
  outgoing: {
    from: `outbox o where o.status = 'dead' and o.kind <> 'postcard'`,
    id: 'o.id',
    time: 'o.created_at',
    name: 'null::text',
  },
};

/** SQL scalar: the number of waiting items in a queue. */
export const waitingIn = (queue: WaitingQueue): string => `(select count(*)::integer from ${QUEUES[queue].from})`;

const oldestIn = ([queue, { from, id, time, since = time, name }]: [string, QueueSql]): string =>
  `(select '${queue}' as queue, ${id}::text as id, ${name} as name, ${since} as since from ${from}
    order by ${time}, ${id} limit 1)`;

/** SQL scalar: the oldest waiting item of each queue that has one, as JSON, longest waiting first. */
export const OLDEST_WAITING = `(select coalesce(json_agg(json_build_object('queue', queue, 'id', id, 'name', name,
    'since', ${isoTime('since')}) order by since, queue), '[]')
  from (${Object.entries(QUEUES).map(oldestIn).join(' union all ')}) oldest)`;
