import type { PetReads } from '../../application/pet/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { isoTime, listPage, microseconds, momentOf, type JsonRow } from '../postgres/list-page.js';
import { StatementTemplate } from '../postgres/statement-template.js';
import { drawingOfPet } from './pet-drawing-sql.js';
import { isPublicPet } from './pet-profile.entity.js';

/** The contract's `PublicPet`: a pet's public data, and its owner's first name and picture. */
const PUBLIC_JSON = `json_build_object(
  'id', p.id, 'userId', p.user_id, 'petName', p.pet_name, 'petType', p.pet_type, 'breed', p.breed, 'age', p.age,
  'petSize', p.pet_size, 'weight', p.weight, 'petImageUrl', p.pet_image_url,
  'petDrawing', ${drawingOfPet('p')}, 'furColor', p.fur_color, 'eyeColor', p.eye_color,
  'specialMarkings', p.special_markings, 'activityLevel', p.activity_level, 'friendlyWithDogs', p.friendly_with_dogs,
  'friendlyWithCats', p.friendly_with_cats, 'friendlyWithKids', p.friendly_with_kids, 'energyLevel', p.energy_level,
  'favoriteToys', p.favorite_toys, 'favoriteActivities', p.favorite_activities, 'favoriteTreats', p.favorite_treats,
  'dislikes', p.dislikes, 'funFacts', p.fun_facts, 'bio', p.bio, 'adoptionStory', p.adoption_story, 'location', p.location,
  'createdAt', ${isoTime('p.created_at')}, 'updatedAt', ${isoTime('p.updated_at')},
  'user', json_build_object('firstName', u.first_name, 'profileImageUrl', u.profile_image_url))`;

/** `OwnPet`: adds what only its owner sees. */
const OWN_JSON = `((${PUBLIC_JSON})::jsonb || jsonb_build_object(
  'allergies', p.allergies, 'medications', p.medications, 'specialNeeds', p.special_needs,
  'isSpayedNeutered', p.is_spayed_neutered, 'microchipped', p.microchipped, 'homeZipCode', p.home_zip_code,
  'isPublic', p.is_public, 'showInCommunity', p.show_in_community, 'allowMessages', p.allow_messages,
  'state', nullif(p.state, 'shown')))`;

/** The domain's `isInCommunity` for visible pets. Must match the condition of index pet_profiles_community. */
const IN_COMMUNITY = `${isPublicPet('p')} and p.show_in_community`;

/** Joins the owner, unless the owner's account is closed. Index users_closed. */
const OWNER = 'join users u on u.id = p.user_id and u.erasure_at is null';

interface ListSql {
  readonly json: string;
  readonly where: string;
}

const LISTS = {
  // Index pet_profiles_user. A member has few pets.
  member: { json: OWN_JSON, where: 'p.user_id = {member}::uuid' },
  // Reads index pet_profiles_community in its own order. The count stops at the cap.
  community: { json: PUBLIC_JSON, where: `${IN_COMMUNITY} and not u.paused` },
} as const satisfies Readonly<Record<string, ListSql>>;

type ListName = keyof typeof LISTS;

function pageOf({ json, where }: ListSql, further: boolean): string {
  const behind = further ? `and (p.created_at, p.id) < (${momentOf('{moment}')}, {last}::bigint)` : '';
  return `select ${json}::text as json, p.id, ${microseconds('p.created_at')}::text as moment
    from pet_profiles p ${OWNER} where ${where} ${behind}
    order by p.created_at desc, p.id desc limit {more}::bigint`;
}

function countOf({ where }: ListSql): string {
  return `select count(*)::integer as total
    from (select from pet_profiles p ${OWNER} where ${where} limit ${TOTAL_CAP + 1}) counted`;
}

/** One statement: the rows, each with the total. For an empty page, the total is queried separately. */
const withTotal = (list: ListSql, further: boolean) =>
  `select page.*, (${countOf(list)}) as total from (${pageOf(list, further)}) page`;

const TEMPLATES = {
  member: templatesOf('member'),
  community: templatesOf('community'),
};

function templatesOf(name: ListName) {
  const list = LISTS[name];
  return {
    first: new StatementTemplate(`pets-${name}`, withTotal(list, false)),
    next: new StatementTemplate(`pets-${name}-next`, withTotal(list, true)),
    count: new StatementTemplate(`pets-${name}-count`, countOf(list)),
  };
}

const ONE = new StatementTemplate(
  'pet-one',
  `select case when p.user_id = {viewer}::uuid then ${OWN_JSON}::text else (${PUBLIC_JSON})::text end as json
    from pet_profiles p ${OWNER}
    where p.id = {id}::bigint and (p.user_id = {viewer}::uuid or ${isPublicPet('p')} and not u.paused)`,
);

interface PetRow extends JsonRow {
  readonly id: number;
  readonly moment: string;
  readonly total: number;
}

export class PostgresPetReads implements PetReads {
  constructor(private readonly database: Database) {}

  ofMember(userId: string, page: PageRequest): Promise<ListPage> {
    return this.#page('member', page, userId);
  }

  community(page: PageRequest): Promise<ListPage> {
    return this.#page('community', page, null);
  }

  one(id: number, viewerId: string | null): Promise<JsonText | null> {
    return this.database.json(ONE.statement, ONE.values({ id, viewer: viewerId }));
  }

  async #page(list: ListName, { limit, cursor }: PageRequest, member: string | null): Promise<ListPage> {
    const name = `pets ${list} ${String(member)}`;
    const [moment, last] = cursor === null ? [] : readCursor(name, ['number', 'number'], cursor);
    const { first, next, count } = TEMPLATES[list];
    const template = cursor === null ? first : next;
    const values = { member, more: limit + 1, moment, last };
    const rows = await this.database.rows<PetRow>(template.statement, template.values(values));
    const total = rows[0]?.total ?? (await this.#count(count, member));
    return listPage(rows, limit, total, (row) => writeCursor(name, [Number(row.moment), row.id]));
  }

  async #count(template: StatementTemplate, member: string | null): Promise<number> {
    return (await this.database.row<{ total: number }>(template.statement, template.values({ member })))?.total ?? 0;
  }
}
