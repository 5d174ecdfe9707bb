import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JsonText } from '../../../application/shared/page.js';
import { DirectoryFigures } from '../../../application/administration/ports.js';
import { AdminStats } from '../../contract/administration/admin-stats.js';
import { ADMIN_STATS } from '../../contract/administration/administration-examples.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator } from '../server/caller/guards.js';

/** The figures on the dashboard. */
@ApiTags('Administration')
@Controller('api/admin/stats')
export class AdminStatsController {
  constructor(private readonly figures: DirectoryFigures) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'getAdminStats',
    summary: 'Get the dashboard figures',
    description:
      'Returns totals for the whole directory, the length and oldest item of each work queue, and recent growth. `daily` has an entry for each of the last 28 days (UTC).',
    answer: AdminStats,
    answerDescription: 'The current figures.',
    example: ADMIN_STATS,
  })
  now(): Promise<JsonText> {
    return this.figures.now();
  }
}
