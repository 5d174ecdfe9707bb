import { describe, expect, it } from '@jest/globals';
import { placeOfTags, type TagTable, type Tags } from '../../../domain/import/place-tags.js';

const TABLE: TagTable = {
  attribution: '© OpenStreetMap contributors',
  never: [{ tag: 'access=private' }, { tag: 'disused=*' }],
  kinds: [
    { tag: 'shop=pet', with: null, category: 'services', kind: null, isForPets: true, perks: ['Pet supplies'] },
    { tag: 'amenity=cafe', with: null, category: 'restaurants', kind: null, isForPets: false, perks: [] },
    { tag: 'tourism=*', with: null, category: 'hotels', kind: null, isForPets: false, perks: [] },
  ],
  welcome: [
    { tag: 'dog=yes', perks: ['Dogs welcome'] },
    { tag: 'pets_allowed=*', perks: ['Pets welcome', 'Dogs welcome'] },
  ],
  policy: [],
  perks: [{ tag: 'drinking_water=yes', perks: ['Water bowls'] }],
};
const CAFE = { amenity: 'cafe', dog: 'yes' };
const read = (tags: Tags) => placeOfTags(tags, TABLE);

describe('the tags of an OpenStreetMap element', () => {
  it.each<[string, Tags]>([
    ['has no tags', {}],
    ['is private', { ...CAFE, access: 'private' }],
    ['is out of use', { shop: 'pet', disused: 'since May' }],
    ['is not in the table', { amenity: 'bank', dog: 'yes' }],
    ['does not say that pets are welcome', { amenity: 'cafe' }],
    ['says that pets are not welcome', { amenity: 'cafe', dog: 'no', pets_allowed: 'no' }],
    ['has the value “no” where any other value fits', { tourism: 'no', dog: 'yes' }],
    ['has a value that only starts like the required one', { amenity: 'cafeteria', dog: 'yes' }],
  ])('give no business if the element %s', (_, tags) => {
    expect(read(tags)).toBeNull();
  });

  it.each<[string, Tags, string, readonly string[]]>([
    ['a café where dogs are welcome', CAFE, 'restaurants', ['Dogs welcome']],
    ['a café and bar in one', { amenity: 'bar; cafe', dog: 'yes' }, 'restaurants', ['Dogs welcome']],
    ['a pet shop, where pets are always welcome', { shop: 'pet' }, 'services', ['Pet supplies']],
    ['the first matching kind', { tourism: 'hotel', amenity: 'cafe', shop: 'pet' }, 'services', ['Pet supplies']],
    ['any value except “no”', { tourism: 'motel', pets_allowed: 'on request' }, 'hotels', ['Pets welcome', 'Dogs welcome']],
    ['all tags about pets, each perk once', { ...CAFE, pets_allowed: 'yes' }, 'restaurants', ['Dogs welcome', 'Pets welcome']],
    ['more perks of an imported place', { ...CAFE, drinking_water: 'yes' }, 'restaurants', ['Dogs welcome', 'Water bowls']],
    ['no perk with the value “no”', { ...CAFE, drinking_water: 'no' }, 'restaurants', ['Dogs welcome']],
  ])('give a category and perks: %s', (_, tags, category, petPerks) => {
    expect(read(tags)).toEqual({ category, petPerks });
  }); // prettier-ignore

  it.each<[string, Tags, Record<string, string>]>([
    ['an English name first', { 'name:en': 'Dog Inn', name: 'Hundehof', brand: 'Inns' }, { name: 'Dog Inn' }],
    ['a name before a brand', { name: 'Hundehof', brand: 'Inns' }, { name: 'Hundehof' }],
    ['a brand if there is no name', { name: ' ', brand: ' Inns ' }, { name: 'Inns' }],
    ['an English description first', { 'description:en': 'Nice', description: 'Schön' }, { description: 'Nice' }],
    ['any description', { description: 'Schön; ruhig' }, { description: 'Schön; ruhig' }],
    ['town and state', { 'addr:city': 'Austin', 'addr:state': 'TX' }, { city: 'Austin', state: 'TX' }],
    ['the first of several ZIP codes', { 'addr:postcode': '78701;78702' }, { zipCode: '78701' }],
    ['the first of several phones', { phone: ' 512 555 0100 ; 512 555 0101' }, { phone: '(512) 555-0100' }],
    ['a phone number of the contact tags', { 'contact:phone': '1', 'contact:mobile': '2' }, { phone: '1' }],
    ['a mobile number as the last choice', { 'contact:mobile': '2' }, { phone: '2' }],
    ['a website with a protocol', { website: 'HTTP://dog.example' }, { website: 'HTTP://dog.example' }],
    ['a website without a protocol', { website: 'dog.example/a:b' }, { website: 'https://dog.example/a:b' }],
    ['the first of several websites', { 'contact:website': 'a.example; b.example' }, { website: 'https://a.example' }],
    ['a plain URL', { url: 'https://c.example' }, { website: 'https://c.example' }],
    ['an email', { email: 'a@dog.example;b@dog.example' }, { email: 'a@dog.example' }],
    ['an email of the contact tags', { 'contact:email': 'c@dog.example' }, { email: 'c@dog.example' }],
['the first Facebook page', { 'contact:facebook': 'dog.inn;dog' }, { facebookUrl: 'https://www.facebook.com/dog.inn' }],
    ['an Instagram page with a URL', { 'contact:instagram': 'www.instagram.com/doginn' }, { instagramUrl: 'https://www.instagram.com/doginn' }],
    ['an Instagram host only', { 'contact:instagram': 'instagram.com' }, { instagramUrl: 'https://instagram.com' }],
    ['a web host for Facebook', { 'contact:facebook': 'www.dog.inn' }, { facebookUrl: 'https://www.dog.inn' }],
    ['a ZIP code within a longer text', { 'addr:postcode': 'TX 78701' }, { zipCode: '78701' }],
    ['more digits than a ZIP code has', { 'addr:postcode': '787011' }, { zipCode: '787011' }],
    ['a unit with a number', { 'addr:street': 'Main Street', 'addr:unit': '210' }, { address: 'Main Street, Unit 210' }],
    ['a unit with a letter and a number', { 'addr:street': 'Main Street', 'addr:unit': 'B12' }, { address: 'Main Street, Unit B12' }],
    ['a unit with two letters', { 'addr:street': 'Main Street', 'addr:unit': 'AB' }, { address: 'Main Street, AB' }],
    ['a unit with a number and words', { 'addr:street': 'Main Street', 'addr:unit': '2 rear' }, { address: 'Main Street, 2 rear' }],
    ['a street with its number', { 'addr:housenumber': '12', 'addr:street': 'Main Street' }, { address: '12 Main Street' }],
    ['a street without a number', { 'addr:street': 'Main Street' }, { address: 'Main Street' }],
    ['no number without a street', { 'addr:housenumber': '12' }, {}],
    ['nothing for an empty value', { phone: '', website: '  ' }, {}],
  ])('give the fields of a business: %s', (_, tags, fields) => {
    expect(read({ ...CAFE, ...tags })).toEqual({ category: 'restaurants', petPerks: ['Dogs welcome'], ...fields });
  }); // prettier-ignore
});
