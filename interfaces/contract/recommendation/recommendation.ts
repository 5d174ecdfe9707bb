import { z } from 'zod';
import { CATEGORIES } from '../../../domain/business/category.js';
import { RECOMMENDATION_MODES, RECOMMENDATIONS } from '../../../domain/recommendation/modes.js';
import { REASON_NAMES, SCORE } from '../../../domain/recommendation/score.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { MAX_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { typedText } from '../shared/typed-text.js';
import { BusinessCard } from '../business/business.js';

/** For whom and how to recommend. What was viewed is kept in the browser and leaves it with this call alone. */
export const RecommendationInput = z
  .strictObject({
    mode: z.enum(RECOMMENDATION_MODES).default('personalized'),
    views: z
      .array(z.strictObject({ id: z.int().min(1).max(MAX_ID), category: z.enum(CATEGORIES) }))
      .max(MAX_PAGE_SIZE, `At most ${MAX_PAGE_SIZE} views in one call.`)
      .default([])
      .describe('What was looked at, each view once; these places are not recommended.'),
    latitude: z.number().min(-90).max(90).optional().describe('Of the origin; latitude and longitude go together.'),
    longitude: z.number().min(-180).max(180).optional(),
    location: typedText('location')
      .max(200, 'location must have at most 200 characters.')
      .optional()
      .describe('A town or ZIP code as the origin, in place of coordinates; one that is not known is none.'),
    limit: z
      .int()
      .min(1)
      .max(RECOMMENDATIONS.max)
      .default(RECOMMENDATIONS.defaultValue)
      .describe(`How many; trending gives ${RECOMMENDATIONS.minTrending} to ${RECOMMENDATIONS.maxTrending}.`),
  })
  .meta({ id: 'RecommendationInput' });

export type RecommendationInput = z.infer<typeof RecommendationInput>;

/** A recommended business with its score and the parts of it. */
export const Recommendation = BusinessCard.extend({
  score: z.number().min(0).describe('The sum of the points.'),
  reasons: z
    .array(z.object({ name: z.enum(REASON_NAMES), points: z.number().min(0) }))
    .describe(
      `What gave points: rating x ${SCORE.ratingWeight}; reviews x ${1 / SCORE.reviewsPerPoint}, at most ${SCORE.maxReviewPoints}; ${SCORE.view} per view of the category; premium ${SCORE.premium}; favorite ${SCORE.favorite}; (${SCORE.nearMiles} - miles) x ${SCORE.pointsPerMile} within ${SCORE.nearMiles} miles.`,
    ),
}).meta({ id: 'Recommendation' });

export type Recommendation = z.infer<typeof Recommendation>;
