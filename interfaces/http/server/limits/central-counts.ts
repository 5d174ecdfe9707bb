import { LIMITS, type LimitName } from './limits.js';
import { RequestCounter } from './rate-limit.js';

/** A caller's key within one limit. */
export interface SharedKey {
  readonly limit: LimitName;
  readonly key: string;
}

/** Maximum number of keys that the primary counts. Each belongs to a caller who has used up a worker's share. */
const MAX_KEYS = 10_000;

interface Counted extends SharedKey {
  /** Resolves when all workers have handed over what they counted. */
  readonly gathered: Promise<void>;
  usedAt: number;
}

interface CentralCountsOptions {
  /** Returns what the workers have counted so far, as ages in ms. From then on, they ask this process. */
  readonly gather: (key: SharedKey) => Promise<readonly number[]>;
  /** Tells the workers to count these keys themselves again. */
  readonly release: (keys: readonly SharedKey[]) => void;
  readonly clock?: () => number;
}

/**
 * Counts the calls of busy callers for all workers. Each worker counts a caller by itself up to its share of the limit
 * (WorkerCounts), so calls within that cost no message. Only beyond it do all workers hand over their counts, and ask
 * the primary about every other call. So no more calls pass than the limit allows, whichever workers take them.
 */
export class CentralCounts {
  readonly #counters = new Map<LimitName, RequestCounter>();
  readonly #keys = new Map<string, Counted>();
  readonly #clock: () => number;

  constructor(private readonly options: CentralCountsOptions) {
    this.#clock = options.clock ?? (() => performance.now());
  }

  /** The keys that are counted here now. */
  get keys(): SharedKey[] {
    return [...this.#keys.values()].map(({ limit, key }) => ({ limit, key }));
  }

  /** Counts a call. Returns 0 if it may pass, else the seconds to wait. */
  async take({ limit, key }: SharedKey): Promise<number> {
    const id = idOf({ limit, key });
    const known = this.#keys.get(id) ?? { limit, key, gathered: this.#gather({ limit, key }), usedAt: 0 };
    known.usedAt = this.#clock();
    this.#keys.set(id, known);
    await known.gathered;
    return this.#counterOf(limit).take(key, this.#clock());
  }

  /** Gives back keys whose calls are all older than their limit, and the oldest ones if there are too many. */
  sweep(): void {
    const now = this.#clock();
    const all = [...this.#keys.values()].toSorted((one, other) => other.usedAt - one.usedAt);
    const idle = all.filter(({ limit, usedAt }, index) => index >= MAX_KEYS || now - usedAt > windowOf(limit));
    for (const each of idle) this.#keys.delete(idOf(each));
    if (idle.length > 0) this.options.release(idle.map(({ limit, key }) => ({ limit, key })));
  }

  async #gather(shared: SharedKey): Promise<void> {
    const ages = await this.options.gather(shared);
    const now = this.#clock();
    const times = ages.map((age) => now - age).toSorted((one, other) => one - other);
    this.#counterOf(shared.limit).set(shared.key, times);
  }

  #counterOf(limit: LimitName): RequestCounter {
    const counter = this.#counters.get(limit) ?? new RequestCounter(LIMITS[limit]);
    this.#counters.set(limit, counter);
    return counter;
  }
}

export const idOf = ({ limit, key }: SharedKey): string => `${limit} ${key}`;

/** The longest window of a limit in milliseconds. */
const windowOf = (limit: LimitName): number => Math.max(...LIMITS[limit].map(({ seconds }) => seconds)) * 1000;
