import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { RecordInteraction } from '../../../application/analytics/record-interaction.js';
import { Interaction } from '../../contract/analytics/analytics.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { ForEveryone, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';

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
      'Counts an interaction for the owner: a visitor counts once per type and half hour, and a view once per visit and day. Bots and the owner do not count. Sets no cookie and stores no IP address, only a hash for 30 days with a salt that is deleted after one day.',
    answerDescription: 'The interaction is recorded.',
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
