import type { PlaceCounts } from '../../application/gazetteer/ports.js';
import type { Database, Statement } from '../postgres/database.js';
import { AnswerCache } from '../postgres/answer-cache.js';

/** Recounted after a minute. Until the new count is ready, suggestions show the old numbers. */
const CACHE_LIMITS = { freshMs: 60_000, staleMs: 600_000, failureMs: 10_000, maxSize: 1 };

/** Public businesses by town and by state. A town's key ends with its state. Reads a few rows for each town. */
const COUNTS: Statement = {
  name: 'place-counts',
  text: `with counts as materialized (
      select place, sum(many)::integer as many from town_counts group by place having sum(many) > 0)
    select place as key, many from counts where strpos(place, ',') > 0
    union all select substr(place, strpos(place, ',') + 1), sum(many)::integer from counts group by 1`,
};

interface Row {
  readonly key: string;
  readonly many: number;
}

/** Counts all businesses at once. A process runs one count at a time, however many requests need it. */
export class PostgresPlaceCounts implements PlaceCounts {
  private readonly cache: AnswerCache<ReadonlyMap<string, number>>;

  constructor(
    private readonly database: Database,
    clock: () => number = () => performance.now(),
  ) {
    this.cache = new AnswerCache(CACHE_LIMITS, { clock });
  }

  now(): Promise<ReadonlyMap<string, number>> {
    return this.cache.get('all', async () => {
      const rows = await this.database.rows<Row>(COUNTS);
      return new Map(rows.map(({ key, many }) => [key, many]));
    });
  }
}
