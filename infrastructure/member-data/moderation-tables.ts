import { UNDO_MS } from '../../domain/administration/decision.js';
import { RETENTION } from '../../domain/account/retention.js';
import { MEMBER, MEMBER_EMAIL, type MemberTable } from './member-table.js';

/** Notices to members and their appeals. An appeal is deleted with its notice. */
export const MODERATION_TABLES: readonly MemberTable[] = [
  {
    table: 'decision_changes',
    memberColumns: [],
    // All changes of each decision that changed a row with the member's id: it can no longer be undone.
    own: `t.decision_id in (select d.decision_id from decision_changes d
      where strpos(concat(d.key, d.was, d.became), ${MEMBER}::text) > 0)`,
    exported: { nothing: 'copies of other tables’ rows, kept for seconds' },
    erased: { how: 'deleted' },
    kept: `${UNDO_MS / 1000} seconds (job release-decision)`,
  },
  {
    table: 'ordered_erasures',
    memberColumns: ['member_id'],
    own: `t.member_id = ${MEMBER}`,
    exported: { nothing: 'a decision about a closed account, which nobody can export' },
    erased: { how: 'deleted' },
    kept: 'until the account is erased or restored',
  },
  {
    table: 'appeals',
    memberColumns: ['notice_id'],
    own: `t.notice_id in (select id from notices where member_id = ${MEMBER})`,
    exported: { except: ['decided_by'] },
    erased: { how: 'deleted' },
    kept: 'while the notice exists',
  },
  {
    table: 'notices',
    memberColumns: ['member_id'],
    own: `t.member_id = ${MEMBER}`,
    exported: { except: ['decided_by', 'token_hash'] },
    erased: { how: 'deleted' },
    kept: `${RETENTION.noticeYears} years; an active suspension, while the account exists`,
    retention: {
      over: `t.created_at < now() - interval '${RETENTION.noticeYears} years' and (t.kind <> 'suspension' or t.lifted_at is not null)`,
    },
  },
];

/** Replaces the path of an erased member's profile. */
const PROFILES_PATH = '/guide-dogs';

const YEARS = `interval '${RETENTION.copyrightYears} years'`;
/** SQL: the path of the member's profile page, which contains their id. */
const PROFILE_PATH = `('/user-reviews/' || ${MEMBER}::text)`;

/** Returns SQL of a path, with the member's profile path replaced by the profile list. */
const withoutMember = (path: string): string =>
  `case when ${path} = ${PROFILE_PATH} then '${PROFILES_PATH}' else ${path} end`;

const ITEMS_WITHOUT_MEMBER = `coalesce((select jsonb_agg(case when i ->> 'path' = ${PROFILE_PATH}
  then i || jsonb_build_object('path', '${PROFILES_PATH}') else i end order by n) from jsonb_array_elements(t.items) with ordinality x (i, n)), '[]')`;

/** SQL for `set`: closes a waiting counter-notice, because nobody is left to restore content for. */
const SETTLED = ['status', 'reason', 'decided_by', 'decided_at']
  .map((column, n) => {
    const settled = [
      `'upheld'`,
      `'The member who sent the counter-notice erased their account.'`,
      `'Account erasure'`,
      'now()',
    ][n];
    return `${column} = case when t.status = 'waiting' then ${settled} else t.${column} end`;
  })
  .join(', ');

const WITH_NOTICE = 'while the copyright notice exists';

/** Copyright notices and counter-notices: statements under penalty of perjury that others may rely on in court. */
export const COPYRIGHT_TABLES: readonly MemberTable[] = [
  {
    table: 'copyright_notices',
    memberColumns: ['claimant_id'],
    own: `t.claimant_id = ${MEMBER} or lower(t.email) = lower(${MEMBER_EMAIL})`,
    exported: { except: ['decided_by', 'version'] },
    // The claimant signed the notice and others rely on it, so it stays. A link to an erased member's profile is
    // replaced.
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
    // Nobody is left to restore the content for.
    erased: { how: 'unlinked', set: `member_id = null, ${SETTLED}` },
    kept: WITH_NOTICE,
  },
];
