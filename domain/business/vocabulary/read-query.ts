import type { PetSize, PetType } from '../../pet/pet.js';
import type { Kind } from '../kind/kind-label.js';
import { MEANINGS } from './meanings.js';
import { namedPlace, NO_TOWNS, type TownNames } from './named-place.js';
import { PET_OF_PHRASE, SIZE_OF_PHRASE } from './pet-words.js';
import { SILENT_PHRASES, STOP_WORDS } from './silent-words.js';
import { WORD, wordKey } from './word-key.js';

/** A word or phrase that a business must match: by its own words, in any order and form, or by an alternative. */
export interface Term {
  /** As typed. */
  readonly text: string;
  /** The name of its meaning; null for an unknown word. */
  readonly meaning: string | null;
  /** Phrases with the same meaning, in lower case; empty for an unknown word. Each matches by its words in this order. */
  readonly alternatives: readonly string[];
  /** A business of any of these kinds matches, too. The named one is first. */
  readonly kinds: readonly Kind[];
  /** The perk that the text names, as owners enter it; null if it names none. */
  readonly perk: string | null;
}

export interface NamedPet {
  readonly text: string;
  readonly type: PetType;
  /** Null if the text names none. */
  readonly size: PetSize | null;
}

/** What a search text means. */
export interface QueryReading {
  /** All are required, in the order of the text. */
  readonly terms: readonly Term[];
  /** Words after a minus, as typed: no result contains them. */
  readonly excluded: readonly string[];
  /** Words and phrases that say nothing here, such as 'dog friendly', as typed. */
  readonly dropped: readonly string[];
  readonly pet: NamedPet | null;
  /** The location as the gazetteer reads it, and as typed. */
  readonly location: { readonly name: string; readonly text: string } | null;
  /** Whether the text is searched as typed, because it contains quotes or 'or', or no word. All lists are empty then. */
  readonly isAsTyped: boolean;
}

/** Quotes and 'or' between words have their own meaning in searches. At the end, 'OR' is Oregon. */
const OPERATORS = /"|\bor\b\s*[^\s]/iu;

const MAX_PHRASE_WORDS = Math.max(
  ...[...MEANINGS.keys(), ...SILENT_PHRASES, ...PET_OF_PHRASE.keys()].map((key) => key.split(' ').length),
);

interface Word {
  readonly text: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly isExcluded: boolean;
}

type Part =
  | { readonly is: 'term'; readonly term: Term }
  | { readonly is: 'excluded' | 'silent' | 'stop'; readonly text: string }
  | { readonly is: 'pet'; readonly pet: NamedPet };

/** Whether words about pets and searching have their own meaning, or are required like any other word. */
type Scope = 'question' | 'words';

/**
 * Reads a search text: the words to require, each with its alternatives, the words that say nothing, and the pet and the
 * location that it names. Case, accents, plurals, and hyphens make no difference. A text of stop words only is one term.
 * Without `towns`, only states and ZIP codes are locations.
 */
export function readQuery(text: string, towns: TownNames = NO_TOWNS): QueryReading {
  const words = wordsOf(text);
  if (words.length === 0 || OPERATORS.test(text)) return AS_TYPED;
  const place = placeIn(words, towns);
  const parts =
    place === null
      ? partsOf(text, words, 'question')
      : [...partsOf(text, words.slice(0, place.from), 'question'), ...partsOf(text, words.slice(place.to), 'question')];
  const location =
    place === null ? null : { name: place.location, text: typedOf(text, words.slice(place.from, place.to)) };
  return assembled(parts, location);
}

/** Reads a text in which every word is required: nothing is dropped, and no word is a pet or a location. */
export function readTerms(text: string): Pick<QueryReading, 'terms' | 'excluded' | 'isAsTyped'> {
  const words = wordsOf(text);
  return words.length === 0 || OPERATORS.test(text) ? AS_TYPED : assembled(partsOf(text, words, 'words'), null);
}

/** Returns the text that requires these terms and excludes these words; null for none. */
export function textOf(terms: readonly Term[], excluded: readonly string[]): string | null {
  const words = [...terms.map(({ text }) => text), ...excluded.map((word) => `-${word}`)];
  return words.length === 0 ? null : words.join(' ');
}

/** The reading of a text that is searched as typed. */
export const AS_TYPED: QueryReading = {
  ...{ terms: [], excluded: [], dropped: [] },
  ...{ pet: null, location: null, isAsTyped: true },
};

function assembled(parts: readonly Part[], location: QueryReading['location']): QueryReading {
  const terms = parts.flatMap((part) => (part.is === 'term' ? [part.term] : []));
  const texts = (is: Part['is']) => parts.flatMap((part) => (part.is === is && 'text' in part ? [part.text] : []));
  const pets = parts.flatMap((part) => (part.is === 'pet' ? [part.pet] : []));
  const says = terms.length + pets.length + texts('silent').length > 0 || location !== null;
  // Only stop words: a name, such as 'The Who'.
  const kept = says || texts('stop').length === 0 ? terms : [unknown(texts('stop').join(' '))];
  const [pet = null, ...others] = pets;
  return {
    terms: kept,
    excluded: texts('excluded'),
    dropped: [...texts('silent'), ...others.map((other) => other.text)],
    pet,
    location,
    isAsTyped: !says && kept.length === 0,
  };
}

const unknown = (text: string): Term => ({ text, meaning: null, alternatives: [], kinds: [], perk: null });

/** A minus means 'without' after a space and before a word. Elsewhere, it connects words. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    key: wordKey(match[0]),
    start: match.index,
    end: match.index + match[0].length,
    isExcluded: /(?:^|\s)-$/.test(text.slice(Math.max(0, match.index - 2), match.index)),
  }));
}

const keyOf = (words: readonly Word[]): string => words.map(({ key }) => key).join(' ');

const typedOf = (text: string, words: readonly Word[]): string => text.slice(words[0]!.start, words.at(-1)!.end);

/** Divides words into the longest phrases that mean something, and the rest. */
function partsOf(text: string, words: readonly Word[], scope: Scope): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const { part, length } = partAt(text, words, at, scope);
    parts.push(part);
    at += length;
  }
  return parts;
}

function partAt(
  text: string,
  words: readonly Word[],
  at: number,
  scope: Scope,
): { readonly part: Part; readonly length: number } {
  const first = words[at]!;
  if (first.isExcluded) return { part: { is: 'excluded', text: first.text }, length: 1 };
  for (let length = phraseLimit(words, at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    const part =
      partOf(typedOf(text, phrase), keyOf(phrase), scope) ?? (scope === 'words' ? null : sizedPet(text, phrase));
    if (part !== null) return { part, length };
  }
  if (STOP_WORDS.has(first.key)) return { part: { is: 'stop', text: first.text }, length: 1 };
  return { part: { is: 'term', term: unknown(first.text) }, length: 1 };
}

/** A phrase ends before a word after a minus. */
function phraseLimit(words: readonly Word[], at: number): number {
  const limit = Math.min(MAX_PHRASE_WORDS, words.length - at);
  const excluded = words.slice(at, at + limit).findIndex(({ isExcluded }) => isExcluded);
  return excluded === -1 ? limit : excluded;
}

function partOf(typed: string, key: string, scope: Scope): Part | null {
  const meaning = MEANINGS.get(key);
  if (meaning !== undefined) {
    const { name, words, kinds, perk } = meaning;
    return { is: 'term', term: { text: typed, meaning: name, alternatives: words, kinds, perk } };
  }
  if (scope === 'words') return null;
  if (SILENT_PHRASES.has(key)) return { is: 'silent', text: typed };
  const type = PET_OF_PHRASE.get(key);
  return type === undefined ? null : { is: 'pet', pet: { text: typed, type, size: null } };
}

/** Returns the pet of a phrase such as 'large dogs'; null if it has no size or no pet. */
function sizedPet(text: string, phrase: readonly Word[]): Part | null {
  for (let split = 1; split < phrase.length; split += 1) {
    const size = SIZE_OF_PHRASE.get(keyOf(phrase.slice(0, split)));
    const type = PET_OF_PHRASE.get(keyOf(phrase.slice(split)));
    if (size !== undefined && type !== undefined) {
      return { is: 'pet', pet: { text: typedOf(text, phrase), type, size } };
    }
  }
  return null;
}

/**
 * Returns the place that the words name. A town without a preposition at the beginning counts only if the rest means
 * something: 'Austin dog park', but not 'Boston Terrier Rescue'.
 */
function placeIn(words: readonly Word[], towns: TownNames) {
  if (words.some(({ isExcluded }) => isExcluded)) return null;
  const isWord = (from: number, to: number) => {
    const key = keyOf(words.slice(from, to));
    return MEANINGS.has(key) || SILENT_PHRASES.has(key) || PET_OF_PHRASE.has(key);
  };
  const texts = words.map(({ text }) => text);
  const place = namedPlace(texts, towns, isWord);
  if (place === null || place.isCertain) return place;
  const rest = texts.slice(place.to).join(' ');
  return readQuery(rest).terms.every(({ alternatives }) => alternatives.length > 0) ? place : null;
}
