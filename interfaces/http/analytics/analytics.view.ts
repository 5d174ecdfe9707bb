import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { CSV_FILE } from '../../../application/shared/csv.js';
import type { JsonText } from '../../../application/shared/page.js';
import type { Analytics, AnalyticsQuery } from '../../contract/analytics/analytics.js';
import { sendJson } from '../server/answer.js';

/** Sends an owner's figures, which nobody else may keep, in the form that was asked for. */
export function sendAnalytics(reply: FastifyReply, format: AnalyticsQuery['format'], json: JsonText): void {
  reply.header('Cache-Control', 'private, no-store');
  if (format === 'json') return sendJson(reply, json);
  const { businessId, from, to, days } = JSON.parse(json) as Analytics;
  const name = `analytics-${String(businessId)}-${from}-to-${to}.csv`;
  reply
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(stringify([...days], CSV_FILE));
}
