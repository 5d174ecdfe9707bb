import { blockingKeys, MAX_BLOCK } from '../../domain/duplicate/blocking-keys.js';
import { duplicateScore, LIKELY_DUPLICATE_SCORE } from '../../domain/duplicate/duplicate-score.js';
import type { Clock } from '../shared/clock.js';
import type { DuplicateSearch, LikelyPair, Pair, ToCompare } from './ports.js';

/** Businesses per batch, small enough for statements well under a second. */
const BATCH = 500;

/** A run ends after this time; the next run continues. */
const MAX_RUN_MS = 8 * 60_000;

/** Finds likely duplicates: compares changed businesses with all that share a key with them. */
export class FindDuplicates {
  constructor(
    private readonly search: DuplicateSearch,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of compared businesses. Two simultaneous runs are harmless; they only take extra time. */
  async run(): Promise<number> {
    const end = this.clock.now().getTime() + MAX_RUN_MS;
    let compared = 0;
    let lastKey = '';
    while (this.clock.now().getTime() < end) {
      const batch = await this.search.waiting(BATCH);
      const batchKey = batch.map(({ id, round }) => `${String(id)} ${String(round)}`).join();
      // Rows locked by another run wait for the next one.
      if (batch.length === 0 || batchKey === lastKey) break;
      lastKey = batchKey;
      await this.#compare(batch);
      compared += batch.length;
    }
    return compared;
  }

  async #compare(batch: readonly ToCompare[]): Promise<void> {
    await this.search.keepKeys(new Map(batch.map(({ id, place }) => [id, place === null ? [] : blockingKeys(place)])));
    const ids = batch.filter(({ place }) => place !== null).map(({ id }) => id);
    const pairs = ids.length === 0 ? [] : await this.search.pairs(ids, MAX_BLOCK);
    await this.search.settle(
      batch,
      pairs.map(likely).filter((pair) => pair !== null),
    );
  }
}

function likely({ lower, upper }: Pair): LikelyPair | null {
  const { score, reasons } = duplicateScore(lower, upper);
  return score < LIKELY_DUPLICATE_SCORE ? null : { lowerId: lower.id, upperId: upper.id, score, reasons };
}
