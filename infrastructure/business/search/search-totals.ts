import QuickLRU from 'quick-lru';
import { TOTAL_CAP } from '../../../domain/shared/page-size.js';
import type { Database } from '../../postgres/database.js';
import type { SearchShape, SearchValues } from './search-area.js';
import { counting } from './matches-sql.js';
import { SearchStatements } from './search-statements.js';

/** Large totals and maps may be this old. Small ones are always counted again. */
export const KEPT_MS = 30_000;
export const KEPT_FROM = 1_000;

/** How long it is remembered that there are more matches than are counted, in ms. That rarely changes. */
const KEPT_MANY_MS = 600_000;

/** Counting those that fit some pets reads a few times as many places as it finds. */
const KEPT_FROM_OF_FITTING = 250;

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

  async count(counted: Counted): Promise<number> {
    const { shape, values } = counted;
    const count = this.statements.of('count', shape, () => counting(shape));
    const row = await this.database.row<{ total: number }>(count.statement, count.values(values));
    const total = row?.total ?? 0;
    this.keep(counted, total);
    return total;
  }

  kept(key: string): number | null {
    return this.totals.get(key) ?? null;
  }

  keep({ key, shape }: Pick<Counted, 'key' | 'shape'>, total: number): void {
    const from = shape.fit === 'yes' || shape.fit === 'ask' ? KEPT_FROM_OF_FITTING : KEPT_FROM;
    if (total >= from) this.totals.set(key, total, { maxAge: total > TOTAL_CAP ? KEPT_MANY_MS : KEPT_MS });
  }
}
