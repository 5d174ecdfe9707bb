import { businessCard, locatedCard } from '../business-card.js';
import { EXCERPT_COLUMN } from './excerpts.js';
import { MEANT_RANK_BONUS } from '../../../domain/business/relevance.js';
import { recommendedSql, relevanceSql } from './relevance-sql.js';
import { acceptedSql, fitAnswerSql, fitRankSql } from '../../policy/fit-sql.js';
import type { SearchShape } from './search-area.js';
import { amongEquals, behind, isFitFirst, lastRow, orderBy, type Order } from './search-order.js';
import { TOTAL_CAP } from '../../../domain/shared/page-size.js';

/** One more than is counted, to detect that there are more. */
const OVER_CAP = TOTAL_CAP + 1;

/**
 * Distance of a business without coordinates, greater than all others: no squared chord of the unit sphere exceeds 4.
 */
const NOWHERE = 5;

/** Squared chord between a business and the origin on the unit sphere. Distances are compared by it. */
export const CHORD = `((b.unit_x - {x}::float8) * (b.unit_x - {x}::float8) + (b.unit_y - {y}::float8) * (b.unit_y - {y}::float8)
  + (b.unit_z - {z}::float8) * (b.unit_z - {z}::float8))`;

const WITHIN = `${CHORD} <= {reach}::float8`;

/** The query for a text, evaluated once. With `isRanked`, also the one whose matches count for relevance. */
function wordsOf({ phrases }: SearchShape, isRanked = false): string {
  const query = (synonyms: string) =>
    `kind_query({text}::text, {phrases}::text[], ${synonyms}::text[], {phraseKinds}::text[])`;
  const ranked = isRanked && phrases ? `, ${query('{singles}')} as ranked` : '';
  return `words as materialized (select ${phrases ? query('{synonyms}') : 'text_query({text}::text)'} as query${ranked})`;
}

/** Must come first in a statement's `with`. */
export function wordsFirst(shape: SearchShape, isRanked = false): string {
  return shape.text ? `${wordsOf(shape, isRanked)}, ` : '';
}

export const ROW = `b.id, b.avg_rating, b.review_count, b.tier, b.name`;

/**
 * Returns SQL for a page read from an index in list order. Each part (a cell, the town, or a category of the state or
 * of the country) yields at most one page of rows. Only for rating order without a text. `further` is true after a
 * cursor.
 *
 * Plan: nested loops of index-only scans on businesses_cell and businesses_town, businesses_state, businesses_rating, or,
 * with pets, businesses_best.
 */
export function orderedPage(shape: SearchShape, further: boolean, counted: boolean): string {
  const order = orderBy('rating', 'r');
  const parts = orderedParts(shape).map(({ from, where }) => {
    const conditions = ['b.is_public', ...where, ...boundsOf(shape), ...(further ? [behind('rating', 'b')] : [])];
    return `select n.* from ${from} cross join lateral (select ${ROW} from businesses b
      where ${conditions.join(' and ')} order by ${orderBy('rating', 'b')} limit {more}::bigint) n`;
  });
  // A business of the named town within the radius comes from both parts, so the best 2n rows contain the best n
  // businesses.
  const best =
    parts.length === 1
      ? parts.join('')
      : `select distinct r.* from (select r.* from (${parts.join(' union all ')}) r order by ${order} limit 2 * {more}::bigint) r`;
  const wanted = page(`select r.* from (${best}) r order by ${order} limit {more}::bigint`);
  return `with ${wanted} ${answer(shape, 'rating', totalOf(shape, counted))}`;
}

/**
 * Returns SQL for a page sorted from all matches, which are collected first, up to {max}. At that limit, the total
 * shows that there may be more. With a text: one bitmap scan of businesses_search for words, cells, town, and category
 * at once. Without: index-only scans on businesses_cell, businesses_town or businesses_state.
 */
export function sortedPage(shape: SearchShape, order: Order, further: boolean): string {
  const after = further ? `where ${behind(order, 'm')}` : '';
  const best = `select m.* from matched m ${after} order by ${orderBy(order, 'm')} limit {more}::bigint`;
  const columns = [ROW, ...(shape.town ? ['b.town'] : []), ...extras(shape, order)].join(', ');
  const isRanked = amongEquals(order) === 'relevance';
  return `with ${wordsFirst(shape, isRanked)}matched as materialized (${matches(shape, columns)}),
    ${page(best)} ${answer(shape, order, '(select count(*) from matched)', shape.town ? 'matched' : null)}`;
}

/** Returns SQL that counts the matches, up to one above the cap. */
export function counting(shape: SearchShape): string {
  return `${shape.text ? `with ${wordsOf(shape)} ` : ''}select (${countOf(shape)})::integer as total`;
}

/** Returns SQL for whether any match is outside the named town. It stops at the first one. */
export function nearby(shape: SearchShape): string {
  return `${shape.text ? `with ${wordsOf(shape)} ` : ''}select exists (select from (${matches(shape, 'b.town', 'null')}) m where m.town is distinct from {town}::text) as nearby`;
}

/** Returns SQL for whether anything matches. It stops at the first match. */
export function some(shape: SearchShape): string {
  return `${shape.text ? `with ${wordsOf(shape)} ` : ''}select exists (${matches(shape, '1', '1')}) as found`;
}

/**
 * Returns SQL for the index of the first group of terms that anything matches; null if none does. It stops at the first
 * match of that group. Each of the {groups} contains the numbers of its terms.
 */
export function firstGroup(shape: SearchShape): string {
  const conditions = scanConditions(shape).join(' and ');
  return `with recursive term as materialized (select t.n, term_query(t.phrase, t.synonyms, t.kinds) as query
      from unnest({terms}::text[], {termSynonyms}::text[], {termKinds}::text[]) with ordinality as t(phrase, synonyms, kinds, n)),
    words as materialized (select g.n, (select string_agg('(' || t.query::text || ')', ' & ')::tsquery from term t
        where t.n = any (string_to_array(g.members, ' ')::bigint[])) && websearch_to_tsquery('english', plain({without}::text)) as query
      from unnest({groups}::text[]) with ordinality as g(members, n)),
    tried as (select 0::bigint as n, false as found
      union all select t.n + 1, exists (select from words w cross join businesses b where w.n = t.n + 1 and ${conditions})
        from tried t where not t.found and t.n < cardinality({groups}::text[]))
    select (max(n) filter (where found))::integer - 1 as index from tried`;
}

export function totalOf(shape: SearchShape, counted: boolean): string {
  return counted ? `(${countOf(shape)})` : 'null';
}

function countOf(shape: SearchShape): string {
  return `select count(*) from (${matches(shape, '1', `${OVER_CAP}`)}) counted`;
}

/**
 * Returns SQL for everything that matches, up to `max` rows (null: all). The text's query must be available as `words`.
 */
export function matches(shape: SearchShape, columns: string, max = '{max}::bigint'): string {
  const parts = isOneScan(shape) ? [scannedMatches(shape, columns)] : plainMatches(shape, columns);
  return `${parts.join(' union all ')} limit ${max}`;
}

/** Returns whether one index (texts, addresses, or traits) answers all conditions. */
function isOneScan(shape: SearchShape): boolean {
  return shape.text || shape.area === 'address' || asksTraits(shape);
}

function scannedMatches(shape: SearchShape, columns: string): string {
  const from = shape.text ? 'words w cross join businesses b' : 'businesses b';
  return `select ${columns} from ${from} where ${scanConditions(shape).join(' and ')}`;
}

function scanConditions(shape: SearchShape): string[] {
  const area = shape.area === 'address' ? areaOf(shape) : asFilters(areaOf(shape));
  const rest = asFilters([...boundsOf(shape), ...categoryOf(shape), ...qualitiesOf(shape)]);
  return ['b.is_public', ...textOf(shape), ...keysIn(shape), ...area, ...rest];
}

/**
 * 'is true' keeps the planner from using another index, such as the one by state, for conditions the single index
 * already covers.
 */
export function asFilters(conditions: readonly string[]): string[] {
  return conditions.map((condition) => `(${condition}) is true`);
}

function plainMatches(shape: SearchShape, columns: string): string[] {
  // 'is true' keeps the planner from reading a whole category instead of a few cells or a town.
  const rest = [...[...boundsOf(shape), ...qualitiesOf(shape)], ...asFilters(categoryOf(shape))];
  const select = (conditions: readonly string[]): string =>
    `select ${columns} from businesses b where ${['b.is_public', ...conditions].join(' and ')}`;
  // 'offset 0' makes the planner use ranges of businesses_cell. It cannot know how short they are.
  const inRanges = (conditions: readonly string[]): string =>
    `select n.* from unnest({lows}::integer[], {highs}::integer[]) as range(low, high)
      cross join lateral (${select(['b.cell between range.low and range.high', ...conditions])} offset 0) n`;
  if (shape.area === 'around') {
    const near = inRanges([WITHIN, ...rest]);
    return shape.town ? [near, select(['b.town = {town}::text', `(${WITHIN}) is not true`, ...rest])] : [near];
  }
  if (shape.bounds !== 'none') return [inRanges([...areaOf(shape), ...rest])];
  // Naming the categories turns each into a range of businesses_rating.
  const rated = shape.rated && shape.area === 'anywhere' ? ['b.category = any ({categories}::text[])'] : [];
  return [select([...areaOf(shape), ...categoryOf(shape), ...rated, ...qualitiesOf(shape)])];
}

interface Part {
  readonly from: string;
  readonly where: readonly string[];
}

function orderedParts(shape: SearchShape): Part[] {
  const categories = `unnest({categories}::text[]) k(category)`;
  const cells = `unnest({cells}::integer[]) c(cell)`;
  const wanted = [...categoryOf(shape), ...qualitiesOf(shape)];
  if (shape.area === 'around') {
    const near = { from: cells, where: ['b.cell = c.cell', WITHIN, ...wanted] };
    return shape.town ? [near, { from: '(select) town', where: ['b.town = {town}::text', ...wanted] }] : [near];
  }
  if (shape.area === 'state')
    return [
      {
        from: categories,
        where: ['upper(b.state) = {state}::text', 'b.category = k.category', ...qualitiesOf(shape)],
      },
    ];
  if (shape.bounds !== 'none') return [{ from: cells, where: ['b.cell = c.cell', ...wanted] }];
  // Any number of the places of a category may not fit, and reading on for one that does takes long.
  if (!shape.category && shape.fit !== 'none') return [{ from: '(select) everything', where: qualitiesOf(shape) }];
  return [{ from: categories, where: ['b.category = k.category', ...qualitiesOf(shape)] }];
}

export function textOf(shape: SearchShape): string[] {
  if (!shape.text) return [];
  return [shape.scoped ? 'b.search @@ (w.query && {scope}::tsquery)' : 'b.search @@ w.query'];
}

export function areaOf(shape: SearchShape): string[] {
  switch (shape.area) {
    case 'anywhere':
      return [];
    case 'around':
      return [shape.town ? `(b.town = {town}::text or ${WITHIN})` : WITHIN];
    case 'state':
      return ['upper(b.state) = {state}::text'];
    case 'address':
      return [`b.address_search @@ plainto_tsquery('simple', plain({address}::text))`];
  }
}

export function boundsOf({ bounds }: SearchShape): string[] {
  if (bounds === 'none') return [];
  const columns = ['b.longitude >= {west}::float8', 'b.longitude <= {east}::float8'];
  const across = bounds === 'plain' ? columns : [`(${columns.join(' or ')})`];
  return ['b.latitude between {south}::float8 and {north}::float8', ...across];
}

function categoryOf(shape: SearchShape): string[] {
  return shape.category ? ['b.category = {category}::text'] : [];
}

/** Returns whether the search needs the index businesses_filters. */
export function asksTraits({ keys, priced, kinded }: SearchShape): boolean {
  return keys || priced || kinded;
}

/** Must match the index businesses_filters. */
const FILTER_KEYS = `filter_keys(b.pet_perks, b.price_range, b.is_verified, b.is_favorite, b.category, b.kind, b.cell, b.town, b.state)`;

export function keysIn(shape: SearchShape): string[] {
  if (!asksTraits(shape)) return [];
  return [
    // In a subselect, the keys are computed once instead of for every business.
    ...(shape.keys ? [`${FILTER_KEYS} @> (select perk_keys({perks}::text[]) || {keys}::text[])`] : []),
    ...(shape.priced ? [`${FILTER_KEYS} && {prices}::text[]`] : []),
    ...(shape.kinded ? [`${FILTER_KEYS} && {kindKeys}::text[]`] : []),
    ...(shape.placed ? [`${FILTER_KEYS} && {placeKeys}::text[]`] : []),
  ];
}

/** Conditions that no index answers: the rating, and whether pets can come. */
export function qualitiesOf({ rated, fit, timed }: SearchShape): string[] {
  return [
    ...(rated ? ['b.avg_rating >= {minRating}::numeric'] : []),
    ...(fit === 'yes' || fit === 'ask' ? [acceptedSql('b', timed, fit)] : []),
  ];
}

/** Returns the column with the answer about the pets of the search. */
export function fitColumn({ fit, timed }: SearchShape): string[] {
  return fit === 'none' ? [] : [`${fitAnswerSql('b', timed, accepted(fit))} as fit`];
}

const accepted = (fit: SearchShape['fit']) => (fit === 'yes' || fit === 'ask' ? fit : null);

const WORDS_RANK = 'ts_rank(b.search, w.query)::float8';

/**
 * ts_rank counts single words of a phrase, too, so that a pet shop would match 'pet grooming'. So only synonyms of one
 * word count, and instead of the others the kind and the perk that the text names.
 */
const MEANT_RANK = `ts_rank(b.search, w.ranked)::float8 + case when b.kind = any ({meantKinds}::text[]) then ${MEANT_RANK_BONUS} else 0 end
  + case when b.pet_perks && {meantPerks}::text[] then ${MEANT_RANK_BONUS} else 0 end`;

/** Returns the columns that an order needs in addition to the row's own. */
function extras({ fit, timed, phrases }: SearchShape, order: Order): string[] {
  if (order === 'distance') return [`coalesce(${CHORD}, ${NOWHERE}) as chord`];
  const score = relevanceSql(phrases ? MEANT_RANK : WORDS_RANK, recommendedSql('b'), 'b.tier');
  return [
    ...(isFitFirst(order) ? [`${fitRankSql('b', timed, accepted(fit))} as fit_rank`] : []),
    ...(amongEquals(order) === 'relevance' ? [`${score} as score`] : []),
  ];
}

/** Returns SQL for the rows of a page plus one, numbered in order. */
export function page(best: string): string {
  return `page as materialized (select best.*, row_number() over () as n from (${best}) best)`;
}

/**
 * Returns SQL for one row: the page's JSON, the total, the position of the last row if another page follows, and, if
 * all matches are known, whether one is nearby.
 */
export function answer(shape: SearchShape, order: Order, total: string, all: string | null = null): string {
  const more = [...fitColumn(shape), ...(shape.text ? [EXCERPT_COLUMN] : [])];
  const card =
    shape.area === 'around'
      ? `(${locatedCard('b', CHORD, shape.town ? 'b.town is distinct from {town}::text' : 'true', more)})::text`
      : `${businessCard('b', more)}::text`;
  return `select coalesce((select '[' || string_agg(${card}, ',' order by p.n) || ']' from page p join businesses b on b.id = p.id
      where p.n <= {limit}::bigint), '[]') as json, ${total}::integer as total, ${lastRow(order, 'l')}${all === null ? '' : `, (select coalesce(bool_or(m.town is distinct from {town}::text), false) from ${all} m) as nearby`}
    from (select) one left join page l on l.n = {limit}::bigint and exists (select from page m where m.n = {more}::bigint)`;
}
