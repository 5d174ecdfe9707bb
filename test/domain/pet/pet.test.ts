import { describe, expect, it } from '@jest/globals';
import { changedPet, NEW_PET, PET_LIMITS, requireRoomForPet, tidyEntries } from '../../../domain/pet/pet.js';
import { isInCommunity, OWNER_ONLY_FIELDS, requirePetOwner } from '../../../domain/pet/pet-visibility.js';

const PIXEL = { ...NEW_PET, petName: 'Pixel', petType: 'cat' } as const;

describe('a pet', () => {
  it('is of medium size and moderately active, friendly, and shown to everybody, unless something else is said', () => {
    expect(NEW_PET).toMatchObject({
      ...{ petSize: 'medium', activityLevel: 'moderate', energyLevel: null },
      ...{ friendlyWithDogs: true, friendlyWithCats: true, friendlyWithKids: true },
      ...{ isSpayedNeutered: false, microchipped: false },
      ...{ isPublic: true, showInCommunity: true, allowMessages: true },
    });
  });

  it('keeps what a change does not name, and loses what it sets to null', () => {
    const before = { ...PIXEL, breed: 'Siamese', location: 'Austin, TX' };
    expect(changedPet(before, { breed: null, age: 3, location: undefined })).toEqual({
      ...before,
      breed: null,
      age: 3,
    });
  });

  it('has the entries of its lists once each, without empty ones, as they were first written', () => {
    expect(tidyEntries([' Ball ', 'ball', '', '  ', 'Squeaky   fox', 'BALL'])).toEqual(['Ball', 'Squeaky fox']);
    const changed = changedPet(PIXEL, { favoriteToys: ['Ball', 'ball'], allergies: [' '] });
    expect([changed.favoriteToys, changed.allergies]).toEqual([['Ball'], []]);
  });

  it('finds room until its member has as many as one may have', () => {
    expect(() => requireRoomForPet(PET_LIMITS.pets - 1)).not.toThrow();
    expect(() => requireRoomForPet(PET_LIMITS.pets)).toThrow(expect.objectContaining({ code: 'TOO_MANY_PETS' }));
  });
});

describe('who sees a pet', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('public %s and shown in the community %s: the community sees it %s', (isPublic, showInCommunity, expected) => {
    expect(isInCommunity({ isPublic, showInCommunity })).toBe(expected);
  });

  it('keeps health, microchip and ZIP code with its owner', () => {
    expect(OWNER_ONLY_FIELDS).toEqual(
      expect.arrayContaining([
        ...['allergies', 'medications', 'specialNeeds', 'isSpayedNeutered', 'microchipped', 'homeZipCode'],
      ]),
    );
  });

  it('is changed by its owner alone, and is unknown to whom it is not shown', () => {
    const pet = { userId: 'ada', isVisible: false };
    expect(requirePetOwner(pet, 'ada')).toBe(pet);
    const refusal = (isVisible: boolean | null) => () =>
      requirePetOwner(isVisible === null ? null : { ...pet, isVisible }, 'olive');
    expect(refusal(true)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    expect(refusal(false)).toThrow(expect.objectContaining({ code: 'PET_NOT_FOUND' }));
    expect(refusal(null)).toThrow(expect.objectContaining({ code: 'PET_NOT_FOUND' }));
  });
});
