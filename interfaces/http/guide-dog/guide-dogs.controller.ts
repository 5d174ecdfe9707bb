import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ChangeGuideDog } from '../../../application/guide-dog/change-guide-dog.js';
import { CreateGuideDog } from '../../../application/guide-dog/create-guide-dog.js';
import { GuideDogReads } from '../../../application/guide-dog/ports.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { GUIDE_DOG } from '../../contract/guide-dog/guide-dog-example.js';
import { GuideDog, GuideDogChange, GuideDogForm } from '../../contract/guide-dog/guide-dog.js';
import { ListQuery } from '../../contract/shared/list.js';
import { UserId } from '../../contract/shared/path-id.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForEverybody, ForMember, Viewer } from '../server/guards.js';
import { LargeBody } from '../server/large-body.js';
import { forViewer } from '../server/private-answer.js';
import type { SignedIn } from '../identity/signed-in.js';
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
    private readonly guideDogs: GuideDogReads,
    private readonly createGuideDog: CreateGuideDog,
    private readonly changeGuideDog: ChangeGuideDog,
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
    sendPage(reply, await this.guideDogs.page(pageRequest(query, DEFAULT_PAGE_SIZE)));
  }

  @Post()
  @ForMember()
  @LargeBody()
  @Documented({
    operationId: 'createGuideDog',
    summary: 'Join the Guide Dogs',
    description:
      'One of a member. The count and so the tier are those of the published reviews that the member wrote, earlier ones included.',
    status: 201,
    answer: GuideDog,
    answerDescription: 'The Guide Dog.',
    example: GUIDE_DOG,
    problems: [400, 401, 403, 409, 413, 415],
    cached: false,
  })
  async create(
    @Viewer() viewer: SignedIn,
    @Body({ schema: GuideDogForm }) body: GuideDogForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.createGuideDog.run(viewer, body);
    await this.ofMember(viewer, viewer.userId, reply.header('Location', `/api/guide-dogs/${viewer.userId}`));
  }

  @Put(':userId')
  @ForMember()
  @LargeBody()
  @Documented({
    operationId: 'changeGuideDog',
    summary: 'Edit the own Guide Dog',
    description: 'Keys that are absent stay as they are, null clears.',
    answer: GuideDog,
    answerDescription: 'The Guide Dog as it is now.',
    example: GUIDE_DOG,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async change(
    @Viewer() viewer: SignedIn,
    @Param('userId', { schema: UserId }) userId: string,
    @Body({ schema: GuideDogChange }) body: GuideDogChange,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.changeGuideDog.run(viewer, userId, body);
    await this.ofMember(viewer, userId, reply);
  }

  @Get('user/:userId')
  @ForEverybody()
  @Documented({ ...OF_MEMBER, operationId: 'getGuideDogOfUser' })
  async ofMember(
    @Viewer() viewer: SignedIn | null,
    @Param('userId', { schema: UserId }) userId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const guideDog = await this.guideDogs.ofMember(userId, viewer?.userId ?? null);
    sendJson(forViewer(reply, viewer), found('GUIDE_DOG_NOT_FOUND', guideDog));
  }

  @Get(':userId')
  @ForEverybody()
  @Documented({ ...OF_MEMBER, operationId: 'getGuideDog' })
  async byMember(
    @Viewer() viewer: SignedIn | null,
    @Param('userId', { schema: UserId }) userId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.ofMember(viewer, userId, reply);
  }
}
