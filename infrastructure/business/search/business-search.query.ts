import pLimit from 'p-limit';
import QuickLRU from 'quick-lru';
import {
  BusinessSearch,
  type BusinessFilters,
  type BusinessSearchRequest,
  type MapPoints,
} from '../../../application/business/ports.js';
import type { ListPage } from '../../../application/shared/page.js';
import type { Sort } from '../../../domain/business/list-order.js';
import { MAX_MAP_POINTS } from '../../../domain/business/map-points.js';
import { shapeOf, valuesOf, type SearchShape, type SearchValues } from './search-area.js';
import { readSearchCursor, searchKey, writeSearchCursor, type SearchCursor } from './search-cursor.js';
import { afterName, keysOf, type SortKey } from './search-order.js';
import { asksTraits, clusters, nearby, orderedPage, points, sortedPage, walkedPage } from './search-sql.js';
import type { Database } from '../../postgres/database.js';
import { KEPT_FROM, KEPT_MS, SearchTotals } from './search-totals.js';
import { SearchStatements } from './search-statements.js';
import { correction } from './search-words.js';
import { brokenCursor } from '../../postgres/list-cursor.js';
import { TOTAL_CAP } from '../../../domain/shared/page-size.js';

/** A map of a common word is drawn from this many matches. */
const MAX_CLUSTERED = 100_000;

/** Maps of many places drawn at once in a process, as each reads all of them; what else is asked does not wait behind them. */
const MAX_DRAWN_AT_ONCE = 2;

/** A list that began below the cap goes on being sorted whole up to so many matches. */
const MAX_SORTED_FURTHER = 2 * TOTAL_CAP;

type PageRow = Readonly<Record<SortKey, string | number | null>> & {
  readonly json: string;
  readonly total: number | null;
  /** Whether any match lies outside the named town, where that came with the page. */
  readonly nearby?: boolean;
};

/** What one statement found. */
interface Found {
  readonly row: PageRow;
  readonly sort: Sort;
  readonly total: number;
}

/** A search as the statements know it. */
interface Question {
  /** Same for the same filters. */
  readonly key: string;
  readonly shape: SearchShape;
  readonly values: SearchValues;
  readonly sort: Sort;
  readonly limit: number;
  readonly cursor: SearchCursor | null;
}

export class PostgresBusinessSearch extends BusinessSearch {
  private readonly statements = new SearchStatements();
  private readonly totals: SearchTotals;
  private readonly maps = new QuickLRU<string, MapPoints>({ maxSize: 200, maxAge: KEPT_MS });
  private readonly mapsUnderWay = new Map<string, Promise<MapPoints>>();
  private readonly inTurn = pLimit(MAX_DRAWN_AT_ONCE);

  constructor(private readonly database: Database) {
    super();
    this.totals = new SearchTotals(database);
  }

  override async page(request: BusinessSearchRequest): Promise<ListPage> {
    const { filters, sort, limit } = request;
    const cursor = request.cursor === null ? null : readSearchCursor(filters, sort, request.cursor);
    let corrected = cursor?.corrected ?? null;
    let found = await this.find(question(filters, corrected, sort, limit, cursor));
    if (cursor === null && found.total === 0) {
      corrected = await correction(this.database, filters);
      if (corrected !== null) found = await this.find(question(filters, corrected, sort, limit, null));
    }
    const capped = found.total > TOTAL_CAP;
    // A list that began below the cap goes on as it began.
    const last = { sort: found.sort, capped: capped && cursor?.capped !== false, corrected, keys: keysIn(found) };
    return {
      json: found.row.json,
      total: Math.min(found.total, TOTAL_CAP),
      capped,
      next: found.row.id === null ? null : writeSearchCursor(filters, sort, last),
      ...((await this.hasNearby(question(filters, corrected, sort, limit, cursor), found)) && { nearby: true }),
    };
  }

  /** Whether there are any outside the named town: seen on the page, or on a first page among what follows. */
  private async hasNearby({ shape, values, cursor }: Question, { row }: Found): Promise<boolean> {
    if (!shape.town) return false;
    if (row.json.includes('"isNearby":true')) return true;
    if (cursor !== null || row.id === null) return false;
    if (row.nearby !== undefined) return row.nearby;
    const template = this.statements.of('nearby', shape, () => nearby(shape));
    const found = await this.database.row<{ nearby: boolean }>(template.statement, template.values(values));
    return found?.nearby === true;
  }

  /** Drawn once at a time, however many ask for it. */
  override async map(filters: BusinessFilters): Promise<MapPoints> {
    const key = searchKey(filters);
    const kept = this.maps.get(key) ?? this.mapsUnderWay.get(key);
    if (kept !== undefined) return kept;
    const fresh = this.newMap(key, filters).finally(() => this.mapsUnderWay.delete(key));
    this.mapsUnderWay.set(key, fresh);
    return fresh;
  }

  private async newMap(key: string, filters: BusinessFilters): Promise<MapPoints> {
    const found = await this.drawn(filters);
    const corrected = found.total === 0 ? await correction(this.database, filters) : null;
    const map = corrected === null ? found : await this.drawn({ ...filters, text: corrected });
    if (map.total >= KEPT_FROM) this.maps.set(key, map);
    return map;
  }

  private async find(asked: Question): Promise<Found> {
    const { shape, sort, cursor } = asked;
    if (inOrderOfAnIndex(shape) && sort === 'rating') return this.inOrder(asked);
    if (everything(shape) && sort !== 'distance') return this.walk(asked, this.totals.kept(asked.key));
    // Looked at again: a walk for what is rare would read everything, and anybody can write a cursor.
    if (cursor?.capped === true && sort !== 'distance') {
      const total = this.totals.kept(asked.key) ?? (await this.totals.count(asked));
      if (total > TOTAL_CAP) return this.walk(asked, total);
    }
    // Further pages of a list that began by sorting all matches go on so.
    const cap = cursor === null ? TOTAL_CAP : MAX_SORTED_FURTHER;
    const max = sort === 'distance' ? null : cap + 1;
    const row = await this.row(`sorted ${sort}`, () => sortedPage(shape, sort, cursor !== null), asked, { max });
    const total = row.total ?? 0;
    if (max === null || total <= cap) return { row, sort, total };
    if (cursor !== null) return brokenCursor();
    // How well a text fits means little where so many businesses fit.
    return this.walk({ ...asked, sort: sort === 'relevance' ? 'recommended' : sort }, total);
  }

  private async inOrder(asked: Question): Promise<Found> {
    const kept = this.totals.kept(asked.key);
    const counted = kept === null;
    const row = await this.row(
      `ordered ${counted}`,
      () => orderedPage(asked.shape, asked.cursor !== null, counted),
      asked,
    );
    return this.counted(asked, row, kept);
  }

  private async walk(asked: Question, known: number | null): Promise<Found> {
    const { shape, sort, cursor } = asked;
    const counted = known === null;
    const row = await this.row(
      `walked ${sort} ${counted}`,
      () => walkedPage(shape, sort, cursor !== null, counted),
      asked,
    );
    return this.counted(asked, row, known);
  }

  private counted(asked: Question, row: PageRow, kept: number | null): Found {
    const total = kept ?? row.total ?? 0;
    if (kept === null) this.totals.keep(asked.key, total);
    return { row, sort: asked.sort, total };
  }

  private async row(kind: string, text: () => string, asked: Question, more: SearchValues = {}): Promise<PageRow> {
    const after = Object.entries(asked.cursor?.keys ?? {}).map(
      ([key, value]) => [afterName(key as SortKey), value] as const,
    );
    const values = {
      ...asked.values,
      ...more,
      limit: asked.limit,
      more: asked.limit + 1,
      ...Object.fromEntries(after),
    };
    const template = this.statements.of(asked.cursor === null ? kind : `${kind} further`, asked.shape, text);
    const row = await this.database.row<PageRow>(template.statement, template.values(values));
    if (row === null) throw new Error('A search answers one row.');
    return row;
  }

  private async drawn(filters: BusinessFilters): Promise<MapPoints> {
    const values = valuesOf(filters);
    const shape = shapeOf(filters, values);
    const total = await this.totals.count({ key: searchKey(filters), shape, values });
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
  corrected: string | null,
  requested: Sort,
  limit: number,
  cursor: SearchCursor | null,
): Question {
  const searched = corrected === null ? filters : { ...filters, text: corrected };
  const values = valuesOf(searched);
  const sort = cursor?.sort ?? (requested === 'relevance' && filters.text === null ? 'rating' : requested);
  return { key: searchKey(searched), shape: shapeOf(searched, values), values, sort, limit, cursor };
}

/** Whether an index holds the search's businesses in the order by rating, whole or cell by cell. */
function inOrderOfAnIndex(shape: SearchShape): boolean {
  const { text, area, bounds, fewCells } = shape;
  if (text || area === 'address' || asksTraits(shape)) return false;
  if (area === 'around') return fewCells;
  return bounds === 'none' || (area === 'anywhere' && fewCells);
}

/** Whether the search leaves out nothing but other categories. */
function everything(shape: SearchShape): boolean {
  const { text, area, bounds, rated } = shape;
  return !text && area === 'anywhere' && bounds === 'none' && !rated && !asksTraits(shape);
}

function keysIn({ row, sort }: Found): Readonly<Record<string, string | number>> {
  return Object.fromEntries(keysOf(sort).map((key) => [key, row[key] ?? 0]));
}
