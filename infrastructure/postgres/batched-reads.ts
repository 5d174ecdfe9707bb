/** Keys that one statement looks up at most. */
const MAX_KEYS = 100;

interface Waiting<V> {
  readonly key: string;
  readonly resolve: (value: V | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Looks single rows up by key. Whoever asks while others are being answered waits for them and is then answered together
 * with all who came meanwhile, by one statement that begins after they asked: nobody is told anything older than their
 * question. One statement is under way at a time: ten callers at once then cost two statements and not ten. How long a
 * statement may take is bounded by the database's time-outs.
 */
export class BatchedReads<V> {
  #waiting: Waiting<V>[] = [];
  #isUnderWay = false;

  /** `read` answers what there is of these keys; keys that nothing is known of are left out. */
  constructor(private readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>) {}

  /** The value of a key, or null. Rejects with what `read` rejects with. */
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
