import QuickLRU from 'quick-lru';

/** How long answers are cached, in ms by their age. */
export interface CacheLimits<Value> {
  /** Below this age, an answer is returned as is. */
  readonly freshMs: number;
  /** Below this age, an answer is returned while a new one is computed. */
  readonly staleMs: number;
  /** After a failure, the same error is thrown for this long. */
  readonly failureMs: number;
  /** Maximum number of answers. */
  readonly maxSize: number;
  /** Which answers are cached. Default: all. */
  readonly isWorthCaching?: (value: Value) => boolean;
}

interface Entry<Content> {
  readonly at: number;
  readonly content: Content;
}

/**
 * Caches expensive answers. Each answer is computed once at a time, however many callers ask for it. Failures are
 * cached too, so a failing query doesn't run again on every keystroke.
 */
export class AnswerCache<Value> {
  private readonly answers: QuickLRU<string, Entry<Value>>;
  private readonly failures: QuickLRU<string, Entry<Error>>;
  private readonly running = new Map<string, Promise<Value>>();

  constructor(
    private readonly limits: CacheLimits<Value>,
    private readonly clock: () => number = Date.now,
  ) {
    this.answers = new QuickLRU({ maxSize: limits.maxSize });
    this.failures = new QuickLRU({ maxSize: limits.maxSize });
  }

  /** Returns the cached answer of a key, or the one that `compute` returns. Throws the error of `compute`, cached or new. */
  async get(key: string, compute: () => Promise<Value>): Promise<Value> {
    const cached = this.answers.get(key);
    const age = cached === undefined ? Infinity : this.clock() - cached.at;
    if (cached !== undefined && age < this.limits.freshMs) return cached.content;
    const fresh = this.fresh(key, compute);
    if (cached === undefined || age >= this.limits.staleMs) return fresh;
    // No caller waits for this promise. If it fails, the stale answer stays in use.
    fresh.catch(() => undefined);
    return cached.content;
  }

  private async fresh(key: string, compute: () => Promise<Value>): Promise<Value> {
    const failure = this.failures.get(key);
    if (failure !== undefined && this.clock() - failure.at < this.limits.failureMs) throw failure.content;
    const running = this.running.get(key) ?? this.computed(key, compute).finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }

  private async computed(key: string, compute: () => Promise<Value>): Promise<Value> {
    const at = this.clock();
    try {
      const content = await compute();
      if (this.limits.isWorthCaching?.(content) === false) this.answers.delete(key);
      else this.answers.set(key, { at, content });
      this.failures.delete(key);
      return content;
    } catch (error) {
      this.failures.set(key, { at: this.clock(), content: error as Error });
      throw error;
    }
  }
}
