import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { BusinessReads, type Facets, type MapPoints } from '../../../application/business/ports.js';
import { CountFacets, MapBusinesses, SearchBusinesses } from '../../../application/business/search-businesses.js';
import { ShowBusiness } from '../../../application/duplicate/show-business.js';
import { MarkSaved } from '../../../application/saved-place/mark-saved.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
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
import { BusinessQuery, FacetQuery, MapQuery } from '../../contract/business/business-query.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId, UserId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { AdministratorViewer, ForEveryone, ForEveryoneAndAdministrators, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';

@ApiTags('Businesses')
@Controller('api/businesses')
export class BusinessesController {
  constructor(
    private readonly searchBusinesses: SearchBusinesses,
    private readonly mapBusinesses: MapBusinesses,
    private readonly countFacets: CountFacets,
    private readonly businesses: BusinessReads,
    private readonly showBusiness: ShowBusiness,
    private readonly markSaved: MarkSaved,
  ) {}

  @Get()
  @ForEveryone()
  @Documented({
    operationId: 'searchBusinesses',
    summary: 'Search businesses',
    description:
      'Searches public businesses by text, category, place, and features; unknown parameters are ignored. A text also finds synonyms, and a search that finds nothing is relaxed step by step; `Search-Understood` says how, and `exact` turns both off. With a location, each result has `distance` in miles, and `isNearby` outside the named city; with `pets`, `fit`.',
    listOf: BusinessCard,
    answerDescription: 'One page of businesses.',
    example: { ...BUSINESS_CARD, isNearby: false, distance: 0.4 },
    nearby: true,
    understood: true,
  })
  async search(
    @Viewer() viewer: SignedIn | null,
    @Query({ schema: BusinessQuery }) query: BusinessQuery,
  ): Promise<ListPage> {
    const page = await this.searchBusinesses.run(query, viewer === null);
    return this.markSaved.page(viewer, page);
  }

  @Get('map')
  @Documented({
    operationId: 'mapBusinesses',
    summary: 'Search businesses for a map',
    description:
      'Runs the same search and returns at most 500 points, or clusters if there are more. `X-Total-Count` equals that of the search, or counts the results in `view`. With a known location or coordinates, each point has `distance` in miles, measured from `X-Search-Origin`.',
    listOf: z.union([MapPoint, MapCluster]),
    answerDescription: 'Points and clusters.',
    example: [
      {
        id: 42,
        name: 'The Muddy Paw Café',
        category: 'restaurants',
        kind: 'cafe',
        tier: 'premium',
        latitude: 30.2711,
        longitude: -97.7437,
        avgRating: '4.60',
        reviewCount: 23,
        distance: 0.4,
      },
      { latitude: 30.3072, longitude: -97.756, count: 12 },
    ],
    measured: true,
    understood: true,
  })
  map(@Query({ schema: MapQuery }) query: MapQuery): Promise<MapPoints> {
    return this.mapBusinesses.run(query);
  }

  @Get('facets')
  @Documented({
    operationId: 'countFacets',
    summary: 'Count matches per filter',
    description:
      'Takes the filters of the search. Each number is the total that the search would have with one more choice: a perk is added to the chosen ones, and a kind, price, or minimum rating replaces the chosen one.',
    answer: BusinessFacets,
    answerDescription: 'The number of matches for each choice.',
    example: FACETS,
    understood: true,
  })
  facets(@Query({ schema: FacetQuery }) query: FacetQuery): Promise<Facets> {
    return this.countFacets.run(query);
  }

  @Get('favorites')
  @ForEveryone()
  @Documented({
    operationId: 'listCommunityFavorites',
    summary: 'List community favorites',
    description:
      'Returns businesses with at least 10 reviews of 4 or 5 stars, best first. The list is the same for everyone.',
    listOf: BusinessCard,
    answerDescription: 'One page of businesses.',
  })
  async favorites(
    @Viewer() viewer: SignedIn | null,
    @Query({ schema: ListQuery }) query: ListQuery,
  ): Promise<ListPage> {
    const page = await this.businesses.favorites(pageRequest(query, DEFAULT_BUSINESS_PAGE_SIZE));
    return this.markSaved.page(viewer, page);
  }

  @Get('owner/:userId')
  @ForEveryone()
  @Documented({
    operationId: 'listOwnedBusinesses',
    summary: 'List a member’s businesses',
    description:
      'Returns approved and active businesses, best first; empty for an unknown member. You see all your own businesses, those that need work first, with `approvalStatus`, `rejectionReason`, and `pendingChanges`.',
    listOf: OwnedBusinessCard,
    answerDescription: 'One page of businesses.',
    example: BUSINESS_CARD,
  })
  async owned(
    @Viewer() viewer: SignedIn | null,
    @Param('userId', { schema: UserId }) userId: string,
    @Query({ schema: ListQuery }) query: ListQuery,
  ): Promise<ListPage> {
    const request = pageRequest(query, DEFAULT_BUSINESS_PAGE_SIZE);
    const page = await this.businesses.ownedBy(userId, viewer?.userId ?? null, request);
    return this.markSaved.page(viewer, page);
  }

  @Post('batch')
  @ForEveryone()
  @Documented({
    operationId: 'batchBusinesses',
    summary: 'Get businesses by ID',
    description:
      'Takes at most 100 IDs. Returns each public business once, in the order of the IDs, and skips all others.',
    answer: z.array(BusinessCard),
    answerDescription: 'The public businesses.',
  })
  async batch(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: BusinessBatch }) body: BusinessBatch,
  ): Promise<JsonText> {
    const cards = await this.businesses.batch(body.ids);
    return this.markSaved.cards(viewer, cards);
  }

  @Get(':id')
  @ForEveryoneAndAdministrators()
  @Documented({
    operationId: 'getBusiness',
    summary: 'Get a business',
    description:
      'Returns the public data of a business. Owners get their own as `OwnerBusiness`, and administrators get any as `AdminBusiness`, public or not. If it was merged into another one, the answer redirects (301) there.',
    answer: BusinessDetail,
    answerDescription: 'The business. Members also see whether they saved it.',
    example: BUSINESS,
    moved: true,
  })
  async detail(
    @Viewer() member: SignedIn | null,
    @AdministratorViewer() administrator: Administrator | null,
    @Param('id', { schema: BusinessId }) id: number,
  ): Promise<JsonText> {
    const business = await this.showBusiness.run({ member, administrator }, id);
    return found('BUSINESS_NOT_FOUND', business);
  }
}
