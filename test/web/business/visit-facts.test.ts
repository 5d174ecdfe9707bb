import { describe, expect, it } from '@jest/globals';
import { PET_TYPES } from '../../../interfaces/contract/shared/words.js';
import { hoursFacts, petFacts } from '../../../web/features/business/facts/visit-facts.js';
import { POLICY } from '../../support/policy/policies.js';

type Policy = Parameters<typeof petFacts>[0];

const policy = (differs: object): Policy => ({ ...POLICY, ...differs }) as Policy;
const feature = (name: string, value: boolean) => ({ '@type': 'LocationFeatureSpecification', name, value });

const NO_PETS = Object.fromEntries(PET_TYPES.map((type) => [type, 'no']));
/** 2026-11-25, a Wednesday, at noon in Chicago. */
const NOW = Date.parse('2026-11-25T18:00:00Z');
const THANKSGIVING = Date.parse('2026-11-26') / 86_400_000;

describe('the structured data about pets', () => {
  it.each([
    ['a welcome animal', { dog: 'yes', cat: 'no' }, true],
    ['every animal refused', NO_PETS, false],
    ['only some animals refused', { cat: 'no' }, undefined],
    ['nothing stated', {}, undefined],
  ])('state petsAllowed for %s', (_, pets, allowed) => {
    expect(petFacts(policy({ pets, areas: {} }), true)).toEqual({ petsAllowed: allowed, amenityFeature: undefined });
  });

  it('state a feature for types without petsAllowed', () => {
    expect(petFacts(policy({ areas: {} }), false)).toEqual({ amenityFeature: [feature('Pets allowed', true)] });
  });

  it('state each known area, and no unknown one', () => {
    expect(petFacts(POLICY as never, true)).toEqual({
      petsAllowed: true,
      amenityFeature: [feature('Pets allowed: indoors', false), feature('Pets allowed: patio', true)],
    });
  });

  it('say nothing without a policy', () => {
    expect(petFacts(null, true)).toEqual({});
  });
});

describe('the structured data about opening hours', () => {
  const hours = { timeZone: 'America/Chicago', weekly: [[480, 1320]], exceptions: [] };

  it('state each range of a week by its day', () => {
    const weekly = [
      [480, 720],
      [6 * 1440, 7 * 1440],
    ];
    const spec = { '@type': 'OpeningHoursSpecification' };
    expect(hoursFacts({ ...hours, weekly }, NOW)).toEqual([
      { ...spec, opens: '00:00', closes: '23:59', dayOfWeek: 'Sunday' },
      { ...spec, opens: '08:00', closes: '12:00', dayOfWeek: 'Monday' },
    ]);
  });

  it('state special days of the next weeks, and that a place is closed', () => {
    const exceptions = [-1, 0, 1, 60].map((ahead) => ({
      day: THANKSGIVING + ahead,
      ranges: ahead === 1 ? [[600, 660]] : [],
    }));
    const [, ...special] = hoursFacts({ ...hours, exceptions }, NOW) ?? [];
    expect(special.map(({ validFrom, opens, closes }) => [validFrom, opens, closes])).toEqual([
      ['2026-11-25', '00:00', '00:00'],
      ['2026-11-26', '00:00', '00:00'],
      ['2026-11-27', '10:00', '11:00'],
    ]);
  });

  it('say nothing if the hours are unknown', () => {
    expect(hoursFacts(null, NOW)).toBeUndefined();
  });
});
