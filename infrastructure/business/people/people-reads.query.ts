import { PeopleReads, type PlaceOfMember } from '../../../application/business/people/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../../application/shared/page.js';
import { INVITATION_DAYS } from '../../../domain/business/people/invitation.js';
import { isClosed } from '../../account/closed-account-sql.js';
import { fullName, memberName } from '../../account/member-name-sql.js';
import type { Database, Statement } from '../../postgres/database.js';
import { isoTime, orderedList, pageOf } from '../../postgres/list-page.js';
import { businessCard } from '../business-card.js';
import { roleOf } from './role-sql.js';

const PLACE: Statement = {
  name: 'people-place',
  text: `select ${roleOf('b', '$2::uuid')} as role, b.is_public as "isPublic"
    from businesses b where b.id = $1 and b.merged_into is null and b.deleted_at is null`,
};

/** Returns SQL: the address to which the owner invited a member (SQL of their id), if it is still theirs. */
const invitedAddress = (business: string, member: string): string => `(select v.email from business_invitations v
  join users m on lower(m.email) = v.email where m.id = ${member} and v.business_id = ${business} and v.state = 'accepted' limit 1)`;

const PERSON = `json_build_object('memberId', u.id, 'name', ${fullName('u')},
  'invitedEmail', case when $3::boolean and ${fullName('u')} is null then ${invitedAddress('b.id', 'u.id')} end,
  'role', w.role, 'since', ${isoTime('w.since')}, 'isYou', u.id = $2::uuid)`;

const INVITATION = `json_build_object('id', i.id, 'email', i.email, 'role', i.role, 'emails', i.emails,
  'sentAt', ${isoTime(`(i.expires_at - interval '${INVITATION_DAYS} days')`)}, 'expiresAt', ${isoTime('i.expires_at')}, 'isExpired', i.expires_at <= now())`;

/** The owner comes first, then the others in the order in which they joined. Closed accounts are not shown. */
const PEOPLE: Statement = {
  name: 'people-of-business',
  text: `select json_build_object('business', json_build_object('id', b.id, 'name', b.name),
      'yourRole', ${roleOf('b', '$2::uuid')},
      'people', (select coalesce(json_agg(${PERSON} order by w.place, w.since, w.id), '[]') from (
          select 0 as place, 0 as id, b.owner_id as member_id, 'owner' as role, coalesce(b.claimed_at, b.created_at) as since
          union all
          select 1, p.id, p.member_id, p.role, p.created_at from business_people p where p.business_id = b.id) w
        join users u on u.id = w.member_id where not ${isClosed('w.member_id')}),
      'invitations', case when $3::boolean then (select coalesce(json_agg(${INVITATION} order by i.created_at, i.id), '[]')
        from business_invitations i where i.business_id = b.id and i.state = 'open') end)::text as json
    from businesses b where b.id = $1`,
};

const INVITATION_OF: Statement = {
  name: 'people-invitation',
  text: `select ${INVITATION}::text as json from business_invitations i where i.business_id = $1 and i.id = $2`,
};

const shownName = (id: string): string => `case when not ${isClosed(id)} then ${memberName(id)} end`;

/** Index business_activity_of_business in its own order. A former owner's activity is not shown. */
const activityWith = (name: string, nameOf: (member: string) => string, email: string) =>
  orderedList({
    name,
    columns: `a.id, json_build_object('id', a.id, 'action', a.action, 'at', ${isoTime('a.created_at')},
    'actor', ${nameOf('a.actor_id')}, 'subject', coalesce(${nameOf('a.subject_id')}, ${email}), 'role', a.role,
    'recordId', a.record_id)::text as json`,
    from: 'business_activity a',
    joins: 'left join business_invitations i on i.id = a.invitation_id',
    where: 'a.business_id = $1 and a.owner_id = (select b.owner_id from businesses b where b.id = $1)',
    newestFirst: true,
  });

/** The owner knows people without a name by the address that they invited. */
const knownName = (member: string): string =>
  `coalesce(${shownName(member)}, ${invitedAddress('a.business_id', member)})`;

const ACTIVITY = {
  owner: activityWith('people-activity-owner', knownName, 'i.email'),
  managers: activityWith('people-activity', shownName, 'null::text'),
};

/** Index business_people_member in its own order. */
const SHARED = orderedList({
  name: 'people-shared',
  columns: `p.id, json_build_object('business', ${businessCard('b')}, 'role', p.role, 'since', ${isoTime('p.created_at')},
    'isPublic', b.is_public, 'unanswered', (select count(*)::integer from reviews r where r.business_id = b.id and r.is_published
      and not exists (select from review_responses o where o.review_id = r.id)))::text as json`,
  from: 'business_people p',
  joins: 'join businesses b on b.id = p.business_id',
  where: `p.member_id = $1::uuid and exists (select from businesses e
    where e.id = p.business_id and e.merged_into is null and e.deleted_at is null)`,
  newestFirst: true,
});

export class PostgresPeopleReads extends PeopleReads {
  constructor(private readonly database: Database) {
    super();
  }

  override place(businessId: number, memberId: string): Promise<PlaceOfMember | null> {
    return this.database.row<PlaceOfMember>(PLACE, [businessId, memberId]);
  }

  override async people(businessId: number, memberId: string, withInvitations: boolean): Promise<JsonText> {
    const json = await this.database.json(PEOPLE, [businessId, memberId, withInvitations]);
    if (json === null) throw new Error('The business was just found.');
    return json;
  }

  override invitation(businessId: number, id: number): Promise<JsonText | null> {
    return this.database.json(INVITATION_OF, [businessId, id]);
  }

  override activity(businessId: number, withInvitations: boolean, page: PageRequest): Promise<ListPage> {
    const list = withInvitations ? ACTIVITY.owner : ACTIVITY.managers;
    return pageOf(this.database, { ...list, name: `${list.name} ${businessId}`, values: [businessId] }, page);
  }

  override shared(memberId: string, page: PageRequest): Promise<ListPage> {
    return pageOf(this.database, { ...SHARED, name: `shared with ${memberId}`, values: [memberId] }, page);
  }
}
