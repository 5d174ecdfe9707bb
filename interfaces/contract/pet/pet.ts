import { z } from 'zod';
import { ACTIVITY_LEVELS, ENERGY_LEVEL, PET_LIMITS, PET_SIZES, PET_TYPES } from '../../../domain/pet/pet.js';
import { optional, optionalProse, optionalText, zipCode } from '../business/business-fields.js';
import { NotShown } from '../moderation/content-state.js';
import { typedText } from '../shared/typed-text.js';

const { name, text, entries, entry } = PET_LIMITS;

/** Absent it stays, null empties it. */
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
    .max(name, `Pet name must be ${name} characters or less`),
  petType: z.enum(PET_TYPES, 'Please choose a type of pet'),
  breed: optionalText('Breed', name),
  age: z.int(AGE).min(0, AGE).max(PET_LIMITS.age, AGE).nullable().optional().describe('Whole years.'),
  petSize: z.enum(PET_SIZES, 'Please choose a size').nullable().optional().describe('medium where nothing is said.'),
  weight: z.number(WEIGHT).min(0, WEIGHT).max(PET_LIMITS.weight, WEIGHT).nullable().optional().describe('Pounds.'),
  petImageUrl: optional(z.string().max(3_000_000, 'Invalid input')).describe(
    'The address of an own upload of the kind pet_photo, or a data URL.',
  ),
  furColor: optionalText('Fur color', name),
  eyeColor: optionalText('Eye color', name),
  specialMarkings: optionalProse('Special markings', text),
  activityLevel: z
    .enum(ACTIVITY_LEVELS, 'Please choose an activity level')
    .nullable()
    .optional()
    .describe('moderate where nothing is said.'),
  friendlyWithDogs: flag,
  friendlyWithCats: flag,
  friendlyWithKids: flag,
  energyLevel: z.int(ENERGY).min(ENERGY_LEVEL.min, ENERGY).max(ENERGY_LEVEL.max, ENERGY).nullable().optional(),
  allergies: list('Allergies'),
  medications: list('Medications'),
  specialNeeds: optionalProse('Special needs', text),
  isSpayedNeutered: flag,
  microchipped: flag,
  favoriteToys: list('Favorite toys'),
  favoriteActivities: list('Favorite activities'),
  favoriteTreats: list('Favorite treats'),
  dislikes: list('Dislikes'),
  funFacts: list('Fun facts'),
  bio: optionalProse('Bio', text),
  adoptionStory: optionalProse('Adoption story', text),
  isPublic: flag.describe('Whether everybody may open the profile by its address; true where nothing is said.'),
  showInCommunity: flag.describe('Whether the community’s list names it, if it is public; true where nothing is said.'),
  allowMessages: flag.describe('Kept as the owner’s choice; true where nothing is said.'),
  location: optionalText('Location', name),
  homeZipCode: zipCode,
};

/** A new pet: name and kind at least. */
export const PetForm = z.strictObject(fields).meta({ id: 'PetForm' });

export type PetForm = z.infer<typeof PetForm>;

/** What an owner changes: an absent key stays as it is, null clears. */
export const PetChange = z.strictObject(fields).partial().meta({ id: 'PetChange' });

export type PetChange = z.infer<typeof PetChange>;

const texts = z.array(z.string());
const words = z.string().nullable();

/** What everybody may know of a pet. */
export const PublicPet = z
  .object({
    id: z.int().min(1),
    userId: z.uuid(),
    petName: z.string(),
    petType: z.enum(PET_TYPES),
    breed: words,
    age: z.int().nullable(),
    petSize: z.enum(PET_SIZES).nullable(),
    weight: z.number().nullable(),
    petImageUrl: words,
    furColor: words,
    eyeColor: words,
    specialMarkings: words,
    activityLevel: z.enum(ACTIVITY_LEVELS).nullable(),
    friendlyWithDogs: z.boolean(),
    friendlyWithCats: z.boolean(),
    friendlyWithKids: z.boolean(),
    energyLevel: z.int().nullable(),
    favoriteToys: texts,
    favoriteActivities: texts,
    favoriteTreats: texts,
    dislikes: texts,
    funFacts: texts,
    bio: words,
    adoptionStory: words,
    location: words,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    user: z.object({ firstName: z.string().nullable(), profileImageUrl: z.string().nullable() }),
  })
  .meta({ id: 'PublicPet' });

export type PublicPet = z.infer<typeof PublicPet>;

/** A pet as its owner sees it: with what concerns its health, its chip and its home, and who may see it. */
export const OwnPet = PublicPet.extend({
  allergies: texts,
  medications: texts,
  specialNeeds: words,
  isSpayedNeutered: z.boolean(),
  microchipped: z.boolean(),
  homeZipCode: words,
  isPublic: z.boolean(),
  showInCommunity: z.boolean(),
  allowMessages: z.boolean(),
  state: NotShown,
}).meta({ id: 'OwnPet' });

export type OwnPet = z.infer<typeof OwnPet>;

/** The profile of a pet, as whoever asks may see it. */
export const ShownPet = z.union([OwnPet, PublicPet]);
