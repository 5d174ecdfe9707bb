import { milesSql } from '../business-card.js';
import type { SearchShape } from './search-area.js';
import { CHORD, matches, wordsFirst } from './matches-sql.js';
import { fitColumn } from './search-sql.js';

/** Cells of a map's grid along each side: at most 484 clusters. */
const GRID = 22;

/** Returns SQL for all matches as map points, by id. With an origin, each has its distance. */
export function points(shape: SearchShape): string {
  const rating = 'b.avg_rating::text as "avgRating", b.review_count as "reviewCount"';
  const columns = ['b.id, b.name, b.category, b.kind, b.tier, b.latitude, b.longitude', rating, ...fitColumn(shape)];
  const located = shape.area === 'around' ? [...columns, `${milesSql(CHORD)} as distance`] : columns;
  return `with ${wordsFirst(shape)}matched as materialized (${matches(shape, located.join(', '))})
    select coalesce(json_agg(m.* order by m.id), '[]')::text as json from matched m where m.latitude is not null and m.longitude is not null`;
}

/**
 * Returns SQL for all matches as map clusters: the matches in one cell of a grid form one cluster at their center. The
 * largest come first.
 */
export function clusters(shape: SearchShape): string {
  // If the box crosses the antimeridian, longitudes continue past 180.
  const across = shape.bounds === 'across the antimeridian';
  const longitude = across
    ? 'case when b.longitude < {west}::float8 then b.longitude + 360 else b.longitude end'
    : 'b.longitude';
  return `with ${wordsFirst(shape)}matched as materialized (${matches(shape, `b.latitude as y, ${longitude} as x`)}),
    box as materialized (select min(x) as west, min(y) as south, greatest(max(x) - min(x), 1e-9) as width, greatest(max(y) - min(y), 1e-9) as height from matched),
    fields as (select avg(m.y) as latitude, avg(m.x) as longitude, count(*) as count from matched m cross join box
      where m.x is not null and m.y is not null
      group by least(${GRID - 1}, floor((m.x - box.west) / box.width * ${GRID})), least(${GRID - 1}, floor((m.y - box.south) / box.height * ${GRID})))
    select coalesce(json_agg(json_build_object('latitude', round(f.latitude::numeric, 5), 'longitude',
      round(case when f.longitude > 180 then f.longitude - 360 else f.longitude end::numeric, 5), 'count', f.count)
      order by f.count desc, f.latitude, f.longitude), '[]')::text as json from fields f`;
}
