import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { middleOf } from '../../../application/gazetteer/find-middle.js';
import { Gazetteer } from '../../../application/gazetteer/ports.js';
import { ListTowns } from '../../../application/gazetteer/list-towns.js';
import { SuggestLocations } from '../../../application/gazetteer/suggest-locations.js';
import {
  LocationSuggestion,
  Middle,
  MiddleQuery,
  SuggestionQuery,
  Town,
  TownQuery,
} from '../../contract/gazetteer/location.js';
import { Documented } from '../openapi/documented.js';

@ApiTags('Locations')
@Controller('api/locations')
export class LocationsController {
  constructor(
    private readonly suggestLocations: SuggestLocations,
    private readonly gazetteer: Gazetteer,
    private readonly listTowns: ListTowns,
  ) {}

  @Get('suggestions')
  @Documented({
    operationId: 'suggestLocations',
    summary: 'Suggest locations for a text',
    description:
      'Returns states, cities, and ZIP codes that start with the text, best first. Cities with businesses come before others. The list is empty for fewer than 2 characters.',
    answer: z.union([z.array(z.string()).max(8), z.array(LocationSuggestion).max(8)]),
    answerDescription:
      'At most 8 names. With `places=true`, each has its number of businesses, which is at most 10 minutes old.',
    example: ['Austin, TX', 'Austintown, OH'],
  })
  async suggest(
    @Query({ schema: SuggestionQuery }) query: SuggestionQuery,
  ): Promise<readonly object[] | readonly string[]> {
    const suggestions = await this.suggestLocations.run(query.q ?? '');
    return query.places === true ? suggestions : suggestions.map(({ name }) => name);
  }

  @Get('towns')
  @Documented({
    operationId: 'listTowns',
    summary: 'List towns near a location',
    description:
      'Returns the nearest towns within 50 miles that have businesses. Empty for a state or an unknown location.',
    answer: z.array(Town).max(8),
    answerDescription: 'At most 8 towns, nearest first. The numbers of businesses are at most 10 minutes old.',
    example: [{ name: 'Austin, TX', places: 28, distance: 0.4 }],
  })
  towns(@Query({ schema: TownQuery }) query: TownQuery): Promise<readonly Town[]> {
    return this.listTowns.run(query);
  }

  @Get('middle')
  @Documented({
    operationId: 'findAddressCenter',
    summary: 'Find the center of an address',
    description:
      'Returns where the pin of a new business starts: the center of its ZIP code, else of its city. A business created without coordinates is placed there.',
    answer: Middle,
    answerDescription: 'The center, or null if ZIP code and city are unknown.',
    example: { middle: { latitude: 30.2711, longitude: -97.7437 } },
  })
  async middle(@Query({ schema: MiddleQuery }) query: MiddleQuery): Promise<Middle> {
    return { middle: await middleOf(query, this.gazetteer) };
  }
}
