import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  LIKELY_DUPLICATE_SCORE,
  duplicateScore,
  isSamePlace,
  ownHost,
  phoneDigits,
  type Recognisable,
} from '../../../domain/duplicate/duplicate-score.js';
import { trigramSimilarity, plainName } from '../../../domain/business/plain-name.js';

const CAFE: Recognisable = {
  name: 'The Wagging Tail Café',
  address: '12 North Main Street, Suite 4',
  city: 'St. Paul',
  state: 'MN',
  zipCode: '55101',
  phone: '(651) 555-0142',
  website: 'https://www.waggingtail.example/menu',
  latitude: 44.95,
  longitude: -93.09,
  isMiddle: false,
  source: null,
};
const BARE: Recognisable = {
  ...CAFE,
  address: null,
  zipCode: null,
  phone: null,
  website: null,
  latitude: null,
  longitude: null,
};
const changed = (difference: Partial<Recognisable>, of = CAFE): Recognisable => ({ ...of, ...difference });

const MIDDLE = { latitude: 44.95, longitude: -93.09, isMiddle: true };

const TWINS: readonly [string, Recognisable, Recognisable, readonly string[]][] = [
  [
    'everything is the same, in other spellings',
    CAFE,
    changed({
      name: 'Wagging Tail Cafe LLC',
      address: '12 N Main St',
      city: 'Saint Paul',
      state: 'Minnesota',
      zipCode: '55101-1234',
      phone: '+1 651 555 0142',
      website: 'http://waggingtail.example',
    }),
    ['Same name', 'Same phone number', 'Same address', 'Same location', 'Same website'],
  ],
  [
    'name and town are the same and nothing more is known',
    BARE,
    changed({ city: 'Saint Paul' }, BARE),
    ['Same name', 'Same ZIP code or town'],
  ],
  [
    'it was renamed, but is where it was and has its phone',
    CAFE,
    changed({ name: 'Paws & Plates', website: null }),
    ['Same phone number', 'Same address', 'Same location', 'Different names'],
  ],
  [
    'names are alike, a few steps apart',
    changed({ address: null }),
    changed({ name: 'Wagging Tails Cafe', address: null, phone: null, website: null, latitude: 44.9503 }),
    ['Names are 85% alike', '36 yards apart'],
  ],
  [
    'one source lists both by one address in one town',
    changed({ ...MIDDLE, source: 'list', phone: null, website: null }),
    changed({ ...MIDDLE, source: 'list', phone: null, website: null }),
    ['Same name', 'Same address', 'Same ZIP code or town', 'Two entries from the same source'],
  ],
  [
    'one source drew it twice, a step apart',
    changed({ source: 'osm' }),
    changed({ source: 'osm', address: null, phone: null, website: null, latitude: 44.9502 }),
    ['Same name', '24 yards apart'],
  ],
  [
    'one source names the town, and another one the spot there',
    changed({ ...MIDDLE, source: 'list' }, BARE),
    changed({ latitude: 45.2, longitude: -93.3, source: 'osm' }, BARE),
    ['Same name', 'Same ZIP code or town'],
  ],
];

/** Two rows of the same list, which has only towns and no exact locations. */
const ROW: Recognisable = { ...BARE, ...MIDDLE, source: 'list' };

const OTHERS: readonly [string, Recognisable, Recognisable, readonly string[]][] = [
  ['a chain has another shop in another town', CAFE, changed({ city: 'Duluth', zipCode: '55802', address: '7 Lake Ave', phone: '218-555-0199', latitude: 46.78, longitude: -92.1 }),
    ['Same name', 'Same website', 'Different phone numbers', 'Different addresses', '135 miles apart']],
  ['a chain has another shop in the town', CAFE, changed({ address: '900 Grand Avenue', phone: '651-555-0777', latitude: 44.94, longitude: -93.14 }),
    ['Same name', 'Same website', 'Different phone numbers', 'Different addresses', '2.5 miles apart']],
  ['two neighbors share a mall', CAFE, changed({ name: 'Riverside Books', phone: '651-555-0001', website: null }), ['Same address', 'Same location', 'Different phone numbers', 'Different names']],
  ['two shops of a chain in one town, without further details', changed({ website: 'https://chain.example' }, ROW), changed({ website: 'https://chain.example' }, ROW),
    ['Same name', 'Same website', 'Same ZIP code or town', 'Two entries from the same source']],
  ['names are alike in the middle of a town', changed(MIDDLE, BARE), changed({ ...MIDDLE, name: 'Wagging Tails Cafe' }, BARE),
    ['Names are 85% alike', 'Same ZIP code or town']],
  ['a chain has shops in two towns, each in the middle', changed(MIDDLE, BARE), changed({ ...MIDDLE, city: 'Duluth', latitude: 46.78, longitude: -92.1 }, BARE),
    ['Same name', '135 miles apart']],
  ['both have a page at Facebook', changed({ website: 'https://facebook.com/wagging' }, BARE), changed({ name: 'Riverside Books', website: 'https://www.facebook.com/books' }, BARE), ['Same ZIP code or town', 'Different names']],
]; // prettier-ignore

describe('the duplicate score', () => {
  it.each(TWINS)('is high if %s', (_, one, other, reasons) => {
    const { score, reasons: told } = duplicateScore(one, other);
    expect(told).toEqual(reasons);
    expect(score).toBeGreaterThanOrEqual(LIKELY_DUPLICATE_SCORE);
  });

  it.each(OTHERS)('is low if %s', (_, one, other, reasons) => {
    const { score, reasons: told } = duplicateScore(one, other);
    expect(told).toEqual(reasons);
    expect(score).toBeLessThan(LIKELY_DUPLICATE_SCORE);
  });

  it('is between 0 and 100, symmetric, and has reasons unless it is 0', () => {
    const maybe = <T>(...values: T[]) => fc.constantFrom(null, ...values);
    const listing = fc.record<Recognisable>({
      name: fc.constantFrom('Dog House', 'The Dog House', 'Doghouse Inn', '!', ''),
      address: maybe('1 Main St', '1 Main Street', '2 Main St', '?'),
      city: maybe('Austin', 'austin', 'Dallas', ''),
      state: maybe('TX', 'Texas', 'Ontario'),
      zipCode: maybe('78701', '78701-0001', '75201'),
      phone: maybe('512 555 0100', '+1 (512) 555-0100', '12'),
      website: maybe('https://dog.example', 'www.dog.example/a', 'https://yelp.com/x', ''),
      latitude: maybe(30.26, 30.2601, 32.7),
      longitude: maybe(-97.7, -97.74),
      isMiddle: fc.boolean(),
      source: maybe('osm', 'list'),
    });
    fc.assert(
      fc.property(listing, listing, (one, other) => {
        const there = duplicateScore(one, other);
        expect(there).toEqual(duplicateScore(other, one));
        expect(there.score).toBeGreaterThanOrEqual(0);
        expect(there.score).toBeLessThanOrEqual(100);
        expect(there.score === 0 || there.reasons.length > 0).toBe(true);
      }),
    );
  });
});

describe('the facts that identify a business', () => {
  it('leave out meaningless words of a name, unless nothing else remains', () => {
    expect(['The Dog House, LLC', 'Café L’Été', 'The Co.', '!'].map(plainName)).toEqual([
      'dog house',
      'cafe lete',
      'the co',
      '',
    ]);
  });

  it('include the digits of a long enough phone number and a website host of its own', () => {
    expect(['+1 (512) 555-0100', '555-0100', '911', null].map(phoneDigits)).toEqual([
      '5125550100',
      '5550100',
      null,
      null,
    ]);
    const sites = ['HTTPS://www.Dog.example:8080/a?b', 'dog.example', 'https://m.facebook.com/dog', '', null];
    expect(sites.map(ownHost)).toEqual(['dog.example', 'dog.example', null, null, null]);
  });

  it('compare names by trigrams; an empty name matches nothing', () => {
    expect(trigramSimilarity('dog house', 'dog house')).toBe(1);
    expect(trigramSimilarity('', '')).toBe(0);
    expect(trigramSimilarity('word', 'two words')).toBeCloseTo(0.363636, 5);
  });
});

describe('two likely duplicates from two sources', () => {
  // A degree of latitude is 69 miles.
  const north = (miles: number, difference: Partial<Recognisable> = {}) =>
    changed({ latitude: 44.95 + miles / 69, phone: null, address: null, ...difference });

  it.each([
    ['with pins 160 yards apart', CAFE, north(0.09), true],
    ['a quarter of a mile apart, such as branches of a chain', CAFE, north(0.25), false],
    ['a quarter of a mile apart with the same phone number', CAFE, north(0.25, { phone: CAFE.phone }), true],
    ['a quarter of a mile apart with the same address', CAFE, north(0.25, { address: CAFE.address }), true],
    ['a mile apart with the same phone number', CAFE, north(1, { phone: CAFE.phone }), false],
    ['with one pin in the middle of the town and the same phone number', CAFE, changed(MIDDLE), true],
    ['without pins and with the same town only', changed({ phone: null, address: null }), BARE, false],
  ])('are one place or not: %s', (_, one, other, isSame) => {
    expect([isSamePlace(one, other), isSamePlace(other, one)]).toEqual([isSame, isSame]);
  });
});
