import { describe, expect, it } from '@jest/globals';
import {
  LIKELY_DUPLICATE_SCORE,
  duplicateScore,
  type Recognisable,
} from '../../../domain/duplicate/duplicate-score.js';

const BARE: Recognisable = {
  ...{ name: 'Pet Pantry', address: null, city: 'Austin', state: 'TX', zipCode: null, phone: null, website: null },
  ...{ latitude: null, longitude: null, isMiddle: false, source: null },
};
const PHONE = '800 555 0100';
const HOST = 'https://petpantry.example';
const here = (more: Partial<Recognisable>): Recognisable => ({ ...BARE, latitude: 30.25, longitude: -97.75, ...more });
/** One mile is 0.0145 degrees of latitude. */
const away = (miles: number, more: Partial<Recognisable>) => here({ latitude: 30.25 + miles * 0.01447, ...more });

const SHOP = { source: 'osm', website: HOST, city: null };
const HALL = { address: '51 North 12th Street', website: 'https://hall.example' };
const HOTEL = { ...HALL, phone: PHONE };
const UNITS = { website: HOST, phone: PHONE, source: 'list' };

const OTHERS: readonly [string, Recognisable, Recognisable, number][] = [
  ['a chain has another shop 4 miles away in its source', here(SHOP), away(4, SHOP), 10],
  ['a chain has another shop 9 miles away in its source', here(SHOP), away(9, SHOP), 10],
  [
    'its shops share a number of the country, 4 miles apart',
    here({ ...SHOP, phone: PHONE }),
    away(4, { ...SHOP, phone: PHONE }),
    40,
  ],
  [
    'its shops share a number of the country, on one road',
    here({ ...SHOP, phone: PHONE, address: '100 Main St' }),
    away(0.4, { ...SHOP, phone: PHONE, address: '2200 Main St' }),
    44,
  ],
  [
    'two addresses of one town lie 8 miles apart',
    here({ website: HOST, address: '100 Congress Avenue' }),
    away(8, { website: HOST, address: '9500 Research Boulevard' }),
    15,
  ],
  ['name and town are the same, 4 miles apart', here({}), away(4, {}), 20],
  ['a market hall has two stalls', here({ ...HALL, name: "Joe's Fish" }), here({ ...HALL, name: 'Amish Bakery' }), 35],
  [
    'a hotel and its grill are two entries of a source',
    here({ ...HOTEL, name: 'Seaside Hotel', source: 'osm' }),
    here({ ...HOTEL, name: 'Blue Anchor Grill', source: 'osm' }),
    40,
  ],
  [
    'two condos are parts of one house',
    here({ name: 'Sunset Condo 101', address: '9 Beach Rd, Unit 101' }),
    here({ name: 'Sunset Condo 102', address: '9 Beach Road Unit 102' }),
    27,
  ],
  [
    'one firm lets two parts of a house',
    here({ ...UNITS, name: 'Sunset Condo 101', address: '9 Beach Rd #4B' }),
    here({ ...UNITS, name: 'Sunset Condo 102', address: '9 Beach Rd Unit 4-C' }),
    47,
  ],
  [
    'a street has two ends',
    here({ address: '100 N Main St', website: HOST, source: 'osm' }),
    here({ address: '100 South Main Street', website: HOST, source: 'osm' }),
    30,
  ],
  ['a city is counted in quadrants', here({ address: '100 F Street NW' }), here({ address: '100 F St Northeast' }), 40],
];

const TWINS: readonly [string, Recognisable, Recognisable, number][] = [
  ['a source names one phone without town or pin', { ...BARE, city: null, source: 'list', phone: PHONE }, { ...BARE, city: null, source: 'list', phone: PHONE }, 70],
  ['a source drew it as a point and as a house', here(SHOP), away(0.02, SHOP), 74],
  ['it was renamed', here({ ...HOTEL, name: 'Bark Social' }), here({ ...HOTEL, name: 'Paws & Plates' }), 65],
  ['a pin is wrong, but address and phone are one', here({ address: '1 Main St', phone: PHONE }), away(4, { address: '1 Main St', phone: PHONE }), 75],
  ['the town stands behind the part of the house', here({ address: '9 Beach Rd, Suite 4' }), here({ address: '9 Beach Rd Ste 4, Austin TX' }), 85],
  ['one says no direction', here({ address: '100 Main St' }), here({ address: '100 N Main St' }), 85],
  ['one name is a part of the other', here({ ...HALL, name: 'Bark' }), here({ ...HALL, name: 'Bark Social Club and Dog Park of Bethesda' }), 60],
  ['letters stand apart', here({ ...HALL, name: 'H-E-B' }), here({ ...HALL, name: 'HEB' }), 60],
]; // prettier-ignore

describe('neighbors and branches of a chain', () => {
  it.each(OTHERS)('are two businesses if %s', (_, one, other, score) => {
    expect(duplicateScore(one, other)).toMatchObject({ score });
    expect(duplicateScore(other, one)).toEqual(duplicateScore(one, other));
    expect(score).toBeLessThan(LIKELY_DUPLICATE_SCORE);
  });

  it.each(TWINS)('may be one business if %s', (_, one, other, score) => {
    expect(duplicateScore(one, other)).toMatchObject({ score });
    expect(duplicateScore(other, one)).toEqual(duplicateScore(one, other));
    expect(score).toBeGreaterThanOrEqual(LIKELY_DUPLICATE_SCORE);
  });

  it('are shown with the facts that distinguish them', () => {
    const reasons = (one: Recognisable, other: Recognisable) => duplicateScore(one, other).reasons;
    expect(reasons(here(SHOP), away(3.2, SHOP))).toEqual([
      ...['Same name', 'Same website', '3.2 miles apart', 'Two entries from the same source'],
    ]);
    expect(reasons(here({ address: '1 A St #2' }), here({ address: '1 A St #3', name: 'Zoo' }))).toEqual([
      ...['Same location', 'Different names', 'Different units'],
    ]);
  });
});
