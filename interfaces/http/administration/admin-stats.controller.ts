import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DirectoryFigures } from '../../../application/administration/ports.js';
import { AdminStats } from '../../contract/administration/admin-stats.js';
import { ADMIN_STATS } from '../../contract/administration/administration-examples.js';
import { Documented } from '../openapi/documented.js';
import { sendJson } from '../server/answer.js';
import { ForAdministrator } from '../server/guards.js';

/** What the dashboard shows. */
@ApiTags('Administration')
@Controller('api/admin/stats')
export class AdminStatsController {
  constructor(private readonly figures: DirectoryFigures) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'getAdminStats',
    summary: 'What the directory holds, what waits and what is new',
    answer: AdminStats,
    answerDescription: 'The figures at this moment.',
    example: ADMIN_STATS,
    problems: [401],
    cached: false,
  })
  async now(@Res() reply: FastifyReply): Promise<void> {
    sendJson(reply.header('Cache-Control', 'private, no-store'), await this.figures.now());
  }
}
