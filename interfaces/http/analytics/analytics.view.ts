import { stringify } from 'csv-stringify/sync';
import { CSV_FILE } from '../../../application/shared/csv.js';
import type { JsonText } from '../../../application/shared/page.js';
import type { Analytics } from '../../contract/analytics/analytics.js';
import { Download } from '../server/answer-adapter.js';

/** Returns the figures per day as a CSV file. */
export function analyticsFile(json: JsonText): Download {
  const { businessId, from, to, days } = JSON.parse(json) as Analytics;
  const name = `analytics-${String(businessId)}-${from}-to-${to}.csv`;
  return new Download(name, 'text/csv; charset=utf-8', stringify([...days], CSV_FILE));
}
