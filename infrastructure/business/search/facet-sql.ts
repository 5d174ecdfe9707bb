import { MAX_OTHER_PERKS } from '../../../domain/business/traits.js';
import { TOTAL_CAP } from '../../../domain/shared/page-size.js';
import type { SearchShape } from './search-area.js';
import { matches, wordsFirst } from './search-sql.js';

/**
 * One pass over what matches whatever its price and rating, which tells how much of it each choice leaves. A price is
 * counted beside the asked rating but not beside other prices, as it would be asked instead of them; so are ratings.
 * Up to one above the cap is read: then `total` tells so, and the numbers mean nothing.
 */
export function facets(shape: SearchShape): string {
  const columns = 'b.id, b.pet_perks, b.price_range, b.avg_rating, b.is_verified, b.is_favorite';
  return `with ${wordsFirst(shape)}matched as materialized (${matches(shape, columns, String(TOTAL_CAP + 1))}),
    asked as materialized (select m.*, cardinality({price}::text[]) = 0 or coalesce(m.price_range = any({price}::text[]), false) as priced,
      m.avg_rating >= coalesce({least}::numeric, 0) as rated from matched m),
    perks as materialized (select k.key, min(k.perk) as name, count(distinct a.id)::integer as count
      from asked a cross join unnest(a.pet_perks, perk_keys(a.pet_perks)) k(perk, key) where a.priced and a.rated group by k.key)
    select (select count(*)::integer from matched) as total,
      ${list(`select p.name, coalesce(n.count, 0) as count
        from unnest({named}::text[], perk_keys({named}::text[])) with ordinality p(name, key, n) left join perks n on n.key = p.key order by p.n`)} as named,
      ${list(`select name, count from perks where key <> all (perk_keys({named}::text[])) order by count desc, key limit ${MAX_OTHER_PERKS}`)} as others,
      ${list(`select p.name, (select count(*)::integer from asked where rated and price_range = p.name) as count from unnest({prices}::text[]) p(name)`)} as price,
      ${list(`select l.name::text, (select count(*)::integer from asked where priced and avg_rating >= l.name) as count from unnest({ratings}::numeric[]) l(name)`)} as "minRating",
      (select count(*)::integer from asked where priced and rated and is_verified) as verified,
      (select count(*)::integer from asked where priced and rated and is_favorite) as favorites`;
}

function list(rows: string): string {
  return `coalesce((select json_agg(f.*) from (${rows}) f), '[]')`;
}
