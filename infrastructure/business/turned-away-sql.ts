import { COUNTED_DAYS, PUBLIC_STATUSES } from '../../domain/turned-away/turned-away.js';
import { isClosed } from '../account/closed-account-sql.js';

const PUBLIC = PUBLIC_STATUSES.map((status) => `'${status}'`).join(', ');

/** SQL: a report `t` is from the last COUNTED_DAYS. */
export const LATELY = `t.created_at > now() - interval '${COUNTED_DAYS} days'`;

/** SQL: others can see report `t`. */
export const IS_VISIBLE = `t.state = 'shown' and not ${isClosed('t.reporter_id')}`;

/** SQL: report `t` is public and counts among the reports of the last COUNTED_DAYS. */
export const IS_COUNTED = `t.status in (${PUBLIC}) and ${IS_VISIBLE} and ${LATELY}`;

/** Returns SQL of `turnedAway` of a business's page. A member and a network count once. Index turned_away_of_business. */
export const turnedAwayJson = (businessId: string, viewer: string): string => `json_build_object(
  'reports', (select count(distinct coalesce(t.voice, t.id::text)) from turned_away_reports t where t.business_id = ${businessId} and ${IS_COUNTED}),
  'isReporter', exists (select from turned_away_reports t where t.business_id = ${businessId}
    and t.reporter_id = ${viewer} and t.status <> 'withdrawn' and ${LATELY}))`;
