import { PRICE_RANGES } from '../../../domain/business/price-range.js';
import { LEAST_RATINGS, MAX_OTHER_PERKS } from '../../../domain/business/traits.js';
import type { SearchShape } from './search-area.js';
import { fitSql } from '../../policy/fit-sql.js';
import { matches, wordsFirst } from './matches-sql.js';
import { MAX_READ_IN_FULL } from './search-limits.js';

/**
 * The columns counted for each match. A chosen price replaces other prices, a kind other kinds, and a rating other ratings.
 * So does an answer about pets.
 */
const COLUMNS = `b.id, b.pet_perks, b.price_range, b.kind, b.avg_rating, b.is_verified, b.is_favorite,
  cardinality({price}::text[]) = 0 or coalesce(b.price_range = any({price}::text[]), false) as priced,
  cardinality({kinds}::text[]) = 0 or coalesce(b.kind = any({kinds}::text[]), false) as kinded,
  b.avg_rating >= coalesce({least}::numeric, 0) as rated`;

/** Whether the pets can come, whether they may, and whether that is enough. Without pets, everything is. */
function fitColumns({ fit, timed }: SearchShape): string {
  if (fit === 'none') return 'true as fitted, true as fits, true as may_fit';
  const { no, ask } = fitSql('b', timed);
  return `case {accepts}::text when 'yes' then not ${no} and not ${ask} when 'ask' then not ${no} else true end as fitted,
    not ${no} and not ${ask} as fits, not ${no} as may_fit`;
}

/**
 * Counts, in one pass over the matches regardless of price, kind, and rating, how many each choice would leave. A price is
 * counted within the chosen rating but not within other chosen prices, because it would replace them; the same applies
 * to kinds, ratings, and answers about pets. Of at most {max} matches, which are counted exactly, choices are counted among
 * the first MAX_READ_IN_FULL, those of the best bands.
 *
 * Perks are counted by spelling, because there are few spellings to compute keys for. Individual businesses are
 * distinguished only if several spellings share a key.
 */
export function facets(shape: SearchShape): string {
  return `with ${wordsFirst(shape, false, true)}everything as materialized (${matches(shape, `${COLUMNS}, ${fitColumns(shape)}`, undefined, true)}),
    counted as materialized (select count(*)::integer as total,
      (count(*) filter (where fitted and priced and rated and kinded))::integer as found from everything),
    matched as materialized (select * from everything limit ${MAX_READ_IN_FULL}),
    spelled as materialized (select p.perk, count(*)::integer as count
      from matched m cross join unnest(m.pet_perks) p(perk) where m.fitted and m.priced and m.rated and m.kinded group by p.perk),
    keyed as materialized (select s.perk, s.count, (perk_keys(array[s.perk]))[1] as key from spelled s),
    merged as materialized (select k.key, min(k.perk) as name, min(k.count) as count, count(*) > 1 as several from keyed k group by k.key),
    apart as materialized (select x.key, count(*)::integer as count from (
      select distinct m.id, k.key from matched m cross join unnest(m.pet_perks) p(perk) join keyed k on k.perk = p.perk
        join merged g on g.key = k.key and g.several
        where (select bool_or(several) from merged) and m.fitted and m.priced and m.rated and m.kinded) x group by x.key),
    perks as materialized (select g.key, g.name, coalesce(a.count, g.count) as count from merged g left join apart a on a.key = g.key),
    others as (select key, name, count from perks where key <> all (perk_keys({named}::text[])) order by count desc, key limit ${MAX_OTHER_PERKS})
    select (select total from counted) as total, (select found from counted) as found,
      ${list(`select p.name, coalesce(n.count, 0) as count
        from unnest({named}::text[], perk_keys({named}::text[])) with ordinality p(name, key, n) left join perks n on n.key = p.key order by p.n`)} as named,
      ${list(`select name, count from others order by count desc, key`)} as others,
      ${list(`select m.kind as name, count(*)::integer as count from matched m
        where m.kind is not null and m.fitted and m.priced and m.rated group by m.kind order by count(*) desc, m.kind`)} as kinds,
      ${choices(PRICE_RANGES, (range) => `fitted and rated and kinded and price_range = '${range}'`)} as price,
      ${choices(LEAST_RATINGS, (stars) => `fitted and priced and kinded and avg_rating >= ${stars}`)} as "minRating",
      (count(*) filter (where fitted and priced and rated and kinded and is_verified))::integer as verified,
      (count(*) filter (where fitted and priced and rated and kinded and is_favorite))::integer as favorites,
      (count(*) filter (where fits and priced and rated and kinded))::integer as fit,
      (count(*) filter (where may_fit and priced and rated and kinded))::integer as "mayFit"
    from matched`;
}

function list(rows: string): string {
  return `coalesce((select json_agg(json_build_object('name', f.name, 'count', f.count)) from (${rows}) f), '[]')`;
}

function choices(names: readonly (string | number)[], condition: (name: string | number) => string): string {
  const each = names.map(
    (name) => `json_build_object('name', '${name}', 'count', count(*) filter (where ${condition(name)}))`,
  );
  return `json_build_array(${each.join(', ')})`;
}
