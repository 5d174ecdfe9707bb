import { businessCard, locatedCard } from '../business-card.js';
import { EXCERPT_COLUMN } from './excerpts.js';
import { MEANT_RANK_BONUS } from '../../../domain/business/relevance.js';
import { relevanceSql } from './relevance-sql.js';
import { fitAnswerSql, fitRankSql } from '../../policy/fit-sql.js';
import {
  BANDS,
  boundsOf,
  categoryOf,
  CHORD,
  inBand,
  isScanned,
  matches,
  qualitiesOf,
  totalOf,
  WITHIN,
  wordsFirst,
} from './matches-sql.js';
import type { SearchShape } from './search-area.js';
import { OVER_CAP } from './search-limits.js';
import { amongEquals, behind, isFitFirst, keysOf, lastRow, orderBy, orderOfMany, type Order } from './search-order.js';

/**
 * Distance of a business without coordinates, greater than all others: no squared chord of the unit sphere exceeds 4.
 */
const NOWHERE = 5;

/** Returns the columns that every page needs, and those of the order. Indexes of places have the others. */
export function rowOf(order: Order): string {
  const recommended = keysOf(order).some((key) => key === 'recommended') ? ', b.recommended' : '';
  return `b.id, b.avg_rating, b.review_count, b.tier, b.name${recommended}`;
}

/**
 * Returns SQL for a page read from an index in list order. Each part (a cell, the town, or a category of the state or
 * of the country) yields at most one page of rows. Only for rating order without a text. `further` is true after a
 * cursor.
 *
 * Plan: nested loops of index-only scans on entries_cell and entries_town, or index scans on entries_state,
 * entries_rating, or, with pets, entries_best.
 */
export function orderedPage(shape: SearchShape, further: boolean, counted: boolean): string {
  const order = orderBy('rating', 'r');
  const parts = orderedParts(shape).map(({ from, where }) => {
    const conditions = ['b.is_public', ...where, ...boundsOf(shape), ...(further ? [behind('rating', 'b')] : [])];
    return `select n.* from ${from} cross join lateral (select ${rowOf('rating')} from business_entries b
      where ${conditions.join(' and ')} order by ${orderBy('rating', 'b')} limit {more}::bigint) n`;
  });
  // A business of the named town within the radius comes from both parts, so the best 2n rows contain the best n
  // businesses.
  const best =
    parts.length === 1
      ? parts.join('')
      : `select distinct r.* from (select r.* from (${parts.join(' union all ')}) r order by ${order} limit 2 * {more}::bigint) r`;
  const wanted = page(`select r.* from (${best}) r order by ${order} limit {more}::bigint`);
  return `with ${counted ? wordsFirst(shape) : ''}${wanted} ${answer(shape, ['rating'], totalOf(shape, counted))}`;
}

/**
 * Returns SQL for a page sorted from all matches, which are collected first, up to {max}. At that limit, those of the
 * best bands are sorted if documents answer, and the total shows that there may be more. The page is then also the first
 * one in the order `bands`.
 */
export function sortedPage(shape: SearchShape, order: Order, further: boolean, scanned = isScanned(shape)): string {
  const after = further ? `where ${behind(order, 'm')}` : '';
  const isRanked = amongEquals(order) === 'relevance';
  const best = `select m.* from ${isRanked ? `(${scored(shape)})` : 'matched'} m ${after} order by ${orderBy(order, 'm')} limit {more}::bigint`;
  const isBanded = scanned && orderOfMany(order) === 'bands';
  const columns = [
    rowOf(order),
    ...(isBanded ? ['b.band'] : []),
    ...(shape.town ? ['b.town'] : []),
    ...extras(shape, order),
  ].join(', ');
  return `with ${wordsFirst(shape, isRanked, scanned)}matched as materialized (${matches(shape, columns, undefined, scanned)}),
    ${page(best)} ${answer(shape, isBanded ? [order, 'bands'] : [order], '(select count(*) from matched)', shape.town ? 'matched' : null)}`;
}

/**
 * Returns SQL for a page of very many matches, those of the best bands first. `after` is the band of the previous page's
 * last row; null on the first page. At most OVER_CAP matches of a band are read.
 */
export function bandedPage(shape: SearchShape, after: number | null): string {
  const order = 'bands';
  const bands = BANDS.filter((band) => band >= (after ?? 0));
  const parts = bands.map((band, index) => {
    const full = bands.slice(0, index).map((earlier) => ` - (select count(*) from band_${earlier})`);
    const columns = `${rowOf(order)}, ${band}::integer as band`;
    const further = band === after ? `where ${behind(order, 'r')}` : '';
    return `band_${band} as materialized (select r.* from (${inBand(shape, band, columns)} limit ${OVER_CAP}) r ${further}
      order by ${orderBy(order, 'r')} limit ({more}::bigint${full.join('')})), `;
  });
  const all = bands.map((band) => `select * from band_${band}`).join(' union all ');
  const best = `select r.* from (${all}) r order by ${orderBy(order, 'r')}`;
  return `with ${wordsFirst(shape, false, true)}${parts.join('')}${page(best)} ${answer(shape, [order], 'null')}`;
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
        where: ['b.state = {state}::text', 'b.category = k.category', ...qualitiesOf(shape)],
      },
    ];
  if (shape.bounds !== 'none') return [{ from: cells, where: ['b.cell = c.cell', ...wanted] }];
  // Any number of the places of a category may not fit, and reading on for one that does takes long.
  if (!shape.category && shape.fit !== 'none') return [{ from: '(select) everything', where: qualitiesOf(shape) }];
  return [{ from: categories, where: ['b.category = k.category', ...qualitiesOf(shape)] }];
}

/** Returns the column with the answer about the pets of the search. */
export function fitColumn({ fit, timed }: SearchShape): string[] {
  return fit === 'none' ? [] : [`${fitAnswerSql('b', timed, accepted(fit))} as fit`];
}

const accepted = (fit: SearchShape['fit']) => (fit === 'yes' || fit === 'ask' ? fit : null);

const WORDS_RANK = 'ts_rank(m.search, w.ranked)::float8';

/**
 * ts_rank counts single words of a phrase, too, so that a pet shop would match 'pet grooming'. So only synonyms of one
 * word count, and instead of the others the kind and the perk that the text names.
 */
const MEANT_RANK = `${WORDS_RANK} + case when m.kind = any ({meantKinds}::text[]) then ${MEANT_RANK_BONUS} else 0 end
  + case when m.pet_perks && {meantPerks}::text[] then ${MEANT_RANK_BONUS} else 0 end`;

/** Returns the columns that an order needs in addition to the row's own. */
function extras({ fit, timed, phrases }: SearchShape, order: Order): string[] {
  if (order === 'distance') return [`coalesce(${CHORD}, ${NOWHERE}) as chord`];
  return [
    ...(isFitFirst(order) ? [`${fitRankSql('b', timed, accepted(fit))} as fit_rank`] : []),
    ...(amongEquals(order) === 'relevance' ? ['b.search', ...(phrases ? ['b.kind', 'b.pet_perks'] : [])] : []),
  ];
}

/**
 * Returns SQL for the matches with their scores. If there are more than {ranked}, each score is 0, because reading the
 * words of each takes long. 'offset 0' keeps a rank from being computed at each use.
 */
function scored({ phrases }: SearchShape): string {
  return `select r.*, ${relevanceSql('r.rank', 'r.recommended', 'r.tier')} as score
    from (select m.*, case when (select count(*) <= {ranked}::bigint from matched) then ${phrases ? MEANT_RANK : WORDS_RANK} else 0 end as rank
      from matched m cross join words w offset 0) r`;
}

/** Returns SQL for the rows of a page plus one, numbered in order. */
export function page(best: string): string {
  return `page as materialized (select best.*, row_number() over () as n from (${best}) best)`;
}

/**
 * Returns SQL for one row: the page's JSON, the total, the position of the last row in each of the orders if another page
 * follows, and, if all matches are known, whether one is nearby.
 */
export function answer(shape: SearchShape, orders: readonly Order[], total: string, all: string | null = null): string {
  const more = [...fitColumn(shape), ...(shape.text ? [EXCERPT_COLUMN] : [])];
  const card =
    shape.area === 'around'
      ? `(${locatedCard('b', CHORD, shape.town ? 'b.town is distinct from {town}::text' : 'true', more)})::text`
      : `${businessCard('b', more)}::text`;
  return `select coalesce((select '[' || string_agg(${card}, ',' order by p.n) || ']' from page p join businesses b on b.id = p.id
      where p.n <= {limit}::bigint), '[]') as json, ${total}::integer as total, ${lastRow(orders, 'l')}${all === null ? '' : `, (select coalesce(bool_or(m.town is distinct from {town}::text), false) from ${all} m) as nearby`}
    from (select) one left join page l on l.n = {limit}::bigint and exists (select from page m where m.n = {more}::bigint)`;
}
