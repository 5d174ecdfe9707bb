import { AnalyticsReads, type CountedBusiness } from '../../application/analytics/ports.js';
import type { JsonText } from '../../application/shared/page.js';
import { INTERACTION_TYPES } from '../../domain/analytics/interaction.js';
import type { Period } from '../../domain/analytics/period.js';
import type { Database, Statement } from '../postgres/database.js';

const BUSINESS: Statement = {
  name: 'analytics-business',
  text: `select owner_id as "ownerId", tier, is_public as "isPublic" from businesses where id = $1`,
};

/** SQL: the sum of each type as a column of its name, over what `condition` lets through. */
const sums = (condition: string): string =>
  INTERACTION_TYPES.map(
    (type) =>
      `coalesce(sum(amount) filter (where interaction_type = '${type}' and ${condition}), 0)::integer as ${type}`,
  ).join(', ');

/** Days without an interaction have no rows; the page has one for each day all the same. */
const FIGURES: Statement = {
  name: 'analytics-figures',
  text: `with counted as materialized (
      select day, interaction_type, amount from business_analytics_days
      where business_id = $1 and day between $4::date and $3::date),
    by_day as (
      select n::date as date, ${sums('true')}
      from generate_series($2::date::timestamp, $3::date::timestamp, '1 day') n left join counted c on c.day = n::date group by n)
    select json_build_object('businessId', $1::integer, 'from', $2::date, 'to', $3::date,
      'totals', (select to_json(t) from (select ${sums('day >= $2::date')} from counted) t),
      'previousTotals', (select to_json(t) from (select ${sums('day <= $5::date')} from counted) t),
      'days', (select json_agg(d order by d.date) from by_day d))::text as json`,
};

/** Reads the counts of the days; an answer is one statement and never looks at single interactions. */
export class PostgresAnalyticsReads extends AnalyticsReads {
  constructor(private readonly database: Database) {
    super();
  }

  override business(id: number): Promise<CountedBusiness | null> {
    return this.database.row<{ [K in keyof CountedBusiness]: CountedBusiness[K] }>(BUSINESS, [id]);
  }

  override async figures(businessId: number, period: Period, before: Period): Promise<JsonText> {
    const values = [businessId, period.from, period.to, before.from, before.to];
    const row = await this.database.row<{ json: JsonText }>(FIGURES, values);
    if (row === null) throw new Error('The figures were not read.');
    return row.json;
  }
}
