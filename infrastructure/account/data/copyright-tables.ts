import { RETENTION } from '../../../domain/account/retention.js';
import { MEMBER, MEMBER_EMAIL, type MemberTable } from './member-table.js';

const YEARS = `interval '${RETENTION.copyrightYears} years'`;
const WITH_NOTICE = 'as long as the copyright notice';

/** Copyright notices and the answers to them: statements under penalty of perjury, on which others may rely in court. */
export const COPYRIGHT_TABLES: readonly MemberTable[] = [
  {
    table: 'copyright_notices',
    memberColumns: ['claimant_id'],
    own: `t.claimant_id = ${MEMBER} or lower(t.email) = lower(${MEMBER_EMAIL})`,
    exported: { except: ['decided_by', 'version'] },
    erased: { how: 'unlinked', set: `claimant_id = null` },
    kept: `${RETENTION.copyrightYears} years after the last decision on it`,
    retention: {
      over: `t.decided_at < now() - ${YEARS} and not exists (select from copyright_counter_notices c
        where c.notice_id = t.id and (c.decided_at is null or c.decided_at >= now() - ${YEARS}))`,
    },
  },
  {
    table: 'copyright_takedowns',
    memberColumns: ['author_id'],
    own: `t.author_id = ${MEMBER}`,
    exported: { select: `t.notice_id, t.path, t.taken_down_at, t.restored_at` },
    erased: { how: 'unlinked', set: `author_id = null` },
    kept: WITH_NOTICE,
  },
  {
    table: 'copyright_counter_notices',
    memberColumns: ['member_id'],
    own: `t.member_id = ${MEMBER}`,
    exported: { except: ['decided_by', 'version'] },
    erased: { how: 'unlinked', set: `member_id = null` },
    kept: WITH_NOTICE,
  },
];
