import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ReadAnalytics } from '../../../application/analytics/read-analytics.js';
import { Analytics, AnalyticsQuery } from '../../contract/analytics/analytics.js';
import { ANALYTICS } from '../../contract/analytics/analytics-example.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../identity/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, Viewer } from '../server/guards.js';
import { sendAnalytics } from './analytics.view.js';

@ApiTags('Interactions')
@Controller('api/businesses')
export class AnalyticsController {
  constructor(private readonly readAnalytics: ReadAnalytics) {}

  @Get(':id/analytics')
  @ForMember()
  @Documented({
    operationId: 'readAnalytics',
    summary: 'What visitors did with the own business',
    description:
      "Days are those of UTC, the oldest first; today is the last one and counts on. What was done shows within two seconds. How far back it goes, and whether `format=csv` answers the days as a file, is decided by the business's tier: beyond it 403, with a sentence that says what Premium gives.",
    answer: Analytics,
    answerDescription: 'Totals, those of the same length before, and each day.',
    example: ANALYTICS,
    problems: [400, 401, 403, 404],
    cached: false,
  })
  async figures(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Query({ schema: AnalyticsQuery }) { days, format }: AnalyticsQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendAnalytics(reply, format, await this.readAnalytics.run(viewer, id, { days, asFile: format === 'csv' }));
  }
}
