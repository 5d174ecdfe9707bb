import type { PetType } from '../pet/pet.js';
import { FACT_KEYS, FACTS, type FactKey } from './fact.js';
import { factSentence } from './fact-words.js';
import { statedFacts, type FactContent } from './known-facts.js';

/** A fact that a business states, for people. */
export interface StatedFact {
  readonly key: FactKey;
  readonly label: string;
  readonly text: string;
}

/** Returns what a business states about pets and its hours, in display order. Unknown facts are absent. */
export function statedWords(content: FactContent): readonly StatedFact[] {
  const stated = statedFacts(content);
  const welcome = FACT_KEYS.flatMap((key) =>
    key.startsWith('pets.') && stated[key] === 'yes' ? [key.slice('pets.'.length) as PetType] : [],
  );
  return FACT_KEYS.flatMap((key): StatedFact[] => {
    const value = stated[key];
    return value === undefined ? [] : [{ key, label: FACTS[key].label, text: factSentence(key, value, welcome) }];
  });
}

/** Returns what a policy states as sentences, one after the other; null if it states nothing. */
export function policySentences(policy: FactContent['policy']): string | null {
  const sentences = statedWords({ policy, openingHours: null }).map(({ text }) => text);
  return sentences.length === 0 ? null : sentences.join(' ');
}
