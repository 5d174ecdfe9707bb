import { describe, expect, it } from '@jest/globals';
import { policyOfCells, type PetCells } from '../../../../domain/import/columns/pet-cells.js';
import { UNKNOWN_POLICY } from '../../../../domain/policy/policy.js';

describe('columns about pets', () => {
  it.each<[PetCells, object]>([
    [{ dogsAllowed: 'Yes', catsAllowed: 'no' }, { pets: { dog: 'yes', cat: 'no' } }],
    [{ dogsAllowed: 'Ask us' }, { pets: { dog: 'unknown' } }],
    [{ leashRequired: 'x' }, { leash: 'required' }],
    [{ leashRequired: 'No' }, { leash: 'not-required' }],
    [
      { maxPets: '2 pets', maxWeightLb: 'up to 50 lbs' },
      { maxPets: 2, maxWeightLb: 50 },
    ],
    [
      { maxPets: 'No limit', maxWeightLb: 'varies' },
      { maxPets: 'none', maxWeightLb: null },
    ],
    [{ petFee: '$25' }, { fee: { amount: 25, per: 'stay' } }],
    [{ petFee: '12.50 per night' }, { fee: { amount: 12.5, per: 'night' } }],
    [{ petFee: '$10/pet' }, { fee: { amount: 10, per: 'pet' } }],
    [{ petFee: '$10 per pet per night' }, { fee: { amount: 10, per: 'pet-night' } }],
    [{ petFee: 'None' }, { fee: { amount: 0, per: 'stay' } }],
    [{ petFee: 'call' }, { fee: null }],
  ])('%j states %j', (cells, policy) => {
    expect(policyOfCells(cells)).toMatchObject({ ...UNKNOWN_POLICY, ...policy });
  });

  it('state nothing if a row has none', () => {
    expect(policyOfCells({})).toBeNull();
  });
});
