import type { SharedListReads } from '../../application/saved-place/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { joinSanction } from '../account/sanction-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import { ListedPlaces } from './list-places-sql.js';
import { COUNTED } from './saved-list-reads.query.js';

/** A list with this link, unless its member's account is closed or suspended. */
const SHARED = `saved_lists l join users u on u.id = l.user_id and u.erasure_at is null ${joinSanction('u.id', 'u.email')}`;

const IS_SHARED = `l.share_token = $1 and sanction.kind is distinct from 'suspension'`;

/** The contract's `SharedList`. A paused profile shows no name. */
const ONE: Statement = {
  name: 'shared-list',
  text: `select json_build_object('name', l.name, 'placeCount', counted.listed, 'unlistedCount', counted.unlisted,
      'sharedBy', case when l.shares_name and not u.paused then nullif(u.first_name, '') end,
      'sharesNotes', l.shares_notes)::text as json
    from ${SHARED} ${COUNTED} where ${IS_SHARED}`,
};

const ID: Statement = {
  name: 'shared-list-id',
  text: `select l.id from ${SHARED} where ${IS_SHARED}`,
};

/** The columns of `SharedPlace` besides those of a card. The owner decides whether others see the notes. */
const SHOWN = [
  '(select s.note from saved_lists l where l.id = s.list_id and l.shares_notes) as note',
  'b.country',
  'b.policy',
  'b.opening_hours as "openingHours"',
];

export class PostgresSharedListReads implements SharedListReads {
  readonly #places: ListedPlaces;

  constructor(private readonly database: Database) {
    this.#places = new ListedPlaces(database, 'shared-list', SHOWN);
  }

  one(token: string): Promise<JsonText | null> {
    return this.database.json(ONE, [token]);
  }

  async places(token: string, page: PageRequest): Promise<ListPage | null> {
    const list = await this.database.row<{ id: number }>(ID, [token]);
    if (list === null) return null;
    return this.#places.page({ list: list.id, called: token, sort: 'trip', origin: null }, page);
  }
}
