import { NoticeReads } from '../../application/moderation/notice-ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { APPEAL_DAYS } from '../../domain/moderation/notice.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database, Statement } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { isoTime, listPage, microseconds, momentOf } from '../postgres/list-page.js';

const APPEALABLE_UNTIL = `(n.created_at + interval '${APPEAL_DAYS} days')`;

/** Who opens the page on which something stood: its member, signed in, or whoever has the link of the mail. */
type Opener = 'member' | 'visitor';

/** SQL: the number of a page of this kind, else null. */
const numberIn = (kind: string): string => `substring(n.target_path from '^/${kind}/([0-9]{1,9})$')::integer`;

/** SQL of the page on which it stood; null where it opens no more. */
function openPath(opener: Opener): string {
  const [ofOwner, ofPet, ofMember] =
    opener === 'member'
      ? ['b.is_public or b.owner_id = n.member_id', 'p.user_id = n.member_id', 'true']
      : ['b.is_public', `p.is_public and p.state = 'shown' and not u.paused`, 'not u.paused'];
  return `(select n.target_path where exists (select from businesses b where b.id = ${numberIn('business')} and (${ofOwner}))
    or exists (select from pet_profiles p join users u on u.id = p.user_id and u.erasure_at is null
      where p.id = ${numberIn('pet-profiles')} and ${ofPet})
    or exists (select from users u where u.id = n.member_id and n.target_path = '/user-reviews/' || u.id
      and u.erasure_at is null and ${ofMember}))`;
}

/** What a notice and its appeal `a` say to their member; not who decided. */
const fieldsFor = (
  opener: Opener,
): string => `'kind', n.kind, 'reason', n.reason, 'note', n.note, 'targetType', n.target_type,
  'targetSummary', n.target_summary, 'targetPath', ${openPath(opener)},
  'until', ${isoTime('n.until')}, 'liftedAt', ${isoTime('n.lifted_at')}, 'createdAt', ${isoTime('n.created_at')},
  'appealUntil', ${isoTime(APPEALABLE_UNTIL)}, 'canAppeal', a.id is null and now() < ${APPEALABLE_UNTIL},
  'appeal', case when a.id is not null then json_build_object('text', a.text, 'status', a.status, 'note', a.note,
    'createdAt', ${isoTime('a.created_at')}, 'decidedAt', ${isoTime('a.decided_at')}) end`;

const OWN_FIELDS = `'id', n.id, 'readAt', ${isoTime('n.read_at')}, ${fieldsFor('member')}`;

/** Index notices_of_member. */
const OF_MEMBER: Statement = {
  name: 'notices-of-member',
  text: `select json_build_object(${OWN_FIELDS})::text as json, ${microseconds('n.created_at')}::text as since, n.id
    from notices n left join appeals a on a.notice_id = n.id
    where n.member_id = $1 and ($3::bigint is null or (n.created_at, n.id) < (${momentOf('$3')}, $4::integer))
    order by n.created_at desc, n.id desc limit $2`,
};

const COUNT: Statement = {
  name: 'notices-of-member-count',
  text: `select count(*)::integer as total from (select from notices where member_id = $1 limit ${TOTAL_CAP + 1}) mine`,
};

const OWN: Statement = {
  name: 'notice-own',
  text: `select json_build_object(${OWN_FIELDS})::text as json from notices n left join appeals a on a.notice_id = n.id
    where n.id = $1 and n.member_id = $2`,
};

const BY_TOKEN: Statement = {
  name: 'notice-by-token',
  text: `select json_build_object(${fieldsFor('visitor')})::text as json from notices n left join appeals a on a.notice_id = n.id
    where n.token_hash = $1 and now() < ${APPEALABLE_UNTIL}`,
};

interface ListedRow extends Record<string, unknown> {
  readonly json: JsonText;
  /** When it was given, in microseconds since 1970. */
  readonly since: string;
  readonly id: number;
}

/** Reads of notices in PostgreSQL. */
export class PostgresNoticeReads extends NoticeReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofMember(memberId: string, { limit, cursor }: PageRequest): Promise<ListPage> {
    const after = cursor === null ? [null, null] : readCursor('notices', ['number', 'number'], cursor);
    const [rows, count] = await Promise.all([
      this.database.rows<ListedRow>(OF_MEMBER, [memberId, limit + 1, ...after]),
      this.database.row<{ total: number }>(COUNT, [memberId]),
    ]);
    return listPage(rows, limit, count?.total ?? 0, ({ since, id }) => writeCursor('notices', [Number(since), id]));
  }

  override async own(id: number, memberId: string): Promise<JsonText | null> {
    return (await this.database.row<{ json: JsonText }>(OWN, [id, memberId]))?.json ?? null;
  }

  override async byToken(tokenHash: string): Promise<JsonText | null> {
    return (await this.database.row<{ json: JsonText }>(BY_TOKEN, [tokenHash]))?.json ?? null;
  }
}
