import { describe, expect, it } from '@jest/globals';
import { UNKNOWN_POLICY } from '../../../domain/policy/policy.js';
import { policySentences, statedWords } from '../../../domain/policy/stated-words.js';
import { POLICY } from '../../support/policy/policies.js';

describe('what a business states, in words', () => {
  it('is one sentence for each fact, and none for what is unknown', () => {
    const openingHours = 'Mo-Fr 08:00-12:00,13:00-22:00';
    expect(statedWords({ policy: POLICY, openingHours })).toEqual([
      { key: 'pets.dog', label: 'Dog', text: 'Dogs are welcome.' },
      { key: 'pets.cat', label: 'Cat', text: 'Cats aren’t allowed.' },
      { key: 'areas.indoors', label: 'Indoors', text: 'Pets aren’t allowed indoors.' },
      { key: 'areas.patio', label: 'Patio', text: 'Pets are allowed on the patio.' },
      { key: 'maxPets', label: 'Number of pets', text: 'At most 2 pets.' },
      { key: 'maxWeightLb', label: 'Weight limit', text: 'Dogs up to 50 lb.' },
      { key: 'leash', label: 'Leash', text: 'A leash or carrier is required.' },
      { key: 'vaccinationProof', label: 'Proof of vaccination', text: 'Bring proof of vaccination.' },
      { key: 'fee', label: 'Pet fee', text: 'Pet fee: $25 per night.' },
      { key: 'note', label: 'Note', text: 'Water bowls at the door.' },
      {
        ...{ key: 'openingHours', label: 'Opening hours' },
        text: 'Opening hours: Monday to Friday, 8 AM to noon and 1 PM to 10 PM; closed Saturday and Sunday.',
      },
    ]);
  });

  it('is nothing without a policy or hours', () => {
    expect(statedWords({ policy: null, openingHours: null })).toEqual([]);
    expect(statedWords({ policy: UNKNOWN_POLICY, openingHours: null })).toEqual([]);
    expect([policySentences(null), policySentences(UNKNOWN_POLICY)]).toEqual([null, null]);
  });

  it('has the hours for pets in words, too', () => {
    expect(policySentences({ ...UNKNOWN_POLICY, petHours: 'Mo-Su 10:00-12:00' })).toBe(
      'Hours for pets: every day, 10 AM to noon.',
    );
  });
});
