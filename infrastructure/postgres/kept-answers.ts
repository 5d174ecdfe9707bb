import QuickLRU from 'quick-lru';

/** How old answers may be, in ms. */
export interface KeptFor<Value> {
  /** Up to this age an answer is given as it is. */
  readonly freshMs: number;
  /** Up to this age it is given once more while a new one is made. */
  readonly givenMs: number;
  /** So long nothing is tried again after a failure. */
  readonly failedMs: number;
  /** Most answers that are kept. */
  readonly maxSize: number;
  /** Which are worth keeping; all, where it is not said. */
  readonly worth?: (value: Value) => boolean;
}

interface Kept<What> {
  readonly at: number;
  readonly what: What;
}

/**
 * Answers that cost much: however many ask the same, it is made once at a time, and who asks again soon waits for nothing.
 * A failure is kept too, so that what the database cannot answer is not asked of it with every key somebody types.
 */
export class KeptAnswers<Value> {
  private readonly answers: QuickLRU<string, Kept<Value>>;
  private readonly failures: QuickLRU<string, Kept<Error>>;
  private readonly underWay = new Map<string, Promise<Value>>();

  constructor(
    private readonly keptFor: KeptFor<Value>,
    private readonly clock: () => number = Date.now,
  ) {
    this.answers = new QuickLRU({ maxSize: keptFor.maxSize });
    this.failures = new QuickLRU({ maxSize: keptFor.maxSize });
  }

  /** The answer kept under a key, or that of `make`. Refuses as `make` does, or did lately. */
  async of(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.answers.get(key);
    const age = known === undefined ? Infinity : this.clock() - known.at;
    if (known !== undefined && age < this.keptFor.freshMs) return known.what;
    const fresh = this.fresh(key, make);
    if (known === undefined || age >= this.keptFor.givenMs) return fresh;
    // Nobody waits for it: where it fails, the old answer serves on.
    fresh.catch(() => undefined);
    return known.what;
  }

  private async fresh(key: string, make: () => Promise<Value>): Promise<Value> {
    const failed = this.failures.get(key);
    if (failed !== undefined && this.clock() - failed.at < this.keptFor.failedMs) throw failed.what;
    const underWay = this.underWay.get(key) ?? this.made(key, make).finally(() => this.underWay.delete(key));
    this.underWay.set(key, underWay);
    return underWay;
  }

  private async made(key: string, make: () => Promise<Value>): Promise<Value> {
    const at = this.clock();
    try {
      const what = await make();
      if (this.keptFor.worth?.(what) === false) this.answers.delete(key);
      else this.answers.set(key, { at, what });
      this.failures.delete(key);
      return what;
    } catch (error) {
      this.failures.set(key, { at: this.clock(), what: error as Error });
      throw error;
    }
  }
}
