import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Postcards } from '../../../application/claim/ports.js';
import { SendPostcard } from '../../../application/claim/send-postcard.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { ListQuery } from '../../contract/shared/list.js';
import { PostcardId } from '../../contract/shared/path-id.js';
import { Postcard, POSTCARD, SENT_POSTCARD, SentPostcard } from '../../contract/claim/postcard.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendPage } from '../server/answer.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

/** Nobody but the administrator keeps a code. */
const PRIVATE = 'private, no-store';

/** Administrators print the postcards of claims and post them. */
@ApiTags('Administration')
@Controller('api/admin/postcards')
export class AdminPostcardsController {
  constructor(
    private readonly postcards: Postcards,
    private readonly sendPostcard: SendPostcard,
  ) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'listPostcards',
    summary: 'Postcards to print',
    description:
      'The newest card of each claim that waits for its code, the oldest first, until it is marked as sent. The code stands here and on the card alone.',
    answer: z.array(Postcard),
    answerDescription: 'One page of the postcards.',
    example: [POSTCARD],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(@Query({ schema: ListQuery }) query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.postcards.waiting(pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(reply.header('Cache-Control', PRIVATE), page);
  }

  @Post(':id/sent')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'markPostcardSent',
    summary: 'Mark a postcard as sent',
    description: 'Once it is in the post: it leaves the list, and its code can still be typed.',
    answer: SentPostcard,
    answerDescription: 'The postcard that is out.',
    example: SENT_POSTCARD,
    problems: [401, 403, 404, 409],
    cached: false,
  })
  async sent(
    @Viewer() { name }: Administrator,
    @Param('id', { schema: PostcardId }) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const card = await this.sendPostcard.run(name, id);
    reply.header('Cache-Control', PRIVATE).send({ id: card.id, sentAt: card.sentAt.toISOString() });
  }
}
