import { acceptedSql } from '../../policy/fit-sql.js';
import { OVER_CAP } from './search-limits.js';
import type { SearchShape } from './search-area.js';

/** Squared chord between a business and the origin on the unit sphere. Distances are compared by it. */
export const CHORD = `((b.unit_x - {x}::float8) * (b.unit_x - {x}::float8) + (b.unit_y - {y}::float8) * (b.unit_y - {y}::float8)
  + (b.unit_z - {z}::float8) * (b.unit_z - {z}::float8))`;

export const WITHIN = `${CHORD} <= {reach}::float8`;

/** The values of column `band`, the best first. */
export const BANDS = [0, 1, 2] as const;

/** Returns whether documents answer the search best. Otherwise, an index of entries does. */
export function isScanned({ text, area, traits, fit }: SearchShape): boolean {
  return text || traits || area === 'address' || fit === 'yes';
}

/**
 * Returns the relation `words`, which must come first in a statement's `with`: the queries. A document must match one of them.
 * With `isRanked`, also the one whose matches count for relevance. The queries are computed once.
 */
export function wordsFirst(shape: SearchShape, isRanked = false, scanned = isScanned(shape)): string {
  if (!scanned) return '';
  const ranked = isRanked ? `, ${rankedQuery(shape)} as ranked` : '';
  return `words as materialized (select ${queriesOf(shape, queryParts(shape))} as queries${ranked}), `;
}

/**
 * Returns SQL for an array with one query for each element of {places}. The index answers one after the other. With one
 * query for all of them, it would compare every match with up to 400 cells.
 */
function queriesOf({ placed }: SearchShape, parts: readonly string[]): string {
  if (!placed) return `array[${parts.join(' && ')}]`;
  return `array(select ${[...parts, 'place::tsquery'].join(' && ')} from unnest({places}::text[]) place)`;
}

/** Returns SQL for the query that a document must match, except for its place; null without one. */
export function queryOf(shape: SearchShape): string | null {
  const parts = queryParts(shape);
  return parts.length === 0 ? null : parts.join(' && ');
}

const queryParts = (shape: SearchShape): string[] => [
  ...(shape.text ? [textQuery(shape)] : []),
  ...filterQueries(shape),
];

function textQuery({ phrases }: SearchShape): string {
  return phrases ? 'meant_query({text}::text, {phrases}::text[], {meanings}::text[])' : 'text_query({text}::text)';
}

function rankedQuery({ phrases }: SearchShape): string {
  if (!phrases) return 'text_query({text}::text)';
  return 'kind_query({text}::text, {rankedPhrases}::text[], {rankedWords}::text[], {rankedKinds}::text[])';
}

/** Returns the parts of the query other than words and the place. */
function filterQueries({ scoped, perks, area }: SearchShape): string[] {
  return [
    ...(scoped ? ['{scope}::tsquery'] : []),
    ...(perks ? ['all_of(perk_keys({perks}::text[]))'] : []),
    ...(area === 'address' ? ['address_query({address}::text)'] : []),
  ];
}

/**
 * Returns SQL for everything that matches, up to `max` rows (null: all). If documents answer, those of the best bands
 * come first, and bands that the limit does not need are not read.
 *
 * Plan: for each band, one bitmap scan of its index for words, place, category, and traits at once. Without documents:
 * index scans on entries_cell, entries_town, or entries_state.
 */
export function matches(
  shape: SearchShape,
  columns: string,
  max = '{max}::bigint',
  scanned = isScanned(shape),
): string {
  const parts = scanned ? BANDS.map((band) => inBand(shape, band, columns)) : plainMatches(shape, columns);
  return `${parts.join(' union all ')} limit ${max}`;
}

/** Returns SQL for the matches of one band of documents. */
export function inBand(shape: SearchShape, band: number, columns: string, more: readonly string[] = []): string {
  return `select ${columns} from words w cross join business_documents b
    where ${[`b.band = ${band}`, 'b.search @@ any (w.queries)', ...restOf(shape), ...more].join(' and ')}`;
}

/** Returns the conditions that documents only narrow down or don't answer. */
export function restOf(shape: SearchShape): string[] {
  const area = shape.area === 'around' ? areaOf(shape) : [];
  return asFilters([...area, ...boundsOf(shape), ...qualitiesOf(shape)]);
}

/** 'is true' keeps the planner from using another index, such as the one by town, for these conditions. */
export function asFilters(conditions: readonly string[]): string[] {
  return conditions.map((condition) => `(${condition}) is true`);
}

function plainMatches(shape: SearchShape, columns: string): string[] {
  // 'is true' keeps the planner from reading a whole category instead of a few cells or a town.
  const rest = [...boundsOf(shape), ...qualitiesOf(shape), ...asFilters(categoryOf(shape))];
  const select = (conditions: readonly string[]): string =>
    `select ${columns} from business_entries b where ${['b.is_public', ...conditions].join(' and ')}`;
  // 'offset 0' makes the planner use ranges of entries_cell. It cannot know how short they are.
  const inRanges = (conditions: readonly string[]): string =>
    `select n.* from unnest({lows}::integer[], {highs}::integer[]) as range(low, high)
      cross join lateral (${select(['b.cell between range.low and range.high', ...conditions])} offset 0) n`;
  if (shape.area === 'around') {
    const near = inRanges([WITHIN, ...rest]);
    return shape.town ? [near, select(['b.town = {town}::text', `(${WITHIN}) is not true`, ...rest])] : [near];
  }
  if (shape.bounds !== 'none') return [inRanges([...areaOf(shape), ...rest])];
  // Naming the categories turns each into a range of entries_rating.
  const rated = shape.rated && shape.area === 'anywhere' ? ['b.category = any ({categories}::text[])'] : [];
  return [select([...areaOf(shape), ...categoryOf(shape), ...rated, ...qualitiesOf(shape)])];
}

export function areaOf(shape: SearchShape): string[] {
  switch (shape.area) {
    case 'anywhere':
    case 'address':
      return [];
    case 'around':
      return [shape.town && !shape.onlyCircle ? `(b.town = {town}::text or ${WITHIN})` : WITHIN];
    case 'state':
      return ['b.state = {state}::text'];
  }
}

export function boundsOf({ bounds }: SearchShape): string[] {
  if (bounds === 'none') return [];
  const columns = ['b.longitude >= {west}::float8', 'b.longitude <= {east}::float8'];
  const across = bounds === 'plain' ? columns : [`(${columns.join(' or ')})`];
  return ['b.latitude between {south}::float8 and {north}::float8', ...across];
}

export function categoryOf(shape: SearchShape): string[] {
  return shape.category ? ['b.category = {category}::text'] : [];
}

/** Conditions that no index answers: the rating, and whether pets can come. */
export function qualitiesOf({ rated, fit, timed }: SearchShape): string[] {
  return [
    ...(rated ? ['b.avg_rating >= {minRating}::numeric'] : []),
    ...(fit === 'yes' || fit === 'ask' ? [acceptedSql('b', timed, fit)] : []),
  ];
}

/** Returns SQL that counts the matches, up to one above the cap. */
export function counting(shape: SearchShape): string {
  return `${withWords(shape)}select (${countOf(shape)})::integer as total`;
}

/** Returns SQL for whether any of the matches that a search reads is outside the named town. It stops at the first one. */
export function nearby(shape: SearchShape): string {
  return `${withWords(shape)}select exists (select from (${matches(shape, 'b.town', `${OVER_CAP}`)}) m where m.town is distinct from {town}::text) as nearby`;
}

/** Returns SQL for whether anything matches. It stops at the first match. */
export function some(shape: SearchShape): string {
  return `${withWords(shape)}select exists (${matches(shape, '1', '1')}) as found`;
}

/** Returns `words` as the only relation. */
function withWords(shape: SearchShape): string {
  const words = wordsFirst(shape);
  return words === '' ? '' : `with ${words.slice(0, -', '.length)} `;
}

export function totalOf(shape: SearchShape, counted: boolean): string {
  return counted ? `(${countOf(shape)})` : 'null';
}

function countOf(shape: SearchShape): string {
  return `select count(*) from (${matches(shape, '1', `${OVER_CAP}`)}) counted`;
}

/**
 * Returns SQL for the index of the first group of terms that anything matches; null if none does. It stops at the first
 * match of that group. Each of the {groups} contains the numbers of its terms.
 */
export function firstGroup(shape: SearchShape): string {
  const words = `(select string_agg('(' || t.query::text || ')', ' & ')::tsquery from term t
        where t.n = any (string_to_array(g.members, ' ')::bigint[])) && websearch_to_tsquery('english', plain({without}::text))`;
  const queries = queriesOf(shape, [words, ...filterQueries(shape)]);
  const found = BANDS.map((band) => inBand(shape, band, '1', ['w.n = t.n + 1'])).join(' union all ');
  return `with recursive term as materialized (select t.n, term_query(t.phrase, t.meaning) as query
      from unnest({terms}::text[], {termMeanings}::text[]) with ordinality as t(phrase, meaning, n)),
    words as materialized (select g.n, ${queries} as queries
      from unnest({groups}::text[]) with ordinality as g(members, n)),
    tried as (select 0::bigint as n, false as found
      union all select t.n + 1, exists (${found})
        from tried t where not t.found and t.n < cardinality({groups}::text[]))
    select (max(n) filter (where found))::integer - 1 as index from tried`;
}
