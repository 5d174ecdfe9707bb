import { z } from 'zod';
import { CATEGORIES } from '../../../domain/business/category.js';
import { RECOMMENDATION_MODES, RECOMMENDATIONS } from '../../../domain/recommendation/modes.js';
import { REASON_NAMES, SCORE } from '../../../domain/recommendation/score.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { MAX_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { degreesOnMap } from '../shared/degrees.js';
import { typedText } from '../shared/typed-text.js';
import { BusinessCard } from '../business/business.js';

export const RecommendationInput = z
  .strictObject({
    mode: z
      .enum(RECOMMENDATION_MODES)
      .default('personalized')
      .describe(
        '`personalized` is by score, `diverse` mixes categories, and `trending` goes by recent views or reviews.',
      ),
    views: z
      .array(z.strictObject({ id: z.int().min(1).max(MAX_ID), category: z.enum(CATEGORIES) }))
      .max(MAX_PAGE_SIZE, `At most ${MAX_PAGE_SIZE} views in one call.`)
      .default([])
      .describe('Places that the visitor viewed, each once. They are not recommended, and are not stored.'),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .overwrite(degreesOnMap)
      .optional()
      .describe('Latitude of the origin in degrees, with `longitude`.'),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .overwrite(degreesOnMap)
      .optional()
      .describe('Longitude of the origin in degrees, with `latitude`.'),
    location: typedText('location')
      .max(200, 'location must have at most 200 characters.')
      .optional()
      .describe('A town or ZIP code as the origin, instead of coordinates. Ignored if unknown.'),
    limit: z
      .int()
      .min(1)
      .max(RECOMMENDATIONS.max)
      .default(RECOMMENDATIONS.defaultValue)
      .describe(
        `Maximum number of places. \`trending\` returns ${RECOMMENDATIONS.minTrending} to ${RECOMMENDATIONS.maxTrending}.`,
      ),
  })
  .meta({ id: 'RecommendationInput', description: 'What to base recommendations on.' });

export type RecommendationInput = z.infer<typeof RecommendationInput>;

export const Recommendation = BusinessCard.extend({
  score: z.number().min(0).describe('Sum of the points.'),
  reasons: z
    .array(
      z.object({
        name: z.enum(REASON_NAMES).describe('Source of the points.'),
        points: z.number().min(0).describe('Points.'),
      }),
    )
    .describe(
      `Parts of the score: rating x ${SCORE.ratingWeight}; reviews x ${1 / SCORE.reviewsPerPoint}, at most ${SCORE.maxReviewPoints}; ${SCORE.view} per view of the category; Premium ${SCORE.premium}; favorite ${SCORE.favorite}; (${SCORE.nearMiles} - miles) x ${SCORE.pointsPerMile} within ${SCORE.nearMiles} miles.`,
    ),
}).meta({ id: 'Recommendation', extends: 'BusinessCard', description: 'A recommended business.' });

export type Recommendation = z.infer<typeof Recommendation>;
