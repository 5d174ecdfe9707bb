import { describe, expect, it } from '@jest/globals';
import { PET_TYPES } from '../../../domain/pet/pet.js';
import { FACT_KEYS, type FactKey, type FactValue } from '../../../domain/policy/fact.js';
import { factSentence } from '../../../domain/policy/fact-words.js';

const SENTENCES: readonly (readonly [FactKey, FactValue, string])[] = [
  ['pets.dog', 'yes', 'Dogs are welcome.'],
  ['pets.other', 'no', 'Other pets aren’t allowed.'],
  ['areas.patio', 'yes', 'Pets are allowed on the patio.'],
  ['areas.indoors', 'no', 'Pets aren’t allowed indoors.'],
  ['maxPets', 2, 'At most 2 pets.'],
  ['maxPets', 1, 'At most 1 pet.'],
  ['maxPets', 'none', 'No limit on the number of pets.'],
  ['maxWeightLb', 50, 'Pets up to 50 lb.'],
  ['maxWeightLb', 'none', 'No weight limit.'],
  ['sizes', ['small', 'medium'], 'Sizes allowed: small and medium.'],
  ['sizes', 'none', 'No size limit.'],
  ['breedRestrictions', 'No terriers', 'Breed restrictions: No terriers.'],
  ['breedRestrictions', 'none', 'No breed restrictions.'],
  ['leash', 'required', 'A leash or carrier is required.'],
  ['leash', 'not-required', 'No leash is required.'],
  ['leash', 'off-leash-area', 'Dogs can be off leash in a marked area.'],
  ['leftAlone', 'yes', 'Pets can be left alone.'],
  ['leftAlone', 'no', 'Pets can’t be left alone.'],
  ['vaccinationProof', 'yes', 'Bring proof of vaccination.'],
  ['vaccinationProof', 'no', 'No proof of vaccination is required.'],
  ['fee', { amount: 25, per: 'night' }, 'Pet fee: $25 per night.'],
  ['fee', { amount: 0, per: 'stay' }, 'No pet fee.'],
  ['deposit', 50.5, 'Refundable deposit: $50.50.'],
  ['deposit', 0, 'No deposit.'],
  ['petHours', 'Mo-Fr 10:00-12:00', 'Hours for pets: Monday to Friday, 10 AM to noon; closed Saturday and Sunday.'],
  ['openingHours', '24/7', 'Opening hours: every day, 24 hours.'],
  ['note', 'Water bowls at the door.', 'Water bowls at the door.'],
];

describe('factSentence', () => {
  it.each(SENTENCES)('says %s %j as "%s"', (key, value, sentence) => {
    expect(factSentence(key, value)).toBe(sentence);
  });

  it('has a sentence for each kind of fact', () => {
    const kinds = (keys: readonly FactKey[]) => new Set(keys.map((key) => key.replace(/\..*/, '')));
    expect(kinds(SENTENCES.map(([key]) => key))).toEqual(kinds(FACT_KEYS));
  });

  it('names the pets that a limit is about, if they are of one type', () => {
    expect(factSentence('maxWeightLb', 50, ['dog'])).toBe('Dogs up to 50 lb.');
    expect(factSentence('maxWeightLb', 50, [...PET_TYPES])).toBe('Pets up to 50 lb.');
  });
});
