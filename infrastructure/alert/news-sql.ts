import type { BusinessFilters } from '../../application/business/ports.js';
import type { DueAlert } from '../../application/alert/ports.js';
import { boundsAround, coarseCellsOf } from '../../domain/gazetteer/grid.js';
import { queryOf, restOf } from '../business/search/matches-sql.js';
import { shapeOf, valuesOf } from '../business/search/search-area.js';
import { showsClosed } from '../business/closed-sql.js';

/** An alert is found by up to this many cells of the coarse grid. One with a larger area is compared with all changed places. */
const MAX_CELLS = 40;

/** An alert with what its statement needs. */
export interface MatchedAlert {
  /** The text of the statement: alerts with the same filters, whatever their values, share one. */
  readonly text: string;
  /** An element of the statement's `$1`. */
  readonly row: Readonly<Record<string, unknown>>;
}

export type Matching = Pick<DueAlert, 'id' | 'what' | 'seen'>;

/** Returns the statement that matches an alert with news, and its values. It uses the conditions of the search. */
export function matchedAlert({ id, what, seen }: Matching): MatchedAlert {
  const head = { alert: id, seen };
  if (what.kind === 'place') return { text: NEWS_OF_PLACES, row: { ...head, keys: [`b:${what.businessId}`] } };
  const keys = keysOf(what.filters);
  const values = valuesOf(what.filters);
  const shape = shapeOf(what.filters, values);
  const { text, names } = newsSql(queryOf(shape), restOf(shape), keys !== null);
  return { text, row: { ...head, keys, ...Object.fromEntries(names.map((name) => [name, values[name] ?? null])) } };
}

/** Returns keys of which each place in the area has one; null if the area has none. */
function keysOf({ area, bounds }: BusinessFilters): readonly string[] | null {
  if (area.kind === 'state') return [`s:${area.state}`];
  const box = area.kind === 'around' ? boundsAround(area.origin, area.miles) : bounds;
  const cells = box === null ? null : coarseCellsOf(box, MAX_CELLS);
  if (cells === null) return null;
  return [
    ...cells.map((cell) => `h:${cell}`),
    ...(area.kind === 'around' && area.town !== null ? [`t:${area.town}`] : []),
  ];
}

/** Texts by their parts, so that each is put together once. The shapes of searches are few. */
const TEXTS = new Map<string, { readonly text: string; readonly names: readonly string[] }>();

function newsSql(query: string | null, conditions: readonly string[], isKeyed: boolean) {
  const key = JSON.stringify([query, conditions, isKeyed]);
  const known = TEXTS.get(key);
  if (known !== undefined) return known;
  const types = new Map<string, string>();
  // Parameters of the search, such as {town}::text, become columns of the alerts.
  const bound = (sql: string) =>
    sql.replaceAll(/\{(\w+)\}::(\w+(?:\[\])?)/g, (_, name: string, type: string) => {
      types.set(name, type);
      return `v."${name}"`;
    });
  const parts = {
    query: query === null ? 'null::tsquery' : bound(query),
    conditions: [...(query === null ? [] : ['b.search @@ v.query']), ...conditions.map(bound)],
    isSearched: query !== null,
    isKeyed,
  };
  const made = { text: statement(parts, types), names: [...types.keys()] };
  TEXTS.set(key, made);
  return made;
}

interface Parts {
  readonly query: string;
  readonly conditions: readonly string[];
  readonly isSearched: boolean;
  readonly isKeyed: boolean;
}

/** As business_document writes a cell of the coarse grid. */
const COARSE = `'h:' || (floor((b.latitude + 90) / 4) * 90 + floor((b.longitude + 180) / 4))::integer`;

/** Adding nothing reads the vector out of TOAST once, not for each alert. A closed place has no document. */
const SEARCH = `coalesce(d.search, document_of(p, e.is_favorite)) || ''::tsvector`;

/**
 * Returns SQL for which of the alerts in $1 find which places that have news with numbers above $2 up to $3; of $4 parts of
 * the places, only part $5. Every place with news is read once, then joined with the alerts by cell, town, state, or id. A
 * place may be found twice.
 */
function statement({ query, conditions, isSearched, isKeyed }: Parts, types: ReadonlyMap<string, string>): string {
  const columns = [...types].map(([name, type]) => `, "${name}" ${type}`).join('');
  // The tables joined here are materialized, and joined by nothing but the key: the planner knows little about them, and
  // would otherwise compare every alert with every place.
  const pairs = isKeyed ? 'wanted v join keyed b on b.key = v.key' : 'v cross join changed b';
  const where = ['b.last > v.seen', ...conditions].join(' and ');
  return `with a as materialized (
    select * from jsonb_to_recordset($1::jsonb) as a(alert integer, seen bigint, keys text[]${columns})),
  v as materialized (select v.*, ${query} as query from a v),
  changed as materialized (
    select e.*, r.last, ${isSearched ? SEARCH : 'null::tsvector'} as search
    from (select business_id, max(number) as last from place_news
        where number > $2 and number <= $3 and business_id % $4 = $5 group by 1) r
    join businesses p on p.id = r.business_id join business_entries e on e.id = p.id
    left join business_documents d on d.id = e.id
    where e.is_public or ${showsClosed('p')}),
  wanted as materialized (select v.*, key from v cross join lateral unnest(v.keys) key),
  keyed as materialized (
    select b.*, key from changed b cross join lateral unnest(array['b:' || b.id, 's:' || b.state, 't:' || b.town, ${COARSE}]) key
    where key is not null)
  select v.alert, string_agg(b.id::text, ' ') as ids from ${pairs} where ${where} group by v.alert`;
}

const NEWS_OF_PLACES = newsSql(null, [], true).text;

/** The news of the places in $1, with numbers above $2 up to $3. */
export const NEWS_SQL = `select p.id as "businessId", p.name,
    concat_ws(', ', nullif(p.address, ''), nullif(p.city, ''), nullif(p.state, '')) as address,
    p.closed_at is not null as "isClosed", p.disputed <> '{}' as "isDisputed", n.events
  from businesses p cross join lateral (
    select jsonb_agg(jsonb_build_object('kind', kind, 'facts', facts, 'number', number, 'at', made_at)) as events
    from place_news where business_id = p.id and number > $2 and number <= $3) n
  where p.id = any($1::integer[])`;
