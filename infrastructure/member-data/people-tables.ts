import { RETENTION } from '../../domain/account/retention.js';
import { MEMBER, MEMBER_EMAIL, type MemberTable } from './member-table.js';

/** The business's other people still see what happened, but not who did it. Nobody sees it without its owner. */
const FORGET_ACTIVITY = `with own as (delete from business_activity where owner_id = ${MEMBER})
  update business_activity set actor_id = nullif(actor_id, ${MEMBER}), subject_id = nullif(subject_id, ${MEMBER})
  where (actor_id = ${MEMBER} or subject_id = ${MEMBER}) and owner_id is distinct from ${MEMBER}`;

/** Roles in businesses, invitations, and what people did. Activity comes first, because it refers to invitations. */
export const PEOPLE_TABLES: readonly MemberTable[] = [
  {
    table: 'business_activity',
    memberColumns: ['owner_id', 'actor_id', 'subject_id'],
    own: `t.actor_id = ${MEMBER} or t.subject_id = ${MEMBER}`,
    exported: { select: 't.id, t.business_id, t.action, t.role, t.record_id, t.created_at' },
    erased: { how: 'by choice', anonymise: FORGET_ACTIVITY, remove: FORGET_ACTIVITY },
    kept: `${RETENTION.activityYears} years`,
    retention: { over: `t.created_at < now() - interval '${RETENTION.activityYears} years'` },
  },
  {
    table: 'business_people',
    memberColumns: ['member_id'],
    own: `t.member_id = ${MEMBER}`,
    exported: {},
    erased: { how: 'deleted' },
    kept: 'while the member has the role',
  },
  {
    table: 'business_invitations',
    memberColumns: ['invited_by'],
    own: `t.invited_by = ${MEMBER} or t.email = lower(${MEMBER_EMAIL})`,
    exported: { except: ['token_hash'] },
    erased: { how: 'deleted' },
    kept: `${RETENTION.invitationDays} days after the answer, or after the link expired`,
    retention: {
      over: `coalesce(t.decided_at, t.expires_at) < now() - interval '${RETENTION.invitationDays} days'`,
    },
  },
];
