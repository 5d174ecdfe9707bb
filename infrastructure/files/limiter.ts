import pLimit from 'p-limit';
import { FilesUnavailable } from './files-unavailable.js';

/** Lets few through at once; the next ones wait, and where too many do, the rest is sent away. */
export class Limiter {
  readonly #limit;
  readonly #within: number;

  constructor(atOnce: number, queue: number) {
    this.#limit = pLimit(atOnce);
    this.#within = atOnce + queue;
  }

  /** Does the work when it is its turn. Throws FilesUnavailable where the queue is full. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#limit.activeCount + this.#limit.pendingCount >= this.#within)
      throw new FilesUnavailable('Too many pictures wait to be made.');
    return this.#limit(work);
  }
}
