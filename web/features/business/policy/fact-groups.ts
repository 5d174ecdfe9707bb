import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import {
  FACT_KEYS,
  factSentence,
  factsOf,
  type FactKey,
  type PetType,
} from '../../../../interfaces/contract/policy/policy-words.js';

export interface StatedFact {
  readonly key: FactKey;
  readonly text: string;
}

interface Group {
  readonly title: string;
  readonly has: (key: FactKey) => boolean;
  /** Its name in the list of what isn't stated; absent if few places have it. */
  readonly missing?: string;
}

const oneOf =
  (...keys: FactKey[]) =>
  (key: FactKey) =>
    keys.includes(key);

/** The facts in display order. */
const GROUPS: readonly Group[] = [
  { title: 'Animals', has: (key) => key.startsWith('pets.'), missing: 'which animals are welcome' },
  { title: 'Where', has: (key) => key.startsWith('areas.'), missing: 'where pets may be' },
  { title: 'Limits', has: oneOf('maxPets', 'maxWeightLb', 'sizes', 'breedRestrictions'), missing: 'limits' },
  { title: 'Rules', has: oneOf('leash', 'leftAlone', 'vaccinationProof'), missing: 'rules' },
  { title: 'Fees', has: oneOf('fee', 'deposit'), missing: 'fees' },
  { title: 'Hours for pets', has: oneOf('petHours') },
  { title: 'Note', has: oneOf('note') },
];

/** Returns what a policy states by group, and the names of groups about which it says nothing. */
export function factGroups(policy: BusinessDetail['policy']) {
  const facts = policy === null ? {} : factsOf(policy);
  const welcome = FACT_KEYS.flatMap((key) =>
    key.startsWith('pets.') && facts[key] === 'yes' ? [key.slice('pets.'.length) as PetType] : [],
  );
  const stated = FACT_KEYS.flatMap((key): StatedFact[] => {
    const value = facts[key];
    return value === undefined ? [] : [{ key, text: factSentence(key, value, welcome) }];
  });
  const all = GROUPS.map((group) => ({ ...group, facts: stated.filter(({ key }) => group.has(key)) }));
  return {
    groups: all.filter((group) => group.facts.length > 0),
    missing: all.flatMap((group) => (group.facts.length === 0 && group.missing !== undefined ? [group.missing] : [])),
  };
}
