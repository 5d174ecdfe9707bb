import { INCLUDED_KINDS, KIND } from './kind.js';
import { KINDS, kindLabel, type Kind } from './kind-label.js';

/** A phrase of a search text that names kinds of business. */
export interface KindPhrase {
  /** As typed. */
  readonly text: string;
  /** A business of any of them is meant. */
  readonly kinds: readonly Kind[];
  /** A business with this perk is meant, too. */
  readonly perk?: SoughtPerk;
}

/** A search text, divided into phrases that name kinds and the rest. */
export interface KindReading {
  readonly rest: string;
  readonly phrases: readonly KindPhrase[];
}

/** Perks that people ask for in other words. */
export type SoughtPerk = 'Outdoor seating';

const PERK_SYNONYMS: Readonly<Record<SoughtPerk, readonly string[]>> = {
  'Outdoor seating': ['patio', 'terrace', 'outside seating', 'outdoor dining', 'outdoor patio', 'al fresco'],
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Quotes and 'or' have their own meaning in searches, so a text with them is read as it is. */
const OPERATORS = /"|\bor\b/iu;

/**
 * Finds the kinds of business that a search text names by label or synonym, and perks that it names by synonym, longest phrase first: 'emergency vet' is one
 * phrase. Case, accents, and plurals make no difference. A word after a minus names nothing.
 */
export function readKinds(text: string): KindReading {
  if (OPERATORS.test(text)) return { rest: text, phrases: [] };
  const words = [...text.matchAll(WORD)];
  const keys = words.map(([word], index) => (text[words[index]!.index - 1] === '-' ? '-' : wordKey(word)));
  const phrases: KindPhrase[] = [];
  let rest = '';
  let end = 0;
  for (let at = 0; at < words.length; at += 1) {
    const length = lengthAt(keys, at);
    if (length === 0) continue;
    const [first, last] = [words[at]!, words[at + length - 1]!];
    rest += text.slice(end, first.index);
    end = last.index + last[0].length;
    const phrase = phraseOf(keys, at, length);
    const perk = PERK_BY_PHRASE.get(phrase);
    const kinds = KINDS_BY_PHRASE.get(phrase) ?? [];
    phrases.push({ text: text.slice(first.index, end), kinds, ...(perk !== undefined && { perk }) });
    at += length - 1;
  }
  return { rest: (rest + text.slice(end)).trim(), phrases };
}

/** Returns how many words the longest phrase from this word has; 0 if none begins there. */
function lengthAt(keys: readonly string[], at: number): number {
  for (let length = Math.min(MAX_PHRASE_WORDS, keys.length - at); length > 0; length -= 1) {
    const phrase = phraseOf(keys, at, length);
    if (KINDS_BY_PHRASE.has(phrase) || PERK_BY_PHRASE.has(phrase)) return length;
  }
  return 0;
}

const phraseOf = (keys: readonly string[], at: number, length: number): string => keys.slice(at, at + length).join(' ');

/** Returns a word without accents, case, and the ending of a plural. */
function wordKey(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (/[^aeiou]ies$/.test(plain)) return `${plain.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(plain)) return plain.slice(0, -2);
  return /[^s]s$/.test(plain) && plain.length > 3 ? plain.slice(0, -1) : plain;
}

const keysOf = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => wordKey(word));

const KINDS_BY_PHRASE: ReadonlyMap<string, readonly Kind[]> = new Map(
  KINDS.flatMap((kind) =>
    [kindLabel(kind), ...KIND[kind].synonyms].map((words): [string, readonly Kind[]] => [
      keysOf(words).join(' '),
      [kind, ...(INCLUDED_KINDS[kind] ?? [])],
    ]),
  ),
);

const PERK_BY_PHRASE: ReadonlyMap<string, SoughtPerk> = new Map(
  (Object.entries(PERK_SYNONYMS) as [SoughtPerk, readonly string[]][]).flatMap(([perk, synonyms]) =>
    synonyms.map((words): [string, SoughtPerk] => [keysOf(words).join(' '), perk]),
  ),
);

const MAX_PHRASE_WORDS = Math.max(...[...KINDS_BY_PHRASE.keys()].map((phrase) => phrase.split(' ').length));

/** The single words of all labels and synonyms, so that typos in them can be corrected. In lower case. */
export const KIND_WORDS: readonly string[] = [
  ...new Set(
    [...KINDS.flatMap((kind) => [kindLabel(kind), ...KIND[kind].synonyms]), ...Object.values(PERK_SYNONYMS).flat()]
      .flatMap((words) => words.toLowerCase().match(WORD) ?? [])
      .filter((word) => /^[a-z]{3,}$/.test(word)),
  ),
].toSorted();
