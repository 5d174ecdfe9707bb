import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CountFacets } from '../../../application/business/count-facets.js';
import { ListOwnedBusinesses } from '../../../application/business/list-owned-businesses.js';
import { MapBusinesses } from '../../../application/business/map-businesses.js';
import { BusinessReads } from '../../../application/business/ports.js';
import { SearchBusinesses } from '../../../application/business/search-businesses.js';
import { ShowBusiness } from '../../../application/duplicate/show-business.js';
import { MarkSaved } from '../../../application/saved-place/mark-saved.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import {
  BusinessBatch,
  BusinessCard,
  BusinessDetail,
  BusinessFacets,
  MapCluster,
  MapPoint,
  OwnedBusinessCard,
} from '../../contract/business/business.js';
import { BUSINESS, BUSINESS_CARD } from '../../contract/business/business-examples.js';
import { FACETS } from '../../contract/business/facets-example.js';
import { BusinessQuery, MapQuery } from '../../contract/business/business-query.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId, UserId } from '../../contract/shared/path-id.js';
import { sendJson, sendMap, sendPage } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForEverybody, Viewer } from '../server/guards.js';
import type { SignedIn } from '../identity/signed-in.js';
import { forViewer } from '../server/private-answer.js';

const Cards = z.array(BusinessCard);
const NEARBY = { ...BUSINESS_CARD, isNearby: false, distance: 0.4 };

@ApiTags('Businesses')
@Controller('api/businesses')
export class BusinessesController {
  constructor(
    private readonly searchBusinesses: SearchBusinesses,
    private readonly mapBusinesses: MapBusinesses,
    private readonly countFacets: CountFacets,
    private readonly listOwned: ListOwnedBusinesses,
    private readonly businesses: BusinessReads,
    private readonly showBusiness: ShowBusiness,
    private readonly markSaved: MarkSaved,
  ) {}

  @Get()
  @ForEverybody()
  @Documented({
    operationId: 'searchBusinesses',
    summary: 'Search the directory',
    description:
      'Public listings by text, category, place and what they offer. With an origin (a location the gazetteer knows, or coordinates) each has `distance` in miles, and `isNearby` tells whether it lies outside the named city. Without `sort` the order is relevance where there is a text, else rating. Unknown parameters are ignored.',
    answer: Cards,
    answerDescription: 'One page of what was found.',
    example: [NEARBY],
    list: true,
    nearby: true,
    problems: [400],
  })
  async search(
    @Viewer() viewer: SignedIn | null,
    @Query({ schema: BusinessQuery }) query: BusinessQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.searchBusinesses.run(query);
    sendPage(forViewer(reply, viewer), await this.markSaved.page(viewer, page));
  }

  @Get('map')
  @Documented({
    operationId: 'mapBusinesses',
    summary: 'The same search as points on a map',
    description:
      'At most 500 points, or clusters of them where there are more; X-Total-Count equals that of the list. With an origin each point has `distance` in miles, and X-Search-Origin tells where it is measured from.',
    answer: z.array(z.union([MapPoint, MapCluster])),
    answerDescription: 'Points and clusters.',
    example: [
      {
        id: 42,
        name: 'The Muddy Paw Café',
        category: 'restaurants',
        tier: 'premium',
        latitude: 30.2711,
        longitude: -97.7437,
        avgRating: '4.60',
        reviewCount: 23,
        distance: 0.4,
      },
      { latitude: 30.3072, longitude: -97.756, count: 12 },
    ],
    list: true,
    measured: true,
    problems: [400],
  })
  async map(@Query({ schema: MapQuery }) query: MapQuery, @Res() reply: FastifyReply): Promise<void> {
    sendMap(reply, await this.mapBusinesses.run(query));
  }

  @Get('facets')
  @Documented({
    operationId: 'countFacets',
    summary: 'How many a search finds with one choice more',
    description:
      "Takes the filters of the list. Each number is the list's total with that perk beside the asked ones, that price or least rating instead of the asked ones, verified, or favourites only.",
    answer: BusinessFacets,
    answerDescription: 'The choices with their numbers.',
    example: FACETS,
    problems: [400],
  })
  async facets(@Query({ schema: MapQuery }) query: MapQuery, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, await this.countFacets.run(query));
  }

  @Get('favorites')
  @ForEverybody()
  @Documented({
    operationId: 'listFavorites',
    summary: 'Favourites of the community',
    description: 'Places with 10 or more reviews of 4 or 5 stars, best first; the same for everybody.',
    answer: Cards,
    answerDescription: 'One page of favourites.',
    example: [BUSINESS_CARD],
    list: true,
    problems: [400],
  })
  async favorites(
    @Viewer() viewer: SignedIn | null,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.businesses.favorites(pageRequest(query, DEFAULT_BUSINESS_PAGE_SIZE));
    sendPage(forViewer(reply, viewer), await this.markSaved.page(viewer, page));
  }

  @Get('owner/:userId')
  @ForEverybody()
  @Documented({
    operationId: 'listOwnedBusinesses',
    summary: "A member's listings",
    description:
      'Approved and active listings of this member, best first; empty for an unknown member. To the member all their own, in whatever state, with `approvalStatus`, `rejectionReason` and `pendingChanges`.',
    answer: z.array(OwnedBusinessCard),
    answerDescription: 'One page of listings.',
    example: [BUSINESS_CARD],
    list: true,
    problems: [400, 404],
  })
  async owned(
    @Viewer() viewer: SignedIn | null,
    @Param('userId', { schema: UserId }) userId: string,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.listOwned.run(viewer, userId, query);
    sendPage(forViewer(reply, viewer), await this.markSaved.page(viewer, page));
  }

  @Post('batch')
  @HttpCode(200)
  @ForEverybody()
  @Documented({
    operationId: 'batchBusinesses',
    summary: 'Businesses by their ids',
    description: 'In the order of the ids, each once; ids that are unknown or not public are left out. At most 100.',
    answer: Cards,
    answerDescription: 'Those that everybody may see.',
    example: [BUSINESS_CARD],
    problems: [400, 403, 413, 415],
    cached: false,
  })
  async batch(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: BusinessBatch }) body: BusinessBatch,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const cards = await this.businesses.batch(body.ids);
    sendJson(forViewer(reply, viewer), await this.markSaved.cards(viewer, cards));
  }

  @Get(':id')
  @ForEverybody()
  @Documented({
    operationId: 'getBusiness',
    summary: 'One business',
    description: 'The address of one that was merged into another leads to that (301).',
    answer: BusinessDetail,
    answerDescription: 'The business as everybody sees it; a member is told whether they saved it.',
    example: BUSINESS,
    moved: true,
    problems: [404],
  })
  async detail(
    @Viewer() viewer: SignedIn | null,
    @Param('id', { schema: BusinessId }) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const business = await this.showBusiness.run(viewer, id);
    sendJson(forViewer(reply, viewer), found('BUSINESS_NOT_FOUND', business));
  }
}
