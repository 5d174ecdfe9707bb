import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { KeepPlaces } from '../../../application/saved-place/keep-places.js';
import { ListPlaces } from '../../../application/saved-place/list-places.js';
import { SavedListReads } from '../../../application/saved-place/ports.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { SAVED_LIMITS } from '../../../domain/saved-place/saved-list.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { SAVED_PLACE } from '../../contract/saved-place/saved-examples.js';
import {
  KeptPlaceForm,
  PlaceInList,
  SavedPlace,
  SavedPlacesQuery,
  TripOrderForm,
} from '../../contract/saved-place/saved-place.js';
import { BusinessId, SavedListId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { found } from '../server/found.js';

@ApiTags('Saved places')
@Controller('api')
@ForMember()
export class ListedPlacesController {
  constructor(
    private readonly keepPlaces: KeepPlaces,
    private readonly listPlaces: ListPlaces,
    private readonly reads: SavedListReads,
  ) {}

  @Get('businesses/:id/lists')
  @Documented({
    operationId: 'listListsOfPlace',
    summary: 'List your lists with a place',
    description: 'Returns those of your lists that contain the business, with your notes. Empty if it is not saved.',
    answer: z.array(PlaceInList),
    answerDescription: 'The lists that contain the place.',
    example: [{ listId: 7, note: SAVED_PLACE.note, position: SAVED_PLACE.position }],
    neverRefuses: [409],
  })
  containing(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<JsonText> {
    return this.reads.containing(viewer.userId, id);
  }

  @Get('user/lists/:listId/places')
  @Documented({
    operationId: 'listPlacesOfSavedList',
    summary: 'List places in your list',
    description:
      'Returns the places that are still listed. With `sort=distance`, each place with coordinates has a `distance`.',
    listOf: SavedPlace,
    answerDescription: 'One page of places.',
    example: SAVED_PLACE,
  })
  async places(
    @Viewer() viewer: SignedIn,
    @Param('listId', { schema: SavedListId }) id: number,
    @Query({ schema: SavedPlacesQuery }) query: SavedPlacesQuery,
  ): Promise<ListPage> {
    const page = pageRequest(query, DEFAULT_BUSINESS_PAGE_SIZE);
    return found('SAVED_LIST_NOT_FOUND', await this.listPlaces.run(viewer, id, query, page));
  }

  @Put('user/lists/:listId/order')
  @Documented({
    operationId: 'orderTrip',
    summary: 'Update the order of your trip',
    description:
      'Puts these places first, in this order; the others follow in their current order. IDs of places that are not in the list are ignored.',
    answerDescription: 'The order is stored.',
  })
  async arrange(
    @Viewer() viewer: SignedIn,
    @Param('listId', { schema: SavedListId }) id: number,
    @Body({ schema: TripOrderForm }) { businessIds }: TripOrderForm,
  ): Promise<void> {
    await this.keepPlaces.arrange(viewer, id, businessIds);
  }

  @Put('user/lists/:listId/places/:id')
  @Documented({
    operationId: 'putPlaceInSavedList',
    summary: 'Save a place in your list',
    description: `Adds a business to the list, or changes its note or position there. A list has at most ${SAVED_LIMITS.places} places. A place can be in several lists.`,
    answerDescription: 'The list contains the place.',
  })
  async put(
    @Viewer() viewer: SignedIn,
    @Param('listId', { schema: SavedListId }) listId: number,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: KeptPlaceForm }) body: KeptPlaceForm,
  ): Promise<void> {
    await this.keepPlaces.put(viewer, listId, id, body);
  }

  @Delete('user/lists/:listId/places/:id')
  @Documented({
    operationId: 'takePlaceFromSavedList',
    summary: 'Remove a place from your list',
    description:
      'Removes the business and its note from this list only. If the list does not contain it, nothing changes.',
    answerDescription: 'The list does not contain the place.',
  })
  async take(
    @Viewer() viewer: SignedIn,
    @Param('listId', { schema: SavedListId }) listId: number,
    @Param('id', { schema: BusinessId }) id: number,
  ): Promise<void> {
    await this.keepPlaces.take(viewer, listId, id);
  }
}
