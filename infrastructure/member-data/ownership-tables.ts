import { RETENTION } from '../../domain/account/retention.js';
import { MEMBER, MEMBER_EMAIL, WITH_ACCOUNT, type MemberTable } from './member-table.js';

/** The requester's words go with the requester. The owner's go with the owner, and the request is closed. */
const FORGET_REQUESTS = `with own as (delete from ownership_requests where requester_id = ${MEMBER})
  update ownership_requests set owner_id = null, owner_reason = null, owner_documents = '{}'
  where owner_id = ${MEMBER} and requester_id <> ${MEMBER}`;

/** Requests to become the owner of a business, and offers to hand one over. */
export const OWNERSHIP_TABLES: readonly MemberTable[] = [
  {
    table: 'ownership_requests',
    memberColumns: ['requester_id', 'owner_id'],
    own: `t.requester_id = ${MEMBER} or t.owner_id = ${MEMBER}`,
    exported: {
      select: `t.id, t.business_id, t.status, t.message, case when t.requester_id = ${MEMBER} then t.documents end as documents,
        t.answer_by, t.owner_reason, case when t.owner_id = ${MEMBER} then t.owner_documents end as owner_documents,
        t.owner_answered_at, t.decision_reason, t.created_at`,
    },
    erased: { how: 'by choice', anonymise: FORGET_REQUESTS, remove: FORGET_REQUESTS },
    kept: WITH_ACCOUNT,
  },
  {
    table: 'business_transfers',
    memberColumns: ['from_id', 'to_id'],
    own: `t.from_id = ${MEMBER} or t.to_id = ${MEMBER} or lower(t.to_email) = lower(${MEMBER_EMAIL})`,
    exported: { except: ['token_hash', 'version'] },
    erased: { how: 'deleted' },
    kept: `${RETENTION.transferMonths} months`,
    retention: { over: `t.created_at < now() - interval '${RETENTION.transferMonths} months'` },
  },
];
