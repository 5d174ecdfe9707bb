import { describe, expect, it } from '@jest/globals';
import { MAX_NEIGHBORHOOD_MILES, nameAfter, nameOfKind } from '../../../domain/import/place-name.js';

const PIN = { latitude: 39.28, longitude: -76.58 };

/** Returns a town some miles north of the pin. One degree of latitude is 69.1 miles. */
const town = (name: string, miles: number) => ({ name, key: name, ...PIN, latitude: PIN.latitude + miles / 69.1 });

describe('the name of a place without one', () => {
  it('is its kind for dog parks, off-leash areas, and dog beaches only', () => {
    expect(['dog-park', 'off-leash-area', 'dog-beach'].map(nameOfKind)).toEqual([
      'Dog Park',
      'Off-Leash Area',
      'Dog Beach',
    ]);
    expect(['pet-store', 'park', 'castle', undefined].map(nameOfKind)).toEqual([null, null, null, null]);
  });

  it('names the nearest part of the city, then the city', () => {
    const around = [town('Fells Point, MD', 1), town('Canton, MD', 0.5), town('Baltimore, MD', 1.5)];
    expect(nameAfter('Dog Park', PIN, 'Baltimore', around)).toBe('Dog Park near Canton, Baltimore');
  });

  it('names only the city if nothing else is near', () => {
    expect(nameAfter('Dog Park', PIN, 'Baltimore', [])).toBe('Dog Park near Baltimore');
    expect(nameAfter('Dog Park', PIN, 'Baltimore', [town('Baltimore, MD', 0.1)])).toBe('Dog Park near Baltimore');
    const far = [town('Canton, MD', MAX_NEIGHBORHOOD_MILES + 0.1)];
    expect(nameAfter('Dog Park', PIN, 'Baltimore', far)).toBe('Dog Park near Baltimore');
  });
});
