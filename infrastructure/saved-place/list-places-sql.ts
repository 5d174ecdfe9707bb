import type { ListPage, PageRequest } from '../../application/shared/page.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import type { SavedSort } from '../../domain/saved-place/saved-list.js';
import { businessCard, milesSql } from '../business/business-card.js';
import type { Database } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { countOf, listPage, type JsonRow } from '../postgres/list-page.js';
import { StatementTemplate } from '../postgres/statement-template.js';

/** Squared chord between a business and the origin on the unit sphere. */
const CHORD = `((b.unit_x - {x}::float8) ^ 2 + (b.unit_y - {y}::float8) ^ 2 + (b.unit_z - {z}::float8) ^ 2)`;

/** Places without coordinates come last: null sorts behind all numbers. */
const ORDER: Readonly<Record<SavedSort, string>> = {
  recent: 's.created_at desc, b.id desc',
  name: 'b.name collate name_order, b.id',
  distance: `${CHORD}, b.name collate name_order, b.id`,
  trip: 's.position, b.id',
};

const LISTED = 'saved_places s join businesses b on b.id = s.business_id where s.list_id';

const COUNT = countOf('saved-list-places-count', `${LISTED} = $1 and b.is_public`);

/**
 * Returns the statement for a page of a list's public places. A list is short, so all of it is ranked, and a page starts
 * after the place that ended the one before it, wherever that is now.
 */
function pageSql(sort: SavedSort, more: readonly string[]): string {
  const card = businessCard('b', more);
  const measured = businessCard('b', [...more, `${milesSql(CHORD)} as "distance"`]);
  const json = sort === 'distance' ? `case when b.unit_x is null then ${card} else ${measured} end` : card;
  return `with ranked as (
      select b.id, row_number() over (order by ${ORDER[sort]})::integer as place
      from ${LISTED} = {list}::integer and b.is_public)
    select ${json}::text as json, r.id, r.place
    from ranked r join saved_places s on s.list_id = {list}::integer and s.business_id = r.id
      join businesses b on b.id = r.id
    where r.place > coalesce((select place from ranked where id = {last}::bigint), {place}::bigint, 0)
    order by r.place limit {limit}::bigint`;
}

interface PlaceRow extends JsonRow {
  readonly id: number;
  readonly place: number;
}

interface PlacesWanted {
  readonly list: number;
  /** What the reader calls the list. Cursors contain it, so the ID of a shared list isn't it. */
  readonly called: number | string;
  readonly sort: SavedSort;
  readonly origin: Point | null;
}

/** The places of lists as pages of cards. `more` are additional columns, from business `b` and saved place `s`. */
export class ListedPlaces {
  readonly #statements: Readonly<Record<SavedSort, StatementTemplate>>;

  constructor(
    private readonly database: Database,
    private readonly name: string,
    more: readonly string[],
  ) {
    const statementOf = (sort: SavedSort) => new StatementTemplate(`${name}-${sort}`, pageSql(sort, more));
    this.#statements = {
      ...{ recent: statementOf('recent'), name: statementOf('name') },
      ...{ distance: statementOf('distance'), trip: statementOf('trip') },
    };
  }

  /** Throws INVALID_CURSOR for a cursor of another list or order. */
  async page({ list, called, sort, origin }: PlacesWanted, { limit, cursor }: PageRequest): Promise<ListPage> {
    const name = `${this.name} ${called} ${sort}`;
    const [place, last] = cursor === null ? [] : readCursor(name, ['number', 'number'], cursor);
    const values = { list, limit: limit + 1, place, last, ...(origin !== null && onUnitSphere(origin)) };
    const template = this.#statements[sort];
    const [rows, count] = await Promise.all([
      this.database.rows<PlaceRow>(template.statement, template.values(values)),
      this.database.row<{ total: number }>(COUNT, [list]),
    ]);
    return listPage(rows, limit, count?.total ?? 0, (row) => writeCursor(name, [row.place, row.id]));
  }
}

function onUnitSphere({ latitude, longitude }: Point): { x: number; y: number; z: number } {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) };
}
