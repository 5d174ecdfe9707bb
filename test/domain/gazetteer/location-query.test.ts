import { describe, expect, it } from '@jest/globals';
import { readLocation, stateNamed } from '../../../domain/gazetteer/location-query.js';
import { STATE_CODES, stateCode, US_STATES } from '../../../domain/gazetteer/us-state.js';

describe('a typed location', () => {
  it.each([',', 'a,', 'a '])('a typed location is read in linear time if it repeats %j 200,000 times', (part) => {
    const long = part.repeat(200_000);
    expect(readLocation(`${long}x`)).toHaveLength(1);
    expect(readLocation(`${long}x, TX`)[0]).toMatchObject({ kind: 'city', state: 'TX' });
  });

  it.each([
    ['78701', [{ kind: 'zip', zip: '78701' }]],
    [' 78701-1234 ', [{ kind: 'zip', zip: '78701' }]],
    ['tx', [{ kind: 'state', state: 'TX' }]],
    ['New York state', [{ kind: 'state', state: 'NY' }]],
    ['', []],
    ['   ', []],
  ])('the typed location %p has at most one interpretation', (typed, readings) => {
    expect(readLocation(typed)).toEqual(readings);
  });

  it.each(['Austin, TX', 'austin tx', 'AUSTIN,TX', 'Austin, Texas', 'Austin, TX 78701'])(
    'the typed location %p is Austin, Texas first',
    (typed) => {
      const [first] = readLocation(typed);
      expect(first).toMatchObject({ kind: 'city', state: 'TX' });
      expect(first?.kind === 'city' && first.city.toLowerCase()).toBe('austin');
    },
  );

  it.each(STATE_CODES.filter((code) => code !== 'NY' && code !== 'WA'))(
    'a typed location that is the name of %s is the state, not a town with that name',
    (code) => {
      const readings = [{ kind: 'state', state: code }];
      for (const typed of [US_STATES[code], US_STATES[code].toUpperCase(), ` ${US_STATES[code].toLowerCase()} `])
        expect([typed, readLocation(typed), stateNamed(typed)]).toEqual([typed, readings, code]);
      expect(readLocation(`${US_STATES[code]}, MO`)[0]).toEqual({ kind: 'city', city: US_STATES[code], state: 'MO' });
    },
  );

  it('a typed location is the city rather than the state only for New York and Washington', () => {
    expect([stateNamed('New York'), stateNamed('washington'), stateNamed('TX'), stateNamed('Austin')]).toEqual(
      Array.from({ length: 4 }, () => null),
    );
    expect(readLocation('New York').map((reading) => reading.kind)).toEqual(['city', 'state']);
    expect(readLocation('Washington').at(-1)).toEqual({ kind: 'state', state: 'WA' });
  });

  it('a typed location with a two-word state is split at the start of the state', () => {
    expect(readLocation('Charlotte North Carolina')).toContainEqual({ kind: 'city', city: 'Charlotte', state: 'NC' });
    expect(readLocation('Kansas City, MO')).toContainEqual({ kind: 'city', city: 'Kansas City', state: 'MO' });
  });

  it.each([
    ['Austin,  78701-1234', [{ kind: 'city', city: 'Austin', state: null }]],
    ['Austin 78701 East', [{ kind: 'city', city: 'Austin 78701 East', state: null }]],
    ['Austin,', [{ kind: 'city', city: 'Austin', state: null }]],
    ['Austin ,  ', [{ kind: 'city', city: 'Austin', state: null }]],
    ['San   Marcos', [{ kind: 'city', city: 'San Marcos', state: null }]],
    ['787011', [{ kind: 'city', city: '787011', state: null }]],
    ['78701-12345', [{ kind: 'city', city: '78701-12345', state: null }]],
    ['xx', [{ kind: 'city', city: 'xx', state: null }]],
    ['Texas State', [{ kind: 'state', state: 'TX' }]],
    ['Texas, state', [{ kind: 'state', state: 'TX' }]],
    ['Texas statement', [{ kind: 'city', city: 'Texas statement', state: null }]],
    [', TX', [{ kind: 'city', city: ', TX', state: null }]],
    ['Austin , TX', [{ kind: 'city', city: 'Austin', state: 'TX' }, { kind: 'city', city: 'Austin , TX', state: null }]],
    ['Austin TX 78701', [{ kind: 'city', city: 'Austin', state: 'TX' }, { kind: 'city', city: 'Austin TX', state: null }]],
    ['New York', [{ kind: 'city', city: 'New York', state: null }, { kind: 'state', state: 'NY' }]],
  ])('the typed location %j has exactly these interpretations', (typed, readings) => {
    expect(readLocation(typed)).toEqual(readings);
  }); // prettier-ignore
});

describe('a state', () => {
  it('a state is recognized by code and by name in any case', () => {
    expect(stateCode('tX')).toBe('TX');
    expect(stateCode('district  of columbia')).toBe('DC');
    expect(stateCode('Ontario')).toBeNull();
  });
});
