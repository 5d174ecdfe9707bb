import { INCLUDED_KINDS, KIND } from '../kind/kind.js';
import { KINDS, kindLabel, type Kind } from '../kind/kind-label.js';
import { PERK_WORDS, TOPIC_WORDS } from './same-words.js';
import { phraseKey, WORD } from './word-key.js';

/** What a phrase of a search text means. */
export interface Meaning {
  /** The same for phrases with the same words and kinds: the key of the first of them. */
  readonly name: string;
  /** Phrases of listings with this meaning, in lower case. Each matches by its words in this order. */
  readonly words: readonly string[];
  /** A business of any of them is meant, the named one first. */
  readonly kinds: readonly Kind[];
  /** The perk that the phrase names, as owners enter it. */
  readonly perk: string | null;
}

type Unnamed = Omit<Meaning, 'name'>;

/** Kinds so broad that their synonyms name different places: a shop for coffee is no boutique. */
const BROAD: ReadonlySet<Kind> = new Set<Kind>(['store', 'restaurant', 'hotel', 'park', 'attraction', 'beach']);

function kindMeanings(): readonly (readonly [string, Unnamed])[] {
  return KINDS.flatMap((kind) => {
    const label = kindLabel(kind).toLowerCase();
    const phrases = [label, ...KIND[kind].synonyms];
    const kinds = [kind, ...(INCLUDED_KINDS[kind] ?? [])];
    return phrases.map((phrase): [string, Unnamed] => [
      phraseKey(phrase),
      { words: BROAD.has(kind) ? [phrase] : phrases, kinds, perk: null },
    ]);
  });
}

function wordMeanings(): readonly (readonly [string, Unnamed])[] {
  return [...PERK_WORDS, ...TOPIC_WORDS].flatMap(({ words, typed, perk = null }) =>
    typed.map((phrase): [string, Unnamed] => [phraseKey(phrase), { words, kinds: [], perk }]),
  );
}

/** Returns the words without those that another one contains: 'vet' also finds 'vet clinic'. */
function withoutNarrower(words: readonly string[]): readonly string[] {
  const keys = words.map((phrase) => ` ${phraseKey(phrase)} `);
  const isNarrower = (key: string, index: number) =>
    keys.some((other, at) => at !== index && key.includes(other) && (key !== other || at < index));
  return words.filter((_, index) => !isNarrower(keys[index]!, index));
}

/** The meaning of each known phrase, by the phrase's key. A phrase with several meanings has all of them. */
export const MEANINGS: ReadonlyMap<string, Meaning> = (() => {
  const meanings = new Map<string, Unnamed>();
  for (const [key, meaning] of [...kindMeanings(), ...wordMeanings()]) {
    const known = meanings.get(key) ?? { words: [], kinds: [], perk: null };
    meanings.set(key, {
      words: withoutNarrower([...known.words, ...meaning.words]),
      kinds: [...new Set([...known.kinds, ...meaning.kinds])],
      perk: known.perk ?? meaning.perk,
    });
  }
  const names = new Map<string, string>();
  return new Map(
    [...meanings].map(([key, meaning]) => {
      const content = JSON.stringify([meaning.words, meaning.kinds]);
      const name = names.get(content) ?? key;
      names.set(content, name);
      return [key, { ...meaning, name }];
    }),
  );
})();

/** The single words of all known phrases, so that typos in them can be corrected. In lower case, sorted. */
export const VOCABULARY_WORDS: readonly string[] = [
  ...new Set(
    [
      ...KINDS.flatMap((kind) => [kindLabel(kind).toLowerCase(), ...KIND[kind].synonyms]),
      ...[...PERK_WORDS, ...TOPIC_WORDS].flatMap(({ words, typed }) => [...words, ...typed]),
    ]
      .flatMap((words) => words.match(WORD) ?? [])
      .filter((word) => /^[a-z]{3,}$/.test(word)),
  ),
].toSorted();
