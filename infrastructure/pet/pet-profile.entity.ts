import { defineEntity, p } from '@mikro-orm/core';

type PetType = 'dog' | 'cat' | 'bird' | 'rabbit' | 'fish' | 'reptile' | 'other';
type PetSize = 'extra_small' | 'small' | 'medium' | 'large' | 'extra_large';
type ActivityLevel = 'low' | 'moderate' | 'high' | 'very_high';

/** A member's pet. */
export const PetProfileEntity = defineEntity({
  name: 'PetProfileRow',
  tableName: 'pet_profiles',
  properties: {
    id: p.integer().primary().autoincrement(),
    userId: p.uuid(),
    petName: p.text(),
    petType: p.text().$type<PetType>(),
    breed: p.text().nullable(),
    age: p.integer().nullable(),
    petSize: p.text().$type<PetSize>().nullable(),
    weight: p.double().$type<number>().nullable(),
    petImageUrl: p.text().nullable(),
    furColor: p.text().nullable(),
    eyeColor: p.text().nullable(),
    specialMarkings: p.text().nullable(),
    activityLevel: p.text().$type<ActivityLevel>().nullable(),
    friendlyWithDogs: p.boolean().default(true),
    friendlyWithCats: p.boolean().default(true),
    friendlyWithKids: p.boolean().default(true),
    energyLevel: p.integer().nullable(),
    allergies: p.array().default([]),
    medications: p.array().default([]),
    specialNeeds: p.text().nullable(),
    isSpayedNeutered: p.boolean().default(false),
    microchipped: p.boolean().default(false),
    favoriteToys: p.array().default([]),
    favoriteActivities: p.array().default([]),
    favoriteTreats: p.array().default([]),
    dislikes: p.array().default([]),
    funFacts: p.array().default([]),
    bio: p.text().nullable(),
    adoptionStory: p.text().nullable(),
    isPublic: p.boolean().default(true),
    showInCommunity: p.boolean().default(true),
    allowMessages: p.boolean().default(true),
    location: p.text().nullable(),
    homeZipCode: p.text().nullable(),
    createdAt: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
    updatedAt: p
      .datetime(6)
      .columnType('timestamptz')
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});
