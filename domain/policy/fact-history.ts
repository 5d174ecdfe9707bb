import type { PetType } from '../pet/pet.js';
import type { EvidenceSource, FactState, Verdict } from './evidence.js';
import { FACT_KEYS, FACTS, type FactKey, type FactValue } from './fact.js';
import { factSentence } from './fact-words.js';
import { knownFacts, type FactStatement, type KnownFacts } from './known-facts.js';
import { groupedBy } from '../shared/grouped.js';

/** Product decision: most statements that the history of a fact shows. */
export const MAX_HISTORY = 50;

/** A statement as everyone may see it: the kind of source, never the person. */
export interface PublicStatement {
  /** Null if the fact was no longer stated from then on. */
  readonly value: FactValue | null;
  /** The value as a sentence; null like the value. */
  readonly text: string | null;
  readonly source: EvidenceSource;
  readonly verdict: Verdict;
  /** UTC day. */
  readonly day: string;
}

/** A known fact for people. */
export interface FactInWords {
  readonly key: FactKey;
  readonly label: string;
  readonly value: FactValue;
  readonly text: string;
  readonly state: FactState;
  /** UTC day. */
  readonly confirmedAt: string;
  readonly contradictions: number;
}

/** A known fact with how it came about. */
export interface ShownFactHistory extends FactInWords {
  readonly byOwner: boolean;
  readonly byAdministrator: boolean;
  readonly visitors: number;
  /** Newest first, at most MAX_HISTORY. */
  readonly history: readonly PublicStatement[];
}

/** Returns the known facts in display order. */
export function factHistory(
  statements: readonly FactStatement[],
  now: Date,
  disputed: readonly string[],
): readonly ShownFactHistory[] {
  const known = knownFacts(statements, now, disputed);
  const byKey = groupedBy(statements, ({ key }) => key);
  const welcome = welcomeTypes(known);
  return FACT_KEYS.flatMap((key): ShownFactHistory[] => {
    const shown = known[key];
    if (shown === undefined) return [];
    const { confirmedAt, ...fact } = shown;
    const newest = (byKey.get(key) ?? []).toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
    const history = newest.slice(0, MAX_HISTORY).map((each) => published(each, welcome));
    const text = factSentence(key, fact.value, welcome);
    return [{ key, label: FACTS[key].label, ...fact, text, confirmedAt: dayOf(confirmedAt), history }];
  });
}

/** Returns the known facts in words, in display order. */
export function factsInWords(known: KnownFacts): FactInWords[] {
  const welcome = welcomeTypes(known);
  return FACT_KEYS.flatMap((key) => {
    const fact = known[key];
    if (fact === undefined) return [];
    const { value, state, contradictions } = fact;
    const text = factSentence(key, value, welcome);
    const confirmedAt = dayOf(fact.confirmedAt);
    return [{ key, label: FACTS[key].label, value, text, state, confirmedAt, contradictions }];
  });
}

/** Returns the types of pets that are welcome, which limits are about. */
function welcomeTypes(known: KnownFacts): readonly PetType[] {
  return FACT_KEYS.flatMap((key) =>
    key.startsWith('pets.') && known[key]?.value === 'yes' ? [key.slice('pets.'.length) as PetType] : [],
  );
}

/** Returns the UTC day of a time, such as '2026-11-27'. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

function published({ key, value, source, verdict, at }: FactStatement, welcome: readonly PetType[]): PublicStatement {
  return {
    ...{ value, source, verdict, day: dayOf(at) },
    text: value === null ? null : factSentence(key, value, welcome),
  };
}
