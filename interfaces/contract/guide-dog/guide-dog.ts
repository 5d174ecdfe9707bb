import { z } from 'zod';
import { GUIDE_DOG_LIMITS, GUIDE_DOG_PET_TYPES } from '../../../domain/guide-dog/guide-dog.js';
import { GUIDE_DOG_TIERS } from '../../../domain/guide-dog/tier.js';
import { optional, optionalProse } from '../business/business-fields.js';
import { NotShown } from '../moderation/content-state.js';
import { typedText } from '../shared/typed-text.js';

const { name, bio } = GUIDE_DOG_LIMITS;

const PET = 'Please choose one of your own pet profiles.';

const fields = {
  petName: typedText('Pet name', 'Pet name is required')
    .min(1, 'Pet name is required')
    .max(name, `Pet name must be ${name} characters or less`),
  petType: z.enum(GUIDE_DOG_PET_TYPES, 'Please choose a type of pet'),
  location: typedText('Location', 'Location is required')
    .min(1, 'Location is required')
    .max(name, `Location must be ${name} characters or less`),
  bio: optionalProse('Bio', bio),
  petImageUrl: optional(z.string().max(3_000_000, 'Invalid input')).describe(
    'The address of an own upload of the kind pet_photo, or a data URL.',
  ),
  petProfileId: z
    .int(PET)
    .min(1, PET)
    .max(Number.MAX_SAFE_INTEGER, PET)
    .nullable()
    .optional()
    .describe('An own pet, whose picture is shown.'),
};

/** A new Guide Dog: name, kind and place at least. */
export const GuideDogForm = z.strictObject(fields).meta({ id: 'GuideDogForm' });

export type GuideDogForm = z.infer<typeof GuideDogForm>;

/** What a member changes: an absent key stays as it is, null clears. */
export const GuideDogChange = z.strictObject(fields).partial().meta({ id: 'GuideDogChange' });

export type GuideDogChange = z.infer<typeof GuideDogChange>;

/** A Guide Dog: a member whose reviews help others, shown by their pet. */
export const GuideDog = z
  .object({
    id: z.int().min(1),
    userId: z.uuid(),
    petName: z.string(),
    petType: z.enum(GUIDE_DOG_PET_TYPES),
    petImageUrl: z.string().nullable(),
    petProfileId: z.int().min(1).nullable(),
    bio: z.string().nullable(),
    location: z.string().nullable(),
    status: z.enum(GUIDE_DOG_TIERS),
    reviewCount: z.int().min(0),
    joinedDate: z.iso.datetime(),
    user: z.object({ firstName: z.string().nullable(), profileImageUrl: z.string().nullable() }),
    state: NotShown,
  })
  .meta({ id: 'GuideDog' });

export type GuideDog = z.infer<typeof GuideDog>;
