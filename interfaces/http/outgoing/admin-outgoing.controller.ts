import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { OutgoingReads } from '../../../application/outgoing/ports.js';
import { SendAgain } from '../../../application/outgoing/send-again.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import {
  OUTGOING_MESSAGE,
  OutgoingMessage,
  OutgoingQuery,
  RESENT_MESSAGE,
  ResentMessage,
} from '../../contract/outgoing/outgoing.js';
import { MessageId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendPage } from '../server/answer.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

const PRIVATE = 'private, no-store';

/** Administrators see what does not get out, and have it tried again. */
@ApiTags('Administration')
@Controller('api/admin/outgoing')
export class AdminOutgoingController {
  constructor(
    private readonly reads: OutgoingReads,
    private readonly sendAgain: SendAgain,
  ) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'listOutgoing',
    summary: 'Messages that wait or could not be delivered',
    description:
      'What could not be delivered comes the newest first, what waits the oldest first; neither what they say nor the whole address is told. Postcards wait at GET /api/admin/postcards.',
    answer: z.array(OutgoingMessage),
    answerDescription: 'One page of the messages.',
    example: [OUTGOING_MESSAGE],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(
    @Query({ schema: OutgoingQuery }) { status, ...query }: OutgoingQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.reads.page(status, pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(reply.header('Cache-Control', PRIVATE), page);
  }

  @Post(':id/resend')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'resendMessage',
    summary: 'Send a message again that could not be delivered',
    description:
      'It is tried as often as at first. One that is out or waits already is refused with 409 `CHANGED_MEANWHILE`, and so is one that brings a code or link which was used or replaced, or has expired: the sentence says which.',
    answer: ResentMessage,
    answerDescription: 'The message that waits again.',
    example: RESENT_MESSAGE,
    problems: [401, 403, 404, 409],
    cached: false,
  })
  async resend(
    @Viewer() { name }: Administrator,
    @Param('id', { schema: MessageId }) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.sendAgain.run(name, id);
    reply.header('Cache-Control', PRIVATE).send({ id, status: 'queued' } satisfies ResentMessage);
  }
}
