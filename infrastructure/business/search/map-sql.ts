import { MAX_MAP_POINTS } from '../../../domain/business/limits.js';
import { milesSql } from '../business-card.js';
import type { SearchShape } from './search-area.js';
import { CHORD, isScanned, matches, wordsFirst } from './matches-sql.js';
import { fitColumn } from './search-sql.js';

/** Cells of a map's grid along each side: at most 484 clusters. */
const GRID = 22;

/** The columns that a point shows. Its answer about pets and its distance are computed from the others. */
const POINT = ['id', 'name', 'category', 'kind', 'tier', 'latitude', 'longitude', 'avg_rating', 'review_count'];
const FIT = ['fit', 'fit_max_pets', 'fit_max_weight', 'welcome_week', 'welcome_days', 'welcome_then'];
const POSITION = ['unit_x', 'unit_y', 'unit_z'];

/**
 * Returns SQL for a map and the number of matches on it, up to {max}. Up to MAX_MAP_POINTS matches are points; more are
 * clusters.
 *
 * Plan: as for `matches`, but a category is always read from documents. In an area, no other index has it. Everywhere, the
 * planner might read all of business_entries, and skip the places of other categories.
 */
export function map(shape: SearchShape): string {
  const { area, fit } = shape;
  const scanned = isScanned(shape) || shape.category;
  const columns = [...POINT, ...(fit === 'none' ? [] : FIT), ...(area === 'around' ? POSITION : [])];
  const rows = matches(shape, columns.map((column) => `b.${column}`).join(', '), undefined, scanned);
  return `with ${wordsFirst(shape, false, scanned)}matched as materialized (${rows}),
    counted as materialized (select count(*)::integer as total from matched)
    select total, case when total <= ${MAX_MAP_POINTS} then (${points(shape)}) else (${clusters(shape)}) end as json from counted`;
}

/** Returns SQL for all matches as points, by id. With an origin, each has its distance. */
function points(shape: SearchShape): string {
  const columns = [
    ...['id', 'name', 'category', 'kind', 'tier', 'latitude', 'longitude'].map((column) => `b.${column}`),
    ...['b.avg_rating::text as "avgRating"', 'b.review_count as "reviewCount"', ...fitColumn(shape)],
    ...(shape.area === 'around' ? [`${milesSql(CHORD)} as distance`] : []),
  ];
  return `select coalesce(json_agg(p.* order by p.id), '[]')::text
    from (select ${columns.join(', ')} from matched b where b.latitude is not null and b.longitude is not null) p`;
}

/** Returns SQL for clusters: the matches in one cell of a grid form one at their center. The largest come first. */
function clusters(shape: SearchShape): string {
  // If the box crosses the antimeridian, longitudes continue past 180.
  const across = shape.bounds === 'across the antimeridian';
  const longitude = across
    ? 'case when b.longitude < {west}::float8 then b.longitude + 360 else b.longitude end'
    : 'b.longitude';
  const side = (value: string, start: string, length: string) =>
    `least(${GRID - 1}, floor((${value} - ${start}) / ${length} * ${GRID}))`;
  return `with placed as materialized (select b.latitude as y, ${longitude} as x from matched b where b.latitude is not null and b.longitude is not null),
      box as materialized (select min(x) as west, min(y) as south, greatest(max(x) - min(x), 1e-9) as width, greatest(max(y) - min(y), 1e-9) as height from placed),
      fields as (select avg(m.y) as latitude, avg(m.x) as longitude, count(*) as count from placed m cross join box
        group by ${side('m.x', 'box.west', 'box.width')}, ${side('m.y', 'box.south', 'box.height')})
    select coalesce(json_agg(json_build_object('latitude', round(f.latitude::numeric, 5), 'longitude',
      round(case when f.longitude > 180 then f.longitude - 360 else f.longitude end::numeric, 5), 'count', f.count)
      order by f.count desc, f.latitude, f.longitude), '[]')::text from fields f`;
}
