import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { QueueReads } from '../../../application/administration/queue-ports.js';
import type { JsonText } from '../../../application/shared/page.js';
import { MAX_QUEUE_ROWS, type Queue } from '../../../domain/administration/queue.js';
import { QUEUE_ROWS, QueueName, QueueQuery, QueueRows } from '../../contract/administration/queue.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator } from '../server/caller/guards.js';

/** The queues of items that wait for an administrator. */
@ApiTags('Administration')
@Controller('api/admin/queues')
@ForAdministrator()
export class QueuesController {
  constructor(private readonly queues: QueueReads) {}

  @Get(':queue')
  @Documented({
    operationId: 'getQueue',
    summary: 'Get a queue',
    description:
      'Returns everything that waits in a queue in short rows, without paging. Each row says what to look at first, and why. Duplicates start with the most likely, other queues with the oldest.',
    answer: QueueRows,
    answerDescription: 'The waiting items.',
    example: QUEUE_ROWS,
  })
  rows(
    @Param('queue', { schema: QueueName }) queue: Queue,
    @Query({ schema: QueueQuery }) { limit = MAX_QUEUE_ROWS }: QueueQuery,
  ): Promise<JsonText> {
    return this.queues.rows(queue, limit);
  }
}
