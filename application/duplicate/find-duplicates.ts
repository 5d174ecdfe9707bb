import { blockingKeys, MAX_BLOCK } from '../../domain/business/blocking-keys.js';
import { duplicateScore, LIKELY_DUPLICATE_SCORE } from '../../domain/business/duplicate-score.js';
import type { Clock } from '../shared/clock.js';
import type { DuplicateSearch, LikelyPair, Pair, ToCompare } from './ports.js';

/** So many businesses are compared at once, by statements that take far less than a second. */
const BATCH = 500;

/** One run ends after so long; the next one goes on. */
const MAX_RUN_MS = 8 * 60_000;

/** Finds likely doubles: what changed since the last time is compared with all that it shares a key with. */
export class FindDuplicates {
  constructor(
    private readonly search: DuplicateSearch,
    private readonly clock: Clock,
  ) {}

  /** Answers how many businesses were compared. May be called twice at once, which only costs time: a business that changed since is compared again. */
  async run(): Promise<number> {
    const end = this.clock.now().getTime() + MAX_RUN_MS;
    let compared = 0;
    let last = '';
    while (this.clock.now().getTime() < end) {
      const batch = await this.search.waiting(BATCH);
      const these = batch.map(({ id, round }) => `${String(id)} ${String(round)}`).join();
      // What somebody else holds stays until the next run.
      if (batch.length === 0 || these === last) break;
      last = these;
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
