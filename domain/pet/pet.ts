import { refuse } from '../shared/domain-error.js';
import { tidyEntries } from '../shared/tidy-entries.js';

export const PET_TYPES = ['dog', 'cat', 'bird', 'rabbit', 'fish', 'reptile', 'other'] as const;

export type PetType = (typeof PET_TYPES)[number];

export const PET_TYPE_LABEL: Readonly<Record<PetType, string>> = {
  dog: 'Dog',
  cat: 'Cat',
  bird: 'Bird',
  rabbit: 'Rabbit',
  fish: 'Fish',
  reptile: 'Reptile',
  other: 'Other',
};

/** Smallest first. */
export const PET_SIZES = ['extra_small', 'small', 'medium', 'large', 'extra_large'] as const;

export type PetSize = (typeof PET_SIZES)[number];

export const PET_SIZE_LABEL: Readonly<Record<PetSize, string>> = {
  extra_small: 'Extra Small',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  extra_large: 'Extra Large',
};

/** Calmest first. */
export const ACTIVITY_LEVELS = ['low', 'moderate', 'high', 'very_high'] as const;

export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

export const ACTIVITY_LEVEL_LABEL: Readonly<Record<ActivityLevel, string>> = {
  low: 'Low',
  moderate: 'Moderate',
  high: 'High',
  very_high: 'Very High',
};

/** Fields with lists of short texts. */
export const PET_LISTS = [
  'allergies',
  'medications',
  'favoriteToys',
  'favoriteActivities',
  'favoriteTreats',
  'dislikes',
  'funFacts',
] as const;

export type PetList = (typeof PET_LISTS)[number];

/** A pet profile as stored: trimmed, null if empty. */
export interface PetContent extends Readonly<Record<PetList, readonly string[]>> {
  readonly petName: string;
  readonly petType: PetType;
  readonly breed: string | null;
  /** Whole years. */
  readonly age: number | null;
  readonly petSize: PetSize | null;
  /** Pounds. */
  readonly weight: number | null;
  /** Address of an upload. */
  readonly petImageUrl: string | null;
  readonly furColor: string | null;
  readonly eyeColor: string | null;
  readonly specialMarkings: string | null;
  readonly activityLevel: ActivityLevel | null;
  readonly friendlyWithDogs: boolean;
  readonly friendlyWithCats: boolean;
  readonly friendlyWithKids: boolean;
  /** 1 (calm) to 10. */
  readonly energyLevel: number | null;
  readonly specialNeeds: string | null;
  readonly isSpayedNeutered: boolean;
  readonly microchipped: boolean;
  readonly bio: string | null;
  readonly adoptionStory: string | null;
  /** Whether anyone can see the profile. */
  readonly isPublic: boolean;
  /** Whether the community list shows it. Requires `isPublic`. */
  readonly showInCommunity: boolean;
  readonly allowMessages: boolean;
  readonly location: string | null;
  readonly homeZipCode: string | null;
}

/** Defaults for a pet with only a name and kind. */
export const NEW_PET: Omit<PetContent, 'petName' | 'petType'> = {
  breed: null,
  age: null,
  petSize: 'medium',
  weight: null,
  petImageUrl: null,
  furColor: null,
  eyeColor: null,
  specialMarkings: null,
  activityLevel: 'moderate',
  friendlyWithDogs: true,
  friendlyWithCats: true,
  friendlyWithKids: true,
  energyLevel: null,
  allergies: [],
  medications: [],
  specialNeeds: null,
  isSpayedNeutered: false,
  microchipped: false,
  favoriteToys: [],
  favoriteActivities: [],
  favoriteTreats: [],
  dislikes: [],
  funFacts: [],
  bio: null,
  adoptionStory: null,
  isPublic: true,
  showInCommunity: true,
  allowMessages: true,
  location: null,
  homeZipCode: null,
};

/**
 * Product decision: characters of names and texts, list entries and their characters, years, pounds, and pets per
 * member.
 */
export const PET_LIMITS = {
  name: 100,
  text: 2000,
  entries: 20,
  entry: 100,
  age: 200,
  weight: 5000,
  pets: 30,
} as const;

/** Lowest (calm) and highest energy level. */
export const ENERGY_LEVEL = { min: 1, max: 10 } as const;

/** New values of some fields. An absent field stays unchanged; null clears it. */
export type PetChange = { readonly [Field in keyof PetContent]?: PetContent[Field] | undefined };

/** Returns the content after a change, as stored. */
export function changedPet<T extends PetContent>(content: T, change: PetChange): T {
  const changed = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const wanted = { ...content, ...changed };
  const lists = PET_LISTS.map((list) => [list, tidyEntries(wanted[list])] as const);
  return { ...wanted, ...Object.fromEntries(lists) };
}

/** Throws TOO_MANY_PETS if the member already has the maximum number of pets. */
export function requireRoomForPet(count: number): void {
  if (count < PET_LIMITS.pets) return;
  refuse('TOO_MANY_PETS', `You can have at most ${PET_LIMITS.pets} pet profiles. Please delete one first.`);
}
