import { z } from 'zod';
import { MAX_ADMIN_TEXT } from '../../../domain/feedback/decision.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { BusinessCard } from '../business/business.js';
import { optional } from '../business/business-fields.js';
import { ListQuery } from '../shared/list.js';
import { typedProse } from '../shared/typed-text.js';

const id = z.int().min(1).max(MAX_ID);
const count = z.int().min(0);
const time = z.iso.datetime();

/** One of two businesses that may be the same, as an administrator compares them. */
export const ComparedBusiness = BusinessCard.pick({
  ...{ id: true, name: true, category: true, description: true, address: true, city: true, state: true },
  ...{ zipCode: true, phone: true, website: true, email: true, latitude: true, longitude: true, priceRange: true },
  ...{ petPerks: true, images: true, tier: true, ownerId: true, isVerified: true, avgRating: true, reviewCount: true },
})
  .extend({ savedCount: count.describe('So many members saved it.'), createdAt: time })
  .meta({ id: 'ComparedBusiness' });

export type ComparedBusiness = z.infer<typeof ComparedBusiness>;

/** Two businesses that may be the same. */
export const DuplicateCandidate = z
  .object({
    id,
    score: z.int().min(0).max(100).describe('How likely they are the same.'),
    reasons: z.array(z.string()).describe('What speaks for it and against it, in words, what weighs most first.'),
    businesses: z.array(ComparedBusiness).min(2).max(2).describe('The one that was listed first stands first.'),
    dismissedBy: z.string().nullable().describe('The administrator who said that they are not the same.'),
    dismissedAt: time.nullable(),
  })
  .meta({ id: 'DuplicateCandidate' });

export type DuplicateCandidate = z.infer<typeof DuplicateCandidate>;

const CANDIDATE_STATUSES = ['waiting', 'dismissed'] as const;

export const DuplicateQuery = ListQuery.extend({
  status: z
    .enum(['', ...CANDIDATE_STATUSES], { error: `status must be one of ${CANDIDATE_STATUSES.join(', ')}.` })
    .transform((status) => (status === 'dismissed' ? status : 'waiting'))
    .optional()
    .meta({ type: 'string', enum: [...CANDIDATE_STATUSES], description: 'Those that wait where nobody says.' }),
});

export type DuplicateQuery = z.infer<typeof DuplicateQuery>;

/** Why two businesses are one, or are not. */
export const DuplicateReason = optional(
  typedProse('Reason').max(MAX_ADMIN_TEXT, `A reason must be ${String(MAX_ADMIN_TEXT)} characters or less`),
).describe('Why, for those who read the audit log.');

/** Two businesses become one. */
export const MergeForm = z
  .strictObject({
    keepId: z.int('keepId must be the id of a business.').min(1, 'keepId must be the id of a business.').max(MAX_ID),
    mergedId: z
      .int('mergedId must be the id of a business.')
      .min(1, 'mergedId must be the id of a business.')
      .max(MAX_ID)
      .describe('It is shown nowhere any more, and its address leads to the kept one.'),
    reason: DuplicateReason,
  })
  .refine(({ keepId, mergedId }) => keepId !== mergedId, {
    error: 'Please choose two different businesses.',
    path: ['mergedId'],
  })
  .meta({ id: 'MergeForm' });

export type MergeForm = z.infer<typeof MergeForm>;

/** What is said with a decision about two businesses; nothing need be said. */
const why = z.strictObject({ reason: DuplicateReason }).prefault({});

export const DismissalForm = why.meta({ id: 'DuplicateDismissal' });

export type DismissalForm = z.infer<typeof DismissalForm>;

export const UndoForm = why.meta({ id: 'MergeUndoing' });

export type UndoForm = z.infer<typeof UndoForm>;

export const MadeMerge = z.object({ id }).meta({ id: 'MadeMerge' });

const MergedBusiness = BusinessCard.pick({
  ...{ id: true, name: true, category: true, address: true, city: true, state: true },
}).meta({ id: 'MergedBusiness' });

/** A merge of two businesses, and what became of it. */
export const Merge = z
  .object({
    id,
    kept: MergedBusiness,
    merged: MergedBusiness,
    mergedBy: z.string(),
    mergedAt: time,
    undoUntil: time,
    undoneBy: z.string().nullable(),
    undoneAt: time.nullable(),
    moved: z
      .object({
        reviews: count,
        olderReviews: count.describe('Kept, but not shown: their authors wrote a newer one.'),
        photos: count,
        claims: count,
        messages: count.describe('Reports and other messages about the merged one.'),
      })
      .describe('What came to the kept one.'),
    moves: z.array(z.enum(['undo'])).describe('What can be done with it now.'),
  })
  .meta({ id: 'Merge' });

export type Merge = z.infer<typeof Merge>;
