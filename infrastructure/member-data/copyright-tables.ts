import { RETENTION } from '../../domain/account/retention.js';
import { MEMBER, MEMBER_EMAIL, type MemberTable } from './member-table.js';

/** Where a path leads that led to the profile of a member who is erased. */
const PROFILES_PATH = '/guide-dogs';

const YEARS = `interval '${RETENTION.copyrightYears} years'`;
/** SQL: the page of the member's profile, which bears the id. */
const PROFILE_PATH = `('/user-reviews/' || ${MEMBER}::text)`;

/** SQL of a path that leads to no profile any more: where profiles stand. */
const withoutMember = (path: string): string =>
  `case when ${path} = ${PROFILE_PATH} then '${PROFILES_PATH}' else ${path} end`;

const ITEMS_WITHOUT_MEMBER = `coalesce((select jsonb_agg(case when i ->> 'path' = ${PROFILE_PATH}
  then i || jsonb_build_object('path', '${PROFILES_PATH}') else i end order by n) from jsonb_array_elements(t.items) with ordinality x (i, n)), '[]')`;

/** SQL for `set`: an answer that waits is decided, so that nobody is asked to put back what nobody wants any more. */
const SETTLED = ['status', 'reason', 'decided_by', 'decided_at']
  .map((column, n) => {
    const settled = [`'upheld'`, `'Whoever answered has erased the account.'`, `'Erasure of the account'`, 'now()'][n];
    return `${column} = case when t.status = 'waiting' then ${settled} else t.${column} end`;
  })
  .join(', ');

const WITH_NOTICE = 'as long as the copyright notice';

/** Copyright notices and the answers to them: statements under penalty of perjury, on which others may rely in court. */
export const COPYRIGHT_TABLES: readonly MemberTable[] = [
  {
    table: 'copyright_notices',
    memberColumns: ['claimant_id'],
    own: `t.claimant_id = ${MEMBER} or lower(t.email) = lower(${MEMBER_EMAIL})`,
    exported: { except: ['decided_by', 'version'] },
    // Who claims it signed, and others rely on that; its address of the profile of somebody who is gone leads nowhere.
    erased: {
      how: 'unlinked',
      set: `claimant_id = nullif(t.claimant_id, ${MEMBER}), items = ${ITEMS_WITHOUT_MEMBER}`,
      alsoIn: `t.items @> jsonb_build_array(jsonb_build_object('path', ${PROFILE_PATH}))`,
    },
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
    erased: {
      how: 'unlinked',
      set: `author_id = nullif(t.author_id, ${MEMBER}), path = ${withoutMember('t.path')}`,
      alsoIn: `t.path = ${PROFILE_PATH}`,
    },
    kept: WITH_NOTICE,
  },
  {
    table: 'copyright_counter_notices',
    memberColumns: ['member_id'],
    own: `t.member_id = ${MEMBER}`,
    exported: { except: ['decided_by', 'version'] },
    // Nobody is left to whom what was taken down could be put back.
    erased: { how: 'unlinked', set: `member_id = null, ${SETTLED}` },
    kept: WITH_NOTICE,
  },
];
