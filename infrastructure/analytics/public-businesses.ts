import QuickLRU from 'quick-lru';
import { publicInstead } from '../business/kept-instead.js';
import { BatchedReads } from '../postgres/batched-reads.js';
import type { Database, Statement } from '../postgres/database.js';

/** So many answers are remembered, so long. */
const MAX_KNOWN = 20_000;
const MAX_AGE_MS = 30_000;

const PUBLIC: Statement = {
  name: 'interactions-public',
  text: `select b.id from businesses b where b.id = any($1::integer[])
    and (b.is_public or b.merged_into is not null and ${publicInstead('b.id')} is not null)`,
};

/** Which businesses everybody may see, or were merged into such a one, as it was at most half a minute ago: what is asked again costs no statement. */
export class PublicBusinesses {
  readonly #known = new QuickLRU<number, boolean>({ maxSize: MAX_KNOWN, maxAge: MAX_AGE_MS });
  readonly #reads: BatchedReads<true>;

  constructor(database: Database) {
    this.#reads = new BatchedReads(async (ids) => {
      const rows = await database.rows<{ id: number }>(PUBLIC, [ids.map(Number)]);
      return new Map(rows.map(({ id }) => [String(id), true]));
    });
  }

  /** Refuses with DatabaseUnavailable where it is not known and cannot be asked. */
  async has(id: number): Promise<boolean> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const isPublic = (await this.#reads.get(String(id))) !== null;
    this.#known.set(id, isPublic);
    return isPublic;
  }
}
