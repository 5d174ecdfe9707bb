import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { RecordInteraction } from '../../../application/analytics/record-interaction.js';
import { Interaction } from '../../contract/analytics/analytics.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { ForEverybody, Viewer } from '../server/guards.js';
import type { SignedIn } from '../identity/signed-in.js';

@ApiTags('Interactions')
@Controller('api/businesses')
export class InteractionsController {
  constructor(private readonly recordInteraction: RecordInteraction) {}

  @Post(':id/interactions')
  @HttpCode(204)
  @ForEverybody()
  @Documented({
    operationId: 'recordInteraction',
    summary: 'Tell what a visitor did with a listing',
    description:
      'For its owner to count. It is counted a moment later: within a visit one view a day, and everything else each time; programs and the owner do not count. What is told of a business that was merged counts for the kept one. That a listing became public, or is so no longer, shows here after half a minute. No cookie is set, and the network address is not kept: a hash of it is for 30 days, with a salt that is deleted after the day.',
    status: 204,
    answer: null,
    answerDescription: 'Noted.',
    problems: [400, 403, 404, 413, 415],
    cached: false,
  })
  async record(
    @Viewer() viewer: SignedIn | null,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: Interaction }) body: Interaction,
    @Req() { ip, headers }: FastifyRequest,
  ): Promise<void> {
    await this.recordInteraction.run(viewer, id, body, { address: ip, userAgent: headers['user-agent'] ?? '' });
  }
}
