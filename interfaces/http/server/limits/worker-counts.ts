import { idOf, type SharedKey } from './central-counts.js';
import { LIMITS, type LimitName } from './limits.js';
import { RequestCounter, type CallCounter } from './rate-limit.js';

/** Counts calls in one worker up to its share of each limit, and asks the primary about calls beyond it. */
export class WorkerCounts {
  readonly #own = new Map<LimitName, RequestCounter>();
  readonly #central = new Set<string>();

  /** `askPrimary` is CentralCounts.take. */
  constructor(
    private readonly askPrimary: (key: SharedKey) => Promise<number>,
    private readonly clock = () => performance.now(),
  ) {}

  /** Returns the counter of a limit that as many workers share. During a rolling restart, there is one worker more. */
  counterOf(limit: LimitName, workers: number): CallCounter {
    const share = LIMITS[limit].map(({ requests, seconds }) => ({
      requests: Math.max(1, Math.floor(requests / (workers + 1))),
      seconds,
    }));
    const own = new RequestCounter(share);
    this.#own.set(limit, own);
    return {
      take: (key) => {
        const isOwn = !this.#central.has(idOf({ limit, key })) && own.take(key, this.clock()) === 0;
        return isOwn ? 0 : this.askPrimary({ limit, key });
      },
    };
  }

  /** Leaves keys to the primary. */
  leave(keys: readonly SharedKey[]): void {
    for (const key of keys) this.#central.add(idOf(key));
  }

  /** Leaves a key to the primary, and returns the ages of its calls in milliseconds. */
  handOver(shared: SharedKey): number[] {
    this.leave([shared]);
    const now = this.clock();
    const times = this.#own.get(shared.limit)?.remove(shared.key) ?? [];
    return times.map((time) => now - time);
  }

  /** Counts these keys here again. */
  takeBack(keys: readonly SharedKey[]): void {
    for (const key of keys) this.#central.delete(idOf(key));
  }
}
