import { stateCode, US_STATES, type StateCode } from '../../gazetteer/us-state.js';
import { plainWords } from '../plain-name.js';

/** The names of towns that a search text may contain. */
export interface TownNames {
  /**
   * Returns the number of people in the largest town of a name, in plain words such as 'saint paul', and of a state if
   * given; null if there is none.
   */
  population(name: string, state: StateCode | null): number | null;
}

/** No town is known. States and ZIP codes still are. */
export const NO_TOWNS: TownNames = { population: () => null };

/** Words of a text that name a location. */
export interface NamedPlace {
  /** As the gazetteer reads it: 'Austin', 'Austin, TX', 'Texas', '78701'. */
  readonly location: string;
  /** Indexes of the first word and the one after the last, a preposition included. */
  readonly from: number;
  readonly to: number;
  /** Whether the text says that it is a place, by a preposition, a state, or a ZIP code, or by its end. */
  readonly isCertain: boolean;
}

/** Product decision: a town without a preposition or state counts from this size. Names of small ones are often words. */
const MIN_BARE_POPULATION = 50_000;

const MAX_TOWN_WORDS = 4;
const MAX_STATE_WORDS = 3;

const BEFORE_PLACES = new Set(['in', 'near', 'around', 'at', 'by', 'outside', 'downtown', 'from', 'within']);
const AFTER_PLACES = new Set(['area', 'downtown']);
const BETWEEN = new Set(['the', 'downtown', 'greater', 'of']);

/** Names of large towns that are also words or people's names. They need a preposition or a state. */
const AMBIGUOUS = new Set([
  ...['mobile', 'orange', 'reading', 'surprise', 'independence', 'corona', 'concord', 'allen', 'tyler', 'norman'],
  ...['warren', 'lawrence', 'logan', 'jackson', 'carson', 'gary', 'clayton', 'temple', 'paradise', 'union', 'newport'],
  ...['bath', 'buffalo', 'garland', 'enterprise', 'greeley', 'highlands', 'country club', 'sandy', 'sunrise', 'normal'],
  ...['mission', 'vista', 'plantation', 'homestead', 'shoreline', 'high point', 'highland'],
]);

/** Names of towns that are mostly other words, even after a preposition: 'at sunset'. They need a state. */
const RARELY_TOWNS = new Set([
  ...['bay', 'center', 'central', 'christmas', 'college', 'comfort', 'forest', 'canyon', 'harbor', 'holiday', 'luck'],
  ...['midtown', 'spring', 'sunset', 'university', 'uptown', 'valley', 'west'],
]);

/** State codes that are also words. In a text in capitals, they need a town: 'DOG PARK NEAR ME'. */
const WORD_CODES = new Set(['al', 'co', 'de', 'hi', 'id', 'in', 'la', 'ma', 'me', 'oh', 'ok', 'or', 'pa']);

/** Names that people use for towns and that no list of towns has. */
const NICKNAMES: ReadonlyMap<string, string> = new Map([
  ['nyc', 'NYC'],
  ['philly', 'Philly'],
]);

/**
 * Finds the words of a text that name a location. A name after a preposition wins over one at the end, and that over one
 * at the beginning. `isWord` says whether words mean something else here, such as 'beach'.
 */
export function namedPlace(
  words: readonly string[],
  towns: TownNames,
  isWord: (from: number, to: number) => boolean,
): NamedPlace | null {
  const plain = words.map((word) => plainWords(word));
  for (let at = 0; at < words.length - 1; at += 1) {
    if (!BEFORE_PLACES.has(plain[at]!)) continue;
    const found = afterPreposition(words, plain, at + 1, towns, isWord);
    if (found !== null) return { ...found, from: at, to: withArea(plain, found.to), isCertain: true };
  }
  for (let at = Math.max(0, words.length - MAX_TOWN_WORDS - MAX_STATE_WORDS); at < words.length; at += 1) {
    const found = placeAt(words, plain, at, towns, { after: null, isWord });
    if (found !== null && withArea(plain, found.to) === words.length) {
      return { ...found, from: at, to: words.length, isCertain: true };
    }
  }
  const first = words.length === 0 ? null : placeAt(words, plain, 0, towns, { after: null, isWord });
  return first === null ? null : { ...first, from: 0, isCertain: first.isCertain };
}

type IsWord = (from: number, to: number) => boolean;

interface Marks {
  /** What comes before: 'in', 'in the', or neither. */
  readonly after: 'preposition' | 'article' | null;
  readonly isWord: IsWord;
}

/** Returns the location after a preposition; null if none follows. 'The' may belong to its name. */
function afterPreposition(
  words: readonly string[],
  plain: readonly string[],
  at: number,
  towns: TownNames,
  isWord: IsWord,
): Omit<NamedPlace, 'from'> | null {
  const start = afterArticles(plain, at);
  if (plain[at] !== 'the') return placeAt(words, plain, start, towns, { after: 'preposition', isWord });
  const marks = { after: 'article', isWord } as const;
  return placeAt(words, plain, at, towns, marks) ?? placeAt(words, plain, start, towns, marks);
}

/** Returns the longest location that begins at a word; null if none does. */
function placeAt(
  words: readonly string[],
  plain: readonly string[],
  at: number,
  towns: TownNames,
  { after, isWord }: Marks,
): Omit<NamedPlace, 'from'> | null {
  if (at >= words.length) return null;
  const isMarked = after !== null;
  if (/^\d{5}$/.test(words[at]!)) return { location: words[at]!, to: at + 1, isCertain: true };
  for (let end = Math.min(words.length, at + MAX_TOWN_WORDS); end > at; end -= 1) {
    const name = plain.slice(at, end).join(' ');
    const key = townName(name);
    const state = stateAt(words, plain, end, true);
    if (state !== null && towns.population(key, state.code) !== null) {
      return { location: `${written(words.slice(at, end))}, ${state.code}`, to: state.to, isCertain: true };
    }
    if (isWord(at, end)) continue;
    const nickname = NICKNAMES.get(name);
    if (nickname !== undefined) return { location: nickname, to: end, isCertain: true };
    const population = towns.population(key, null);
    const named = stateCode(name);
    if (named !== null && name.length > 2) return { location: US_STATES[named], to: end, isCertain: isMarked };
    const isAfter = after === 'preposition' || (after === 'article' && AFTER_PLACES.has(plain[end] ?? ''));
    if (population !== null && isTown(name, population, isAfter)) {
      return { location: written(words.slice(at, end)), to: end, isCertain: isMarked };
    }
  }
  const state = stateAt(words, plain, at, false);
  return state === null ? null : { location: US_STATES[state.code], to: state.to, isCertain: isMarked };
}

/** Returns a name as it is usually written: 'new york' and 'NEW YORK' become 'New York'. */
function written(words: readonly string[]): string {
  const isPlain = (word: string): boolean => word === word.toLowerCase() || word === word.toUpperCase();
  const one = (word: string): string =>
    isPlain(word) ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word;
  return words.map(one).join(' ');
}

/** Whether a name without a state is that of a town. `isNamed` is whether the words before and after say so. */
function isTown(name: string, population: number, isNamed: boolean): boolean {
  if (RARELY_TOWNS.has(name)) return false;
  return isNamed || (population >= MIN_BARE_POPULATION && !AMBIGUOUS.has(name));
}

/** Returns the state whose name or code begins at a word. Without a town before it, a code must be in capitals. */
function stateAt(words: readonly string[], plain: readonly string[], at: number, afterTown: boolean) {
  for (let end = Math.min(words.length, at + MAX_STATE_WORDS); end > at; end -= 1) {
    const code = stateCode(plain.slice(at, end).join(' '));
    if (code === null) continue;
    const isCode = plain[at]!.length === 2 && end === at + 1;
    const isMeant = words[at] === code && !(WORD_CODES.has(plain[at]!) && isInCapitals(words));
    if (!isCode || afterTown || isMeant) return { code, to: end };
  }
  return null;
}

const isInCapitals = (words: readonly string[]): boolean => words.every((word) => word === word.toUpperCase());

function afterArticles(plain: readonly string[], at: number): number {
  let next = at;
  while (next < plain.length && BETWEEN.has(plain[next]!)) next += 1;
  return next;
}

const withArea = (plain: readonly string[], to: number): number => (AFTER_PLACES.has(plain[to] ?? '') ? to + 1 : to);

/** Returns a town's name as the gazetteer writes it: 'St. Paul' and 'Saint Paul' are the same. */
export function townName(plain: string): string {
  return plain.replace(/^st /, 'saint ').replace(/^ft /, 'fort ').replace(/^mt /, 'mount ');
}
