import type { Area, BusinessFilters } from '../../../application/business/ports.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import type { Traits } from '../../../domain/business/traits.js';
import { EARTH_RADIUS_MILES, type Point } from '../../../domain/gazetteer/distance.js';
import { boundsAround, cellRanges, cellsOf, type Bounds } from '../../../domain/gazetteer/grid.js';

/** Up to this many cells a search reads each in the list's order; more are read as ranges and sorted. */
const MAX_CELLS = 400;

/** What of the filters decides the shape of a statement; the rest are its values. */
export interface SearchShape {
  readonly area: Area['kind'];
  /** The area's cells are few enough to be read one by one. */
  readonly fewCells: boolean;
  readonly town: boolean;
  readonly text: boolean;
  /** With a text: category, cells, town or state stand in its query too. */
  readonly scoped: boolean;
  readonly category: boolean;
  readonly bounds: 'none' | 'plain' | 'across the antimeridian';
  /** Asks for what the index of traits knows: `keys` all of them, `priced` one of some, `placed` in one of some cells or the town. */
  readonly keys: boolean;
  readonly priced: boolean;
  readonly placed: boolean;
  /** Asks for a least rating. */
  readonly rated: boolean;
}

/** Values of the filters by the names the statements know them by. */
export type SearchValues = Readonly<Record<string, unknown>>;

export function shapeOf(filters: BusinessFilters, values: SearchValues): SearchShape {
  const { area, bounds } = filters;
  return {
    area: area.kind,
    fewCells: values['cells'] !== undefined,
    town: area.kind === 'around' && area.town !== null,
    text: filters.text !== null,
    scoped: values['scope'] !== '',
    category: filters.category !== null,
    bounds: bounds === null ? 'none' : bounds.west <= bounds.east ? 'plain' : 'across the antimeridian',
    keys: filters.traits.perks.length > 0 || !isEmpty(values['keys']),
    priced: filters.traits.price.length > 0,
    placed: !isEmpty(values['placeKeys']),
    rated: filters.traits.minRating !== null,
  };
}

export function valuesOf({ text, category, area, bounds, traits }: BusinessFilters): SearchValues {
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
    text: text === null ? null : withoutNul(readableQuery(text)),
    scope: text === null ? null : scope(area, cells, category),
    ...traitValues(traits, { place: placeKeys(area, cells), category }),
  };
}

/**
 * What is asked of the traits of a business, as filter_keys in the database writes them: where and which category too, also
 * beside a text, as the planner cannot know which of the two indexes holds less, and so either is narrow.
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
    placeKeys: place.filter((key) => !key.startsWith('s:')),
    minRating: traits.minRating,
  };
}

/** Whether the index of traits is to be asked. */
function asksKeys({ perks, price, verified, favorites }: Traits): boolean {
  return perks.length > 0 || price.length > 0 || verified || favorites;
}

function isEmpty(list: unknown): boolean {
  return !Array.isArray(list) || list.length === 0;
}

/**
 * A minus stands where a person means 'without': before a word or a phrase, behind a space. Elsewhere it is read as a space:
 * 'dog-friendly' finds 'dog friendly', and a row of them would be more than websearch_to_tsquery can hold.
 */
function readableQuery(text: string): string {
  return text.replaceAll(/(?<=\S)-|-(?!"?[\p{L}\p{N}])/gu, ' ');
}

/** PostgreSQL's text cannot hold the character NUL. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', ' ');
}

/** A point on the unit sphere and the square of the straight line through it that subtends a radius in miles. */
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

/** The cells that touch a box, as the statements take them: few, whatever it spans. */
function ranges(box: Bounds): { lows: number[]; highs: number[] } {
  const all = cellRanges(box);
  return { lows: all.map(({ low }) => low), highs: all.map(({ high }) => high) };
}

/** Category, cells, town and state as a text query over the lexemes that every business carries (business_search). */
function scope(area: Area, cells: readonly number[] | null, category: string | null): string {
  const parts = [placeKeys(area, cells), category === null ? [] : [`c:${category}`]].filter(
    (lexemes) => lexemes.length > 0,
  );
  return parts.map((lexemes) => `(${lexemes.map(quoted).join('|')})`).join('&');
}

/** One of these a business in the area has; empty where that says nothing. */
function placeKeys(area: Area, cells: readonly number[] | null): string[] {
  if (area.kind === 'state') return [`s:${area.state}`];
  const town = area.kind === 'around' && area.town !== null ? [`t:${area.town}`] : [];
  return cells === null ? [] : [...cells.map((cell) => `g:${cell}`), ...town];
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
