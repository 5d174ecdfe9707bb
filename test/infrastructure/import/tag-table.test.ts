import { describe, expect, it } from '@jest/globals';
import { placeOfTags, type Tags } from '../../../domain/import/place-tags.js';
import { readTagTable } from '../../../infrastructure/import/openstreetmap/tag-table.js';
import { fileWith, TAG_TABLE } from '../../support/import/read-file.js';

const table = readTagTable(TAG_TABLE);

describe('the OpenStreetMap tag table', () => {
  it('names the kind of every place that it takes', () => {
    expect(table.kinds.filter(({ kind }) => kind === null)).toEqual([]);
  });

  it.each<[string, Tags]>([
    ['veterinarian', { amenity: 'veterinary' }],
    ['veterinarian', { healthcare: 'veterinary' }],
    ['veterinarian', { office: 'veterinary', opening_hours: 'Mo-Fr 09:00-17:00' }],
    ['emergency-vet', { amenity: 'veterinary', emergency: 'yes' }],
    ['emergency-vet', { amenity: 'veterinary', opening_hours: '24/7' }],
    ['groomer', { shop: 'pet_grooming' }],
    ['boarding', { amenity: 'animal_boarding' }],
    ['trainer', { amenity: 'animal_training' }],
    ['dog-park', { leisure: 'dog_park' }],
    ['off-leash-area', { leisure: 'park', dog: 'unleashed' }],
    ['park', { leisure: 'park', dog: 'leashed' }],
    ['dog-beach', { natural: 'beach', dog: 'designated' }],
    ['beach', { natural: 'beach', dog: 'yes' }],
    ['trail', { highway: 'path', dog: 'leashed' }],
    ['brewery', { amenity: 'pub', microbrewery: 'yes', dog: 'outside' }],
    ['cafe', { amenity: 'cafe', dog: 'outdoor_seating', 'disused:shop': 'vacant' }],
    ['store', { shop: 'books', dog: 'yes' }],
  ])('takes a place as %s if its tags are %j', (kind, tags) => {
    expect(placeOfTags(tags, table)?.['kind']).toBe(kind);
  });

  it.each<[string, Tags]>([
    ['law office', { office: 'lawyer', dog: 'yes' }],
    ['veterinary office that closed', { 'disused:amenity': 'veterinary' }],
    ['abandoned kennel', { 'abandoned:amenity': 'animal_boarding', dog: 'yes' }],
    ['former pet store', { 'was:shop': 'pet' }],
    ['path for which nothing is said about dogs', { highway: 'path' }],
    ['beach without dogs', { natural: 'beach', dog: 'no' }],
  ])('leaves out a %s', (_, tags) => {
    expect(placeOfTags(tags, table)).toBeNull();
  });

  it('is refused if a kind does not belong to its category', () => {
    const path = fileWith(
      '.yaml',
      'attribution: A\nwelcome: []\nperks: []\nkinds: [{ tag: shop=pet, category: hotels, kind: pet-store }]\n',
    );
    expect(() => readTagTable(path)).toThrow('kinds.0.kind: is not a kind of this category.');
  });
});
