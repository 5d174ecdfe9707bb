import { z } from 'zod';
import { MAX_ADMIN_TEXT } from '../../../domain/feedback/decision.js';
import { OWNER_CHOICES } from '../../../domain/duplicate/merge.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { BusinessCard } from '../business/business.js';
import { Policy } from '../policy/policy.js';
import { optional } from '../business/business-fields.js';
import { listWithStatus } from '../shared/list.js';
import { typedProse } from '../shared/typed-text.js';

const id = z.int().min(1).max(MAX_ID);
const count = z.int().min(0);
const time = z.iso.datetime();

export const ComparedBusiness = BusinessCard.pick({
  ...{ id: true, name: true, category: true, kind: true, description: true, address: true, city: true },
  ...{
    state: true,
    zipCode: true,
    phone: true,
    website: true,
    email: true,
    latitude: true,
    longitude: true,
    priceRange: true,
  },
  ...{
    petPerks: true,
    images: true,
    tier: true,
    ownerId: true,
    isVerified: true,
    avgRating: true,
    reviewCount: true,
  },
})
  .extend({
    policy: Policy.nullable().describe('Whether pets are welcome; null if nothing is known.'),
    openingHours: z.string().nullable().describe('Opening hours in the syntax of OpenStreetMap.'),
    savedCount: count.describe('Number of members who saved it.'),
    createdAt: time,
  })
  .meta({ id: 'ComparedBusiness', description: 'One of two possible duplicates, as an administrator compares them.' });

export type ComparedBusiness = z.infer<typeof ComparedBusiness>;

export const DuplicateCandidate = z
  .object({
    id,
    score: z.int().min(0).max(100).describe('How likely the businesses are the same: 100 is the most likely.'),
    reasons: z.array(z.string()).describe('Reasons for and against it, most important first.'),
    businesses: z.array(ComparedBusiness).min(2).max(2).describe('The two businesses, the older listing first.'),
    dismissedBy: z.string().nullable().describe('Name of the administrator who dismissed the pair; otherwise null.'),
    dismissedAt: time.nullable().describe('When the pair was dismissed.'),
  })
  .meta({ id: 'DuplicateCandidate', description: 'Two businesses that may be the same.' });

export type DuplicateCandidate = z.infer<typeof DuplicateCandidate>;

/** Filters for the list of possible duplicates. */
export const DuplicateQuery = listWithStatus(
  ['waiting', 'dismissed'],
  'waiting',
  'Status to list. Defaults to `waiting`.',
);

export type DuplicateQuery = z.infer<typeof DuplicateQuery>;

/** Why two businesses are the same, or are not. */
export const DuplicateReason = optional(
  typedProse('Reason').max(MAX_ADMIN_TEXT, `A reason must be ${String(MAX_ADMIN_TEXT)} characters or less`),
).describe('Reason for the audit log.');

const MergeChoice = z
  .enum(['kept', 'merged'], 'Choose kept or merged')
  .meta({ id: 'MergeChoice', description: 'One of the two businesses.' });

const CHOSEN = 'If absent, what everyone said about both is weighed.';

export const MergeForm = z
  .strictObject({
    keepId: z
      .int('keepId must be the ID of a business.')
      .min(1, 'keepId must be the ID of a business.')
      .max(MAX_ID)
      .describe('ID of the business that stays public.'),
    mergedId: z
      .int('mergedId must be the ID of a business.')
      .min(1, 'mergedId must be the ID of a business.')
      .max(MAX_ID)
      .describe('ID of the business that disappears. Its address redirects to the kept one.'),
    policy: MergeChoice.optional().describe(
      `Whose pet policy is right: you then state it for the kept business. ${CHOSEN}`,
    ),
    openingHours: MergeChoice.optional().describe(`The same for the opening hours. ${CHOSEN}`),
    owner: z
      .enum(OWNER_CHOICES, 'Choose none or merged')
      .optional()
      .describe(
        'Required if only the merged business has an owner. `merged` makes them the owner of the kept business, `none` leaves it without an owner.',
      ),
    reason: DuplicateReason,
  })
  .refine(({ keepId, mergedId }) => keepId !== mergedId, {
    error: 'Please choose two different businesses.',
    path: ['mergedId'],
  })
  .meta({ id: 'MergeForm', description: 'A merge of two businesses.' });

export type MergeForm = z.infer<typeof MergeForm>;

export type { OwnerChoice } from '../../../domain/duplicate/merge.js';

export const ReasonForm = z
  .strictObject({ reason: DuplicateReason })
  .prefault({})
  .meta({ id: 'ReasonForm', description: 'Why a duplicate is dismissed or a merge is undone.' });

export type ReasonForm = z.infer<typeof ReasonForm>;

export const NewMerge = z.object({ id }).meta({ id: 'NewMerge', description: 'A new merge.' });

const MergedBusiness = BusinessCard.pick({
  ...{ id: true, name: true, category: true, address: true, city: true, state: true },
}).meta({ id: 'MergedBusiness', description: 'A business that was part of a merge.' });

export const Merge = z
  .object({
    id,
    kept: MergedBusiness.describe('The business that stayed public.'),
    merged: MergedBusiness.describe('The business that disappeared.'),
    mergedBy: z.string().describe('Name of the administrator.'),
    mergedAt: time.describe('When the businesses were merged.'),
    undoUntil: time.describe('Deadline for undoing the merge.'),
    undoneBy: z.string().nullable().describe('Name of the administrator who undid the merge; otherwise null.'),
    undoneAt: time.nullable().describe('When the merge was undone.'),
    moved: z
      .object({
        reviews: count.describe('Reviews.'),
        olderReviews: count.describe('Reviews that are stored but not shown, because their authors wrote a newer one.'),
        photos: count.describe('Photos.'),
        claims: count.describe('Claims.'),
        messages: count.describe('Reports and other feedback about the merged business.'),
      })
      .describe('Numbers of records that moved to the kept business.'),
    moves: z.array(z.enum(['undo'])).describe('Actions that an administrator can take now.'),
  })
  .meta({ id: 'Merge', description: 'A merge of two businesses and its current state.' });

export type Merge = z.infer<typeof Merge>;
