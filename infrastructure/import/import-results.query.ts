import type { ImportResults } from '../../application/import/result-ports.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import { MAX_MAP_POINTS } from '../../domain/business/limits.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import { MAP_OUTCOMES, MAP_RESULTS, MAX_IMPORT_TOWNS } from '../../domain/import/map-result.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database, Statement } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { countOf, listPage, type JsonRow } from '../postgres/list-page.js';

/** Cells of the map's grid along each side: at most 484 clusters. */
const GRID = 22;

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const OUTCOMES = listed(Object.values(MAP_OUTCOMES).flat());
const RESULT = `case ${MAP_RESULTS.map((result) => `when l.outcome in (${listed(MAP_OUTCOMES[result])}) then '${result}'`).join(' ')} end`;
const counts = (alias: string) =>
  MAP_RESULTS.map((result) => `count(*) filter (where ${alias}.result = '${result}') as ${result}`).join(', ');
const asJson = MAP_RESULTS.map((result) => `'${result}', f.${result}`).join(', ');

/** Bounds that cross the antimeridian have a west that is greater than their east. Index import_lines_outcome. */
const MAP: Statement = {
  name: 'import-map',
  text: `with pins as materialized (
      select l.number, l.name, l.business_id, l.latitude as y, ${RESULT} as result,
        case when $2::float8 > $4::float8 and l.longitude < $2::float8 then l.longitude + 360 else l.longitude end as x
      from import_lines l
      where l.import_id = $1 and l.outcome in (${OUTCOMES}) and l.latitude is not null and l.longitude is not null
        and ($2::float8 is null or (l.latitude between $3::float8 and $5::float8
          and case when $2::float8 <= $4::float8 then l.longitude between $2::float8 and $4::float8
            else l.longitude >= $2::float8 or l.longitude <= $4::float8 end))),
    box as materialized (select min(x) as west, min(y) as south, greatest(max(x) - min(x), 1e-9) as width,
      greatest(max(y) - min(y), 1e-9) as height, count(*)::integer as total from pins),
    fields as (select avg(p.y) as latitude, avg(p.x) as longitude, count(*) as count, ${counts('p')}
      from pins p cross join box
      group by least(${GRID - 1}, floor((p.x - box.west) / box.width * ${GRID})), least(${GRID - 1}, floor((p.y - box.south) / box.height * ${GRID})))
    select box.total, case when box.total <= ${MAX_MAP_POINTS} then (
        select coalesce(json_agg(json_build_object('number', p.number, 'name', p.name, 'result', p.result,
          'businessId', p.business_id, 'latitude', p.y, 'longitude', case when p.x > 180 then p.x - 360 else p.x end) order by p.number), '[]') from pins p)
      else (
        select json_agg(json_build_object('latitude', round(f.latitude::numeric, 5), 'longitude',
          round(case when f.longitude > 180 then f.longitude - 360 else f.longitude end::numeric, 5), 'count', f.count, ${asJson})
          order by f.count desc, f.latitude, f.longitude) from fields f) end::text as json
    from box`,
};

/** Index import_lines_outcome. */
const TOWNS: Statement = {
  name: 'import-towns',
  text: `select coalesce(json_agg(json_build_object('town', f.town, ${asJson}) order by f.count desc, f.town), '[]')::text as json,
      coalesce(max(f.towns), 0)::integer as total
    from (select t.town, count(*) as count, ${counts('t')}, count(*) over () as towns
      from (select l.town, ${RESULT} as result from import_lines l where l.import_id = $1 and l.outcome in (${OUTCOMES})) t
      group by t.town order by count(*) desc, t.town limit ${MAX_IMPORT_TOWNS}) f`,
};

const STAYED_FIELDS = `l.business_id as "businessId", l.name, l.message`;

/** Primary key. */
const STAYED: Statement = {
  name: 'import-stayed',
  text: `select l.business_id as id, (select row_to_json(shown) from (select ${STAYED_FIELDS}) shown)::text as json
    from import_undo_lines l where l.import_id = $1 and l.business_id > $2 order by l.business_id limit $3`,
};
const COUNT_STAYED = countOf('import-stayed-count', 'import_undo_lines l where l.import_id = $1');

type Counted = JsonRow & { readonly total: number };

export class PostgresImportResults implements ImportResults {
  constructor(private readonly database: Database) {}

  map(id: number, bounds: Bounds | null): Promise<ListPage> {
    const { west = null, south = null, east = null, north = null } = bounds ?? {};
    return this.#whole(MAP, [id, west, south, east, north]);
  }

  towns(id: number): Promise<ListPage> {
    return this.#whole(TOWNS, [id]);
  }

  async stayed(id: number, { limit, cursor }: PageRequest): Promise<ListPage> {
    const list = `stayed ${id}`;
    const after = cursor === null ? 0 : readCursor(list, ['number'], cursor)[0];
    const [rows, counted] = await Promise.all([
      this.database.rows<JsonRow & { id: number }>(STAYED, [id, after, limit + 1]),
      this.database.row<{ total: number }>(COUNT_STAYED, [id]),
    ]);
    return listPage(rows, limit, counted?.total ?? 0, (row) => writeCursor(list, [row.id]));
  }

  async #whole(statement: Statement, values: readonly unknown[]): Promise<ListPage> {
    const { json, total } = (await this.database.row<Counted>(statement, values)) ?? { json: '[]', total: 0 };
    return { json, total: Math.min(total, TOTAL_CAP), capped: total > TOTAL_CAP, next: null };
  }
}
