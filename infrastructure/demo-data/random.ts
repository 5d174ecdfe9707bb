/** A seeded random number generator, so that every machine generates the same demo data. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number in [0, 1). Uses mulberry32: 32 bits of state are enough for sample data. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns an integer from `min` to `max`, both included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  /** Returns a normally distributed number with mean 0 and standard deviation 1 (Box-Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  pick<T>(from: readonly T[]): T {
    const item = from[Math.floor(this.next() * from.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** Returns `count` different items in random order, or all items if there are fewer. */
  some<T>(from: readonly T[], count: number): T[] {
    const left = [...from];
    const size = Math.min(count, left.length);
    for (let i = 0; i < size; i += 1) {
      const j = this.whole(i, left.length - 1);
      [left[i], left[j]] = [left[j] as T, left[i] as T];
    }
    return left.slice(0, size);
  }

  /** Returns one item. The probability of each item is proportional to its weight. */
  weighted<T>(from: readonly (readonly [T, number])[]): T {
    let left = this.next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of from) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(from)[0];
  }
}
