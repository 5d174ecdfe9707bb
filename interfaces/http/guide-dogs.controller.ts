import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ListGuideDogs } from '../../application/guide-dogs/list-guide-dogs.js';
import { GUIDE_DOG } from '../contract/examples.js';
import { GuideDog } from '../contract/guide-dog.js';
import { ListQuery } from '../contract/list.js';
import { sendPage } from './answer.js';
import { Documented } from './documented.js';

@ApiTags('Guide Dogs')
@Controller('api/guide-dogs')
export class GuideDogsController {
  constructor(private readonly listGuideDogs: ListGuideDogs) {}

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
}
