import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdministratorPresence } from '../../../application/administration/queue-ports.js';
import type { JsonText } from '../../../application/shared/page.js';
import { Presence, PRESENCE, PresenceForm } from '../../contract/administration/queue.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';

/** The items that administrators look at right now. */
@ApiTags('Administration')
@Controller('api/admin/presence')
@ForAdministrator()
export class PresenceController {
  constructor(private readonly presence: AdministratorPresence) {}

  @Put()
  @Documented({
    operationId: 'reportPresence',
    summary: 'Report the open item',
    description:
      'Call this every few seconds while you look at a queue. Returns other administrators who reported an open item in the last 15 seconds, and what others decided in this queue in the last 2 minutes.',
    answer: Presence,
    answerDescription: 'The work of other administrators in this queue.',
    example: PRESENCE,
  })
  report(
    @Viewer() administrator: Administrator,
    @Body({ schema: PresenceForm }) { queue, item }: PresenceForm,
  ): Promise<JsonText> {
    return this.presence.report(administrator, queue, item);
  }
}
