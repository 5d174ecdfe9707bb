import { RETENTION } from '../../domain/account/retention.js';
import { MEMBER, type MemberTable } from './member-table.js';

/** Notices to members and their appeals; an appeal goes with its notice. */
export const MODERATION: readonly MemberTable[] = [
  {
    table: 'appeals',
    memberColumns: ['notice_id'],
    own: `t.notice_id in (select id from notices where member_id = ${MEMBER})`,
    exported: { except: ['decided_by'] },
    erased: { how: 'deleted' },
    kept: 'as long as the notice',
  },
  {
    table: 'notices',
    memberColumns: ['member_id'],
    own: `t.member_id = ${MEMBER}`,
    exported: { except: ['decided_by', 'token_hash'] },
    erased: { how: 'deleted' },
    kept: `${RETENTION.noticeYears} years; a suspension that holds, as long as the account`,
    retention: {
      over: `t.created_at < now() - interval '${RETENTION.noticeYears} years' and (t.kind <> 'suspension' or t.lifted_at is not null)`,
    },
  },
];
