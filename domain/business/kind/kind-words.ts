import { INCLUDED_KINDS, KIND } from './kind.js';
import { phraseKey, WORD, wordKey } from '../vocabulary/word-key.js';
import { KINDS, kindLabel, type Kind } from './kind-label.js';

/** A phrase of a search text that names kinds of business. */
export interface KindPhrase {
  /** As typed. */
  readonly text: string;
  /** A business of any of them is meant. */
  readonly kinds: readonly Kind[];
}

/** A search text, divided into phrases that name kinds and the rest. */
export interface KindReading {
  readonly rest: string;
  readonly phrases: readonly KindPhrase[];
}

/** Quotes and 'or' have their own meaning in searches, so a text with them is read as it is. */
const OPERATORS = /"|\bor\b/iu;

/**
 * Finds the kinds of business that a text names by label or synonym, longest phrase first: 'emergency vet' is one phrase.
 * Case, accents, and plurals make no difference. A word after a minus names nothing.
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
    phrases.push({ text: text.slice(first.index, end), kinds: KINDS_BY_PHRASE.get(phrase) ?? [] });
    at += length - 1;
  }
  return { rest: (rest + text.slice(end)).trim(), phrases };
}

/** Returns how many words the longest phrase from this word has; 0 if none begins there. */
function lengthAt(keys: readonly string[], at: number): number {
  for (let length = Math.min(MAX_PHRASE_WORDS, keys.length - at); length > 0; length -= 1) {
    if (KINDS_BY_PHRASE.has(phraseOf(keys, at, length))) return length;
  }
  return 0;
}

const phraseOf = (keys: readonly string[], at: number, length: number): string => keys.slice(at, at + length).join(' ');

const KINDS_BY_PHRASE: ReadonlyMap<string, readonly Kind[]> = new Map(
  KINDS.flatMap((kind) =>
    [kindLabel(kind), ...KIND[kind].synonyms].map((words): [string, readonly Kind[]] => [
      phraseKey(words),
      [kind, ...(INCLUDED_KINDS[kind] ?? [])],
    ]),
  ),
);

const MAX_PHRASE_WORDS = Math.max(...[...KINDS_BY_PHRASE.keys()].map((phrase) => phrase.split(' ').length));
