import { describe, expect, it } from '@jest/globals';
import {
  ACTIVITY_LEVEL_LABEL,
  NEW_PET,
  PET_SIZE_LABEL,
  PET_TYPE_LABEL,
  requireRoomForPet,
} from '../../../domain/pet/pet.js';
import { requirePetOwner } from '../../../domain/pet/pet-visibility.js';

const NOT_FOUND = 'Pet profile not found';

describe('texts about pets', () => {
  it('name each type, size, and activity level', () => {
    expect(Object.values(PET_TYPE_LABEL)).toEqual(['Dog', 'Cat', 'Bird', 'Rabbit', 'Fish', 'Reptile', 'Other']);
    expect(Object.values(PET_SIZE_LABEL)).toEqual(['Extra Small', 'Small', 'Medium', 'Large', 'Extra Large']);
    expect(Object.values(ACTIVITY_LEVEL_LABEL)).toEqual(['Low', 'Moderate', 'High', 'Very High']);
  });

  it('leave the lists of a new pet empty', () => {
    const { allergies, medications, favoriteToys, favoriteActivities, favoriteTreats, dislikes, funFacts } = NEW_PET;
    for (const list of [allergies, medications, favoriteToys, favoriteActivities, favoriteTreats, dislikes, funFacts]) {
      expect(list).toEqual([]);
    }
  });

  it("say that a member with 30 pets can't add another", () => {
    expect(() => {
      requireRoomForPet(29);
    }).not.toThrow();
    expect(() => {
      requireRoomForPet(30);
    }).toThrow('You can have at most 30 pet profiles. Please delete one first.');
  });

  it.each([
    ['that does not exist', null, NOT_FOUND],
    ['that is hidden', { userId: 'ada', isVisible: false }, NOT_FOUND],
    ['of another member', { userId: 'ada', isVisible: true }, 'You can edit and delete only your own pets.'],
  ])('refuse a change to a pet %s', (_, pet, message) => {
    expect(() => requirePetOwner(pet, 'olive')).toThrow(message);
  });
});
