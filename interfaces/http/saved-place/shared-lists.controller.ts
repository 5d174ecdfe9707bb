import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MarkSaved } from '../../../application/saved-place/mark-saved.js';
import { SharedListReads } from '../../../application/saved-place/ports.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { SHARED_LIST, SHARED_PLACE } from '../../contract/saved-place/saved-examples.js';
import { SharedList, SharedPlace } from '../../contract/saved-place/saved-place.js';
import { ListQuery } from '../../contract/shared/list.js';
import { ShareToken } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { ForEveryone, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { found } from '../server/found.js';

/** Lists that members share. The address is a secret, and a link can end at any time, so nothing may store a response. */
@ApiTags('Saved places')
@Controller('api/shared-lists/:token')
@ForEveryone()
export class SharedListsController {
  constructor(
    private readonly reads: SharedListReads,
    private readonly markSaved: MarkSaved,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Documented({
    operationId: 'getSharedList',
    summary: 'Get a shared list',
    description: 'Takes the secret from the link to the list. No sign-in is needed.',
    answer: SharedList,
    answerDescription: 'The list.',
    example: SHARED_LIST,
    cached: false,
  })
  async one(@Param('token', { schema: ShareToken }) token: string): Promise<JsonText> {
    return found('SAVED_LIST_NOT_FOUND', await this.reads.one(token));
  }

  @Get('places')
  @Header('cache-control', 'private, no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Documented({
    operationId: 'listPlacesOfSharedList',
    summary: 'List places of a shared list',
    description:
      'Returns the places that are still listed, in the order of the trip. For a signed-in viewer, `isSaved` says whether they saved a place.',
    listOf: SharedPlace,
    answerDescription: 'One page of places.',
    example: SHARED_PLACE,
    cached: false,
  })
  async places(
    @Viewer() viewer: SignedIn | null,
    @Param('token', { schema: ShareToken }) token: string,
    @Query({ schema: ListQuery }) query: ListQuery,
  ): Promise<ListPage> {
    const page = await this.reads.places(token, pageRequest(query, DEFAULT_BUSINESS_PAGE_SIZE));
    return this.markSaved.page(viewer, found('SAVED_LIST_NOT_FOUND', page));
  }
}
