import { readWeek } from '../hours/week-hours.js';
import { weekWords } from '../hours/week-words.js';
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
    if (value === undefined) return [];
    const isHours = key === 'openingHours' || key === 'petHours';
    const text = isHours ? hoursSentence(FACTS[key].label, String(value)) : factSentence(key, value, welcome);
    return [{ key, label: FACTS[key].label, text }];
  });
}

/** Returns what a policy states as sentences, one after the other; null if it states nothing. */
export function policySentences(policy: FactContent['policy']): string | null {
  const sentences = statedWords({ policy, openingHours: null }).map(({ text }) => text);
  return sentences.length === 0 ? null : sentences.join(' ');
}

const hoursSentence = (label: string, hours: string): string => `${label}: ${hoursWords(hours)}.`;

/** Returns hours in words, such as 'Monday to Friday 9 AM to 5 PM'; as they are written if a form can't show them. */
export function hoursWords(hours: string): string {
  const week = readWeek(hours);
  if (week === null) return hours;
  return weekWords(week)
    .map(({ days, hours: of }) => `${days} ${of === 'Closed' || of === 'Open 24 hours' ? of.toLowerCase() : of}`)
    .join('; ');
}
