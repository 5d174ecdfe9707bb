import { z } from 'zod';
import { CATEGORIES } from '../../../domain/business/category.js';
import { GUIDE_DOG_TIERS } from '../../../domain/guide-dog/tier.js';
import { PET_TYPES } from '../../../domain/pet/pet.js';
import { RESPONSE_LIMITS } from '../../../domain/review/owner-response.js';
import { RATING } from '../../../domain/review/rating.js';
import { DISCLOSURES, REVIEW_LIMITS, WORKS_THERE } from '../../../domain/review/review.js';
import { TakedownState } from '../moderation/content-state.js';
import { typedProse, typedText } from '../shared/typed-text.js';
import { UserSummary } from '../shared/user-summary.js';

const time = z.iso.datetime();

const RATING_MESSAGE = `Rating must be a whole number from ${RATING.min} to ${RATING.max}`;
const TOO_SHORT_REVIEW = `Review must be at least ${REVIEW_LIMITS.minContent} characters`;
const TOO_SHORT_RESPONSE = `Response must be at least ${RESPONSE_LIMITS.min} characters`;

export const OwnerResponse = z
  .object({
    id: z.int().min(1),
    reviewId: z.int().min(1).describe('ID of the review.'),
    content: z.string().describe('Text of the response.'),
    createdAt: time,
    updatedAt: time,
    state: TakedownState,
  })
  .meta({ id: 'OwnerResponse', description: 'The owner’s response to a review.' });

export type OwnerResponse = z.infer<typeof OwnerResponse>;

export const Review = z
  .object({
    id: z.int().min(1),
    rating: z.int().min(RATING.min).max(RATING.max).describe('Whole stars.'),
    title: z.string().nullable().describe('Title.'),
    content: z.string().nullable().describe('Text of the review.'),
    petName: z.string().nullable().describe('Name of the pet that came along.'),
    images: z.array(z.string()).describe('Paths of photos on this site.'),
    petType: z.enum(PET_TYPES).nullable().describe('Kind of the named pet, if its profile is public.'),
    petPicture: z
      .string()
      .describe('Path of the photo, or else a drawing, of a pet that the author shows; a drawn paw if they show none.'),
    guideDogStatus: z.enum(GUIDE_DOG_TIERS).nullable().describe('Tier of the author, if they are a Guide Dog.'),
    disclosure: z.enum(DISCLOSURES).nullable().describe('How the author came to visit; null if they did not say.'),
    isHelpful: z.boolean().describe('True if at least one member marked the review as helpful.'),
    helpfulCount: z.int().min(0).describe('Number of members who marked the review as helpful.'),
    votedHelpful: z
      .boolean()
      .nullable()
      .describe('True if the viewer marked the review as helpful. Null for visitors.'),
    createdAt: time,
    updatedAt: time,
    userId: z.uuid().nullable().describe('ID of the author; null if the account is deleted or paused.'),
    user: UserSummary.nullable().describe('The author; null if the account is deleted or paused.'),
    business: z
      .object({
        id: z.int().min(1),
        name: z.string().describe('Name of the business.'),
        category: z.enum(CATEGORIES),
        ownerId: z.uuid().nullable().describe('ID of the owner; null if nobody claimed the business.'),
      })
      .describe('The reviewed business.'),
    hasResponse: z.boolean().describe('True if the owner responded.'),
    response: OwnerResponse.nullable().describe('The owner’s response, or null.'),
    state: TakedownState,
  })
  .meta({ id: 'Review', description: 'A review with its author and its business.' });

export type Review = z.infer<typeof Review>;

export const ReviewSummary = z
  .object({
    totalReviews: z.int().min(0).describe('Number of reviews.'),
    averageRating: z
      .string()
      .regex(/^\d\.\d\d$/)
      .describe('Average rating in stars, with two decimals.'),
  })
  .meta({ id: 'ReviewSummary', description: 'Totals of all published reviews.' });

export type ReviewSummary = z.infer<typeof ReviewSummary>;

const welcome = z.enum(['yes', 'no'], 'Choose yes or no').nullable().optional();

export const ReviewForm = z
  .strictObject({
    rating: z
      .int(RATING_MESSAGE)
      .min(RATING.min, RATING_MESSAGE)
      .max(RATING.max, RATING_MESSAGE)
      .describe('Whole stars.'),
    title: typedText('title', 'Title is required')
      .min(1, 'Title is required')
      .max(REVIEW_LIMITS.title, `Title cannot exceed ${REVIEW_LIMITS.title} characters`)
      .describe('Title of the review.'),
    content: typedProse('content', TOO_SHORT_REVIEW)
      .min(REVIEW_LIMITS.minContent, TOO_SHORT_REVIEW)
      .max(REVIEW_LIMITS.maxContent, `Review cannot exceed ${REVIEW_LIMITS.maxContent} characters`)
      .describe('Text of the review.'),
    petName: typedText('petName')
      .max(REVIEW_LIMITS.petName, `Pet name must be ${REVIEW_LIMITS.petName} characters or less`)
      .nullable()
      .optional()
      .describe('Name of the pet that came along.'),
    images: z
      .array(z.string().min(1).max(3_000_000))
      .max(REVIEW_LIMITS.images, `A review can have up to ${REVIEW_LIMITS.images} photos`)
      .optional()
      .describe('Paths of your uploads of kind `review_photo`, or data URLs.'),
    disclosure: z
      .enum(DISCLOSURES, {
        error: ({ input }) => (input === WORKS_THERE.value ? WORKS_THERE.refusal : undefined),
      })
      .nullable()
      .optional()
      .describe('How you came to visit.'),
    petsIndoors: welcome.describe(
      'Whether your pets were welcome inside. In a change, your earlier answer stays if this is absent; null withdraws it.',
    ),
    petsOnPatio: welcome.describe('The same for the patio.'),
  })
  .meta({ id: 'ReviewForm', description: 'A review of a business.' });

export type ReviewForm = z.infer<typeof ReviewForm>;

export const ResponseForm = z
  .strictObject({
    content: typedProse('content', TOO_SHORT_RESPONSE)
      .min(RESPONSE_LIMITS.min, TOO_SHORT_RESPONSE)
      .max(RESPONSE_LIMITS.max, `Response cannot exceed ${RESPONSE_LIMITS.max} characters`)
      .describe('Text of the response.'),
  })
  .meta({ id: 'ResponseForm', description: 'The owner’s response to a review.' });

export type ResponseForm = z.infer<typeof ResponseForm>;
