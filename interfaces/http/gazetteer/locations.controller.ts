import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { FindMiddle } from '../../../application/gazetteer/find-middle.js';
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
import { sendJson } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { suggestionsView } from './suggestions.view.js';

@ApiTags('Locations')
@Controller('api/locations')
export class LocationsController {
  constructor(
    private readonly suggestLocations: SuggestLocations,
    private readonly findMiddle: FindMiddle,
    private readonly listTowns: ListTowns,
  ) {}

  @Get('suggestions')
  @Documented({
    operationId: 'suggestLocations',
    summary: 'Places that begin like a text',
    description:
      'States, cities and ZIP codes, best first: cities where businesses are listed come before others. Empty for fewer than 2 characters.',
    answer: z.union([z.array(z.string()).max(8), z.array(LocationSuggestion).max(8)]),
    answerDescription:
      'At most 8 names for the location field; with `places=true` each with how many businesses are listed there, as of ten minutes ago at most.',
    example: ['Austin, TX', 'Austintown, OH'],
    problems: [400],
  })
  async suggest(@Query({ schema: SuggestionQuery }) query: SuggestionQuery, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, suggestionsView(await this.suggestLocations.run(query.q ?? ''), query.places ?? false));
  }

  @Get('towns')
  @Documented({
    operationId: 'listTowns',
    summary: 'The towns around a place',
    description:
      'The nearest towns, at most 50 miles away, where businesses are listed; empty for a state and a location that is not known.',
    answer: z.array(Town).max(8),
    answerDescription: 'At most 8 towns, the nearest first, with their numbers as of ten minutes ago at most.',
    example: [{ name: 'Austin, TX', places: 28, distance: 0.4 }],
    problems: [400],
  })
  async towns(@Query({ schema: TownQuery }) query: TownQuery, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, JSON.stringify(await this.listTowns.run(query)));
  }

  @Get('middle')
  @Documented({
    operationId: 'findMiddle',
    summary: 'The middle of an address',
    description: 'Where the pin of a business begins: the middle of its ZIP code, else of its city.',
    answer: Middle,
    answerDescription: 'The middle; null where neither the ZIP code nor the city is known.',
    example: { middle: { latitude: 30.2711, longitude: -97.7437 } },
    problems: [400],
  })
  async middle(@Query({ schema: MiddleQuery }) query: MiddleQuery, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, JSON.stringify({ middle: await this.findMiddle.run(query) }));
  }
}
