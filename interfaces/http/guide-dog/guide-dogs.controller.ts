import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { GetGuideDog } from '../../../application/guide-dog/get-guide-dog.js';
import { ListGuideDogs } from '../../../application/guide-dog/list-guide-dogs.js';
import { GUIDE_DOG } from '../../contract/examples.js';
import { GuideDog } from '../../contract/guide-dog.js';
import { ListQuery } from '../../contract/list.js';
import { UserId } from '../../contract/path-id.js';
import { sendJson, sendPage } from '../server/answer.js';
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
  constructor(
    private readonly listGuideDogs: ListGuideDogs,
    private readonly getGuideDog: GetGuideDog,
  ) {}

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
    sendPage(reply, await this.listGuideDogs.run(query));
  }

  @Get('user/:userId')
  @Documented({ ...OF_MEMBER, operationId: 'getGuideDogOfUser' })
  async ofMember(@Param('userId', { schema: UserId }) userId: string, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, await this.getGuideDog.run(userId));
  }

  @Get(':userId')
  @Documented({ ...OF_MEMBER, operationId: 'getGuideDog' })
  async byMember(@Param('userId', { schema: UserId }) userId: string, @Res() reply: FastifyReply): Promise<void> {
    return this.ofMember(userId, reply);
  }
}
