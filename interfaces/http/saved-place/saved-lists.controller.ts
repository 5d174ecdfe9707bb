import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ChangeLists } from '../../../application/saved-place/change-lists.js';
import { SavedListReads } from '../../../application/saved-place/ports.js';
import type { JsonText } from '../../../application/shared/page.js';
import { SAVED_LIMITS } from '../../../domain/saved-place/saved-list.js';
import { SAVED_LIST } from '../../contract/saved-place/saved-examples.js';
import { SavedList, SavedListForm, SharingForm } from '../../contract/saved-place/saved-place.js';
import { SavedListId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { found } from '../server/found.js';
import { Limited } from '../server/limits/limited.js';

@ApiTags('Saved places')
@Controller('api/user/lists')
@ForMember()
export class SavedListsController {
  constructor(
    private readonly lists: ChangeLists,
    private readonly reads: SavedListReads,
  ) {}

  @Get()
  @Documented({
    operationId: 'listSavedLists',
    summary: 'List your lists',
    description: `Returns all your lists of saved places, the default list first, then the oldest. You can have at most ${SAVED_LIMITS.lists}, so the response has no pages.`,
    answer: z.array(SavedList),
    answerDescription: 'Your lists.',
    example: [SAVED_LIST],
  })
  all(@Viewer() viewer: SignedIn): Promise<JsonText> {
    return this.reads.ofMember(viewer.userId);
  }

  @Post()
  @Limited('savedLists')
  @Documented({
    operationId: 'createSavedList',
    summary: 'Create a list',
    description: `Your default list, Saved, exists already or is created with it. You can have at most ${SAVED_LIMITS.lists} lists.`,
    status: 201,
    answer: SavedList,
    answerDescription: 'The list.',
    example: SAVED_LIST,
  })
  async create(
    @Viewer() viewer: SignedIn,
    @Body({ schema: SavedListForm }) { name }: SavedListForm,
  ): Promise<Created<JsonText>> {
    const id = await this.lists.create(viewer, name);
    return new Created(`/api/user/lists/${String(id)}`, await this.#send(viewer, id));
  }

  @Get(':listId')
  @Documented({
    operationId: 'getSavedList',
    summary: 'Get your list',
    description: 'Returns one of your lists. To get its places, call `GET /api/user/lists/{listId}/places`.',
    answer: SavedList,
    answerDescription: 'The list.',
    example: SAVED_LIST,
  })
  one(@Viewer() viewer: SignedIn, @Param('listId', { schema: SavedListId }) id: number): Promise<JsonText> {
    return this.#send(viewer, id);
  }

  @Put(':listId')
  @Documented({
    operationId: 'renameSavedList',
    summary: 'Update the name of your list',
    description: 'Changes the name, also on the page of a shared list. Two of your lists cannot have the same name.',
    answer: SavedList,
    answerDescription: 'The list.',
    example: SAVED_LIST,
  })
  async rename(
    @Viewer() viewer: SignedIn,
    @Param('listId', { schema: SavedListId }) id: number,
    @Body({ schema: SavedListForm }) { name }: SavedListForm,
  ): Promise<JsonText> {
    await this.lists.rename(viewer, id, name);
    return this.#send(viewer, id);
  }

  @Delete(':listId')
  @Documented({
    operationId: 'removeSavedList',
    summary: 'Delete your list',
    description:
      'Deletes the list with its notes and its link. Places that are in no other list are no longer saved. The default list cannot be deleted.',
    answerDescription: 'The list is deleted.',
    alsoRefuses: [409],
  })
  async remove(@Viewer() viewer: SignedIn, @Param('listId', { schema: SavedListId }) id: number): Promise<void> {
    await this.lists.remove(viewer, id);
  }

  @Put(':listId/share')
  @Documented({
    operationId: 'shareSavedList',
    summary: 'Create a link to your list',
    description:
      'Creates a link to the list, or changes what the link shows. Anyone with the link can see the list; search engines do not list it.',
    answer: SavedList,
    answerDescription: 'The list with its link.',
    example: SAVED_LIST,
  })
  async share(
    @Viewer() viewer: SignedIn,
    @Param('listId', { schema: SavedListId }) id: number,
    @Body({ schema: SharingForm }) body: SharingForm,
  ): Promise<JsonText> {
    await this.lists.share(viewer, id, body);
    return this.#send(viewer, id);
  }

  @Delete(':listId/share')
  @Documented({
    operationId: 'stopSharingSavedList',
    summary: 'Delete the link to your list',
    description: 'Ends the link immediately and permanently. If you share the list again, it gets a new link.',
    answerDescription: 'The list is not shared.',
  })
  async stopSharing(@Viewer() viewer: SignedIn, @Param('listId', { schema: SavedListId }) id: number): Promise<void> {
    await this.lists.stopSharing(viewer, id);
  }

  async #send(viewer: SignedIn, id: number): Promise<JsonText> {
    return found('SAVED_LIST_NOT_FOUND', await this.reads.one(viewer.userId, id));
  }
}
