import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  withChange,
  extentOf,
  MAX_PIN_MILES,
  EMPTY_CONTENT,
  placeOnMap,
  requireWithinTier,
  REVIEWED_FIELDS,
  locationSourceAfter,
  splitChange,
  tidyContent,
  tierRefusal,
  type BusinessContent,
} from '../../../domain/business/content.js';
import { LISTING_TIERS, LISTING_TIER, countWords } from '../../../domain/business/listing-tier.js';
import { SUGGESTED_PERKS } from '../../../domain/business/perk.js';
import { tidyEntries } from '../../../domain/shared/tidy-entries.js';

const CAFE: BusinessContent = { ...EMPTY_CONTENT, name: 'The Quiet Paw', category: 'restaurants' };

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const photos = (count: number): string[] => Array.from({ length: count }, (_, i) => `/uploads/${String(i)}.webp`);

function refusalOf(run: () => unknown): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return (error as { errors: unknown[] }).errors[0];
  }
}

describe('the content of a business', () => {
  it.each(LISTING_TIERS)('the content of a business is limited by the %s tier, to the word and photo', (tier) => {
    const { descriptionWords, photos: most } = LISTING_TIER[tier];
    const content = { ...CAFE, description: words(descriptionWords), images: photos(most) };
    expect(refusalOf(() => requireWithinTier(content, tier))).toBeNull();
    expect(extentOf(CAFE)).toEqual({ words: 0, photos: 0 });
    const longer = { ...content, description: words(descriptionWords + 1) };
    expect(refusalOf(() => requireWithinTier(longer, tier))).toMatchObject({ path: 'description' });
    const more = { ...content, images: photos(most + 1) };
    expect(refusalOf(() => requireWithinTier(more, tier))).toMatchObject({ path: 'images' });
    expect(() => requireWithinTier(more, tier)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });

  const FREE_LIMIT =
    'Free listings are limited to 200 words and 3 images. Premium listings allow 500 words and 30 images.';
  const TOO_LONG = 'Description cannot exceed 500 words for premium listings';
  const TOO_MANY = 'Premium listings can have up to 30 images';

  it.each([
    ['free', [201, 0], [0, 0], 'description', FREE_LIMIT],
    ['free', [0, 4], [0, 0], 'images', FREE_LIMIT],
    ['free', [201, 4], [0, 0], 'description', FREE_LIMIT],
    ['free', [400, 8], [400, 8], null, null],
    ['free', [401, 8], [400, 8], 'description', FREE_LIMIT],
    ['free', [400, 9], [400, 8], 'images', FREE_LIMIT],
    ['free', [200, 3], [400, 8], null, null],
    ['premium', [500, 30], [0, 0], null, null],
    ['premium', [501, 31], [600, 32], 'description', TOO_LONG],
    ['free', [0, 31], [0, 32], 'images', TOO_MANY],
  ] as const)(
    'a %s business with %j words and photos, after %j, is refused for %s',
    (tier, now, before, field, message) => {
      const [extent, earlier] = [now, before].map(([count, pictures]) => ({ words: count, photos: pictures }));
      expect(tierRefusal(extent ?? { words: 0, photos: 0 }, tier, earlier)).toEqual(
        field === null ? null : { field, message },
      );
    },
  );

  it('business content is normalized: state codes, as many captions as photos, highlights among the perks', () => {
    const content = {
      ...CAFE,
      state: 'texas',
      images: photos(2),
      imageAlts: [' The yard ', 'The bar', 'No picture'],
      petPerks: ['Shade', 'shade ', 'Water'],
      highlightedPerks: ['SHADE', 'Fire'],
    };
    expect(tidyContent(content)).toMatchObject({
      state: 'TX',
      imageAlts: ['The yard', 'The bar'],
      petPerks: ['Shade', 'Water'],
      highlightedPerks: ['SHADE'],
    });
    expect(tidyContent({ ...CAFE, state: 'Bavaria', images: photos(1) })).toMatchObject({
      state: 'Bavaria',
      imageAlts: [''],
    });
  });

  it('business content changes where a value is sent, is cleared by null, and otherwise stays the same', () => {
    const before = { ...CAFE, phone: '555 0100', city: 'Austin' };
    expect(withChange(before, { phone: null, city: undefined })).toEqual({ ...before, phone: null });
  });
});

describe('a pin', () => {
  const austin = { latitude: 30.27, longitude: -97.74 };

  it("a pin is used if it is near its town; without a pin, the town's center is used", () => {
    const near = { latitude: 30.3, longitude: -97.8 };
    expect(placeOnMap(near, austin)).toEqual(near);
    expect(placeOnMap(null, austin)).toEqual(austin);
    expect(placeOnMap(near, null)).toEqual(near);
    expect(placeOnMap(null, null)).toBeNull();
  });

  it(`a pin is refused more than ${MAX_PIN_MILES} miles away from its town`, () => {
    // One degree of latitude is 69.1 miles.
    const north = (miles: number) => ({ ...austin, latitude: austin.latitude + miles / 69.1 });
    expect(placeOnMap(north(MAX_PIN_MILES - 0.1), austin)).not.toBeNull();
    const far = () => placeOnMap(north(MAX_PIN_MILES + 0.1), austin);
    expect(refusalOf(far)).toMatchObject({ path: 'latitude' });
    expect(far).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });
});

describe('a change of an approved business', () => {
  const text = fc.option(fc.string({ maxLength: 3 }), { nil: null });
  const content: fc.Arbitrary<BusinessContent> = fc
    .record({
      ...{ name: fc.constantFrom('A', 'B'), address: text, city: text, state: text, zipCode: text, website: text },
      ...{ description: text, phone: text, category: fc.constantFrom('hotels' as const, 'events' as const) },
      ...{ latitude: fc.constantFrom(1, 2), longitude: fc.constantFrom(3, 4) },
    })
    .map((said) => ({ ...CAFE, ...said }));

  it('a change of an approved business applies its name and address only after approval, and is then complete', () => {
    fc.assert(
      fc.property(content, content, (now, wanted) => {
        const { atOnce, waiting } = splitChange(now, wanted);
        for (const field of REVIEWED_FIELDS) expect(atOnce[field]).toEqual(now[field]);
        expect({ ...atOnce, ...waiting }).toEqual(wanted);
        expect(waiting === null).toBe(REVIEWED_FIELDS.every((field) => now[field] === wanted[field]));
      }),
    );
  });

  it('an address is stated after a change of one of its parts, and otherwise stays as it was', () => {
    expect(locationSourceAfter('pin', { city: 'Dallas' }, CAFE)).toBe('address');
    expect(locationSourceAfter('pin', { address: '1 Elm Street', phone: '1' }, CAFE)).toBe('address');
    expect(locationSourceAfter('pin', { phone: '1', city: CAFE.city }, CAFE)).toBe('pin');
    expect(locationSourceAfter('address', {}, CAFE)).toBe('address');
  });

  it('an approved business holds a kind together with a new category, and changes it immediately without one', () => {
    const before = { ...CAFE, category: 'restaurants', kind: 'cafe' } as const;
    expect(splitChange(before, { ...before, kind: 'bar' })).toEqual({
      atOnce: { ...before, kind: 'bar' },
      waiting: null,
    });
    const { atOnce, waiting } = splitChange(before, { ...before, category: 'hotels', kind: 'hotel' });
    expect([atOnce.kind, waiting]).toEqual(['cafe', { category: 'hotels', kind: 'hotel' }]);
  });

  it('an approved business holds a pin together with a new address, and moves it immediately without one', () => {
    const before = { ...CAFE, latitude: 1, longitude: 2, city: 'Austin' };
    expect(splitChange(before, { ...before, latitude: 3 }).atOnce.latitude).toBe(3);
    const moved = splitChange(before, { ...before, city: 'Dallas', latitude: 3 });
    expect([moved.atOnce.latitude, moved.waiting]).toEqual([1, { city: 'Dallas', latitude: 3, longitude: 2 }]);
    expect(splitChange(before, { ...before, name: 'The Loud Paw' }).waiting).toEqual({ name: 'The Loud Paw' });
  });
});

describe('perks', () => {
  it('perks include twelve suggestions, already normalized', () => {
    expect([SUGGESTED_PERKS.length, tidyEntries(SUGGESTED_PERKS)]).toEqual([12, [...SUGGESTED_PERKS]]);
  });

  it('perks are stored once each, ignoring case', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 4 })), (perks) => {
        const tidy = tidyEntries(perks);
        expect(tidyEntries(tidy)).toEqual(tidy);
        expect(new Set(tidy.map((perk) => perk.toLowerCase())).size).toBe(tidy.length);
      }),
    );
  });
});

describe('counting words', () => {
  it('the word count counts the words between whitespace', () => {
    expect(['', '   ', 'one', ' one two\nthree\u00a0four '].map(countWords)).toEqual([0, 0, 1, 4]);
  });
});
