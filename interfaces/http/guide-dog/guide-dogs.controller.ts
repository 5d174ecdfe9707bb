import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeGuideDog } from '../../../application/guide-dog/change-guide-dog.js';
import { CreateGuideDog } from '../../../application/guide-dog/create-guide-dog.js';
import { GuideDogReads } from '../../../application/guide-dog/ports.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { GUIDE_DOG } from '../../contract/guide-dog/guide-dog-example.js';
import { GuideDog, GuideDogChange, GuideDogForm } from '../../contract/guide-dog/guide-dog.js';
import { ListQuery } from '../../contract/shared/list.js';
import { UserId } from '../../contract/shared/path-id.js';
import { found } from '../server/found.js';
import { ForEveryone, ForMember, Viewer } from '../server/caller/guards.js';
import { LargeBody } from '../server/body/large-body.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';

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
    summary: 'List Guide Dogs',
    description:
      'Returns members whose reviews help others, those with the most reviews first. Paused and hidden profiles are not included.',
    listOf: GuideDog,
    answerDescription: 'One page of Guide Dogs.',
    example: GUIDE_DOG,
  })
  list(@Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.guideDogs.page(pageRequest(query));
  }

  @Post()
  @ForMember()
  @LargeBody()
  @Documented({
    operationId: 'createGuideDog',
    summary: 'Become a Guide Dog',
    description:
      'Creates your Guide Dog profile; each member can have one. Its review count and tier come from all your published reviews, including earlier ones.',
    status: 201,
    answer: GuideDog,
    answerDescription: 'Your Guide Dog.',
  })
  async create(
    @Viewer() viewer: SignedIn,
    @Body({ schema: GuideDogForm }) body: GuideDogForm,
  ): Promise<Created<JsonText>> {
    await this.createGuideDog.run(viewer, body);
    return new Created(`/api/guide-dogs/${viewer.userId}`, await this.ofMember(viewer, viewer.userId));
  }

  @Put(':userId')
  @ForMember()
  @LargeBody()
  @Documented({
    operationId: 'changeGuideDog',
    summary: 'Update your Guide Dog',
    description:
      'Absent fields stay as they are, and null clears a field. If the linked pet has a photo, it is shown instead of `petImageUrl`.',
    answer: GuideDog,
    answerDescription: 'Your updated Guide Dog.',
  })
  async change(
    @Viewer() viewer: SignedIn,
    @Param('userId', { schema: UserId }) userId: string,
    @Body({ schema: GuideDogChange }) body: GuideDogChange,
  ): Promise<JsonText> {
    await this.changeGuideDog.run(viewer, userId, body);
    return this.ofMember(viewer, userId);
  }

  @Get('user/:userId')
  @ForEveryone()
  @Documented({
    operationId: 'getGuideDogOfUser',
    summary: 'Get a member’s Guide Dog',
    description: 'Returns the Guide Dog profile of a member. Same as `GET /api/guide-dogs/{userId}`.',
    answer: GuideDog,
    answerDescription: 'The Guide Dog.',
  })
  async ofMember(
    @Viewer() viewer: SignedIn | null,
    @Param('userId', { schema: UserId }) userId: string,
  ): Promise<JsonText> {
    const guideDog = await this.guideDogs.ofMember(userId, viewer?.userId ?? null);
    return found('GUIDE_DOG_NOT_FOUND', guideDog);
  }

  @Get(':userId')
  @ForEveryone()
  @Documented({
    operationId: 'getGuideDog',
    summary: 'Get a Guide Dog',
    description:
      'Returns the Guide Dog profile of a member, by the ID of the member. Only the member sees a paused or hidden profile; everyone else gets 404.',
    answer: GuideDog,
    answerDescription: 'The Guide Dog.',
  })
  byMember(@Viewer() viewer: SignedIn | null, @Param('userId', { schema: UserId }) userId: string): Promise<JsonText> {
    return this.ofMember(viewer, userId);
  }
}
