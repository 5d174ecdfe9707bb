import type { AnalyticsReads, CountedBusiness } from '../../application/analytics/ports.js';
import type { JsonText } from '../../application/shared/page.js';
import { INTERACTION_TYPES } from '../../domain/analytics/interaction.js';
import type { Period } from '../../domain/analytics/period.js';
import { roleOf } from '../business/people/role-sql.js';
import type { Database, Statement } from '../postgres/database.js';

const BUSINESS: Statement = {
  name: 'analytics-business',
  text: `select ${roleOf('b', '$2::uuid')} as role, b.tier, b.is_public as "isPublic" from businesses b where b.id = $1`,
};

/** Returns SQL: for each interaction type, the sum over the rows that meet `condition`, as a column with its name. */
const sums = (condition: string): string =>
  INTERACTION_TYPES.map(
    (type) =>
      `coalesce(sum(amount) filter (where interaction_type = '${type}' and ${condition}), 0)::integer as ${type}`,
  ).join(', ');

/** Days without interactions have no rows, but the page shows every day. */
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

/** Reads the daily counts in one statement. It never reads single interactions. */
export class PostgresAnalyticsReads implements AnalyticsReads {
  constructor(private readonly database: Database) {}

  business(id: number, viewerId: string): Promise<CountedBusiness | null> {
    return this.database.row<CountedBusiness>(BUSINESS, [id, viewerId]);
  }

  async figures(businessId: number, period: Period, before: Period): Promise<JsonText> {
    const values = [businessId, period.from, period.to, before.from, before.to];
    const json = await this.database.json(FIGURES, values);
    if (json === null) throw new Error('The analytics query returned no row.');
    return json;
  }
}
