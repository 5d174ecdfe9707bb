/** Maximum number of keys per statement. */
const MAX_KEYS = 100;

interface Waiting<V> {
  readonly key: string;
  readonly resolve: (value: V | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Looks up single rows by key, in batches. A call that arrives while a statement is running waits for it and is then
 * answered with all other waiting calls by one statement. That statement starts after the calls, so no answer is older
 * than its question. Only one statement runs at a time: ten concurrent calls cost two statements instead of ten. The
 * database's timeouts limit how long a statement may take.
 */
export class BatchedReads<V> {
  #waiting: Waiting<V>[] = [];
  #isUnderWay = false;

  /** `read` returns the values of these keys, without the unknown ones. */
  constructor(private readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>) {}

  /** Returns the value of a key, or null. Rejects with the error of `read`. */
  get(key: string): Promise<V | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#isUnderWay || this.#waiting.length === 0) return;
    const batch = this.#waiting.splice(0, MAX_KEYS);
    this.#isUnderWay = true;
    void this.#answer(batch).finally(() => {
      this.#isUnderWay = false;
      this.#next();
    });
  }

  async #answer(batch: readonly Waiting<V>[]): Promise<void> {
    try {
      const found = await this.read([...new Set(batch.map(({ key }) => key))]);
      for (const { key, resolve } of batch) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
