import { COUNTED_DAYS, PUBLIC_STATUSES, REPORT_EVERY_DAYS } from '../../domain/turned-away/turned-away.js';
import { isClosed } from '../account/closed-account-sql.js';
import { isoTime } from '../postgres/list-page.js';

const PUBLIC = PUBLIC_STATUSES.map((status) => `'${status}'`).join(', ');

/** SQL: a report `t` is from the last COUNTED_DAYS. */
export const LATELY = `t.created_at > now() - interval '${COUNTED_DAYS} days'`;

/** SQL: others can see report `t`. */
export const IS_VISIBLE = `t.state = 'shown' and not ${isClosed('t.reporter_id')}`;

/** SQL: report `t` is public and counts among the reports of the last COUNTED_DAYS. */
export const IS_COUNTED = `t.status in (${PUBLIC}) and ${IS_VISIBLE} and ${LATELY}`;

/** Between two reports of a member about a place, deleted ones included. */
const PAUSE = `interval '${REPORT_EVERY_DAYS} days'`;

/** Returns SQL of `turnedAway` of a business's page. A member and a network count once. Index turned_away_of_business. */
export const turnedAwayJson = (businessId: string, viewer: string): string => `json_build_object(
  'reports', (select count(distinct coalesce(t.voice, t.id::text)) from turned_away_reports t where t.business_id = ${businessId} and ${IS_COUNTED}),
  'isReporter', exists (select from turned_away_reports t where t.business_id = ${businessId}
    and t.reporter_id = ${viewer} and t.status <> 'withdrawn' and ${LATELY}),
  'nextReportAt', (select ${isoTime(`(max(t.created_at) + ${PAUSE})`)} from turned_away_reports t
    where t.business_id = ${businessId} and t.reporter_id = ${viewer} and t.created_at > now() - ${PAUSE}))`;
