import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { RecordInteraction } from '../../../application/analytics/record-interaction.js';
import { Interaction } from '../../contract/analytics/analytics.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { ForEveryone, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { addressKey } from '../server/limits/rate-limit.js';

@ApiTags('Interactions')
@Controller('api/businesses')
export class InteractionsController {
  constructor(private readonly recordInteraction: RecordInteraction) {}

  @Post(':id/interactions')
  @ForEveryone()
  @Documented({
    operationId: 'recordInteraction',
    summary: 'Record a visitor interaction',
    description:
      'Counts an interaction for the owner. A visitor counts once per type and half hour, and a view once per visit and day; bots and the owner do not count. Sets no cookie, and stores no IP address, only a hash for 30 days whose salt is deleted after one day.',
    answerDescription: 'The interaction is recorded.',
  })
  async record(
    @Viewer() viewer: SignedIn | null,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: Interaction }) body: Interaction,
    @Req() { ip, headers }: FastifyRequest,
  ): Promise<void> {
    const visitor = { address: addressKey(ip), userAgent: headers['user-agent'] ?? '' };
    await this.recordInteraction.run(viewer, id, body, visitor);
  }
}
