import type { Area, BusinessFilters } from '../../../application/business/ports.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import type { Traits } from '../../../domain/business/traits.js';
import { AS_TYPED, readTerms, textOf, type Term } from '../../../domain/business/vocabulary/read-query.js';
import type { Kind } from '../../../domain/business/kind/kind-label.js';
import { EARTH_RADIUS_MILES, type Point } from '../../../domain/gazetteer/distance.js';
import { fitValues } from '../../policy/fit-sql.js';
import { boundsAround, cellRanges, cellsOf, type Bounds } from '../../../domain/gazetteer/grid.js';

/** A search reads up to this many cells one by one in the list's order. More cells are read as ranges and sorted. */
const MAX_CELLS = 400;

/** The parts of the filters that decide the shape of a statement. The rest are its values. */
export interface SearchShape {
  readonly area: Area['kind'];
  /** The area has few enough cells to read one by one. */
  readonly fewCells: boolean;
  readonly town: boolean;
  readonly text: boolean;
  /** With a text, some of its phrases name kinds of business. */
  readonly phrases: boolean;
  /** With a text, its query also contains the category, cells, town, or state. */
  readonly scoped: boolean;
  readonly category: boolean;
  readonly bounds: 'none' | 'plain' | 'across the antimeridian';
  /**
   * Whether the search needs the index of traits: `keys` must all match, `priced` matches one of several prices,
   * `kinded` one of several kinds, `placed` one of several cells or the town.
   */
  readonly keys: boolean;
  readonly priced: boolean;
  readonly kinded: boolean;
  readonly placed: boolean;
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
    text: filters.text !== null,
    phrases: !isEmpty(values['phrases']),
    scoped: values['scope'] !== '',
    category: filters.category !== null,
    bounds: bounds === null ? 'none' : bounds.west <= bounds.east ? 'plain' : 'across the antimeridian',
    keys: filters.traits.perks.length > 0 || !isEmpty(values['keys']),
    priced: filters.traits.price.length > 0,
    kinded: filters.traits.kinds.length > 0,
    placed: !isEmpty(values['placeKeys']),
    rated: filters.traits.minRating !== null,
    fit: filters.fit === null ? 'none' : (filters.fit.accepts ?? 'all'),
    timed: (filters.fit?.at ?? null) !== null,
  };
}

export function valuesOf({ text, category, area, bounds, traits, fit, exact }: BusinessFilters): SearchValues {
  const box = area.kind === 'around' ? boundsAround(area.origin, area.miles) : bounds;
  const cells = box === null ? null : cellsOf(box, MAX_CELLS);
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
    scope: text === null ? null : scope(area, cells, category),
    ...traitValues(traits, { place: placeKeys(area, cells), category }),
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
  const { texts, synonyms, kinds } = termValues(known);
  return {
    ...{ text: textOf(unknown, excluded) ?? '', phrases: texts, synonyms, phraseKinds: kinds },
    singles: known.map(({ alternatives }) => alternatives.filter(isOneWord).map(inOrder).join('|')),
    meantKinds: known.flatMap((term) => term.kinds),
    meantPerks: known.flatMap(({ perk }) => perk ?? []),
  };
}

/** Returns terms in the form the statements need: as typed, and their synonyms and kinds as queries, '' for none. */
export function termValues(terms: readonly Term[]) {
  return {
    texts: terms.map(({ text }) => withoutStopWord(text)),
    synonyms: terms.map(({ alternatives }) => alternatives.map(inOrder).join('|')),
    kinds: terms.map(({ kinds }) => kinds.map((kind) => quoted(kindKey(kind))).join('|')),
  };
}

const isOneWord = (phrase: string): boolean => !/[^\p{L}\p{N}]/u.test(phrase);

/** 'off' is a stop word, so that 'off leash' would find every leash. With a hyphen, it is one word. */
const withoutStopWord = (phrase: string): string => phrase.replace(/\boff leash/i, 'off-leash');

/** Returns the query for the words of a phrase of the vocabulary, next to each other and in this order. */
const inOrder = (phrase: string): string =>
  `(${withoutStopWord(phrase)
    .split(/[^\p{L}\p{N}-]+/u)
    .join('<->')})`;

/** As filter_keys and business_search write a kind in the database. */
const kindKey = (kind: Kind): string => `k:${kind}`;

/**
 * Returns the requested traits in the form filter_keys writes them in the database. Place and category are included
 * even with a text: the planner cannot know which of the two indexes is more selective, so both must be narrow.
 */
function traitValues(traits: Traits, { place, category }: { place: readonly string[]; category: string | null }) {
  if (!asksKeys(traits)) return { minRating: traits.minRating };
  const state = place.filter((key) => key.startsWith('s:'));
  return {
    perks: traits.perks.map(withoutNul),
    keys: [
      ...(traits.verified ? ['v'] : []),
      ...(traits.favorites ? ['f'] : []),
      ...(category === null ? [] : [`c:${category}`]),
      ...state,
    ],
    prices: traits.price.map((range) => `d:${range}`),
    kindKeys: traits.kinds.map(kindKey),
    placeKeys: place.filter((key) => !key.startsWith('s:')),
    minRating: traits.minRating,
  };
}

/** Returns whether the search needs the index of traits. */
function asksKeys({ perks, price, kinds, verified, favorites }: Traits): boolean {
  return perks.length > 0 || price.length > 0 || kinds.length > 0 || verified || favorites;
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

/** Returns the ranges of cells that touch a box, in the form the statements need. There are few ranges for any box. */
function ranges(box: Bounds): { lows: number[]; highs: number[] } {
  const all = cellRanges(box);
  return { lows: all.map(({ low }) => low), highs: all.map(({ high }) => high) };
}

/**
 * Returns a text query for category, cells, town, and state over the lexemes that every business has (business_search).
 */
function scope(area: Area, cells: readonly number[] | null, category: string | null): string {
  const parts = [placeKeys(area, cells), category === null ? [] : [`c:${category}`]].filter(
    (lexemes) => lexemes.length > 0,
  );
  return parts.map((lexemes) => `(${lexemes.map(quoted).join('|')})`).join('&');
}

/** A business in the area has at least one of these keys. Empty if the area does not restrict the search. */
function placeKeys(area: Area, cells: readonly number[] | null): string[] {
  if (area.kind === 'state') return [`s:${area.state}`];
  const town = area.kind === 'around' && area.town !== null ? [`t:${area.town}`] : [];
  return cells === null ? [] : [...cells.map((cell) => `g:${cell}`), ...town];
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
