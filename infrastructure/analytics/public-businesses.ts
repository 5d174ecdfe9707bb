import QuickLRU from 'quick-lru';
import { publicInstead } from '../business/kept-instead.js';
import { BatchedReads } from '../postgres/batched-reads.js';
import type { Database, Statement } from '../postgres/database.js';

/** Maximum number of cached answers, and their maximum age. */
const MAX_KNOWN = 20_000;
const MAX_AGE_MS = 30_000;

const PUBLIC: Statement = {
  name: 'interactions-public',
  text: `select b.id from businesses b where b.id = any($1::integer[])
    and (b.is_public or b.merged_into is not null and ${publicInstead('b.id')} is not null)`,
};

/**
 * Which businesses are public, or were merged into a public one. Answers are cached for up to 30 seconds, so repeated
 * checks need no statement.
 */
export class PublicBusinesses {
  readonly #known = new QuickLRU<number, boolean>({ maxSize: MAX_KNOWN, maxAge: MAX_AGE_MS });
  readonly #reads: BatchedReads<true>;

  constructor(database: Database) {
    this.#reads = new BatchedReads(async (ids) => {
      const rows = await database.rows<{ id: number }>(PUBLIC, [ids.map(Number)]);
      return new Map(rows.map(({ id }) => [String(id), true]));
    });
  }

  /** Throws DatabaseUnavailable if the answer is not cached and the database cannot be reached. */
  async has(id: number): Promise<boolean> {
    const cached = this.#known.get(id);
    if (cached !== undefined) return cached;
    const isPublic = (await this.#reads.get(String(id))) !== null;
    this.#known.set(id, isPublic);
    return isPublic;
  }
}
