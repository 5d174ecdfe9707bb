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

describe('the words for a pet', () => {
  it('name its kind, size and activity', () => {
    expect(Object.values(PET_TYPE_LABEL)).toEqual(['Dog', 'Cat', 'Bird', 'Rabbit', 'Fish', 'Reptile', 'Other']);
    expect(Object.values(PET_SIZE_LABEL)).toEqual(['Extra Small', 'Small', 'Medium', 'Large', 'Extra Large']);
    expect(Object.values(ACTIVITY_LEVEL_LABEL)).toEqual(['Low', 'Moderate', 'High', 'Very High']);
  });

  it('stand in none of its lists before somebody says something', () => {
    const { allergies, medications, favoriteToys, favoriteActivities, favoriteTreats, dislikes, funFacts } = NEW_PET;
    for (const list of [allergies, medications, favoriteToys, favoriteActivities, favoriteTreats, dislikes, funFacts]) {
      expect(list).toEqual([]);
    }
  });

  it('tell a member of 30 pets that there is no room for another', () => {
    expect(() => {
      requireRoomForPet(29);
    }).not.toThrow();
    expect(() => {
      requireRoomForPet(30);
    }).toThrow('You can have at most 30 pet profiles. Please delete one first.');
  });

  it.each([
    ['which is not there', null, NOT_FOUND],
    ['which is hidden', { userId: 'ada', isVisible: false }, NOT_FOUND],
    ['which is another’s', { userId: 'ada', isVisible: true }, 'You can edit and delete only your own pets.'],
  ])('tell who may not change a pet %s', (_, pet, message) => {
    expect(() => requirePetOwner(pet, 'olive')).toThrow(message);
  });
});
