/** A stream of chance that is the same at every run: the demo data of two machines are equal. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0, less than 1 (the generator 'mulberry32': 32 bits of state are plenty for sample data). */
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

  /** A whole number from `least` to `most`, both included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  /** About 0, seldom beyond 3 either way. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  pick<T>(from: readonly T[]): T {
    const found = from[Math.floor(this.next() * from.length)];
    if (found === undefined) throw new Error('Nothing to pick from.');
    return found;
  }

  /** `count` different ones, or all where there are fewer, in the order of chance. */
  some<T>(from: readonly T[], count: number): T[] {
    const left = [...from];
    const taken = Math.min(count, left.length);
    for (let i = 0; i < taken; i += 1) {
      const j = this.whole(i, left.length - 1);
      [left[i], left[j]] = [left[j] as T, left[i] as T];
    }
    return left.slice(0, taken);
  }

  /** One of `from`, each as likely as its weight says. */
  weighted<T>(from: readonly (readonly [T, number])[]): T {
    let left = this.next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of from) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(from)[0];
  }
}
