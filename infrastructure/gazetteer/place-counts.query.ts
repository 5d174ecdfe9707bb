import { PlaceCounts } from '../../application/gazetteer/ports.js';
import type { Database, Statement } from '../postgres/database.js';

/** So old may the numbers be: all are counted in one go, so nobody who types waits for a count. In ms. */
const KEPT_MS = 60_000;

/** Index-only scans of businesses_town and businesses_state. */
const COUNTS: Statement = {
  name: 'place-counts',
  text: `select town as key, count(*)::integer as many from businesses where is_public and town is not null group by town
    union all select upper(state), count(*)::integer from businesses where is_public and state is not null group by upper(state)`,
};

interface Row extends Record<string, unknown> {
  readonly key: string;
  readonly many: number;
}

interface Counted {
  readonly at: number;
  readonly counts: Promise<ReadonlyMap<string, number>>;
}

/** Counts all places at once, at most once a minute in a process, however many ask. */
export class PostgresPlaceCounts extends PlaceCounts {
  private counted: Counted | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: () => number = Date.now,
  ) {
    super();
  }

  override now(): Promise<ReadonlyMap<string, number>> {
    const at = this.clock();
    if (this.counted !== null && at - this.counted.at < KEPT_MS) return this.counted.counts;
    const counted = { at, counts: this.count() };
    this.counted = counted;
    // What failed is not kept: who asks next counts anew.
    counted.counts.catch(() => {
      if (this.counted === counted) this.counted = null;
    });
    return counted.counts;
  }

  private async count(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.rows<Row>(COUNTS);
    return new Map(rows.map(({ key, many }) => [key, many]));
  }
}
