import pLimit from 'p-limit';
import QuickLRU from 'quick-lru';
import type {
  BusinessSearch,
  BusinessFilters,
  BusinessSearchRequest,
  MapPoints,
  SearchPage,
} from '../../../application/business/ports.js';
import { changed, understoodOf } from '../../../application/business/understood.js';
import { MAX_MAP_POINTS } from '../../../domain/business/limits.js';
import { withExcerpts } from './excerpts.js';
import { shapeOf, valuesOf, type SearchShape, type SearchValues } from './search-area.js';
import { readSearchCursor, searchKey, writeSearchCursor, type SearchCursor } from './search-cursor.js';
import { afterName, isFitFirst, keysOf, orderOf, orderOfMany, type Order, type SortKey } from './search-order.js';
import { clusters, points } from './map-sql.js';
import { asksTraits, nearby, orderedPage, sortedPage } from './search-sql.js';
import { fitFirstPage, walkedPage } from './walked-page.js';
import type { Database } from '../../postgres/database.js';
import { KEPT_FROM, KEPT_MS, SearchTotals } from './search-totals.js';
import { Relaxing } from './relaxing.query.js';
import { SearchStatements } from './search-statements.js';
import { brokenCursor } from '../../postgres/list-cursor.js';
import type { Bounds } from '../../../domain/gazetteer/grid.js';
import { TOTAL_CAP } from '../../../domain/shared/page-size.js';

/** A map of a common word is drawn from at most this many matches. */
const MAX_CLUSTERED = 100_000;

/** Large maps that one process draws at once. Each reads all its places, and other queries must not wait for them. */
const MAX_DRAWN_AT_ONCE = 2;

/** A list that began below the cap is still sorted whole up to this many matches. */
const MAX_SORTED_FURTHER = 2 * TOTAL_CAP;

type PageRow = Readonly<Record<SortKey, string | number | null>> & {
  readonly json: string;
  readonly total: number | null;
  /** Whether any match is outside the named town, if the page's query returned it. */
  readonly nearby?: boolean;
};

/** The result of one statement. */
interface Found {
  readonly row: PageRow;
  readonly order: Order;
  readonly total: number;
}

/** A search in the form the statements need. */
interface Question {
  /** The same for equal filters. */
  readonly key: string;
  /** The words to find; null without any. */
  readonly text: string | null;
  readonly shape: SearchShape;
  readonly values: SearchValues;
  readonly order: Order;
  readonly limit: number;
  readonly cursor: SearchCursor | null;
}

export class PostgresBusinessSearch implements BusinessSearch {
  private readonly statements = new SearchStatements();
  private readonly totals: SearchTotals;
  private readonly relaxing: Relaxing;
  private readonly maps = new QuickLRU<string, MapPoints>({ maxSize: 200, maxAge: KEPT_MS });
  private readonly mapsUnderWay = new Map<string, Promise<MapPoints>>();
  private readonly inTurn = pLimit(MAX_DRAWN_AT_ONCE);

  constructor(private readonly database: Database) {
    this.totals = new SearchTotals(database);
    this.relaxing = new Relaxing(database);
  }

  async page(request: BusinessSearchRequest): Promise<SearchPage> {
    const { filters, sort, limit } = request;
    const cursor = request.cursor === null ? null : readSearchCursor(filters, sort, request.cursor);
    let change = cursor?.change ?? null;
    let asked = question(changed(filters, change), sort, limit, cursor);
    let found = await this.find(asked);
    if (cursor === null && found.total === 0) {
      change = await this.relaxing.of(filters);
      asked = question(changed(filters, change), sort, limit, null);
      if (change !== null) found = await this.find(asked);
    }
    const capped = found.total > TOTAL_CAP;
    // A list that began below the cap continues that way.
    const last = { order: found.order, capped: capped && cursor?.capped !== false, change, keys: keysIn(found) };
    return {
      json: asked.text === null ? found.row.json : withExcerpts(found.row.json, asked.text),
      total: Math.min(found.total, TOTAL_CAP),
      capped,
      next: found.row.id === null ? null : writeSearchCursor(filters, sort, last),
      understood: understoodOf(filters, change),
      ...((await this.hasNearby(asked, found)) && { nearby: true }),
    };
  }

  /** Returns whether any match is outside the named town: on this page or, for a first page, among the later ones. */
  private async hasNearby({ shape, values, cursor }: Question, { row }: Found): Promise<boolean> {
    if (!shape.town) return false;
    if (row.json.includes('"isNearby":true')) return true;
    if (cursor !== null || row.id === null) return false;
    if (row.nearby !== undefined) return row.nearby;
    const template = this.statements.of('nearby', shape, () => nearby(shape));
    const found = await this.database.row<{ nearby: boolean }>(template.statement, template.values(values));
    return found?.nearby === true;
  }

  /** Concurrent requests for the same map share one drawing. */
  async map(filters: BusinessFilters, view: Bounds | null): Promise<MapPoints> {
    const key = `${searchKey(filters)} ${JSON.stringify(view)}`;
    const cached = this.maps.get(key) ?? this.mapsUnderWay.get(key);
    if (cached !== undefined) return cached;
    const fresh = this.newMap(key, filters, view).finally(() => this.mapsUnderWay.delete(key));
    this.mapsUnderWay.set(key, fresh);
    return fresh;
  }

  private async newMap(key: string, filters: BusinessFilters, view: Bounds | null): Promise<MapPoints> {
    const kept = view === null ? null : this.totals.kept(searchKey(filters));
    const total = kept ?? (await this.totalOf(filters));
    // Whether it is in view or not: otherwise, a part without a match would show other places.
    const change = total === 0 ? await this.relaxing.of(filters) : null;
    const search = changed(filters, change);
    const shown = view === null ? search : { ...search, bounds: view };
    const drawn = await this.drawn(shown, shown === filters ? total : await this.totalOf(shown));
    const origin = search.area.kind === 'around' ? search.area.origin : null;
    const map = { ...drawn, origin, understood: understoodOf(filters, change) };
    if (map.total >= KEPT_FROM) this.maps.set(key, map);
    return map;
  }

  private totalOf(filters: BusinessFilters): Promise<number> {
    const values = valuesOf(filters);
    return this.totals.count({ key: searchKey(filters), shape: shapeOf(filters, values), values });
  }

  private async find(question: Question): Promise<Found> {
    const { shape, order, cursor } = question;
    if (inOrderOfAnIndex(shape) && order === 'rating') return this.inOrder(question);
    if (everything(shape) && order !== 'distance') return this.walk(question, this.totals.kept(question.key));
    // Checked again, because anyone can forge a cursor and an ordered scan for rare matches would read everything.
    if (cursor?.capped === true && order !== 'distance') {
      const total = this.totals.kept(question.key) ?? (await this.totals.count(question));
      if (total > TOTAL_CAP) return this.walk(question, total);
    }
    const kept = cursor === null && order !== 'distance' ? this.totals.kept(question.key) : null;
    if (kept !== null && kept > TOTAL_CAP) return this.walk({ ...question, order: orderOfMany(order) }, kept);
    // Later pages of a list that began by sorting all matches continue that way.
    const cap = cursor === null ? TOTAL_CAP : MAX_SORTED_FURTHER;
    const max = order === 'distance' ? null : cap + 1;
    const row = await this.row(`sorted ${order}`, () => sortedPage(shape, order, cursor !== null), question, { max });
    const total = row.total ?? 0;
    if (max === null || total <= cap) return { row, order, total };
    if (cursor !== null) return brokenCursor();
    this.totals.keep(question, total);
    return this.walk({ ...question, order: orderOfMany(order) }, total);
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
          : walkedPage(shape, order, cursor !== null, counted),
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

  private async drawn(filters: BusinessFilters, total: number): Promise<Omit<MapPoints, 'origin' | 'understood'>> {
    const values = valuesOf(filters);
    const shape = shapeOf(filters, values);
    const drawing =
      total <= MAX_MAP_POINTS
        ? this.statements.of('points', shape, () => points(shape))
        : this.statements.of('clusters', shape, () => clusters(shape));
    const max = total <= MAX_MAP_POINTS ? MAX_MAP_POINTS : shape.text ? MAX_CLUSTERED : null;
    const read = () => this.database.row<{ json: string }>(drawing.statement, drawing.values({ ...values, max }));
    const row = await (total <= MAX_MAP_POINTS ? read() : this.inTurn(read));
    return { json: row?.json ?? '[]', total: Math.min(total, TOTAL_CAP), capped: total > TOTAL_CAP };
  }
}

function question(
  filters: BusinessFilters,
  requested: BusinessSearchRequest['sort'],
  limit: number,
  cursor: SearchCursor | null,
): Question {
  const values = valuesOf(filters);
  const order = cursor?.order ?? orderOf(requested, filters);
  return { key: searchKey(filters), text: filters.text, shape: shapeOf(filters, values), values, order, limit, cursor };
}

/** Returns whether an index has the search's businesses in rating order, as a whole or cell by cell. */
function inOrderOfAnIndex(shape: SearchShape): boolean {
  const { text, area, bounds, fewCells } = shape;
  if (text || area === 'address' || asksTraits(shape)) return false;
  if (area === 'around') return fewCells;
  return bounds === 'none' || (area === 'anywhere' && fewCells);
}

/** Returns whether the search has no filter, except possibly a category. */
function everything(shape: SearchShape): boolean {
  const { text, area, bounds, rated, fit } = shape;
  const isAnyQuality = !rated && (fit === 'none' || fit === 'all');
  return !text && area === 'anywhere' && bounds === 'none' && isAnyQuality && !asksTraits(shape);
}

function keysIn({ row, order }: Found): Readonly<Record<string, string | number>> {
  return Object.fromEntries(keysOf(order).map((key) => [key, row[key] ?? 0]));
}
