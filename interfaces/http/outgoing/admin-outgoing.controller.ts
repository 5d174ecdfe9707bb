import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OutgoingReads } from '../../../application/outgoing/ports.js';
import { SendAgain } from '../../../application/outgoing/send-again.js';
import { pageRequest, type ListPage } from '../../../application/shared/page.js';
import {
  OUTGOING_MESSAGE,
  OutgoingMessage,
  OutgoingQuery,
  RESENT_MESSAGE,
  ResentMessage,
} from '../../contract/outgoing/outgoing.js';
import { MessageId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';

/** Administrators see undelivered messages and resend them. */
@ApiTags('Administration')
@Controller('api/admin/outgoing')
@ForAdministrator()
export class AdminOutgoingController {
  constructor(
    private readonly reads: OutgoingReads,
    private readonly sendAgain: SendAgain,
  ) {}

  @Get()
  @Documented({
    operationId: 'listOutgoing',
    summary: 'List undelivered messages',
    description:
      'Returns messages that failed (newest first) or wait (oldest first), without their content and full address. For postcards, see `GET /api/admin/postcards`.',
    listOf: OutgoingMessage,
    answerDescription: 'One page of messages.',
    example: OUTGOING_MESSAGE,
  })
  list(@Query({ schema: OutgoingQuery }) { status, ...query }: OutgoingQuery): Promise<ListPage> {
    return this.reads.page(status, pageRequest(query));
  }

  @Post(':id/resend')
  @Documented({
    operationId: 'resendMessage',
    summary: 'Resend a failed message',
    description:
      'Queues a failed message again with the usual number of attempts. A message that is already sent or queued, or whose code or link is used, replaced, or expired, gets 409 `CHANGED_MEANWHILE` with the reason.',
    answer: ResentMessage,
    answerDescription: 'The message, queued again.',
    example: RESENT_MESSAGE,
  })
  async resend(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: MessageId }) id: string,
  ): Promise<ResentMessage> {
    await this.sendAgain.run(administrator, id);
    return { id, status: 'queued' };
  }
}
