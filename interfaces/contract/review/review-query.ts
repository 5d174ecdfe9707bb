import { z } from 'zod';
import { RATING } from '../../../domain/review/rating.js';
import { MAX_REVIEW_PHOTOS_SHOWN, MENTIONS, REVIEW_SORTS } from '../../../domain/review/review-list.js';
import { ListQuery } from '../shared/list.js';
import { flag } from '../shared/query-value.js';

export const BusinessReviewSummary = z
  .object({
    distribution: z
      .array(
        z.object({
          rating: z.int().min(RATING.min).max(RATING.max).describe('Stars.'),
          count: z.int().min(0).describe('Number of reviews.'),
        }),
      )
      .describe('Number of published reviews per rating, highest rating first.'),
    mentions: z
      .array(
        z.object({
          word: z.string().describe('A word.'),
          count: z.int().min(1).describe('Number of reviews that use it.'),
        }),
      )
      .max(MENTIONS.shown)
      .describe(
        `Words that at least ${MENTIONS.from} of the newest ${MENTIONS.read} reviews use, most frequent first.`,
      ),
    withPhotos: z.int().min(0).describe('Number of reviews with photos.'),
    photos: z
      .array(
        z.object({
          reviewId: z.int().min(1).describe('ID of the review.'),
          url: z.string().describe('Path of its first photo.'),
        }),
      )
      .max(MAX_REVIEW_PHOTOS_SHOWN)
      .describe('The first photo of each of the newest reviews with photos, each photo once.'),
  })
  .meta({
    id: 'BusinessReviewSummary',
    description: 'Ratings of a business, the words that its reviews use most, and their newest photos.',
  });

export type BusinessReviewSummary = z.infer<typeof BusinessReviewSummary>;

/** Filters for the reviews of a business. */
export const ReviewQuery = ListQuery.extend({
  sort: z
    .string()
    .transform((text, context) => {
      if (text === '') return undefined;
      const sort = REVIEW_SORTS.find((name) => name === text);
      if (sort === undefined) {
        context.addIssue({ code: 'custom', message: `sort must be one of ${REVIEW_SORTS.join(', ')}.` });
        return z.NEVER;
      }
      return sort;
    })
    .optional()
    .meta({ type: 'string', enum: [...REVIEW_SORTS], description: 'Order of the reviews. Defaults to `newest`.' }),
  mentions: z
    .string()
    .max(MENTIONS.maxLetters, 'mentions must be one word.')
    .regex(/^\p{L}*$/u, 'mentions must be one word.')
    .optional()
    .meta({
      description: `Returns only reviews that use this word, singular or plural, among the newest ${MENTIONS.read}.`,
      examples: ['patio'],
    }),
  photos: flag('photos', '`true` returns only reviews with photos.'),
});

export type ReviewQuery = z.infer<typeof ReviewQuery>;
