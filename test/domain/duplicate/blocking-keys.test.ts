import { describe, expect, it } from '@jest/globals';
import { blockingKeys } from '../../../domain/duplicate/blocking-keys.js';
import {
  LIKELY_DUPLICATE_SCORE,
  duplicateScore,
  type Recognisable,
} from '../../../domain/duplicate/duplicate-score.js';

const BARE: Recognisable = {
  ...{ name: 'Riverside Dog Bakery', address: null, city: 'Austin', state: 'TX', zipCode: null },
  ...{ phone: null, website: null, latitude: null, longitude: null },
  ...{ isMiddle: false, source: null },
};
const PIN = { latitude: 30.2672, longitude: -97.7431 };

const TWINS: readonly (readonly [string, Partial<Recognisable>, Partial<Recognisable>])[] = [
  ['the same name in a town, however it is written', {}, { name: 'The Riverside Dog Bakery, LLC', state: 'Texas' }],
  [
    'the same phone',
    { phone: '512 555 0100', ...PIN },
    { name: 'Riverside Bones', phone: '+1 (512) 555-0100', ...PIN },
  ],
  [
    'the same website',
    { website: 'https://bakery.example' },
    { name: 'Riverside Dog Bakers', website: 'www.bakery.example/a' },
  ],
  [
    'the same address',
    { address: '12 North Main St' },
    { name: 'Riverside Bakery for Dogs', address: '12 N. Main Street #4' },
  ],
  ['a similar name at the same location', PIN, { ...PIN, name: 'Riverside Dogs Bakery', city: null }],
  [
    'a similar name and website, one of them at the center of the town',
    { ...PIN, isMiddle: true, website: 'bakery.example' },
    { name: 'Riverside Dog Bakers', latitude: 30.4, longitude: -97.7, website: 'www.bakery.example' },
  ],
  ['a like name across the edge of a cell', { ...PIN, latitude: 30.2999 }, { ...PIN, latitude: 30.3003 }],
];

const share = (one: Recognisable, other: Recognisable): boolean => {
  const keys = blockingKeys(other);
  return blockingKeys(one).some((key) => keys.includes(key));
};

describe('blocking keys for duplicates', () => {
  it.each(TWINS)('blocking keys are shared by businesses with %s', (_, one, other) => {
    const [a, b] = [
      { ...BARE, ...one },
      { ...BARE, ...other },
    ];
    expect(duplicateScore(a, b).score).toBeGreaterThanOrEqual(LIKELY_DUPLICATE_SCORE);
    expect(share(a, b)).toBe(true);
  });

  it('blocking keys are the same for a business at the center of its town as for one without a location', () => {
    expect(blockingKeys({ ...BARE, ...PIN, isMiddle: true })).toEqual(blockingKeys(BARE));
  });

  it('blocking keys match almost all names with a one-character typo', () => {
    const names = [
      'Paws and Plates',
      'Muddy Paw Café',
      'Lakeside Veterinary Clinic',
      'Happy Tails Boarding',
      'Hotel Fido',
    ];
    const slips = names.flatMap((name) =>
      Array.from(name, (_, at) => [name, `${name.slice(0, at)}${name.slice(at + 1)}`] as const),
    );
    const found = slips.filter(([name, slip]) => share({ ...BARE, ...PIN, name }, { ...BARE, ...PIN, name: slip }));
    expect(found.length / slips.length).toBeGreaterThan(0.95);
  });

  // The keys are stored with each business, so a key made today must match one stored earlier.
  it.each<[string, Partial<Recognisable>, readonly number[]]>([
    ['phone, website, address, name in ZIP code and town, and five similar names in each', { zipCode: '78701', phone: '512 555 0100', website: 'bakery.example', address: '12 North Main St' },
      [-2011702725, 400937244, 15622284, 1240034368, 1371392832, 388390553, -63715223, -1450688340, 138344954, -542604951, -1968783529, -1298354263, -576091343, 293674417, -1639758785, 2125337455]],
    ['name in a town, and a similar name in two cells at the edge', { latitude: 30.2999, longitude: -97.7431 },
      [388390553, -823483912, 1692838074, 1951141927, -1500854504, 953753896, -462259035, 60041387, -1255144018, -1846198874, -265508715]],
    ['a similar name in its cell, without a town', { city: null, latitude: 30.25, longitude: -97.7431 }, [-823483912, 1692838074, 1951141927, -1500854504, 953753896]],
    ['phone only', { name: '', city: null, phone: '512 555 0100' }, [-2011702725]],
    ['nothing', { city: null }, []],
  ])('blocking keys are stable numbers: %s', (_, place, keys) => {
    expect(blockingKeys({ ...BARE, ...place })).toEqual(keys);
  }); // prettier-ignore

  it('blocking keys are few, and different for different businesses', () => {
    const full = {
      ...BARE,
      ...PIN,
      phone: '512 555 0100',
      website: 'a.example',
      address: '1 Main St',
      zipCode: '78701',
    };
    expect(blockingKeys(full).length).toBeLessThanOrEqual(11);
    expect(share(full, { ...BARE, name: 'Quiet Corner Books', city: 'Dallas', latitude: 32.7, longitude: -96.8 })).toBe(
      false,
    );
    expect(share({ ...BARE, ...PIN }, { ...BARE, ...PIN, name: 'Quiet Corner Books' })).toBe(false);
    for (const key of blockingKeys(full)) expect(key).toBe(key | 0);
  });
});
