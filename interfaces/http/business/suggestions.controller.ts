import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Suggest } from '../../../application/business/suggest.js';
import { termName } from '../../../domain/business/suggested-terms.js';
import { SearchSuggestions, SuggestQuery } from '../../contract/business/suggestion.js';
import { Documented } from '../openapi/documented.js';

/** People retype the same letters within a minute. The page of a listing that was hidden since says that it is gone. */
const A_MINUTE = 'public, max-age=60';

@ApiTags('Businesses')
@Controller('api/suggestions')
export class SuggestionsController {
  constructor(private readonly suggest: Suggest) {}

  @Get()
  @Header('cache-control', A_MINUTE)
  @Documented({
    operationId: 'suggestSearches',
    summary: 'Suggest searches for a text',
    description:
      'Returns public businesses whose names contain words that start with those of the text, and matching kinds of place and perks. With a known location or coordinates, businesses near it come first. If nothing matches, typos are corrected.',
    answer: SearchSuggestions,
    answerDescription: 'At most 8 suggestions. Anyone may cache them for a minute.',
    example: {
      places: [
        { id: 42, name: 'The Muddy Paw Café', city: 'Austin', state: 'TX', category: 'restaurants', kind: 'cafe' },
      ],
      terms: [{ type: 'perk', name: 'Outdoor seating' }],
    },
  })
  async search(@Query({ schema: SuggestQuery }) { q, ...where }: SuggestQuery): Promise<SearchSuggestions> {
    const { places, terms } = await this.suggest.run({ query: q, ...where });
    return { places: [...places], terms: terms.map((term) => ({ type: term.type, name: termName(term) })) };
  }
}
