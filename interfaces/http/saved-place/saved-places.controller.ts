import { Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ForgetPlace } from '../../../application/saved-place/forget-place.js';
import { SavedPlaceReads } from '../../../application/saved-place/ports.js';
import { SavePlace } from '../../../application/saved-place/save-place.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { BusinessCard } from '../../contract/business/business.js';
import { BUSINESS_CARD } from '../../contract/business/business-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { sendPage } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, Viewer } from '../server/guards.js';
import type { SignedIn } from '../identity/signed-in.js';
import { forViewer } from '../server/private-answer.js';

@ApiTags('Saved places')
@Controller('api')
export class SavedPlacesController {
  constructor(
    private readonly savePlace: SavePlace,
    private readonly forgetPlace: ForgetPlace,
    private readonly savedPlaces: SavedPlaceReads,
  ) {}

  @Put('businesses/:id/favorite')
  @HttpCode(204)
  @ForMember()
  @Documented({
    operationId: 'savePlace',
    summary: 'Save a place',
    description: 'A second time changes nothing.',
    status: 204,
    answer: null,
    answerDescription: 'It is saved.',
    problems: [401, 403, 404],
    cached: false,
  })
  async save(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<void> {
    await this.savePlace.run(viewer, id);
  }

  @Delete('businesses/:id/favorite')
  @HttpCode(204)
  @ForMember()
  @Documented({
    operationId: 'forgetPlace',
    summary: 'No longer save a place',
    description: 'A place that was not saved, or is gone, is no longer saved either.',
    status: 204,
    answer: null,
    answerDescription: 'It is not saved.',
    problems: [401, 403, 404],
    cached: false,
  })
  async forget(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<void> {
    await this.forgetPlace.run(viewer, id);
  }

  @Get('user/favorites')
  @ForMember()
  @Documented({
    operationId: 'listSavedPlaces',
    summary: 'Saved places',
    description: 'Those that are still listed, best first; each has `isSaved: true`.',
    answer: z.array(BusinessCard),
    answerDescription: 'One page of saved places.',
    example: [{ ...BUSINESS_CARD, isSaved: true }],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(
    @Viewer() viewer: SignedIn,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.savedPlaces.page(viewer.userId, pageRequest(query, DEFAULT_BUSINESS_PAGE_SIZE));
    sendPage(forViewer(reply, viewer), page);
  }
}
