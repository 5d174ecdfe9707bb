import QuickLRU from 'quick-lru';
import type {
  BusinessSearch,
  BusinessFilters,
  BusinessSearchRequest,
  MapPoints,
  SearchPage,
} from '../../../application/business/ports.js';
import { changed, understoodOf } from '../../../application/business/understood.js';
import { withExcerpts } from './excerpts.js';
import { shapeOf, valuesOf } from './search-area.js';
import { readSearchCursor, searchKey, writeSearchCursor } from './search-cursor.js';
import { keysOf } from './search-order.js';
import { question, SearchPages, type Found, type Question } from './search-pages.query.js';
import { map } from './map-sql.js';
import { nearby } from './matches-sql.js';
import { OVER_CAP } from './search-limits.js';
import type { Database } from '../../postgres/database.js';
import { KEPT_FROM, KEPT_MS, SearchTotals } from './search-totals.js';
import { Relaxing } from './relaxing.query.js';
import { SearchStatements } from './search-statements.js';
import type { Bounds } from '../../../domain/gazetteer/grid.js';
import { TOTAL_CAP } from '../../../domain/shared/page-size.js';

export class PostgresBusinessSearch implements BusinessSearch {
  private readonly statements = new SearchStatements();
  private readonly pages: SearchPages;
  private readonly relaxing: Relaxing;
  private readonly maps = new QuickLRU<string, MapPoints>({ maxSize: 200, maxAge: KEPT_MS });
  private readonly mapsUnderWay = new Map<string, Promise<MapPoints>>();

  constructor(
    private readonly database: Database,
    private readonly totals = new SearchTotals(database),
  ) {
    this.pages = new SearchPages(database, this.totals);
    this.relaxing = new Relaxing(database);
  }

  async page(request: BusinessSearchRequest): Promise<SearchPage> {
    const { filters, sort, limit } = request;
    const cursor = request.cursor === null ? null : readSearchCursor(filters, sort, request.cursor);
    let change = cursor?.change ?? null;
    let asked = question(changed(filters, change), sort, limit, cursor);
    let found = await this.pages.find(asked);
    if (cursor === null && found.total === 0) {
      change = await this.relaxing.of(filters);
      asked = question(changed(filters, change), sort, limit, null);
      if (change !== null) found = await this.pages.find(asked);
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
    const isWhole = view === null;
    const first = isWhole ? await this.drawn(filters) : null;
    // Whether it is in view or not: otherwise, a part without a match would show other places.
    const total = first?.total ?? this.totals.kept(searchKey(filters)) ?? (await this.totalOf(filters));
    const change = total === 0 ? await this.relaxing.of(filters) : null;
    const search = changed(filters, change);
    const isDrawn = first !== null && change === null;
    const { json, total: found } = isDrawn ? first : await this.drawn(isWhole ? search : { ...search, bounds: view });
    const map = {
      ...{ json, total: Math.min(found, TOTAL_CAP), capped: found > TOTAL_CAP },
      origin: search.area.kind === 'around' ? search.area.origin : null,
      understood: understoodOf(filters, change),
    };
    if (map.total >= KEPT_FROM) this.maps.set(key, map);
    return map;
  }

  private totalOf(filters: BusinessFilters): Promise<number> {
    const values = valuesOf(filters);
    return this.totals.count({ key: searchKey(filters), shape: shapeOf(filters, values), values });
  }

  private async drawn(filters: BusinessFilters): Promise<{ readonly json: string; readonly total: number }> {
    const values = valuesOf(filters);
    const shape = shapeOf(filters, values);
    const template = this.statements.of('map', shape, () => map(shape));
    const row = await this.database.row<{ json: string; total: number }>(
      template.statement,
      template.values({ ...values, max: OVER_CAP }),
    );
    if (row === null) throw new Error('The map query returned no row.');
    this.totals.keep({ key: searchKey(filters), shape }, row.total);
    return row;
  }
}

function keysIn({ row, order }: Found): Readonly<Record<string, string | number>> {
  return Object.fromEntries(keysOf(order).map((key) => [key, row[key] ?? 0]));
}
