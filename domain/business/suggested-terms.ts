import { KIND } from './kind/kind.js';
import { KINDS, kindLabel, type Kind } from './kind/kind-label.js';
import { plainWords } from './plain-name.js';
import { PERK_WORDS } from './vocabulary/same-words.js';
import { SILENT_PHRASES, STOP_WORDS } from './vocabulary/silent-words.js';
import { phraseKey } from './vocabulary/word-key.js';

/** Product decision: typed characters from which something is suggested. A single letter begins every third name. */
export const MIN_SUGGESTED_LENGTH = 2;

/** Product decision: maximum suggestions, and how many of them are kinds and perks. The rest are places. */
export const MAX_SUGGESTED = 8;
export const MAX_SUGGESTED_TERMS = 3;

/** A kind of place or a perk that people can search for. */
export type KnownTerm =
  { readonly type: 'kind'; readonly kind: Kind } | { readonly type: 'perk'; readonly perk: string };

/** Returns the text that searches for a kind or perk. */
export const termName = (term: KnownTerm): string => (term.type === 'kind' ? kindLabel(term.kind) : term.perk);

interface Phrase {
  readonly term: KnownTerm;
  readonly words: readonly string[];
  /** Whether it is the term's own name rather than another word for it. */
  readonly isName: boolean;
}

/**
 * Returns the kinds and perks whose name, or another word for them, contains words that begin like the typed ones; best
 * first. Those whose name begins that way come first, then other words for them, then words in the middle. Words at the
 * beginning that say nothing, such as 'dog friendly', don't matter.
 */
export function termsBeginning(text: string): readonly KnownTerm[] {
  const typed = wordsOf(text);
  const found = termsWith(typed);
  const telling = withoutSilentStart(typed);
  return found.length > 0 || telling.length === typed.length ? found : termsWith(telling);
}

function termsWith(typed: readonly string[]): readonly KnownTerm[] {
  if (typed.length === 0) return [];
  const ranks = new Map<KnownTerm, number>();
  for (const { term, words, isName } of PHRASES) {
    const at = positionOf(typed, words);
    if (at === -1) continue;
    const rank = (at === 0 ? 0 : 2) + (isName ? 0 : 1);
    ranks.set(term, Math.min(rank, ranks.get(term) ?? rank));
  }
  return [...ranks].toSorted(([, one], [, other]) => one - other).map(([term]) => term);
}

const MAX_SILENT_WORDS = Math.max(...[...SILENT_PHRASES].map((phrase) => phrase.split(' ').length));

/** Returns the words after those at the beginning that say nothing. */
function withoutSilentStart(words: readonly string[]): readonly string[] {
  for (let length = Math.min(MAX_SILENT_WORDS, words.length); length > 0; length -= 1) {
    const phrase = phraseKey(words.slice(0, length).join(' '));
    if (SILENT_PHRASES.has(phrase) || STOP_WORDS.has(phrase)) return withoutSilentStart(words.slice(length));
  }
  return words;
}

/** In the middle of a phrase, shorter beginnings match by chance: 'th' is in 'drive thru'. */
const MIN_INNER_LENGTH = 3;

/** Returns the first position in a phrase at which each typed word begins a word; -1 if there is none. */
function positionOf(typed: readonly string[], words: readonly string[]): number {
  const isLong = (typed[0] ?? '').length >= MIN_INNER_LENGTH;
  return words.findIndex(
    (_, at) => (at === 0 || isLong) && typed.every((word, index) => begins(word, words[at + index])),
  );
}

/** Whether the typed word begins the other one, or is its plural. */
function begins(typed: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return word.startsWith(typed) || typed === `${word}s` || typed === word.replace(/y$/, 'ies');
}

const wordsOf = (text: string): readonly string[] => plainWords(text).split(' ').filter(Boolean);

const phrasesOf = (term: KnownTerm, name: string, others: readonly string[]): readonly Phrase[] =>
  [name, ...others].map((each, index) => ({ term, words: wordsOf(each), isName: index === 0 }));

const PHRASES: readonly Phrase[] = [
  ...KINDS.flatMap((kind) => phrasesOf({ type: 'kind', kind }, kindLabel(kind), KIND[kind].synonyms)),
  ...PERK_WORDS.flatMap(({ perk, typed }) =>
    perk === undefined ? [] : phrasesOf({ type: 'perk', perk }, perk, typed),
  ),
];
