import type { PlaceOrder, SavedListReads } from '../../application/saved-place/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime } from '../postgres/list-page.js';
import { ListedPlaces } from './list-places-sql.js';

/**
 * SQL that counts the places of list `l`: those that are listed, and those that currently aren't. A merged business is
 * neither, because the list has the kept one instead.
 */
export const COUNTED = `cross join lateral (
  select count(*) filter (where b.is_public)::integer as listed,
    count(*) filter (where not b.is_public and b.merged_into is null)::integer as unlisted
  from saved_places s join businesses b on b.id = s.business_id where s.list_id = l.id) counted`;

/** The contract's `SavedList`. */
const LIST_JSON = `json_build_object('id', l.id, 'name', l.name, 'isDefault', l.is_default,
  'placeCount', counted.listed, 'unlistedCount', counted.unlisted,
  'share', case when l.share_token is not null then json_build_object(
    'token', l.share_token, 'sharesNotes', l.shares_notes, 'sharesName', l.shares_name) end,
  'createdAt', ${isoTime('l.created_at')})`;

const ALL: Statement = {
  name: 'saved-lists',
  text: `select coalesce(json_agg(${LIST_JSON} order by l.is_default desc, l.created_at, l.id), '[]')::text as json
    from saved_lists l ${COUNTED} where l.user_id = $1::uuid`,
};

const ONE: Statement = {
  name: 'saved-list',
  text: `select ${LIST_JSON}::text as json from saved_lists l ${COUNTED} where l.id = $2 and l.user_id = $1::uuid`,
};

const CONTAINING: Statement = {
  name: 'saved-lists-of-place',
  text: `select coalesce(json_agg(json_build_object('listId', s.list_id, 'note', s.note, 'position', s.position)
      order by s.list_id), '[]')::text as json
    from saved_places s where s.user_id = $1::uuid and s.business_id = $2`,
};

const OWN: Statement = {
  name: 'saved-list-own',
  text: 'select id from saved_lists where id = $2 and user_id = $1::uuid',
};

/** The columns of `SavedPlace` besides those of a card. */
const KEPT = [
  's.note',
  's.position',
  `${isoTime('s.created_at')} as "savedAt"`,
  'b.country',
  'b.policy',
  'b.opening_hours as "openingHours"',
  'true as "isSaved"',
];

export class PostgresSavedListReads implements SavedListReads {
  readonly #places: ListedPlaces;

  constructor(private readonly database: Database) {
    this.#places = new ListedPlaces(database, 'saved-list', KEPT);
  }

  async ofMember(memberId: string): Promise<JsonText> {
    return (await this.database.json(ALL, [memberId])) ?? '[]';
  }

  one(memberId: string, id: number): Promise<JsonText | null> {
    return this.database.json(ONE, [memberId, id]);
  }

  async containing(memberId: string, businessId: number): Promise<JsonText> {
    return (await this.database.json(CONTAINING, [memberId, businessId])) ?? '[]';
  }

  async places(memberId: string, id: number, order: PlaceOrder, page: PageRequest): Promise<ListPage | null> {
    const own = await this.database.row<{ id: number }>(OWN, [memberId, id]);
    return own === null ? null : this.#places.page({ list: own.id, called: id, ...order }, page);
  }
}
