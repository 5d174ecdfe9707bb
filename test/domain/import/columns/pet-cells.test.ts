import { describe, expect, it } from '@jest/globals';
import { petFieldOf, policyOfCells, type PetCells } from '../../../../domain/import/columns/pet-cells.js';
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
    [
      { indoorsAllowed: 'no', patioAllowed: 'yes', roomsAllowed: 'ask' },
      { areas: { indoors: 'no', patio: 'yes', room: 'unknown' } },
    ],
    [
      { leftAlone: 'Not allowed', vaccinationProof: 'required' },
      { leftAlone: 'no', vaccinationProof: 'yes' },
    ],
    [{ leashRequired: 'not required' }, { leash: 'not-required' }],
    [{ breedRestrictions: 'None' }, { breedRestrictions: 'none' }],
    [{ breedRestrictions: 'No Akitas' }, { breedRestrictions: 'No Akitas' }],
    [
      { petDeposit: '$100', petNote: 'Bowls at the door' },
      { deposit: 100, note: 'Bowls at the door' },
    ],
    [
      { petDeposit: 'none', petHours: 'Mo-Fr 10:00-12:00' },
      { deposit: 0, petHours: 'Mo-Fr 10:00-12:00' },
    ],
  ])('%j states %j', (cells, policy) => {
    expect(policyOfCells(cells)).toMatchObject({ ...UNKNOWN_POLICY, ...policy });
  });

  it.each([
    [['fee', 'amount'], 'petFee'],
    [['pets', 'dog'], 'dogsAllowed'],
    [['areas', 'room'], 'roomsAllowed'],
    [['maxWeightLb'], 'maxWeightLb'],
  ])('state the field %j of a policy in the column %s', (path, column) => {
    expect(petFieldOf(path)).toBe(column);
  });

  it('state nothing if a row has none', () => {
    expect(policyOfCells({})).toBeNull();
  });
});
