import { describe, expect, it } from '@jest/globals';
import { readLocation } from '../../../domain/gazetteer/location-query.js';
import { stateCode } from '../../../domain/gazetteer/us-state.js';

describe('a typed location', () => {
  it.each([
    ['78701', [{ kind: 'zip', zip: '78701' }]],
    [' 78701-1234 ', [{ kind: 'zip', zip: '78701' }]],
    ['tx', [{ kind: 'state', state: 'TX' }]],
    ['New York state', [{ kind: 'state', state: 'NY' }]],
    ['', []],
    ['   ', []],
  ])('%p has one reading at most', (typed, readings) => {
    expect(readLocation(typed)).toEqual(readings);
  });

  it.each(['Austin, TX', 'austin tx', 'AUSTIN,TX', 'Austin, Texas', 'Austin, TX 78701'])(
    '%p is Austin in Texas first',
    (typed) => {
      const [first] = readLocation(typed);
      expect(first).toMatchObject({ kind: 'city', state: 'TX' });
      expect(first?.kind === 'city' && first.city.toLowerCase()).toBe('austin');
    },
  );

  it('that names a state and a city is the city before the state', () => {
    expect(readLocation('New York').map((reading) => reading.kind)).toEqual(['city', 'state']);
    expect(readLocation('Washington').at(-1)).toEqual({ kind: 'state', state: 'WA' });
  });

  it('with a state of two words is split where the state begins', () => {
    expect(readLocation('Charlotte North Carolina')).toContainEqual({ kind: 'city', city: 'Charlotte', state: 'NC' });
    expect(readLocation('Kansas City, MO')).toContainEqual({ kind: 'city', city: 'Kansas City', state: 'MO' });
  });
});

describe('a state', () => {
  it('is known by code and by name in any case', () => {
    expect(stateCode('tX')).toBe('TX');
    expect(stateCode('district  of columbia')).toBe('DC');
    expect(stateCode('Ontario')).toBeNull();
  });
});
