import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { placeOfTags, type Tags } from '../../../domain/import/place-tags.js';
import { UNKNOWN_POLICY } from '../../../domain/policy/policy.js';
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

  it.each<[Tags, object]>([
    [{ dog: 'leashed' }, { pets: { dog: 'yes' }, leash: 'required' }],
    [{ dog: 'unleashed' }, { pets: { dog: 'yes' }, leash: 'not-required' }],
    [{ dog: 'outside' }, { pets: { dog: 'yes' }, areas: { indoors: 'no', patio: 'yes' } }],
    [{ dog: 'outdoor_seating', 'dog:indoor': 'yes' }, { areas: { indoors: 'yes', patio: 'yes' } }],
    [
      { dog: 'designated', 'dog:outdoor': 'no' },
      { pets: { dog: 'yes' }, areas: { patio: 'no' } },
    ],
    [
      { dog: 'customers', 'pets:fee': 'no' },
      { pets: { dog: 'yes' }, fee: { amount: 0, per: 'pet' } },
    ],
    [{ dog: 'no', cat: 'yes' }, { pets: { dog: 'no', cat: 'yes' } }],
    [{ pets: 'yes', dog: 'no' }, { pets: { dog: 'no', cat: 'yes' } }],
  ])('states from the tags %j the policy %j', (tags, policy) => {
    expect(placeOfTags({ amenity: 'cafe', ...tags }, table)?.['policy']).toMatchObject({
      ...UNKNOWN_POLICY,
      ...policy,
    });
  });

  it('states that a dog park has an off-leash area, and that it is free only if its tag says so', () => {
    const park = { pets: { dog: 'yes' }, areas: { 'off-leash-area': 'yes' }, leash: 'off-leash-area', fee: null };
    expect(placeOfTags({ leisure: 'dog_park' }, table)?.['policy']).toMatchObject(park);
    const free = placeOfTags({ leisure: 'dog_park', fee: 'no' }, table)?.['policy'];
    expect(free).toMatchObject({ ...park, fee: { amount: 0, per: 'pet' } });
    // The admission to a museum says nothing about pets.
    expect(placeOfTags({ tourism: 'museum', dog: 'yes', fee: 'no' }, table)?.['policy']).toMatchObject({ fee: null });
  });

  it('states nothing for a place whose tags say nothing about pets', () => {
    expect(placeOfTags({ shop: 'pet' }, table)).not.toHaveProperty('policy');
  });

  it('may have no policies, and is refused if one states something unknown', () => {
    const text = 'attribution: A\nwelcome: []\nperks: []\nkinds: [{ tag: shop=pet, category: services }]\n';
    expect(readTagTable(fileWith('.yaml', text)).policy).toEqual([]);
    const wrong = fileWith('.yaml', `${text}policy: [{ tag: dog=yes, policy: { pets: { dog: maybe } } }]\n`);
    expect(() => readTagTable(wrong)).toThrow(/is invalid at policy\.0\.policy\.pets\.dog/);
  });

  it('can be copied and changed, so that a tag states something else', () => {
    const line = '{ tag: dog=customers, policy: { pets: { dog: yes } } }';
    const text = readFileSync(TAG_TABLE, 'utf8');
    expect(text.split(line)).toHaveLength(2);
    const own = '{ tag: dog=customers, policy: { pets: { dog: yes }, areas: { indoors: yes }, maxPets: 1 } }';
    const changed = readTagTable(fileWith('.yaml', text.replace(line, own)));
    const tags = { amenity: 'cafe', dog: 'customers' };
    expect(placeOfTags(tags, table)?.['policy']).toMatchObject({ pets: { dog: 'yes' }, areas: {}, maxPets: null });
    expect(placeOfTags(tags, changed)?.['policy']).toMatchObject({ areas: { indoors: 'yes' }, maxPets: 1 });
  });

  it('is refused if a kind does not belong to its category', () => {
    const path = fileWith(
      '.yaml',
      'attribution: A\nwelcome: []\nperks: []\nkinds: [{ tag: shop=pet, category: hotels, kind: pet-store }]\n',
    );
    expect(() => readTagTable(path)).toThrow('kinds.0.kind: is not a kind of this category.');
  });
});
