import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SavedPlaceReads, SavedPlaces } from '../../../application/saved-place/ports.js';
import { pageRequest, type ListPage } from '../../../application/shared/page.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { BusinessCard } from '../../contract/business/business.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';

@ApiTags('Saved places')
@Controller('api')
@ForMember()
export class SavedPlacesController {
  constructor(
    private readonly savedPlaces: SavedPlaces,
    private readonly reads: SavedPlaceReads,
  ) {}

  @Put('businesses/:id/favorite')
  @Documented({
    operationId: 'savePlace',
    summary: 'Save a place',
    description:
      'Adds a business to your default list, unless one of your lists already contains it. A repeated call changes nothing.',
    answerDescription: 'The place is saved.',
  })
  async save(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<void> {
    await this.savedPlaces.save(viewer.userId, id);
  }

  @Delete('businesses/:id/favorite')
  @Documented({
    operationId: 'removeSavedPlace',
    summary: 'Remove a saved place',
    description: 'Removes a business from all your lists, with your notes. If it is not saved, nothing changes.',
    answerDescription: 'The place is not saved.',
  })
  async forget(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<void> {
    await this.savedPlaces.forget(viewer.userId, id);
  }

  @Get('user/favorites')
  @Documented({
    operationId: 'listSavedPlaces',
    summary: 'List your saved places',
    description: 'Returns your saved places that are still listed, best first. Each has `isSaved: true`.',
    listOf: BusinessCard,
    answerDescription: 'One page of businesses.',
  })
  list(@Viewer() viewer: SignedIn, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.reads.page(viewer.userId, pageRequest(query, DEFAULT_BUSINESS_PAGE_SIZE));
  }
}
