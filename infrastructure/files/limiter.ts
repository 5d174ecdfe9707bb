import pLimit from 'p-limit';
import { FilesUnavailable } from './files-unavailable.js';

/** Limits concurrency. Excess tasks wait; if the queue is full, they are rejected. */
export class Limiter {
  readonly #limit;
  readonly #within: number;

  constructor(atOnce: number, queue: number) {
    this.#limit = pLimit(atOnce);
    this.#within = atOnce + queue;
  }

  /** Runs the task when a slot is free. Throws FilesUnavailable if the queue is full. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#limit.activeCount + this.#limit.pendingCount >= this.#within)
      throw new FilesUnavailable('Too many pictures are waiting to be processed.');
    return this.#limit(work);
  }
}
