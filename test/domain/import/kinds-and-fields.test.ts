import { describe, expect, it } from '@jest/globals';
import { placeOfTags, type TagTable, type Tags } from '../../../domain/import/place-tags.js';

const TABLE: TagTable = {
  attribution: '© OpenStreetMap contributors',
  never: [{ tag: 'access=private' }, { tag: 'disused=*' }],
  kinds: [
    { tag: 'shop=pet', category: 'services', isForPets: true, perks: ['Pet supplies'] },
    { tag: 'amenity=cafe', category: 'restaurants', isForPets: false, perks: [] },
    { tag: 'tourism=*', category: 'hotels', isForPets: false, perks: [] },
  ],
  welcome: [
    { tag: 'dog=yes', perks: ['Dogs welcome'] },
    { tag: 'pets_allowed=*', perks: ['Pets welcome', 'Dogs welcome'] },
  ],
  perks: [{ tag: 'drinking_water=yes', perks: ['Water bowls'] }],
};
const CAFE = { amenity: 'cafe', dog: 'yes' };
const read = (tags: Tags) => placeOfTags(tags, TABLE);

describe('what the tags of an element of the map tell', () => {
  it.each<[string, Tags]>([
    ['has no tags', {}],
    ['is private', { ...CAFE, access: 'private' }],
    ['is out of use', { shop: 'pet', disused: 'since May' }],
    ['is no kind of place that the table names', { amenity: 'bank', dog: 'yes' }],
    ['does not say that pets are welcome', { amenity: 'cafe' }],
    ['says that pets are not welcome', { amenity: 'cafe', dog: 'no', pets_allowed: 'no' }],
    ['is a place of any kind but “no”', { tourism: 'no', dog: 'yes' }],
    ['only has a value that begins like the one wanted', { amenity: 'cafeteria', dog: 'yes' }],
  ])('is nothing where it %s', (_, tags) => {
    expect(read(tags)).toBeNull();
  });

  it.each<[string, Tags, string, readonly string[]]>([
    ['a café that welcomes dogs', CAFE, 'restaurants', ['Dogs welcome']],
    ['a café and bar in one', { amenity: 'bar; cafe', dog: 'yes' }, 'restaurants', ['Dogs welcome']],
    ['a pet shop, which need not say that pets are welcome', { shop: 'pet' }, 'services', ['Pet supplies']],
    ['the first kind that fits', { tourism: 'hotel', amenity: 'cafe', shop: 'pet' }, 'services', ['Pet supplies']],
    ['any value but “no”', { tourism: 'motel', pets_allowed: 'on request' }, 'hotels', ['Pets welcome', 'Dogs welcome']],
    ['all that speaks of a welcome, each perk once', { ...CAFE, pets_allowed: 'yes' }, 'restaurants', ['Dogs welcome', 'Pets welcome']],
    ['further perks of a place that is taken', { ...CAFE, drinking_water: 'yes' }, 'restaurants', ['Dogs welcome', 'Water bowls']],
    ['no perk that is denied', { ...CAFE, drinking_water: 'no' }, 'restaurants', ['Dogs welcome']],
  ])('are category and perks: %s', (_, tags, category, petPerks) => {
    expect(read(tags)).toEqual({ category, petPerks });
  }); // prettier-ignore

  it.each<[string, Tags, Record<string, string>]>([
    ['an English name before any other', { 'name:en': 'Dog Inn', name: 'Hundehof', brand: 'Inns' }, { name: 'Dog Inn' }],
    ['a name before a brand', { name: 'Hundehof', brand: 'Inns' }, { name: 'Hundehof' }],
    ['a brand where no name is told', { name: ' ', brand: ' Inns ' }, { name: 'Inns' }],
    ['an English description first', { 'description:en': 'Nice', description: 'Schön' }, { description: 'Nice' }],
    ['any description', { description: 'Schön; ruhig' }, { description: 'Schön; ruhig' }],
    ['town and state', { 'addr:city': 'Austin', 'addr:state': 'TX' }, { city: 'Austin', state: 'TX' }],
    ['the first of several ZIP codes', { 'addr:postcode': '78701;78702' }, { zipCode: '78701' }],
    ['the first of several phones', { phone: ' 512 555 0100 ; 512 555 0101' }, { phone: '512 555 0100' }],
    ['a phone of the contacts', { 'contact:phone': '1', 'contact:mobile': '2' }, { phone: '1' }],
    ['a mobile phone at last', { 'contact:mobile': '2' }, { phone: '2' }],
    ['a website with its protocol', { website: 'HTTP://dog.example' }, { website: 'HTTP://dog.example' }],
    ['a website without one', { website: 'dog.example/a:b' }, { website: 'https://dog.example/a:b' }],
    ['the first of several websites', { 'contact:website': 'a.example; b.example' }, { website: 'https://a.example' }],
    ['a bare address of the web', { url: 'https://c.example' }, { website: 'https://c.example' }],
    ['an email', { email: 'a@dog.example;b@dog.example' }, { email: 'a@dog.example' }],
    ['an email of the contacts', { 'contact:email': 'c@dog.example' }, { email: 'c@dog.example' }],
['the first page at Facebook', { 'contact:facebook': 'dog.inn;dog' }, { facebookUrl: 'https://www.facebook.com/dog.inn' }],
    ['a page at Instagram by its address', { 'contact:instagram': 'www.instagram.com/doginn' }, { instagramUrl: 'https://www.instagram.com/doginn' }],
    ['a host alone at Instagram', { 'contact:instagram': 'instagram.com' }, { instagramUrl: 'https://instagram.com' }],
    ['a host of the web for Facebook', { 'contact:facebook': 'www.dog.inn' }, { facebookUrl: 'https://www.dog.inn' }],
    ['a ZIP code within a longer text', { 'addr:postcode': 'TX 78701' }, { zipCode: '78701' }],
    ['more digits than a ZIP code has', { 'addr:postcode': '787011' }, { zipCode: '787011' }],
    ['a unit by its number', { 'addr:street': 'Main Street', 'addr:unit': '210' }, { address: 'Main Street, Unit 210' }],
    ['a unit by a letter and a number', { 'addr:street': 'Main Street', 'addr:unit': 'B12' }, { address: 'Main Street, Unit B12' }],
    ['a unit by two letters', { 'addr:street': 'Main Street', 'addr:unit': 'AB' }, { address: 'Main Street, AB' }],
    ['a unit by number and words', { 'addr:street': 'Main Street', 'addr:unit': '2 rear' }, { address: 'Main Street, 2 rear' }],
    ['a street with its number', { 'addr:housenumber': '12', 'addr:street': 'Main Street' }, { address: '12 Main Street' }],
    ['a street without a number', { 'addr:street': 'Main Street' }, { address: 'Main Street' }],
    ['no number without a street', { 'addr:housenumber': '12' }, {}],
    ['nothing where a value is empty', { phone: '', website: '  ' }, {}],
  ])('are fields of a listing: %s', (_, tags, fields) => {
    expect(read({ ...CAFE, ...tags })).toEqual({ category: 'restaurants', petPerks: ['Dogs welcome'], ...fields });
  }); // prettier-ignore
});
