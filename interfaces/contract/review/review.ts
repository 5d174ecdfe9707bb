import { z } from 'zod';
import { CATEGORIES } from '../../../domain/business/category.js';
import { GUIDE_DOG_TIERS } from '../../../domain/guide-dog/tier.js';
import { PET_TYPES } from '../../../domain/pet/pet.js';
import { RESPONSE_LIMITS } from '../../../domain/review/owner-response.js';
import { RATING } from '../../../domain/review/rating.js';
import { DISCLOSURES, REVIEW_LIMITS, WORKS_THERE } from '../../../domain/review/review.js';
import { NotShown } from '../moderation/content-state.js';
import { typedProse, typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

const TOO_SHORT_REVIEW = `Review must be at least ${REVIEW_LIMITS.minContent} characters`;
const TOO_SHORT_RESPONSE = `Response must be at least ${RESPONSE_LIMITS.min} characters`;

/** The owner's response to a review (at most one). */
export const OwnerResponse = z
  .object({
    id: z.int().min(1),
    reviewId: z.int().min(1),
    content: z.string(),
    createdAt: time,
    updatedAt: time,
    state: NotShown,
  })
  .meta({ id: 'OwnerResponse' });

export type OwnerResponse = z.infer<typeof OwnerResponse>;

/** A published review with its author and its business. */
export const Review = z
  .object({
    id: z.int().min(1),
    rating: z.int().min(RATING.min).max(RATING.max),
    title: z.string().nullable(),
    content: z.string().nullable(),
    petName: z.string().nullable(),
    images: z.array(z.string()),
    petType: z.enum(PET_TYPES).nullable().describe('The kind of the pet that is named, where its member shows it.'),
    guideDogStatus: z.enum(GUIDE_DOG_TIERS).nullable().describe('The tier of the author, where they are a Guide Dog.'),
    disclosure: z.enum(DISCLOSURES).nullable().describe('How the author came to visit; null where they do not say.'),
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
    response: OwnerResponse.nullable().describe('What the owner responded.'),
    state: NotShown,
  })
  .meta({ id: 'Review' });

export type Review = z.infer<typeof Review>;

/** Totals over all published reviews. */
export const ReviewSummary = z
  .object({ totalReviews: z.int().min(0), averageRating: z.string().regex(/^\d\.\d\d$/) })
  .meta({ id: 'ReviewSummary' });

export type ReviewSummary = z.infer<typeof ReviewSummary>;

/** What an author writes. */
export const ReviewForm = z
  .strictObject({
    rating: z.int().min(RATING.min, 'Invalid input').max(RATING.max, 'Invalid input').describe('Whole stars.'),
    title: typedText('title', 'Title is required')
      .min(1, 'Title is required')
      .max(REVIEW_LIMITS.title, `Title cannot exceed ${REVIEW_LIMITS.title} characters`),
    content: typedProse('content', TOO_SHORT_REVIEW)
      .min(REVIEW_LIMITS.minContent, TOO_SHORT_REVIEW)
      .max(REVIEW_LIMITS.maxContent, `Review cannot exceed ${REVIEW_LIMITS.maxContent} characters`),
    petName: typedText('petName')
      .max(REVIEW_LIMITS.petName, `Pet name must be ${REVIEW_LIMITS.petName} characters or less`)
      .nullable()
      .optional(),
    images: z
      .array(z.string().min(1, 'Invalid input').max(3_000_000, 'Invalid input'))
      .max(REVIEW_LIMITS.images, `A review can have up to ${REVIEW_LIMITS.images} photos`)
      .optional()
      .describe('Addresses of own uploads of the kind review_photo, or data URLs.'),
    disclosure: z
      .enum(DISCLOSURES, {
        error: ({ input }) => (input === WORKS_THERE.value ? WORKS_THERE.refusal : 'Invalid input'),
      })
      .nullable()
      .optional()
      .describe('How the visit came about.'),
  })
  .meta({ id: 'ReviewForm' });

export type ReviewForm = z.infer<typeof ReviewForm>;

/** What an owner responds. */
export const ResponseForm = z
  .strictObject({
    content: typedProse('content', TOO_SHORT_RESPONSE)
      .min(RESPONSE_LIMITS.min, TOO_SHORT_RESPONSE)
      .max(RESPONSE_LIMITS.max, `Response cannot exceed ${RESPONSE_LIMITS.max} characters`),
  })
  .meta({ id: 'ResponseForm' });

export type ResponseForm = z.infer<typeof ResponseForm>;
