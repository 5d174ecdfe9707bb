import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { GuideDogReads } from '../../../application/guide-dog/ports.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { GUIDE_DOG } from '../../contract/examples.js';
import { GuideDog } from '../../contract/guide-dog.js';
import { ListQuery } from '../../contract/list.js';
import { UserId } from '../../contract/path-id.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { Documented } from '../openapi/documented.js';

/** One call under two addresses. */
const OF_MEMBER = {
  summary: "A member's Guide Dog",
  answer: GuideDog,
  answerDescription: 'The Guide Dog.',
  example: GUIDE_DOG,
  problems: [404 as const],
};

@ApiTags('Guide Dogs')
@Controller('api/guide-dogs')
export class GuideDogsController {
  constructor(private readonly guideDogs: GuideDogReads) {}

  @Get()
  @Documented({
    operationId: 'listGuideDogs',
    summary: 'The Guide Dog community',
    description: 'Members whose reviews help others, those with most reviews first.',
    answer: z.array(GuideDog),
    answerDescription: 'One page of Guide Dogs.',
    example: [GUIDE_DOG],
    list: true,
    problems: [400],
  })
  async list(@Query({ schema: ListQuery }) query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.guideDogs.page(pageRequest(query, DEFAULT_PAGE_SIZE)));
  }

  @Get('user/:userId')
  @Documented({ ...OF_MEMBER, operationId: 'getGuideDogOfUser' })
  async ofMember(@Param('userId', { schema: UserId }) userId: string, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, found('GUIDE_DOG_NOT_FOUND', await this.guideDogs.ofMember(userId)));
  }

  @Get(':userId')
  @Documented({ ...OF_MEMBER, operationId: 'getGuideDog' })
  async byMember(@Param('userId', { schema: UserId }) userId: string, @Res() reply: FastifyReply): Promise<void> {
    return this.ofMember(userId, reply);
  }
}
