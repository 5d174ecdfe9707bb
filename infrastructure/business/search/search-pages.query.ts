import type { BusinessFilters, BusinessSearchRequest } from '../../../application/business/ports.js';
import { TOTAL_CAP } from '../../../domain/shared/page-size.js';
import { brokenCursor } from '../../postgres/list-cursor.js';
import type { Database } from '../../postgres/database.js';
import { isScanned } from './matches-sql.js';
import { milesOf, shapeOf, valuesOf, type SearchShape, type SearchValues } from './search-area.js';
import { searchKey, type SearchCursor } from './search-cursor.js';
import { MAX_READ_IN_FULL, OVER_CAP } from './search-limits.js';
import {
  afterName,
  amongEquals,
  isFitFirst,
  orderOf,
  orderOfMany,
  unranked,
  type Order,
  type SortKey,
} from './search-order.js';
import { bandedPage, orderedPage, sortedPage } from './search-sql.js';
import { SearchStatements } from './search-statements.js';
import type { SearchTotals } from './search-totals.js';
import { fitFirstPage, walkedPage } from './walked-page.js';

/** The radius of the first circle that is read for the nearest of very many matches, as a share of the search's. */
const FIRST_CIRCLE = 1 / 8;

/** The smallest, in miles: places in it are practically at one spot. */
const SMALLEST_CIRCLE = 0.01;

type PageRow = Readonly<Record<SortKey, string | number | null>> & {
  readonly json: string;
  readonly total: number | null;
  /** Whether any match is outside the named town, if the page's query returned it. */
  readonly nearby?: boolean;
};

/** The result of one statement. */
export interface Found {
  readonly row: PageRow;
  readonly order: Order;
  readonly total: number;
}

/** A search in the form the statements need. */
export interface Question {
  /** The same for equal filters. */
  readonly key: string;
  /** The words to find; null without any. */
  readonly text: string | null;
  readonly shape: SearchShape;
  readonly values: SearchValues;
  readonly filters: BusinessFilters;
  readonly order: Order;
  readonly limit: number;
  readonly cursor: SearchCursor | null;
}

/** Reads pages of searches. Each reads a bounded number of rows, however large the directory is. */
export class SearchPages {
  private readonly statements = new SearchStatements();

  constructor(
    private readonly database: Database,
    private readonly totals: SearchTotals,
  ) {}

  async find(question: Question): Promise<Found> {
    const { shape, order, cursor, key } = question;
    if (order === 'bands') return this.inBands(question);
    if (inOrderOfAnIndex(shape) && order === 'rating') return this.inOrder(question);
    const isWalked = everything(shape) && order !== 'distance';
    const kept = this.totals.kept(key);
    const isKnownMany = kept !== null && kept > TOTAL_CAP;
    if (isWalked && (isKnownMany || cursor?.capped === true)) return this.walk(question, OVER_CAP);
    if (isWalked && isWhole(shape)) return this.walk(question, kept);
    if (isKnownMany && cursor === null) return this.ofMany(question, kept);
    if (order === 'distance' && cursor?.capped === true) return this.nearest(question, OVER_CAP);
    // Later pages of a list that began by sorting all matches continue that way.
    const found = await this.sorted(question, isScanned(shape) || cursor?.capped === true);
    if (cursor !== null) return found;
    if (found.total <= TOTAL_CAP) {
      return found.total <= MAX_READ_IN_FULL ? found : { ...found, order: unranked(order) };
    }
    this.totals.keep(question, found.total);
    if (isWalked) return this.walk(question, found.total);
    const isOfBest = isScanned(shape) && order !== 'distance';
    return isOfBest ? { ...found, order: orderOfMany(order) } : this.ofMany(question, found.total);
  }

  /** The first page of very many matches. */
  private async ofMany(question: Question, total: number): Promise<Found> {
    const order = orderOfMany(question.order);
    if (order === 'bands') return this.inBands({ ...question, order });
    if (order === 'distance') return this.nearest(question, total);
    return { ...(await this.sorted({ ...question, order }, true)), total };
  }

  private async sorted(question: Question, scanned: boolean): Promise<Found> {
    const { shape, order, cursor } = question;
    const sql = () => sortedPage(shape, order, cursor !== null, scanned);
    const row = await this.row(`sorted ${order} ${scanned}`, sql, question, {
      max: OVER_CAP,
      // A list that began with few enough matches continues that way.
      ranked: cursor === null ? MAX_READ_IN_FULL : OVER_CAP,
    });
    return { row, order, total: row.total ?? 0 };
  }

  private async inBands(question: Question): Promise<Found> {
    const { shape, cursor, order } = question;
    const after = cursor === null ? null : Number(cursor.keys['band']);
    const row = await this.row(`bands ${after}`, () => bandedPage(shape, after), question);
    return { row, order, total: OVER_CAP };
  }

  /**
   * The nearest of very many matches. Reads those of a small circle: a smaller one if it has too many, or larger ones until
   * the page is full, so that no match beyond the page can be nearer.
   */
  private async nearest(question: Question, total: number): Promise<Found> {
    const { area } = question.filters;
    if (area.kind !== 'around') return brokenCursor();
    const least = Math.max(SMALLEST_CIRCLE, 1.5 * milesOf(Number(question.cursor?.keys['chord'] ?? 0)));
    let miles = Math.max(area.miles * FIRST_CIRCLE, least);
    for (let grows = false; ; miles = grows ? miles * 2 : Math.max(miles / 4, least)) {
      if (miles >= area.miles) return { ...(await this.sorted(question, true)), total };
      const circle = { ...question.filters, area: { ...area, miles, town: null } };
      const values = { ...valuesOf(circle), town: area.town };
      const shape = { ...shapeOf(circle, values), town: area.town !== null, onlyCircle: true };
      const found = await this.sorted({ ...question, values, shape }, true);
      const { chord } = found.row;
      if (found.total > TOTAL_CAP && !grows && miles > least) continue;
      const isFull = chord !== null && milesOf(Number(chord)) <= miles;
      if (isFull) return { row: withoutNearby(found.row), order: found.order, total };
      grows = true;
    }
  }

  private async inOrder(question: Question): Promise<Found> {
    const cached = this.totals.kept(question.key);
    const counted = cached === null;
    const row = await this.row(
      `ordered ${counted}`,
      () => orderedPage(question.shape, question.cursor !== null, counted),
      question,
    );
    return this.counted(question, row, cached);
  }

  private async walk(question: Question, known: number | null): Promise<Found> {
    const { shape, order, cursor } = question;
    const counted = known === null;
    const afterRank = Number(cursor?.keys['fitRank'] ?? 0);
    const row = await this.row(
      `walked ${order} ${counted} ${afterRank}`,
      () =>
        isFitFirst(order)
          ? fitFirstPage(shape, order, cursor === null ? null : afterRank, counted)
          : walkedPage(shape, amongEquals(order), cursor !== null, counted),
      question,
    );
    return this.counted(question, row, known);
  }

  private counted(question: Question, row: PageRow, kept: number | null): Found {
    const total = kept ?? row.total ?? 0;
    if (kept === null) this.totals.keep(question, total);
    return { row, order: question.order, total };
  }

  private async row(kind: string, text: () => string, question: Question, more: SearchValues = {}): Promise<PageRow> {
    const after = Object.entries(question.cursor?.keys ?? {}).map(
      ([key, value]) => [afterName(key as SortKey), value] as const,
    );
    const values = {
      ...question.values,
      ...more,
      limit: question.limit,
      more: question.limit + 1,
      ...Object.fromEntries(after),
    };
    const template = this.statements.of(question.cursor === null ? kind : `${kind} further`, question.shape, text);
    const row = await this.database.row<PageRow>(template.statement, template.values(values));
    if (row === null) throw new Error('The search query returned no row.');
    return row;
  }
}

export function question(
  filters: BusinessFilters,
  requested: BusinessSearchRequest['sort'],
  limit: number,
  cursor: SearchCursor | null,
): Question {
  const values = valuesOf(filters);
  const order = cursor?.order ?? orderOf(requested, filters);
  const shape = shapeOf(filters, values);
  return { key: searchKey(filters), text: filters.text, shape, values, filters, order, limit, cursor };
}

/** Returns whether an index has the search's businesses in rating order, as a whole or cell by cell. */
function inOrderOfAnIndex(shape: SearchShape): boolean {
  const { text, area, bounds, fewCells, fit, traits } = shape;
  if (text || area === 'address' || traits) return false;
  if (area === 'around') return fewCells;
  // Rare pets would make a scan read a whole state, or the directory.
  if (fit === 'yes' || fit === 'ask') return false;
  return bounds === 'none' || (area === 'anywhere' && fewCells);
}

/** Returns whether the search has no filter, except possibly a category, a rating, and pets. */
function everything({ text, area, bounds, traits }: SearchShape): boolean {
  return !text && area === 'anywhere' && bounds === 'none' && !traits;
}

/** Returns whether nothing is filtered out but by category, so that a scan soon meets enough matches. */
const isWhole = ({ rated, fit }: SearchShape): boolean => !rated && (fit === 'none' || fit === 'all');

/** A circle doesn't tell whether a match beyond it is outside the town. */
function withoutNearby({ nearby: _, ...row }: PageRow): PageRow {
  return row;
}
