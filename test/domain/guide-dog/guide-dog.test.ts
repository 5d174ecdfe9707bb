import { describe, expect, it } from '@jest/globals';
import { guideDogPetType, requireOwnGuideDog } from '../../../domain/guide-dog/guide-dog.js';
import { nextTier } from '../../../domain/guide-dog/tier.js';

describe('the next tier of a Guide Dog', () => {
  it.each([
    [0, { tier: 'silver', missing: 20 }],
    [19, { tier: 'silver', missing: 1 }],
    [20, { tier: 'gold', missing: 30 }],
    [49, { tier: 'gold', missing: 1 }],
    [50, { tier: 'platinum', missing: 50 }],
    [99, { tier: 'platinum', missing: 1 }],
    [100, null],
  ])('after %i reviews is returned with the reviews it requires', (reviews, expected) => {
    expect(nextTier(reviews)).toEqual(expected);
  });
});

describe('the kind of a Guide Dog', () => {
  it('the kind of a Guide Dog is that of its pet, and fish and reptiles count as other pets', () => {
    expect((['dog', 'cat', 'bird', 'rabbit', 'other'] as const).map(guideDogPetType)).toEqual([
      'dog',
      'cat',
      'bird',
      'rabbit',
      'other',
    ]);
    expect((['fish', 'reptile'] as const).map(guideDogPetType)).toEqual(['other', 'other']);
  });
});

describe('changing a Guide Dog', () => {
  const refusalOf = (...[guideDog, memberId]: Parameters<typeof requireOwnGuideDog>): unknown => {
    try {
      return requireOwnGuideDog(guideDog, memberId) === guideDog;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('is allowed only for its member; a hidden one of another member looks unknown', () => {
    expect(refusalOf({ userId: 'ada', isVisible: false }, 'ada')).toBe(true);
    expect(refusalOf({ userId: 'ada', isVisible: true }, 'olive')).toBe('FORBIDDEN');
    expect(refusalOf({ userId: 'ada', isVisible: false }, 'olive')).toBe('GUIDE_DOG_NOT_FOUND');
    expect(refusalOf(null, 'ada')).toBe('GUIDE_DOG_NOT_FOUND');
  });
});
