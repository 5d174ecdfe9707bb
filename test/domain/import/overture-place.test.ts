import { describe, expect, it } from '@jest/globals';
import { isOverture, placeOfOverture } from '../../../domain/import/overture-place.js';

const CLINIC = {
  id: '08f2',
  names: { primary: 'Clínica Paws', common: { en: 'Paws Clinic' } },
  categories: { primary: 'veterinarian', alternate: ['pet_store'] },
  confidence: 0.9,
  websites: ['https://paws.example.com', 'https://other.example.com'],
  socials: ['https://www.facebook.com/paws', 'https://www.instagram.com/paws'],
  emails: ['hello@paws.example.com'],
  phones: ['+15125550101'],
  addresses: [{ freeform: '7 Oak Lane', locality: 'Austin', region: 'US-TX', postcode: '78701', country: 'US' }],
  sources: [{ dataset: 'meta' }, { dataset: 'Foursquare' }, { dataset: 'meta' }],
  operating_status: 'open',
};

const kindOf = (said: object) => {
  const place = placeOfOverture({ ...CLINIC, ...said });
  return place === null ? null : [place.values['kind'], place.completesOnly];
};

describe('a place of Overture Maps', () => {
  it('becomes a row with its first phone, website, and address, and credits its data sets', () => {
    expect(placeOfOverture(CLINIC)).toEqual({
      values: {
        ...{ externalId: '08f2', name: 'Paws Clinic', kind: 'veterinarian', category: 'services', source: 'overture' },
        ...{ address: '7 Oak Lane', city: 'Austin', state: 'TX', zipCode: '78701', country: 'US' },
        ...{ phone: '(512) 555-0101', website: 'https://paws.example.com', email: 'hello@paws.example.com' },
        ...{ facebookUrl: 'https://www.facebook.com/paws', instagramUrl: 'https://www.instagram.com/paws' },
        attribution: 'Overture Maps Foundation (Foursquare, meta)',
      },
      ...{ skipReason: null, completesOnly: false },
    });
  });

  it('says only what it knows', () => {
    const { values } = placeOfOverture({ id: '1', names: { primary: 'Run' }, basic_category: 'dog_park' }) ?? {};
    expect(values).toEqual({
      ...{ externalId: '1', name: 'Run', kind: 'dog-park', category: 'events', source: 'overture' },
      attribution: 'Overture Maps Foundation',
    });
  });

  it.each([
    ['of the newer taxonomy before the older category', { taxonomy: { primary: 'pet_groomer' } }, ['groomer', false]],
    ['of the older category if the newer one is not for pets', { taxonomy: { primary: 'shopping' } }, ['veterinarian', false]],
    ['of a hotel, which only completes others', { categories: { primary: 'hotel' } }, ['hotel', true]],
    ['of any restaurant, which only completes others', { categories: { primary: 'thai_restaurant' } }, ['restaurant', true]],
    ['of nothing for a bank', { categories: { primary: 'bank' } }, null],
    ['of nothing for veterans', { categories: { primary: 'veterans_organization' } }, null],
    ['of nothing for dog meat', { categories: { primary: 'dog_meat_restaurant' } }, null],
  ])('is %s', (_, said, kind) => {
    expect(kindOf(said)).toEqual(kind);
  }); // prettier-ignore

  it.each([
    ['permanently closed', { operating_status: 'permanently_closed', confidence: 0 }, 'Permanently closed'],
    ['below the smallest confidence', { confidence: 0.59 }, 'Too uncertain to exist'],
    ['at the smallest confidence', { confidence: 0.6 }, null],
    ['of unknown confidence', { confidence: undefined }, null],
    ['closed for a while', { operating_status: 'temporarily_closed' }, null],
  ])('is left out only with a reason: %s', (_, said, reason) => {
    expect(placeOfOverture({ ...CLINIC, ...said })?.skipReason).toBe(reason);
  });

  it('differs from a row of another file by its names and categories', () => {
    expect(isOverture(CLINIC)).toBe(true);
    expect(isOverture({ names: 'Paws', categories: {} })).toBe(false);
    expect(isOverture({ names: { primary: 'Paws' } })).toBe(false);
    expect(isOverture({ name: 'Paws', category: 'services' })).toBe(false);
  });
});
