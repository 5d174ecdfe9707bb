import { z } from 'zod';
import { GUIDE_DOG_LIMITS, GUIDE_DOG_PET_TYPES } from '../../../domain/guide-dog/guide-dog.js';
import { GUIDE_DOG_TIERS } from '../../../domain/guide-dog/tier.js';
import { optional, optionalProse } from '../business/business-fields.js';
import { TakedownState } from '../moderation/content-state.js';
import { typedText } from '../shared/typed-text.js';
import { UserSummary } from '../shared/user-summary.js';

const { name, bio } = GUIDE_DOG_LIMITS;

const PET = 'Please choose one of your own pet profiles.';

const fields = {
  petName: typedText('Pet name', 'Pet name is required')
    .min(1, 'Pet name is required')
    .max(name, `Pet name must be ${name} characters or less`)
    .describe('Name of the pet.'),
  petType: z.enum(GUIDE_DOG_PET_TYPES, 'Please choose a type of pet'),
  location: typedText('Location', 'Location is required')
    .min(1, 'Location is required')
    .max(name, `Location must be ${name} characters or less`)
    .describe('Where the Guide Dog lives, such as `Austin, TX`.'),
  bio: optionalProse('Bio', bio).describe('About the Guide Dog.'),
  petImageUrl: optional(z.string().max(3_000_000)).describe('Path of your upload of kind `pet_photo`, or a data URL.'),
  petProfileId: z
    .int(PET)
    .min(1, PET)
    .max(Number.MAX_SAFE_INTEGER, PET)
    .nullable()
    .optional()
    .describe('ID of one of your pets, whose photo is shown.'),
};

export const GuideDogForm = z
  .strictObject(fields)
  .meta({ id: 'GuideDogForm', description: 'A new Guide Dog profile.' });

export type GuideDogForm = z.infer<typeof GuideDogForm>;

export const GuideDogChange = z.strictObject(fields).partial().meta({
  id: 'GuideDogChange',
  description: 'Changes to a Guide Dog profile. Absent fields stay unchanged, and null clears a field.',
});

export type GuideDogChange = z.infer<typeof GuideDogChange>;

export const GuideDog = z
  .object({
    id: z.int().min(1),
    userId: z.uuid().describe('ID of the member.'),
    petName: z.string().describe('Name of the pet.'),
    petType: z.enum(GUIDE_DOG_PET_TYPES),
    petImageUrl: z.string().nullable().describe('Path of the photo on this site.'),
    petDrawing: z.string().describe('Path of a drawing of the pet, for a profile without a photo.'),
    petProfileId: z.int().min(1).nullable().describe('ID of the pet whose photo is shown.'),
    bio: z.string().nullable().describe('About the Guide Dog.'),
    location: z.string().nullable().describe('Where the Guide Dog lives, such as `Austin, TX`.'),
    status: z.enum(GUIDE_DOG_TIERS).describe('Tier, by the number of published reviews.'),
    reviewCount: z.int().min(0).describe('Number of the member’s published reviews.'),
    joinedDate: z.iso.datetime().describe('When the member became a Guide Dog.'),
    user: UserSummary,
    state: TakedownState,
  })
  .meta({ id: 'GuideDog', description: 'A Guide Dog: a member whose reviews help others, represented by their pet.' });

export type GuideDog = z.infer<typeof GuideDog>;
