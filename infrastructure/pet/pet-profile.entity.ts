import { defineEntity, p } from '@mikro-orm/core';
import { ACTIVITY_LEVELS, PET_SIZES, PET_TYPES } from '../../domain/pet/pet.js';
import { added, changed, contentState, identity, partOf, texts } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';

/** Returns the SQL condition for a public pet profile `pet`. Its member may still be paused. */
export const isPublicPet = (pet: string): string => `${pet}.is_public and ${pet}.state = 'shown'`;

export const PetProfileEntity = defineEntity({
  name: 'PetProfileRow',
  tableName: 'pet_profiles',
  properties: {
    id: identity(),
    userId: partOf(UserEntity),
    petName: p.text(),
    petType: p.enum(PET_TYPES),
    breed: p.text().nullable(),
    age: p.integer().nullable(),
    petSize: p.enum(PET_SIZES).nullable(),
    weight: p.double().$type<number>().nullable(),
    petImageUrl: p.text().nullable(),
    furColor: p.text().nullable(),
    eyeColor: p.text().nullable(),
    specialMarkings: p.text().nullable(),
    activityLevel: p.enum(ACTIVITY_LEVELS).nullable(),
    friendlyWithDogs: p.boolean().default(true),
    friendlyWithCats: p.boolean().default(true),
    friendlyWithKids: p.boolean().default(true),
    energyLevel: p.integer().nullable(),
    allergies: texts(),
    medications: texts(),
    specialNeeds: p.text().nullable(),
    isSpayedNeutered: p.boolean().default(false),
    microchipped: p.boolean().default(false),
    favoriteToys: texts(),
    favoriteActivities: texts(),
    favoriteTreats: texts(),
    dislikes: texts(),
    funFacts: texts(),
    bio: p.text().nullable(),
    adoptionStory: p.text().nullable(),
    isPublic: p.boolean().default(true),
    showInCommunity: p.boolean().default(true),
    allowMessages: p.boolean().default(true),
    location: p.text().nullable(),
    homeZipCode: p.text().nullable(),
    ...contentState(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  checks: [
    { name: 'pet_profiles_age_check', expression: 'age >= 0' },
    { name: 'pet_profiles_energy_level_check', expression: 'energy_level >= 1 and energy_level <= 10' },
  ],
  indexes: [
    { name: 'pet_profiles_user', properties: ['userId'] },
    {
      name: 'pet_profiles_community',
      columns: [
        { name: 'createdAt', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
      where: 'is_public and show_in_community',
    },
    { name: 'pet_profiles_removed', properties: ['stateSince'], where: `state = 'removed'` },
  ],
});
