import { z } from 'zod';
import { MENTIONS } from '../../../domain/review/mention-limits.js';
import { RATING } from '../../../domain/review/rating.js';
import { REVIEW_SORTS } from '../../../domain/review/review-order.js';
import { ListQuery } from '../shared/list.js';

/** How the reviews of one business rate it, and what they speak of. */
export const BusinessReviewSummary = z
  .object({
    distribution: z
      .array(z.object({ rating: z.int().min(RATING.min).max(RATING.max), count: z.int().min(0) }))
      .describe('How many published reviews give how many stars, all numbers of stars, most first.'),
    mentions: z
      .array(z.object({ word: z.string(), count: z.int().min(1) }))
      .max(MENTIONS.shown)
      .describe(`Words that at least ${MENTIONS.from} of its newest ${MENTIONS.read} reviews use, and how many do.`),
  })
  .meta({ id: 'BusinessReviewSummary' });

export type BusinessReviewSummary = z.infer<typeof BusinessReviewSummary>;

/** What the reviews of a business can be asked. */
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
    .meta({ type: 'string', enum: [...REVIEW_SORTS], description: 'newest where nobody says.' }),
  mentions: z
    .string()
    .max(MENTIONS.maxLetters, 'mentions must be one word.')
    .regex(/^\p{L}*$/u, 'mentions must be one word.')
    .optional()
    .meta({
      description: `Those of its newest ${MENTIONS.read} that use this word, in the singular or the plural.`,
      examples: ['patio'],
    }),
});

export type ReviewQuery = z.infer<typeof ReviewQuery>;
