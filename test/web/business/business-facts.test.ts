import { describe, expect, it } from '@jest/globals';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { CATEGORIES, kindsOf, type Category, type Kind } from '../../../interfaces/contract/shared/words.js';
import { businessFacts } from '../../../web/features/business/facts/business-facts.js';
import { POLICY } from '../../support/policy/policies.js';
import { aBusinessDetail } from '../support/records.js';
import { NOW } from '../support/render.js';

/** Types of schema.org above each type that the directory uses. Source: schema.org, version 29. */
const ABOVE: Readonly<Record<string, readonly string[]>> = {
  Place: [],
  LocalBusiness: ['Place', 'Organization'],
  CivicStructure: ['Place'],
  Park: ['CivicStructure'],
  Beach: ['CivicStructure'],
  Museum: ['CivicStructure'],
  TouristAttraction: ['Place'],
  Residence: ['Place'],
  ApartmentComplex: ['Residence'],
  Organization: [],
  MedicalOrganization: ['Organization'],
  VeterinaryCare: ['MedicalOrganization'],
  MedicalBusiness: ['LocalBusiness'],
  Pharmacy: ['MedicalBusiness', 'MedicalOrganization'],
  AnimalShelter: ['LocalBusiness'],
  Store: ['LocalBusiness'],
  PetStore: ['Store'],
  EntertainmentBusiness: ['LocalBusiness'],
  MovieTheater: ['CivicStructure', 'EntertainmentBusiness'],
  FoodEstablishment: ['LocalBusiness'],
  ...Object.fromEntries(
    [
      ...['Restaurant', 'CafeOrCoffeeShop', 'BarOrPub', 'Brewery', 'Winery', 'Bakery', 'FastFoodRestaurant'],
      'IceCreamShop',
    ].map((type) => [type, ['FoodEstablishment']]),
  ),
  LodgingBusiness: ['LocalBusiness'],
  ...Object.fromEntries(
    ['Hotel', 'BedAndBreakfast', 'Hostel', 'VacationRental'].map((type) => [type, ['LodgingBusiness']]),
  ),
  Campground: ['CivicStructure', 'LodgingBusiness'],
  RealEstateAgent: ['LocalBusiness'],
};

/** The properties that a page states, by the type that has them. */
const ANYTHING = ['@type', '@id', 'url', 'name', 'description', 'image', 'sameAs'];
const HAS: Readonly<Record<string, readonly string[]>> = {
  Place: ['address', 'geo', 'telephone', 'aggregateRating', 'amenityFeature', 'openingHoursSpecification'],
  Organization: ['address', 'telephone', 'email', 'aggregateRating'],
  LocalBusiness: ['priceRange'],
  LodgingBusiness: ['petsAllowed'],
  ApartmentComplex: ['petsAllowed'],
};

function withAbove(type: string): readonly string[] {
  const above = ABOVE[type];
  if (above === undefined) throw new Error(`${type} is no known type of schema.org.`);
  return [type, ...above.flatMap(withAbove)];
}

const FILLED: Partial<BusinessDetail> = {
  ...{ images: ['/pictures/one.webp'], email: 'hello@example.com', priceRange: '$$', reviewCount: 3 },
  ...{ latitude: 39.28, longitude: -76.58, phone: '(512) 555-0100', website: 'https://example.com' },
  policy: POLICY as never,
  hours: { timeZone: 'America/New_York', weekly: [[480, 1320]], exceptions: [] },
};

function factsOf(differs: Partial<BusinessDetail>): Readonly<Record<string, unknown>> {
  const facts = businessFacts(aBusinessDetail(differs), 'A place for pets.', 'https://paws.example', NOW);
  return JSON.parse(JSON.stringify(facts)) as Record<string, unknown>;
}

const typesOf = (facts: Readonly<Record<string, unknown>>): readonly string[] => [facts['@type']].flat() as string[];

const OUTDOORS: readonly Kind[] = [
  ...(['dog-park', 'off-leash-area', 'dog-beach', 'beach', 'trail', 'park', 'nature-reserve', 'attraction'] as const),
];

const KINDS = CATEGORIES.flatMap((category) =>
  [null, ...kindsOf(category)].map((kind): [string, Category, Kind | null] => [kind ?? category, category, kind]),
);

describe('the structured data of a business', () => {
  it.each(KINDS)('states for %s only properties that its type has, and all that are known', (_, category, kind) => {
    const facts = factsOf({ ...FILLED, category, kind });
    const types = typesOf(facts).flatMap(withAbove);
    const allowed = new Set([...ANYTHING, ...types.flatMap((type) => HAS[type] ?? [])]);
    expect(Object.keys(facts).filter((property) => !allowed.has(property))).toEqual([]);
    for (const property of [
      'name',
      'url',
      'address',
      'geo',
      'telephone',
      'image',
      'aggregateRating',
      'amenityFeature',
    ]) {
      expect(facts).toHaveProperty(property);
    }
    expect(facts).toHaveProperty('openingHoursSpecification');
    expect('petsAllowed' in facts).toBe(types.some((type) => HAS[type]?.includes('petsAllowed') === true));
    const isBusiness = types.includes('LocalBusiness');
    expect([facts['email'], facts['priceRange']]).toEqual(isBusiness ? ['hello@example.com', '$$'] : []);
  });

  it.each(OUTDOORS)('does not call a place of kind %s a business', (kind) => {
    expect(typesOf(factsOf({ category: 'events', kind })).flatMap(withAbove)).not.toContain('LocalBusiness');
  });

  it.each<[Kind, Category, string | readonly string[]]>([
    ['veterinarian', 'services', ['VeterinaryCare', 'LocalBusiness']],
    ['pet-store', 'services', 'PetStore'],
    ['cafe', 'restaurants', 'CafeOrCoffeeShop'],
    ['trail', 'events', 'TouristAttraction'],
    ['campground', 'hotels', 'Campground'],
  ])('calls a place of kind %s by the type of its kind', (kind, category, type) => {
    expect(factsOf({ category, kind })['@type']).toEqual(type);
  });

  it('has no street and no ZIP code if the town is the one nearest to the pin', () => {
    const near = {
      locationSource: 'pin',
      address: '1 Main Street',
      zipCode: '21224',
      city: 'Baltimore',
      state: 'MD',
    } as const;
    expect(factsOf(near)['address']).toEqual({
      ...{ '@type': 'PostalAddress', addressLocality: 'Baltimore', addressRegion: 'MD', addressCountry: 'US' },
    });
    expect(factsOf({ ...near, locationSource: 'address' })['address']).toMatchObject({
      ...{ streetAddress: '1 Main Street', postalCode: '21224' },
    });
  });

  it('calls a place by its category if this version does not know its kind', () => {
    expect(factsOf({ category: 'hotels', kind: 'castle' as Kind })['@type']).toBe('LodgingBusiness');
  });

  it('names the stored country', () => {
    expect(factsOf({ country: 'CA' })['address']).toMatchObject({ addressCountry: 'CA' });
  });

  it('leaves out what is unknown, and the rating of a place without reviews', () => {
    const nothing = { phone: null, email: null, website: null, priceRange: null, reviewCount: 0, images: [] };
    const facts = factsOf({ ...nothing, address: null, city: null, state: null, zipCode: null });
    expect(Object.keys(facts)).toEqual(['@type', '@id', 'url', 'name', 'description', 'address']);
    expect(facts['address']).toEqual({ '@type': 'PostalAddress', addressCountry: 'US' });
  });
});
