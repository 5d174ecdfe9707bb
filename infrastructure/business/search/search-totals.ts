import QuickLRU from 'quick-lru';
import type { Database } from '../../postgres/database.js';
import type { SearchShape, SearchValues } from './search-area.js';
import { counting } from './search-sql.js';
import { SearchStatements } from './search-statements.js';

/** Large totals and maps may be this old. Small ones are always counted again. */
export const KEPT_MS = 30_000;
export const KEPT_FROM = 1_000;

/** A search to count. */
export interface Counted {
  /** The same for equal filters. */
  readonly key: string;
  readonly shape: SearchShape;
  readonly values: SearchValues;
}

/** Result counts of searches, each up to one above the cap. */
export class SearchTotals {
  private readonly statements = new SearchStatements();
  private readonly totals = new QuickLRU<string, number>({ maxSize: 2000, maxAge: KEPT_MS });

  constructor(private readonly database: Database) {}

  async count({ key, shape, values }: Counted): Promise<number> {
    const count = this.statements.of('count', shape, () => counting(shape));
    const row = await this.database.row<{ total: number }>(count.statement, count.values(values));
    const total = row?.total ?? 0;
    this.keep(key, total);
    return total;
  }

  kept(key: string): number | null {
    return this.totals.get(key) ?? null;
  }

  keep(key: string, total: number): void {
    if (total >= KEPT_FROM) this.totals.set(key, total);
  }
}
