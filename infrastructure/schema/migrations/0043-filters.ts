import { Migration } from '@mikro-orm/migrations';

/** Businesses are found by what they offer, and stand in the order in which they are recommended. */
export class Migration0043Filters extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  // Perks as they are compared: case and accents ignored.
  `create function perk_keys(perks text[]) returns text[] language sql immutable parallel safe return
     case when cardinality(perks) > 0
       then string_to_array(plain('p:' || array_to_string(perks, E'\\x1fp:')), E'\\x1f') else '{}' end`,
  // What a business is filtered by, with where it is: a filter near a town is then one scan of one index.
  `create function filter_keys(perks text[], price_range text, is_verified boolean, is_favorite boolean, category text, cell integer,
       town text, state text) returns text[] language sql immutable parallel safe return
     perk_keys(perks) || array_remove(array['d:' || price_range, case when is_verified then 'v' end, case when is_favorite then 'f' end,
       'c:' || category, 'g:' || cell, 't:' || town, 's:' || upper(state)], null)`,
  `create index businesses_filters on businesses using gin
     (filter_keys(pet_perks, price_range, is_verified, is_favorite, category, cell, town, state)) with (fastupdate = off) where is_public`,

  // The Bayesian mean in thousandths of a star: ten reviews of 3.9 stars are reckoned to those that there are.
  `create function recommended_score(avg_rating numeric, review_count integer) returns integer language sql immutable parallel safe return
     ((39000 + (avg_rating * 1000)::bigint * review_count) / (10 + review_count))::integer`,
  `create index businesses_recommended on businesses (category, recommended_score(avg_rating, review_count) desc, review_count desc,
     tier desc, name collate name_order, id) where is_public`,
];
