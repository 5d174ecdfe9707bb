import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { stringify } from 'csv-stringify/sync';
import { CSV_FILE } from '../../../application/shared/csv.js';
import type { JsonText } from '../../../application/shared/page.js';
import { ReadAnalytics } from '../../../application/analytics/read-analytics.js';
import { Analytics, AnalyticsQuery } from '../../contract/analytics/analytics.js';
import { ANALYTICS } from '../../contract/analytics/analytics-example.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { Download } from '../server/answer-adapter.js';
import { ForMember, Viewer } from '../server/caller/guards.js';

@ApiTags('Interactions')
@Controller('api/businesses')
export class AnalyticsController {
  constructor(private readonly readAnalytics: ReadAnalytics) {}

  @Get(':id/analytics')
  @ForMember()
  @Documented({
    operationId: 'getAnalytics',
    summary: 'Get analytics for your business',
    description:
      'Returns visitor interactions per day (UTC), oldest first; today is the last day and still counts. Interactions appear within two seconds. The tier of the business limits how far back you can go and whether `format=csv` is available; beyond it, the answer is 403.',
    answer: Analytics,
    answerDescription: 'Totals, totals of the previous period, and figures per day.',
    example: ANALYTICS,
  })
  async figures(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Query({ schema: AnalyticsQuery }) { days, format }: AnalyticsQuery,
  ): Promise<JsonText | Download> {
    const figures = await this.readAnalytics.run(viewer, id, { days, asFile: format === 'csv' });
    return format === 'csv' ? analyticsFile(figures) : figures;
  }
}

/** Returns the figures per day as a CSV file. */
function analyticsFile(json: JsonText): Download {
  const { businessId, from, to, days } = JSON.parse(json) as Analytics;
  const name = `analytics-${String(businessId)}-${from}-to-${to}.csv`;
  return new Download(name, 'text/csv; charset=utf-8', stringify([...days], CSV_FILE));
}
