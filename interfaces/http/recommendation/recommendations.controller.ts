import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JsonText } from '../../../application/shared/page.js';
import { z } from 'zod';
import { RecommendBusinesses } from '../../../application/recommendation/recommend-businesses.js';
import { MarkSaved } from '../../../application/saved-place/mark-saved.js';
import { BUSINESS_CARD } from '../../contract/business/business-examples.js';
import { Recommendation, RecommendationInput } from '../../contract/recommendation/recommendation.js';
import { Documented } from '../openapi/documented.js';
import { ForEveryone, Viewer } from '../server/caller/guards.js';
import { recordOf, type SignedIn } from '../server/caller/signed-in.js';

const RECOMMENDATION: Recommendation = {
  ...BUSINESS_CARD,
  distance: 4.2,
  score: 24.7,
  reasons: [
    { name: 'rating', points: 9 },
    { name: 'reviews', points: 1.8 },
    { name: 'category', points: 3 },
    { name: 'premium', points: 1 },
    { name: 'favorite', points: 2 },
    { name: 'proximity', points: 7.9 },
  ],
};

@ApiTags('Recommendations')
@Controller('api/recommendations')
export class RecommendationsController {
  constructor(
    private readonly recommendBusinesses: RecommendBusinesses,
    private readonly markSaved: MarkSaved,
  ) {}

  @Post()
  @ForEveryone()
  @Documented({
    operationId: 'recommendBusinesses',
    summary: 'Recommend businesses',
    description:
      '`personalized` returns the highest scores based on your views, which are not stored; `diverse` starts with the best of each category; `trending` returns 4 to 8 from the three most viewed or reviewed categories. With an origin, each result has `distance` in miles. Members don’t get their own businesses; if they turned off personalization, views and origin are ignored.',
    answer: z.array(Recommendation),
    answerDescription: 'Businesses with their scores and the parts of each score. Ties are ordered by name, then ID.',
    example: [RECOMMENDATION],
  })
  async recommend(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: RecommendationInput }) body: RecommendationInput,
  ): Promise<JsonText> {
    const cards = await this.recommendBusinesses.run(viewer, body, allowsPersonalization(viewer));
    return this.markSaved.cards(viewer, cards);
  }
}

function allowsPersonalization(viewer: SignedIn | null): boolean {
  return viewer === null || recordOf(viewer).personalisation;
}
