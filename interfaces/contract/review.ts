import { z } from 'zod';
import { RATING } from '../../domain/review/rating.js';
import { CATEGORIES } from '../../domain/business/category.js';

const time = z.iso.datetime();

/** A published review with its author and its place (spec 1 §3). */
export const Review = z
  .object({
    id: z.int().min(1),
    rating: z.int().min(RATING.least).max(RATING.most),
    title: z.string().nullable(),
    content: z.string().nullable(),
    petName: z.string().nullable(),
    images: z.array(z.string()),
    isHelpful: z.boolean(),
    helpfulCount: z.int().min(0),
    votedHelpful: z.boolean().nullable().describe('Whether the viewer voted; null for a visitor.'),
    createdAt: time,
    updatedAt: time,
    userId: z.uuid().nullable(),
    user: z.object({ firstName: z.string().nullable(), profileImageUrl: z.string().nullable() }).nullable(),
    business: z.object({
      id: z.int().min(1),
      name: z.string(),
      category: z.enum(CATEGORIES),
      ownerId: z.uuid().nullable(),
    }),
    hasResponse: z.boolean().describe('Whether the owner has responded.'),
  })
  .meta({ id: 'Review' });

export type Review = z.infer<typeof Review>;

/** The owner's response to a review (at most one). */
export const OwnerResponse = z
  .object({
    id: z.int().min(1),
    reviewId: z.int().min(1),
    content: z.string(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'OwnerResponse' });

export type OwnerResponse = z.infer<typeof OwnerResponse>;

/** Totals over all published reviews. */
export const ReviewSummary = z
  .object({ totalReviews: z.int().min(0), averageRating: z.string().regex(/^\d\.\d\d$/) })
  .meta({ id: 'ReviewSummary' });

export type ReviewSummary = z.infer<typeof ReviewSummary>;
