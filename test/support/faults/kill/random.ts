/** The seed of all random choices. Set FAULTS_SEED to repeat a run. */
export const SEED = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000);

/** Random numbers that a seed determines (mulberry32). */
export class Random {
  #state: number;

  constructor(seed = SEED) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns one random share of each of `count` equal parts of the whole, so that they spread over all of it. */
  shares(count: number): readonly number[] {
    return Array.from({ length: count }, (_, part) => (part + this.next()) / count);
  }
}
