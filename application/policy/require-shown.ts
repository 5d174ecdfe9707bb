import { FACTS, isSameValue, type FactKey, type FactValue } from '../../domain/policy/fact.js';
import { factSentence } from '../../domain/policy/fact-words.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { HeldPlace } from './ports.js';

/** A fact as the person who speaks about it saw it. */
export interface SeenFact {
  readonly key: FactKey;
  readonly value: FactValue;
}

/** Returns the shown value. Throws FACT_CHANGED if it isn't the one that the person saw. */
export function requireShown({ known }: Pick<HeldPlace, 'known'>, { key, value }: SeenFact): FactValue {
  const shown = known[key]?.value;
  if (shown === undefined) {
    return refuse('FACT_CHANGED', `${FACTS[key].label}: this place no longer says anything.`);
  }
  if (!isSameValue(shown, value)) {
    refuse('FACT_CHANGED', `This has changed. It now says: ${factSentence(key, shown)} Is that right?`);
  }
  return shown;
}
