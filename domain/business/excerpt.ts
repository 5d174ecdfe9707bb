import { MAX_EXCERPT_LENGTH } from './limits.js';
import { readTerms } from './vocabulary/read-query.js';
import { STOP_WORDS } from './vocabulary/silent-words.js';
import { WORD, wordKey } from './vocabulary/word-key.js';

/** Characters shown before the first match, so that it is in the first line of a narrow card. */
const MAX_LEAD = 30;

/** Passages that are compared, because a text may repeat a word very often. */
const MAX_COMPARED = 20;

/** Part of a listing's text that shows why a search found it. */
export interface Excerpt {
  readonly text: string;
  /** Start and length of each word or phrase that matched, in UTF-16 code units. In order, without overlaps. */
  readonly marks: readonly (readonly [start: number, length: number])[];
}

/** The texts of a listing that everyone sees. */
export interface ExcerptedTexts {
  readonly name: string;
  readonly city: string | null;
  readonly petPerks: readonly string[];
  readonly description: string | null;
}

/** A word or phrase to find in folded text. */
interface Phrase {
  /** The beginning of each match. Searching for it first is many times faster than a pattern. */
  readonly stem: string;
  /** Matches all forms of its words. Sticky. */
  readonly pattern: RegExp;
}

/** A word or phrase of the search text. */
interface SoughtTerm {
  /** As typed. */
  readonly own: readonly Phrase[];
  /** As typed, and other words for it. */
  readonly any: readonly Phrase[];
}

interface Match {
  readonly start: number;
  readonly end: number;
  readonly term: SoughtTerm;
}

/**
 * Returns a function for the results of one search text. It returns an excerpt around words that matched but that a card
 * doesn't show: neither the name nor the town contains them, nor a perk in the words of the search. A perk that matches
 * in other words is returned as a whole. Null if the card explains itself, or nothing else matches.
 */
export function excerptsFor(searchText: string): (texts: ExcerptedTexts) => Excerpt | null {
  const terms = soughtTerms(searchText);
  return ({ name, city, petPerks, description }) => {
    const shown = folded(`${name} | ${city ?? ''}`);
    const perks = petPerks.map(folded);
    const unexplained = terms.filter(({ own, any }) => !has(any, shown) && !perks.some((perk) => has(own, perk)));
    if (unexplained.length === 0) return null;
    return ofDescription(description ?? '', terms, unexplained) ?? ofPerks(petPerks, unexplained);
  };
}

function soughtTerms(searchText: string): readonly SoughtTerm[] {
  const { terms, isAsTyped } = readTerms(searchText);
  const phrases = isAsTyped ? wordsIn(searchText).map((text) => ({ text, alternatives: [] })) : terms;
  return phrases.map(({ text, alternatives }) => {
    const own = phraseOf(text);
    return { own, any: [...own, ...alternatives.flatMap(phraseOf)] };
  });
}

/** Returns the words of a text with operators, without the operators and the words after a minus. */
function wordsIn(searchText: string): readonly string[] {
  const wanted = searchText.replaceAll(/(?:^|\s)-(?:"[^"]*"|\S+)/gu, ' ');
  return (wanted.match(WORD) ?? []).filter((word) => !STOP_WORDS.has(wordKey(word)));
}

/** Endings of words that the search ignores. */
const ENDING = /(?:ies|ing|ed|es|e|s|y)$/u;
const MIN_STEM_LENGTH = 3;

/** Returns the phrase of these words; none without words. */
function phraseOf(text: string): readonly Phrase[] {
  const words = folded(text).match(WORD) ?? [];
  const [first] = words;
  if (first === undefined) return [];
  const pattern = new RegExp(`${words.map(wordPattern).join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'uy');
  return [{ stem: stemOf(first), pattern }];
}

/** Returns the beginning that all forms of a word share. */
function stemOf(word: string): string {
  const stem = wordKey(word).replace(ENDING, '');
  return stem.length < MIN_STEM_LENGTH ? wordKey(word) : stem;
}

/** Returns a pattern for all forms of a word. It consists of letters, digits, and apostrophes. */
function wordPattern(word: string): string {
  const stem = stemOf(word);
  return stem.length < MIN_STEM_LENGTH ? `${stem}(?:['’]?s)?` : `${stem}(?:ies|ings?|ed|es|e|['’]?s|y)?`;
}

const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/gu;

/** Returns the text in lower case and without accents, with every character in its place. */
function folded(text: string): string {
  const plain = text.replaceAll(ACCENTED, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();
  // The lower case of a few letters is longer.
  return plain.length === text.length ? plain : text.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
}

const IN_WORD = /[\p{L}\p{N}]$/u;

/** Returns the end of the phrase's match that begins a word here; -1 if there is none. */
function matchEnd(foldedText: string, { pattern }: Phrase, at: number): number {
  if (at > 0 && IN_WORD.test(foldedText.charAt(at - 1))) return -1;
  pattern.lastIndex = at;
  return pattern.test(foldedText) ? pattern.lastIndex : -1;
}

/** Returns the start and end of each match of one of the phrases. */
function matchesIn(foldedText: string, phrases: readonly Phrase[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const phrase of phrases) {
    let at = foldedText.indexOf(phrase.stem);
    while (at !== -1) {
      const end = matchEnd(foldedText, phrase, at);
      if (end !== -1) found.push([at, end]);
      at = foldedText.indexOf(phrase.stem, at + 1);
    }
  }
  return found;
}

const has = (phrases: readonly Phrase[], foldedText: string): boolean => matchesIn(foldedText, phrases).length > 0;

function ofDescription(
  description: string,
  terms: readonly SoughtTerm[],
  unexplained: readonly SoughtTerm[],
): Excerpt | null {
  const foldedText = folded(description);
  const matches = terms
    .flatMap((term) => matchesIn(foldedText, term.any).map(([start, end]): Match => ({ start, end, term })))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const anchors = matches.filter(({ term }) => unexplained.includes(term)).slice(0, MAX_COMPARED);
  const [first] = anchors;
  if (first === undefined) return null;
  const reach = MAX_EXCERPT_LENGTH - MAX_LEAD - 2;
  const explained = ({ start }: Match): number =>
    new Set(anchors.filter((each) => each.start >= start && each.end <= start + reach).map(({ term }) => term)).size;
  const best = anchors.reduce((one, other) => (explained(other) > explained(one) ? other : one), first);
  return around(description.replaceAll(/[^\S ]/gu, ' '), best, matches);
}

/** Returns the excerpt that begins shortly before a match, or at the beginning of its sentence if that is near. */
function around(text: string, { start, end }: Match, matches: readonly Match[]): Excerpt {
  const from = startBefore(text, start);
  const before = from === 0 || isSentenceStart(text, from) ? '' : '…';
  const to = endAfter(text, end, from + MAX_EXCERPT_LENGTH - before.length - 1, matches);
  const isWhole = text.slice(to).trim() === '' || isSentenceEnd(text, to);
  const after = isWhole ? '' : '…';
  const shift = before.length - from;
  const marks: [number, number][] = [];
  let last = from;
  for (const match of matches) {
    if (match.start < last || match.end > to) continue;
    marks.push([match.start + shift, match.end - match.start]);
    last = match.end;
  }
  return { text: `${before}${text.slice(from, to)}${after}`, marks };
}

const SENTENCE_END = /[.!?]["”’)]?(?= |$)/u;

const isSentenceEnd = (text: string, at: number): boolean => /[.!?]["”’)]?$/u.test(text.slice(Math.max(0, at - 2), at));

const isSentenceStart = (text: string, at: number): boolean =>
  /[.!?]["”’)]? +$/u.test(text.slice(Math.max(0, at - 6), at));

/** Returns where an excerpt for a match begins: at the sentence or, if that is too far, at a word shortly before it. */
function startBefore(text: string, at: number): number {
  const earliest = Math.max(0, at - MAX_LEAD);
  const lead = text.slice(earliest, at);
  const sentence = [...lead.matchAll(/[.!?]["”’)]? +/gu)].at(-1);
  if (sentence !== undefined) return earliest + sentence.index + sentence[0].length;
  if (earliest === 0) return text.length - text.trimStart().length;
  const space = lead.indexOf(' ');
  return space === -1 ? at : earliest + space + 1;
}

/**
 * Returns where an excerpt ends: after the sentence of the last match that fits, or else after a word. A match longer
 * than the excerpt is cut.
 */
function endAfter(text: string, matchEnd: number, latest: number, matches: readonly Match[]): number {
  const last = Math.max(matchEnd, ...matches.filter((each) => each.end <= latest).map((each) => each.end));
  const sentence = SENTENCE_END.exec(text.slice(last, latest + 1));
  if (sentence !== null) return last + sentence.index + sentence[0].length;
  const end = text.trimEnd().length;
  if (end <= latest + 1) return end;
  const space = text.lastIndexOf(' ', latest);
  const cut = space > matchEnd ? space : latest;
  // Never between the two halves of a character.
  const kept = /[\ud800-\udbff]$/u.test(text.slice(0, cut)) ? cut - 1 : cut;
  return text.slice(0, kept).replace(/[\s,;:–—-]+$/u, '').length;
}

function ofPerks(petPerks: readonly string[], unexplained: readonly SoughtTerm[]): Excerpt | null {
  for (const perk of petPerks) {
    for (const { any } of unexplained) {
      const marks = matchesIn(folded(perk), any).map(([start, end]): [number, number] => [start, end - start]);
      if (marks.length > 0) return { text: perk, marks };
    }
  }
  return null;
}
