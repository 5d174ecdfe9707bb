import { describe, expect, it } from '@jest/globals';
import { placeOfTags, type TagTable } from '../../../domain/import/place-tags.js';

const TABLE: TagTable = {
  attribution: '© Somebody',
  never: [{ tag: 'access=private' }],
  kinds: [
    { tag: 'leisure=dog_park', with: null, category: 'events', kind: null, isForPets: true, perks: ['Walking areas'] },
    { tag: 'amenity=cafe', with: null, category: 'restaurants', kind: null, isForPets: false, perks: [] },
  ],
  welcome: [
    { tag: 'dog=yes', perks: ['Dogs welcome'] },
    { tag: 'dog=leashed', perks: ['Dogs welcome on a leash'] },
  ],
  policy: [],
  perks: [{ tag: 'outdoor_seating=*', perks: ['Outdoor seating'] }],
};
const CAFE = { amenity: 'cafe', dog: 'yes', name: 'Bark' };

describe('a place in OpenStreetMap', () => {
  it('an OpenStreetMap place has the perks of all its tags and all values of a tag', () => {
    const place = placeOfTags({ ...CAFE, dog: 'yes; leashed', outdoor_seating: 'garden' }, TABLE);
    expect(place?.['petPerks']).toEqual(['Dogs welcome', 'Dogs welcome on a leash', 'Outdoor seating']);
  });

  it("an OpenStreetMap place is skipped if dogs aren't welcome or if it isn't public", () => {
    expect(placeOfTags({ ...CAFE, dog: 'no', outdoor_seating: 'yes' }, TABLE)).toBeNull();
    expect(placeOfTags({ ...CAFE, dog: 'outside' }, TABLE)).toBeNull();
    expect(placeOfTags({ leisure: 'dog_park' }, TABLE)).toMatchObject({ category: 'events' });
    expect(placeOfTags({ leisure: 'dog_park', access: 'private' }, TABLE)).toBeNull();
  });

  it.each([
    ['zipCode', { 'addr:postcode': 'DE 19901-1234;19902' }, '19901-1234'],
    ['zipCode', { 'addr:postcode': 'K1A 0B1' }, 'K1A 0B1'],
    ['phone', { 'contact:phone': '+1-302-555-0100 ; +1-302-555-0101' }, '(302) 555-0100'],
    ['website', { url: 'www.bark.example;bark.example/menu' }, 'https://www.bark.example'],
    ['website', { website: 'http://bark.example' }, 'http://bark.example'],
    ['facebookUrl', { 'contact:facebook': 'bark.brew' }, 'https://www.facebook.com/bark.brew'],
    ['facebookUrl', { 'contact:facebook': 'facebook.com/bark.brew' }, 'https://facebook.com/bark.brew'],
    ['facebookUrl', { 'contact:facebook': 'https://fb.me/bark' }, 'https://fb.me/bark'],
    ['instagramUrl', { 'contact:instagram': '@bark_brew' }, 'https://www.instagram.com/bark_brew'],
    ['tiktokUrl', { 'contact:tiktok': '@bark_brew' }, 'https://www.tiktok.com/@bark_brew'],
    ['openingHours', { opening_hours: 'Mo-Fr 08:00-18:00; Sa 09:00-12:00' }, 'Mo-Fr 08:00-18:00; Sa 09:00-12:00'],
    ['address', { 'addr:housenumber': '7A', 'addr:street': 'Main Street', 'addr:unit': 'B' }, '7A Main Street, Unit B'],
    ['address', { 'addr:housenumber': '7;9', 'addr:street': 'Main Street' }, '7, 9 Main Street'],
    ['address', { 'addr:street': 'Main Street', 'addr:unit': 'Suite 210' }, 'Main Street, Suite 210'],
    ['address', { 'addr:housenumber': '7' }, undefined],
    ['name', { name: '海鮮 Bark', 'name:en': 'Bark' }, 'Bark'],
    ['name', { name: ' ', brand: 'Barks' }, 'Barks'],
  ] as const)('an OpenStreetMap place gives its %s with %j', (field, tags, said) => {
    expect(placeOfTags({ ...CAFE, ...tags }, TABLE)?.[field]).toBe(said);
  });
});
