import type { NoticeReads } from '../../application/moderation/notice-ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { APPEAL_DAYS } from '../../domain/moderation/notice.js';
import { isPublicPet } from '../pet/pet-profile.entity.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, orderedList, pageOf } from '../postgres/list-page.js';

const APPEALABLE_UNTIL = `(n.created_at + interval '${APPEAL_DAYS} days')`;

/** Decisions on listings and claims have no token, because nobody can appeal against them. */
const IS_APPEALABLE = 'n.token_hash is not null';

/** The viewer of the content's page: its signed-in member, or anyone with the emailed link. */
type Opener = 'member' | 'visitor';

/** Returns SQL: the number in a path of this kind, or null. */
const numberIn = (kind: string): string => `substring(n.target_path from '^/${kind}/([0-9]{1,9})$')::integer`;

/** Returns SQL of the content's page; null if the page is no longer available. */
function openPath(opener: Opener): string {
  const [ofOwner, ofPet, ofMember] =
    opener === 'member'
      ? ['b.is_public or b.owner_id = n.member_id', 'p.user_id = n.member_id', 'true']
      : ['b.is_public', `${isPublicPet('p')} and not u.paused`, 'not u.paused'];
  return `(select n.target_path where exists (select from businesses b where b.id = ${numberIn('business')} and (${ofOwner}))
    or n.target_path = '/my-businesses'
    or exists (select from businesses b where b.id = ${numberIn('claim-business')} and b.is_public)
    or exists (select from pet_profiles p join users u on u.id = p.user_id and u.erasure_at is null
      where p.id = ${numberIn('pet-profiles')} and ${ofPet})
    or exists (select from users u where u.id = n.member_id and n.target_path = '/user-reviews/' || u.id
      and u.erasure_at is null and ${ofMember}))`;
}

/** Returns SQL for the fields of a notice and its appeal `a` that the member sees. Leaves out the administrator. */
const fieldsFor = (
  opener: Opener,
): string => `'kind', n.kind, 'reason', n.reason, 'note', n.note, 'targetType', n.target_type,
  'targetSummary', n.target_summary, 'targetPath', ${openPath(opener)},
  'until', ${isoTime('n.until')}, 'liftedAt', ${isoTime('n.lifted_at')}, 'createdAt', ${isoTime('n.created_at')},
  'appealUntil', case when ${IS_APPEALABLE} then ${isoTime(APPEALABLE_UNTIL)} end,
  'canAppeal', ${IS_APPEALABLE} and a.id is null and now() < ${APPEALABLE_UNTIL},
  'appeal', case when a.id is not null then json_build_object('text', a.text, 'status', a.status, 'note', a.note,
    'createdAt', ${isoTime('a.created_at')}, 'decidedAt', ${isoTime('a.decided_at')}) end`;

const OWN_FIELDS = `'id', n.id, 'readAt', ${isoTime('n.read_at')}, ${fieldsFor('member')}`;

/** Index notices_of_member. */
const OF_MEMBER = orderedList({
  name: 'notices-of-member',
  columns: `json_build_object(${OWN_FIELDS})::text as json, n.id`,
  from: 'notices n',
  joins: 'left join appeals a on a.notice_id = n.id',
  where: 'n.member_id = $1',
  newestFirst: true,
});

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

export class PostgresNoticeReads implements NoticeReads {
  constructor(private readonly database: Database) {}

  ofMember(memberId: string, page: PageRequest): Promise<ListPage> {
    return pageOf(this.database, { ...OF_MEMBER, values: [memberId] }, page);
  }

  own(id: number, memberId: string): Promise<JsonText | null> {
    return this.database.json(OWN, [id, memberId]);
  }

  byToken(tokenHash: string): Promise<JsonText | null> {
    return this.database.json(BY_TOKEN, [tokenHash]);
  }
}
