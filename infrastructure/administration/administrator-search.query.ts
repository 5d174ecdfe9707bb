import type { AdministratorSearch } from '../../application/administration/search-ports.js';
import type { JsonText } from '../../application/shared/page.js';
import { parseId, parseUserId } from '../../domain/shared/ids.js';
import { fullName } from '../account/member-name-sql.js';
import { EXISTS } from '../business/business.entity.js';
import { isOpenClaim } from '../claim/claim.entity.js';
import type { Database, Statement } from '../postgres/database.js';

/** How many records of each kind are found. */
const MAX_FOUND = 5;
/** How many businesses or messages with the typed words are compared. */
const MAX_COMPARED = 100;
/** How many of a member's reviews are looked up in the reports. */
const MAX_REVIEWS = 20;
/** Each word is a search of its own, and a single letter would match a large part of the directory. */
const MAX_WORDS = 8;

/** SQL: the row's text begins with the parameter `$1`. Its index has the order of bytes. */
const begins = (indexed: string, typed: string): string =>
  `${indexed} collate "C" >= ${typed} collate "C" and ${indexed} collate "C" < (${typed} || chr(1114111)) collate "C"`;

/** Returns SQL of the first rows whose text begins with the typed one, in the order of its index. */
const firstOf = (table: string, indexed: string, typed: string): string =>
  `(select id from ${table} where ${begins(indexed, typed)} order by ${indexed} collate "C" limit ${MAX_FOUND})`;

/**
 * Returns SQL of some rows of each person found. A range, in the order of the index, so that PostgreSQL uses the index even
 * if most rows of the table are one person's.
 */
const ofPeople = (table: string, member: string, id = 'id'): string =>
  `(select o.${id} from people p cross join lateral (
      select ${id} from ${table} where ${member} between p.id and p.id order by ${member} limit ${MAX_FOUND}) o)`;

const NAME = `coalesce(first_name || ' ', '') || coalesce(last_name, '')`;

/** Parameters: $1 the text, $2 its words, $3 an id as a number, $4 an id of a member. Both are null if it is none. */
const FIND: Statement = {
  name: 'administrator-search',
  text: `with named as (
      (select id, name, city, state, standing, is_public from businesses where ${EXISTS} and id = $3::integer)
      union
      (select id, name, city, state, standing, is_public from businesses
        where ${EXISTS} and listing_words(id, name, address, city, state, zip_code, phone, website) @@ listing_query($2)
        limit ${MAX_COMPARED})),
    places as (
      select * from named order by (id = $3::integer) is true desc, starts_with(plain(name), plain($1)) desc, is_public desc, name, id
      limit ${MAX_FOUND}),
    people as (
      select u.id, ${fullName('u')} as name, u.email from users u where u.id in (
        (select id from users where id = $4::uuid)
        union ${firstOf('users', 'lower(email)', 'lower($1)')}
        union ${firstOf('users', `plain(${NAME})`, 'plain($1)')}
        union ${firstOf('users', 'plain(last_name)', 'plain($1)')})
      order by name, u.id limit ${MAX_FOUND}),
    claims as (
      select c.id, c.business_id, c.claimant_name, c.status, c.created_at from business_claims c where c.id in (
        (select id from business_claims where id = $3::integer)
        union ${firstOf('business_claims', 'lower(claimant_email)', 'lower($1)')}
        union ${ofPeople('business_claims', 'claimant_user_id')}
        union (select o.id from places p cross join lateral (
          select id from business_claims where business_id = p.id and ${isOpenClaim('status')} limit ${MAX_FOUND}) o))
      order by c.created_at desc, c.id desc limit ${MAX_FOUND}),
    messages as (
      select f.id, f.title, f.contact_name, f.status, f.created_at from user_feedback f where f.id in (
        (select id from user_feedback where id = $3::integer)
        union ${firstOf('user_feedback', 'lower(contact_email)', 'lower($1)')}
        union ${ofPeople('user_feedback', 'user_id')}
        union (select id from user_feedback where title_words(title) @@ listing_query($2) limit ${MAX_COMPARED}))
      order by f.created_at desc, f.id desc limit ${MAX_FOUND}),
    cases as (
      select m.id, m.target_type, m.target_id, m.status, m.created_at from moderation_cases m where m.id in (
        (select id from moderation_cases where id = $3::integer)
        union ${ofPeople('reports', 'reporter_id', 'case_id')}
        union (select case_id from reports where reporter_email = lower($1) limit ${MAX_FOUND})
        union (select o.id from people p cross join lateral (
          select m.id from (select id from reviews where user_id = p.id order by created_at desc limit ${MAX_REVIEWS}) r
          join moderation_cases m on m.status = 'open' and m.target_type = 'review' and m.target_id = r.id::text) o))
      order by m.created_at desc, m.id desc limit ${MAX_FOUND})
  select json_build_object(
    'businesses', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'city', city, 'state', state,
        'status', standing)), '[]') from places),
    'members', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'email', email)), '[]') from people),
    'claims', (select coalesce(json_agg(json_build_object('id', c.id, 'businessName', b.name,
        'claimantName', c.claimant_name, 'status', c.status) order by c.created_at desc, c.id desc), '[]')
      from claims c join businesses b on b.id = c.business_id),
    'feedback', (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'contactName', contact_name,
        'status', status) order by created_at desc, id desc), '[]') from messages),
    'reports', (select coalesce(json_agg(json_build_object('id', id, 'targetType', target_type, 'targetId', target_id,
        'status', status) order by created_at desc, id desc), '[]') from cases))::text as json`,
};

/** Returns the words of a text that are searched. */
function wordsOf(text: string): string {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1 || /\d/.test(word));
  return words.slice(0, MAX_WORDS).join(' ');
}

export class PostgresAdministratorSearch implements AdministratorSearch {
  constructor(private readonly database: Database) {}

  async find(text: string): Promise<JsonText> {
    const id = parseId(text.replace(/^#/, ''));
    return (await this.database.json(FIND, [text, wordsOf(text), id, parseUserId(text)])) ?? '{}';
  }
}
