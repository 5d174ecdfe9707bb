import { FilesUnavailable } from './files-unavailable.js';

/** Lets few through at once; the next ones wait, and where too many do, the rest is sent away. */
export class Limiter {
  #within = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly queue: number,
  ) {}

  /** Does the work when it is its turn. Throws FilesUnavailable where the queue is full. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#within < this.atOnce) this.#within += 1;
    else if (this.#waiting.length >= this.queue) throw new FilesUnavailable('Too many pictures wait to be made.');
    // Whoever leaves hands its place on.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#within -= 1;
      else next();
    }
  }
}
