import { UNKNOWN_POLICY, type Policy } from '../../../domain/policy/policy.js';

/** The policy of the examples. */
export const POLICY: Policy = {
  ...UNKNOWN_POLICY,
  ...{ pets: { dog: 'yes', cat: 'no' }, maxPets: 2, maxWeightLb: 50, leash: 'required' },
  areas: { indoors: 'no', patio: 'yes' },
  ...{ vaccinationProof: 'yes', fee: { amount: 25, per: 'night' }, note: 'Water bowls at the door.' },
};
