import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '../../../domain/business/category.js';
import { drawingAt } from '../../../domain/drawing/drawing-address.js';
import { DRAWING_VERSION, isDrawing, PLACE_DRAWINGS, placeDrawing } from '../../../domain/drawing/place-drawing.js';
import { placeLook } from '../../../domain/drawing/place-look.js';

/** Places on the first page of a list. */
const SHOWN = 24;
const ids = (first: number): number[] => Array.from({ length: SHOWN }, (_, nth) => first + nth);

describe('placeDrawing', () => {
  it('names the kind of a place, or its category if the kind is unknown', () => {
    expect(placeDrawing({ id: 7, category: 'restaurants', kind: 'cafe' })).toBe('/drawings/1/places/cafe-7.svg');
    expect(placeDrawing({ id: 7, category: 'restaurants', kind: null })).toBe('/drawings/1/places/restaurants-7.svg');
  });

  it('returns an address that is a drawing, unlike that of a photo', () => {
    expect(isDrawing(placeDrawing({ id: 7, category: 'homes' }))).toBe(true);
    expect(isDrawing('/uploads/drawings/a.webp')).toBe(false);
  });

  it('starts again after the last drawing, so that the addresses are limited', () => {
    const of = (id: number) => placeDrawing({ id, category: 'homes' });
    expect(of(PLACE_DRAWINGS)).toBe(of(0));
    expect(drawingAt(of(Number.MAX_SAFE_INTEGER))).not.toBeNull();
  });

  it.each(CATEGORIES)('gives the first 24 places of %s different pictures', (category) => {
    const drawn = ids(1).map((id) => drawingAt(placeDrawing({ id, category })));
    const looks = drawn.map((each) => JSON.stringify(placeLook(each!.number)));
    expect(new Set(looks).size).toBe(SHOWN);
  });
});

describe('placeLook', () => {
  it('differs for each drawing', () => {
    const looks = new Set<string>();
    for (let number = 0; number < PLACE_DRAWINGS; number += 1) looks.add(Object.values(placeLook(number)).join());
    expect(looks.size).toBe(PLACE_DRAWINGS);
  });

  it('gives two places in a row another scene, and most another animal', () => {
    const looks = ids(1000).map(placeLook);
    const pairs = looks.slice(1).map((look, nth) => [look, looks[nth]!] as const);
    expect(pairs.every(([one, other]) => one.scene !== other.scene)).toBe(true);
    expect(pairs.filter(([one, other]) => one.animal !== other.animal).length).toBeGreaterThan(18);
  });
});

describe('drawingAt', () => {
  it('returns the scene and number of a place', () => {
    expect(drawingAt('/drawings/1/places/pet-store-12.svg')).toEqual({ of: 'place', scene: 'pet-store', number: 12 });
  });

  it('returns the look of a pet', () => {
    const pet = { of: 'pet', petType: 'dog', build: 'long', coat: 'black', number: 359 };
    expect(drawingAt('/drawings/1/pets/dog-long-black-359.svg')).toEqual(pet);
  });

  it.each([
    `/drawings/${DRAWING_VERSION + 1}/places/cafe-1.svg`,
    '/drawings/0/places/cafe-1.svg',
    '/drawings/1/places/castle-1.svg',
    '/drawings/1/places/cafe-01.svg',
    `/drawings/1/places/cafe-${PLACE_DRAWINGS}.svg`,
    '/drawings/1/places/cafe-1.svg?x=1',
    '/drawings/1/places/cafe-1.png',
    '/drawings/1/places/constructor-1.svg',
    '/drawings/1/pets/dog-long-black-360.svg',
    '/drawings/1/pets/dog-long-purple-1.svg',
    '/drawings/1/pets/dog-square-black-1.svg',
    '/drawings/1/pets/horse-plain-black-1.svg',
    '/drawings/1/pets/dog-long-black-black-1.svg',
    '/drawings/1/people/dog-long-black-1.svg',
  ])('returns null for %s', (address) => {
    expect(drawingAt(address)).toBeNull();
  });
});
