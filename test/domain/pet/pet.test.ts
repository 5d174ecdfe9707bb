import { describe, expect, it } from '@jest/globals';
import { changedPet, NEW_PET, PET_LIMITS, requireRoomForPet } from '../../../domain/pet/pet.js';
import { tidyEntries } from '../../../domain/shared/tidy-entries.js';
import { isInCommunity, OWNER_ONLY_FIELDS, requirePetOwner } from '../../../domain/pet/pet-visibility.js';

const PIXEL = { ...NEW_PET, petName: 'Pixel', petType: 'cat' } as const;

describe('a pet', () => {
  it('defaults to medium size, moderately active, friendly, and public', () => {
    expect(NEW_PET).toMatchObject({
      ...{ petSize: 'medium', activityLevel: 'moderate', energyLevel: null },
      ...{ friendlyWithDogs: true, friendlyWithCats: true, friendlyWithKids: true },
      ...{ isSpayedNeutered: false, microchipped: false },
      ...{ isPublic: true, showInCommunity: true, allowMessages: true },
    });
  });

  it('keeps fields that a change leaves out, and loses those set to null', () => {
    const before = { ...PIXEL, breed: 'Siamese', location: 'Austin, TX' };
    expect(changedPet(before, { breed: null, age: 3, location: undefined })).toEqual({
      ...before,
      breed: null,
      age: 3,
    });
  });

  it('has unique, non-empty list entries in their first spelling', () => {
    expect(tidyEntries([' Ball ', 'ball', '', '  ', 'Squeaky   fox', 'BALL'])).toEqual(['Ball', 'Squeaky fox']);
    const changed = changedPet(PIXEL, { favoriteToys: ['Ball', 'ball'], allergies: [' '] });
    expect([changed.favoriteToys, changed.allergies]).toEqual([['Ball'], []]);
  });

  it('can be added until its member has the maximum number', () => {
    expect(() => requireRoomForPet(PET_LIMITS.pets - 1)).not.toThrow();
    expect(() => requireRoomForPet(PET_LIMITS.pets)).toThrow(expect.objectContaining({ code: 'TOO_MANY_PETS' }));
  });
});

describe('visibility of a pet', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('public %s, in the community %s: visible to the community %s', (isPublic, showInCommunity, expected) => {
    expect(isInCommunity({ isPublic, showInCommunity })).toBe(expected);
  });

  it('hides health, microchip, and ZIP code from everyone but its owner', () => {
    expect(OWNER_ONLY_FIELDS).toEqual(
      expect.arrayContaining([
        ...['allergies', 'medications', 'specialNeeds', 'isSpayedNeutered', 'microchipped', 'homeZipCode'],
      ]),
    );
  });

  it('allows changes by its owner only, and makes a hidden pet look unknown to others', () => {
    const pet = { userId: 'ada', isVisible: false };
    expect(requirePetOwner(pet, 'ada')).toBe(pet);
    const refusal = (isVisible: boolean | null) => () =>
      requirePetOwner(isVisible === null ? null : { ...pet, isVisible }, 'olive');
    expect(refusal(true)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    expect(refusal(false)).toThrow(expect.objectContaining({ code: 'PET_NOT_FOUND' }));
    expect(refusal(null)).toThrow(expect.objectContaining({ code: 'PET_NOT_FOUND' }));
  });
});
