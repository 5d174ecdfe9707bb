import { z } from 'zod';
import { ACTIVITY_LEVELS, ENERGY_LEVEL, PET_LIMITS, PET_SIZES, PET_TYPES } from '../../../domain/pet/pet.js';
import { optional, optionalProse, optionalText, zipCode } from '../business/business-fields.js';
import { TakedownState } from '../moderation/content-state.js';
import { typedText } from '../shared/typed-text.js';
import { UserSummary } from '../shared/user-summary.js';

const { name, text, entries, entry } = PET_LIMITS;

/** Absent leaves the list unchanged; null empties it. */
const list = (label: string) =>
  z
    .array(typedText(label).max(entry, `${label}: an entry must be ${entry} characters or less`))
    .max(entries, `${label}: up to ${entries} entries`)
    .nullable()
    .transform((value) => value ?? [])
    .optional();

const AGE = `Age must be a whole number from 0 to ${PET_LIMITS.age}`;
const WEIGHT = `Weight must be a number from 0 to ${PET_LIMITS.weight}`;
const ENERGY = `Energy level must be a whole number from ${ENERGY_LEVEL.min} to ${ENERGY_LEVEL.max}`;

const flag = z.boolean().optional();

const fields = {
  petName: typedText('Pet name', 'Pet name is required')
    .min(1, 'Pet name is required')
    .max(name, `Pet name must be ${name} characters or less`)
    .describe('Name of the pet.'),
  petType: z.enum(PET_TYPES, 'Please choose a type of pet'),
  breed: optionalText('Breed', name).describe('Breed.'),
  age: z.int(AGE).min(0, AGE).max(PET_LIMITS.age, AGE).nullable().optional().describe('Age in whole years.'),
  petSize: z.enum(PET_SIZES, 'Please choose a size').nullable().optional().describe('Size. Defaults to `medium`.'),
  weight: z
    .number(WEIGHT)
    .min(0, WEIGHT)
    .max(PET_LIMITS.weight, WEIGHT)
    .nullable()
    .optional()
    .describe('Weight in pounds.'),
  petImageUrl: optional(z.string().max(3_000_000)).describe('Path of your upload of kind `pet_photo`, or a data URL.'),
  furColor: optionalText('Fur color', name).describe('Color of the fur.'),
  eyeColor: optionalText('Eye color', name).describe('Color of the eyes.'),
  specialMarkings: optionalProse('Special markings', text).describe('Marks by which the pet can be recognized.'),
  activityLevel: z
    .enum(ACTIVITY_LEVELS, 'Please choose an activity level')
    .nullable()
    .optional()
    .describe('Defaults to `moderate`.'),
  friendlyWithDogs: flag.describe('True if the pet gets along with dogs.'),
  friendlyWithCats: flag.describe('True if the pet gets along with cats.'),
  friendlyWithKids: flag.describe('True if the pet gets along with children.'),
  energyLevel: z
    .int(ENERGY)
    .min(ENERGY_LEVEL.min, ENERGY)
    .max(ENERGY_LEVEL.max, ENERGY)
    .nullable()
    .optional()
    .describe(`From ${ENERGY_LEVEL.min} (calm) to ${ENERGY_LEVEL.max} (lively).`),
  allergies: list('Allergies').describe('Only the owner sees it.'),
  medications: list('Medications').describe('Only the owner sees it.'),
  specialNeeds: optionalProse('Special needs', text).describe('Only the owner sees it.'),
  isSpayedNeutered: flag.describe('Only the owner sees it.'),
  microchipped: flag.describe('Only the owner sees it.'),
  favoriteToys: list('Favorite toys').describe('Favorite toys.'),
  favoriteActivities: list('Favorite activities').describe('Favorite activities.'),
  favoriteTreats: list('Favorite treats').describe('Favorite treats.'),
  dislikes: list('Dislikes').describe('Dislikes.'),
  funFacts: list('Fun facts').describe('Fun facts.'),
  bio: optionalProse('Bio', text).describe('About the pet.'),
  adoptionStory: optionalProse('Adoption story', text).describe('How the pet came to its family.'),
  isPublic: flag.describe('True if anyone with the address can see the profile. Defaults to true.'),
  showInCommunity: flag.describe('True if the community list shows a public profile. Defaults to true.'),
  allowMessages: flag.describe('True if other members may send messages, once messages launch. Defaults to true.'),
  location: optionalText('Location', name).describe('Where the pet lives, such as `Austin, TX`.'),
  homeZipCode: zipCode.describe('ZIP code: 5 or 9 digits. Only the owner sees it.'),
};

export const PetForm = z.strictObject(fields).meta({ id: 'PetForm', description: 'A new pet profile.' });

export type PetForm = z.infer<typeof PetForm>;

export const PetChange = z.strictObject(fields).partial().meta({
  id: 'PetChange',
  description: 'Changes to a pet profile. Absent fields stay unchanged, and null clears a field.',
});

export type PetChange = z.infer<typeof PetChange>;

const texts = z.array(z.string());
const words = z.string().nullable();

export const PublicPet = z
  .object({
    id: z.int().min(1),
    userId: z.uuid().describe('ID of the owner.'),
    petName: z.string().describe('Name of the pet.'),
    petType: z.enum(PET_TYPES),
    breed: words.describe('Breed.'),
    age: z.int().nullable().describe('Age in whole years.'),
    petSize: z.enum(PET_SIZES).nullable(),
    weight: z.number().nullable().describe('Weight in pounds.'),
    petImageUrl: words.describe('Path of the photo on this site.'),
    petDrawing: z.string().describe('Path of a drawing of the pet, for a profile without a photo.'),
    furColor: words.describe('Color of the fur.'),
    eyeColor: words.describe('Color of the eyes.'),
    specialMarkings: words.describe('Marks by which the pet can be recognized.'),
    activityLevel: z.enum(ACTIVITY_LEVELS).nullable(),
    friendlyWithDogs: z.boolean().describe('True if the pet gets along with dogs.'),
    friendlyWithCats: z.boolean().describe('True if the pet gets along with cats.'),
    friendlyWithKids: z.boolean().describe('True if the pet gets along with children.'),
    energyLevel: z.int().nullable().describe(`From ${ENERGY_LEVEL.min} (calm) to ${ENERGY_LEVEL.max} (lively).`),
    favoriteToys: texts.describe('Favorite toys.'),
    favoriteActivities: texts.describe('Favorite activities.'),
    favoriteTreats: texts.describe('Favorite treats.'),
    dislikes: texts.describe('Dislikes.'),
    funFacts: texts.describe('Fun facts.'),
    bio: words.describe('About the pet.'),
    adoptionStory: words.describe('How the pet came to its family.'),
    location: words.describe('Where the pet lives, such as `Austin, TX`.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    user: UserSummary,
  })
  .meta({ id: 'PublicPet', description: 'A pet’s public data.' });

export type PublicPet = z.infer<typeof PublicPet>;

export const OwnPet = PublicPet.extend({
  allergies: texts.describe('Allergies.'),
  medications: texts.describe('Medications.'),
  specialNeeds: words.describe('Special needs.'),
  isSpayedNeutered: z.boolean().describe('True if the pet is spayed or neutered.'),
  microchipped: z.boolean().describe('True if the pet has a microchip.'),
  homeZipCode: words.describe('ZIP code.'),
  isPublic: z.boolean().describe('True if anyone with the address can see the profile.'),
  showInCommunity: z.boolean().describe('True if the community list shows a public profile.'),
  allowMessages: z.boolean().describe('True if other members may send messages, once messages launch.'),
  state: TakedownState,
}).meta({ id: 'OwnPet', extends: 'PublicPet', description: 'A pet as its owner sees it.' });

export type OwnPet = z.infer<typeof OwnPet>;

/** A pet's profile with the fields that the viewer may see. */
export const ShownPet = z.union([OwnPet, PublicPet]);
