import { describe, expect, it } from '@jest/globals';
import { CATEGORY_LABEL, categoryOfFilter } from '../../../domain/business/category.js';
import { EMPTY_CONTENT, pinRefusal, tierRefusal } from '../../../domain/business/content.js';
import { plainName } from '../../../domain/business/plain-name.js';
import { PRICE_RANGE_LABEL } from '../../../domain/business/price-range.js';

describe('business words', () => {
  it('each category and price range has a label', () => {
    expect(CATEGORY_LABEL).toEqual({
      restaurants: 'Restaurants',
      hotels: 'Hotels & Travel',
      events: 'Events & Activities',
      services: 'Services',
      homes: 'Homes & Real Estate',
    });
    expect(PRICE_RANGE_LABEL).toEqual({
      $: 'Budget Friendly',
      $$: 'Moderate',
      $$$: 'Expensive',
      $$$$: 'Very Expensive',
    });
  });

  it.each([
    ['hotels', 'hotels'],
    [' Hotels ', 'hotels'],
    ['', null],
    [' ', null],
    ['ALL', null],
    ['All Categories', null],
    ['zoos', undefined],
    ['hotel', undefined],
  ])('maps %j in a filter to the category %s', (typed, category) => {
    expect(categoryOfFilter(typed)).toBe(category);
  });

  it.each(['The Paw', 'A Paw', 'An Paw', 'And Paw', 'Of Paw', 'At Paw', 'Paw Inc.', 'Paw LLC', 'Paw Ltd', 'Paw Co', 'Paw Corp'])(
    'removes words without meaning from a business name: %s',
    (name) => {
      expect(plainName(name)).toBe('paw');
    },
  ); // prettier-ignore
});

describe('the error for content beyond the limits', () => {
  const FREE = 'Free listings are limited to 200 words and 3 images. Premium listings allow 500 words and 30 images.';
  it.each([
    ['premium', 501, 0, 'description', 'Description cannot exceed 500 words for premium listings'],
    ['premium', 0, 31, 'images', 'Premium listings can have up to 30 images'],
    ['free', 201, 0, 'description', FREE],
    ['free', 0, 4, 'images', FREE],
  ] as const)(
    'returns the limit error for a %s business with %d words and %d photos',
    (tier, words, photos, field, message) => {
      expect(tierRefusal({ words, photos }, tier)).toEqual({ field, message });
    },
  );

  it('returns an error for a pin far from its town', () => {
    const middle = { latitude: 30, longitude: -97 };
    expect(pinRefusal({ latitude: 30.43, longitude: -97 }, middle)).toBeNull();
    expect(pinRefusal({ latitude: 30.44, longitude: -97 }, middle)).toBe(
      'The pin is more than 30 miles from the ZIP code or town. Please move it, or correct the address.',
    );
  });

  it('empty content has empty lists, so it never exceeds a limit', () => {
    const { petPerks, highlightedPerks, images, imageAlts } = EMPTY_CONTENT;
    expect([petPerks, highlightedPerks, images, imageAlts]).toEqual([[], [], [], []]);
  });
});
