import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { RecommendBusinesses } from '../../../application/recommendation/recommend-businesses.js';
import { MarkSaved } from '../../../application/saved-place/mark-saved.js';
import { BUSINESS_CARD } from '../../contract/business/business-examples.js';
import { Recommendation, RecommendationInput } from '../../contract/recommendation/recommendation.js';
import { sendJson } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { ForEverybody, Viewer } from '../server/guards.js';
import { recordOf, type SignedIn } from '../identity/signed-in.js';
import { forViewer } from '../server/private-answer.js';

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
  @HttpCode(200)
  @ForEverybody()
  @Documented({
    operationId: 'recommendBusinesses',
    summary: 'Places that somebody may like',
    description:
      'By what they looked at, which is not kept. `personalized` gives the best by score, and without views what `diverse` gives; `diverse` begins with the best of each category; `trending` gives 4 to 8 of the three categories looked at most, or without views of those with most reviews in the last 30 days. With an origin, `distance` is present. To a member who switched personalisation off it answers as if there were neither views nor origin.',
    answer: z.array(Recommendation),
    answerDescription: 'Businesses with their scores and the parts of them; ties by name, then id.',
    example: [RECOMMENDATION],
    problems: [400, 403, 413, 415],
    cached: false,
  })
  async recommend(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: RecommendationInput }) body: RecommendationInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const cards = await this.recommendBusinesses.run(body, allowsPersonalisation(viewer));
    sendJson(forViewer(reply, viewer), await this.markSaved.cards(viewer, cards));
  }
}

function allowsPersonalisation(viewer: SignedIn | null): boolean {
  return viewer === null || recordOf(viewer).personalisation;
}
