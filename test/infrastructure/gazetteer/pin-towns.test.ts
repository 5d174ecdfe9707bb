import { describe, expect, it } from '@jest/globals';
import { PackagedPinTowns } from '../../../infrastructure/gazetteer/pin-towns.js';

const towns = new PackagedPinTowns();
const at = (latitude: number, longitude: number) => towns.townAt({ latitude, longitude });

describe('the town near a pin', () => {
  it.each([
    ['in Baltimore', 39.2825, -76.5755, { city: 'Baltimore', state: 'MD', zipCode: '21231' }],
    ['in Austin', 30.2672, -97.7431, { city: 'Austin', state: 'TX' }],
    ['in Harrisburg', 40.2732, -76.8867, { city: 'Harrisburg', state: 'PA' }],
    ['on a pier in Santa Monica, off the coast', 34.0083, -118.4987, { city: 'Santa Monica', state: 'CA' }],
    ['in Detroit, opposite Windsor', 42.3291, -83.0458, { city: 'Detroit', state: 'MI' }],
    ['in Honolulu', 21.3069, -157.8583, { city: 'Honolulu', state: 'HI' }],
    ['in Texarkana, west of the state line', 33.4251, -94.0477, { state: 'TX' }],
    ['in Texarkana, east of the state line', 33.4418, -94.0377, { state: 'AR' }],
  ])('is found %s', (_, latitude, longitude, town) => {
    expect(at(latitude, longitude)).toMatchObject(town);
  });

  it('has no city or ZIP code in the wilderness, but a state', () => {
    expect(at(67.5, -152)).toEqual({ city: null, state: 'AK', zipCode: null });
  });

  it.each([
    ['Vancouver', 49.2827, -123.1207],
    ['Windsor, opposite Detroit', 42.3149, -83.0364],
    ['Tijuana', 32.5149, -117.0382],
    ['London', 51.5072, -0.1276],
    ['the middle of the Atlantic', 35, -45],
  ])('is unknown in %s', (_, latitude, longitude) => {
    expect(at(latitude, longitude)).toBeNull();
  });
});
