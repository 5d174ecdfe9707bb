import type { Area, BusinessFilters } from '../../../application/business/ports.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import { AS_TYPED, readTerms, textOf, type Term } from '../../../domain/business/vocabulary/read-query.js';
import { phraseKey } from '../../../domain/business/vocabulary/word-key.js';
import type { Kind } from '../../../domain/business/kind/kind-label.js';
import { PET_TYPES } from '../../../domain/pet/pet.js';
import { EARTH_RADIUS_MILES, type Point } from '../../../domain/gazetteer/distance.js';
import { fitValues } from '../../policy/fit-sql.js';
import { boundsAround, cellRanges, cellsOf, coarseCellsOf, type Bounds } from '../../../domain/gazetteer/grid.js';

/**
 * A search names up to this many cells of the coarse grid. Looking up more costs more than reading places outside a large
 * box.
 */
const MAX_COARSE_CELLS = 40;

/** Of 8, 16, 32, and 64, this took the least time for 100 miles around large towns. */
const KEYS_IN_QUERY = 32;

/** A search reads up to this many cells one by one in the list's order. More cells are read as ranges and sorted. */
const MAX_CELLS = 400;

/** The parts of the filters that decide the shape of a statement. The rest are its values. */
export interface SearchShape {
  readonly area: Area['kind'];
  /** The area has few enough cells to read one by one. */
  readonly fewCells: boolean;
  readonly town: boolean;
  /** Only the circle matches, not all of the named town. */
  readonly onlyCircle: boolean;
  readonly text: boolean;
  /** With a text, some of its phrases name kinds of business. */
  readonly phrases: boolean;
  /** Some filters other than the place are keys of documents. */
  readonly scoped: boolean;
  /** A match has one of the keys of places. */
  readonly placed: boolean;
  readonly perks: boolean;
  /** Has perks, prices, kinds, verified, or favorites. */
  readonly traits: boolean;
  readonly category: boolean;
  readonly bounds: 'none' | 'plain' | 'across the antimeridian';
  /** Has a minimum rating. */
  readonly rated: boolean;
  /** Asks about pets, which answers are accepted, and whether at a time. */
  readonly fit: 'none' | 'all' | 'yes' | 'ask';
  readonly timed: boolean;
}

/** Filter values by their names in the statements. */
export type SearchValues = Readonly<Record<string, unknown>>;

export function shapeOf(filters: BusinessFilters, values: SearchValues): SearchShape {
  const { area, bounds } = filters;
  return {
    area: area.kind,
    fewCells: values['cells'] !== undefined,
    town: area.kind === 'around' && area.town !== null,
    onlyCircle: false,
    text: filters.text !== null,
    phrases: !isEmpty(values['phrases']),
    scoped: values['scope'] !== '',
    placed: !isEmpty(values['places']),
    perks: filters.traits.perks.length > 0,
    traits: filters.traits.perks.length > 0 || traitKeys({ ...filters, fit: null }).length > 0,
    category: filters.category !== null,
    bounds: bounds === null ? 'none' : bounds.west <= bounds.east ? 'plain' : 'across the antimeridian',
    rated: filters.traits.minRating !== null,
    fit: filters.fit === null ? 'none' : (filters.fit.accepts ?? 'all'),
    timed: (filters.fit?.at ?? null) !== null,
  };
}

export function valuesOf(filters: BusinessFilters): SearchValues {
  const { text, category, area, bounds, traits, fit, exact } = filters;
  const box = area.kind === 'around' ? boundsAround(area.origin, area.miles) : bounds;
  const cells = box === null ? null : cellsOf(box, MAX_CELLS);
  const places = placeKeys(area, box, cells);
  return {
    ...(area.kind === 'around' ? circle(area.origin, area.miles) : {}),
    ...(bounds ?? {}),
    ...(cells === null ? {} : { cells }),
    ...(box === null ? {} : ranges(box)),
    categories: category === null ? CATEGORIES : [category],
    category,
    town: area.kind === 'around' ? area.town : null,
    state: area.kind === 'state' ? area.state : null,
    address: area.kind === 'address' ? withoutNul(area.text) : null,
    ...(fit === null ? {} : fitValues(fit)),
    ...textValues(text, exact === true),
    scope: scopeOf(filters, places.length > 0),
    places: inParts(places),
    perks: traits.perks.map(withoutNul),
    minRating: traits.minRating,
  };
}

/** Returns the words without a known meaning, and each phrase that has one, with its synonyms and kinds as queries. */
function textValues(text: string | null, exact: boolean): SearchValues {
  if (text === null) return { text };
  const query = withoutNul(readableQuery(text));
  const { terms, excluded, isAsTyped } = exact ? AS_TYPED : readTerms(query);
  if (isAsTyped) return { text: query, phrases: [] };
  const known = terms.filter(({ alternatives }) => alternatives.length > 0);
  const unknown = terms.filter((term) => !known.includes(term));
  const { texts, meanings } = termValues(known);
  return {
    ...{ text: textOf(unknown, excluded) ?? '', phrases: texts, meanings },
    rankedPhrases: known.map(({ text: phrase }) => withoutStopWord(phrase)),
    rankedKinds: known.map((term) => term.kinds.map((kind) => quoted(kindKey(kind))).join('|')),
    rankedWords: known.map(({ alternatives }) => alternatives.filter(isOneWord).map(inOrder).join('|')),
    meantKinds: known.flatMap((term) => term.kinds),
    meantPerks: known.flatMap(({ perk }) => perk ?? []),
  };
}

/**
 * Returns terms in the form the statements need: as typed, and their meanings as queries. The text is '' if whatever
 * contains it has the meaning; the meaning is '' for an unknown word.
 */
export function termValues(terms: readonly Term[]) {
  return {
    texts: terms.map((term) => (isMeant(term) ? '' : withoutStopWord(term.text))),
    meanings: terms.map(({ meaning }) => (meaning === null ? '' : quoted(meaningKey(meaning)))),
  };
}

/** Returns whether the term is a single word that is one of its own alternatives. */
function isMeant({ text, alternatives }: Term): boolean {
  return alternatives.some((phrase) => isOneWord(phrase) && phraseKey(phrase) === phraseKey(text));
}

const isOneWord = (phrase: string): boolean => !/[^\p{L}\p{N}]/u.test(phrase);

/** 'off' is a stop word, so that 'off leash' would find every leash. With a hyphen, it is one word. */
const withoutStopWord = (phrase: string): string => phrase.replace(/\boff leash/i, 'off-leash');

/** Returns the query for the words of a phrase of the vocabulary, next to each other and in this order. */
export const inOrder = (phrase: string): string =>
  `(${withoutStopWord(phrase)
    .split(/[^\p{L}\p{N}-]+/u)
    .join('<->')})`;

/** As business_document writes a kind in the database. */
export const kindKey = (kind: Kind): string => `k:${kind}`;

/** As meanings_of writes a meaning in the database. */
const meaningKey = (meaning: string): string => `m:${meaning}`;

/**
 * Returns the requested traits except perks as business_document writes them. A match has one key of each list. Perks
 * become keys in the database.
 */
function traitKeys({ traits, fit }: Pick<BusinessFilters, 'traits' | 'fit'>): string[][] {
  const { verified, favorites, price, kinds } = traits;
  // A place for which the answer is yes welcomes each type.
  const types = fit?.accepts === 'yes' ? [...new Set(fit.pets.map(({ type }) => PET_TYPES.indexOf(type)))] : [];
  return [
    price.map((range) => `d:${range}`),
    kinds.map(kindKey),
    verified ? ['x:verified'] : [],
    favorites ? ['x:favorite'] : [],
    ...types.map((bit) => [`w:${bit}`]),
  ].filter((keys) => keys.length > 0);
}

function isEmpty(list: unknown): boolean {
  return !Array.isArray(list) || list.length === 0;
}

/**
 * Keeps a minus only where people use it to mean "without": after a space and before a word or phrase. Elsewhere it
 * becomes a space, so 'dog-friendly' finds 'dog friendly', and a long row of minuses does not overload
 * websearch_to_tsquery.
 */
function readableQuery(text: string): string {
  return text.replaceAll(/(?<=\S)-|-(?!"?[\p{L}\p{N}])/gu, ' ');
}

/** PostgreSQL's text type cannot hold NUL characters. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', ' ');
}

/** Returns a point on the unit sphere and the squared chord length for a radius in miles. */
function circle(origin: Point, miles: number): SearchValues {
  const latitude = (origin.latitude * Math.PI) / 180;
  const longitude = (origin.longitude * Math.PI) / 180;
  return {
    x: Math.cos(latitude) * Math.cos(longitude),
    y: Math.cos(latitude) * Math.sin(longitude),
    z: Math.sin(latitude),
    reach: (2 * Math.sin(miles / (2 * EARTH_RADIUS_MILES))) ** 2,
  };
}

/** Returns the miles of a squared chord on the unit sphere. */
export const milesOf = (chord: number): number => 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord) / 2));

/** Returns the ranges of cells that touch a box, in the form the statements need. There are few ranges for any box. */
function ranges(box: Bounds): { lows: number[]; highs: number[] } {
  const all = cellRanges(box);
  return { lows: all.map(({ low }) => low), highs: all.map(({ high }) => high) };
}

/**
 * Returns the text query for the filters other than the place that are keys of documents; '' without any. A query for
 * everything names all categories, because an empty query finds nothing.
 */
function scopeOf(filters: BusinessFilters, isPlaced: boolean): string {
  const { text, category, area, traits } = filters;
  const scope = allOf([category === null ? [] : [`c:${category}`], ...traitKeys(filters)]);
  if (scope !== '' || isPlaced || text !== null || area.kind === 'address' || traits.perks.length > 0) return scope;
  return allOf([CATEGORIES.map((each) => `c:${each}`)]);
}

/** Returns a text query for documents that have at least one key of each list; '' for any document. */
function allOf(lists: readonly (readonly string[])[]): string {
  return lists
    .filter((keys) => keys.length > 0)
    .map((keys) => `(${keys.map(quoted).join('|')})`)
    .join('&');
}

/**
 * A business in the area has at least one of these keys. Empty if the area does not restrict the search. `cells` are
 * those of the box; null if there are too many, so that cells of the coarse grid are named.
 */
function placeKeys(area: Area, box: Bounds | null, cells: readonly number[] | null): string[] {
  if (area.kind === 'state') return [`s:${area.state}`];
  if (box === null) return [];
  const town = area.kind === 'around' && area.town !== null ? [`t:${area.town}`] : [];
  const coarse = cells === null ? coarseCellsOf(box, MAX_COARSE_CELLS) : null;
  if (cells === null && coarse === null) return [];
  return [...(cells?.map((cell) => `g:${cell}`) ?? []), ...(coarse?.map((cell) => `h:${cell}`) ?? []), ...town];
}

/**
 * Returns queries that together match any of the keys. With more keys in a query, the index compares each match with more
 * of them. With fewer, there are more queries, and it reads the matches of the other words again for each.
 */
function inParts(keys: readonly string[]): string[] {
  const starts = keys.flatMap((_, index) => (index % KEYS_IN_QUERY === 0 ? [index] : []));
  return starts.map(
    (start) =>
      `(${keys
        .slice(start, start + KEYS_IN_QUERY)
        .map(quoted)
        .join('|')})`,
  );
}

export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
