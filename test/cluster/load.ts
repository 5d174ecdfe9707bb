import { setTimeout as pause } from 'node:timers/promises';

/** The outcome of one request. */
interface Outcome {
  readonly kind: 'read' | 'write';
  readonly isSuccess: boolean;
  /** The status of the answer, or 'none'. */
  readonly status: number | 'none';
  /** When it began and ended, in milliseconds of `performance.now()`. */
  readonly began: number;
  readonly ended: number;
}

interface Failures {
  readonly failed: number;
  readonly statuses: readonly Outcome['status'][];
  readonly lastAfterMs: number;
  readonly succeeded: number;
}

/** A member who writes reviews, one after the other. */
export interface Author {
  readonly cookie: string;
  readonly name: string;
}

/** A review that the server has acknowledged. */
export interface Acknowledged {
  readonly businessId: number;
  readonly content: string;
}

interface LoadOptions {
  /** The processes of the product. */
  readonly urls: readonly string[];
  readonly authors: readonly Author[];
  readonly businessIds: readonly number[];
  readonly readers: number;
}

const PATIENCE_MS = 10_000;
/** Between two actions of one person, and after a failure. */
const THINKING_MS = 20;
const AFTER_FAILURE_MS = 100;

/** People who use the site until `stop`. */
export class Load {
  readonly outcomes: Outcome[] = [];
  /** What must be in the database at the end. */
  readonly journal: Acknowledged[] = [];
  /** Reviews that their author did not find right after the acknowledgement, in another process. */
  readonly unseen: Acknowledged[] = [];
  readonly #options: LoadOptions;
  readonly #people: Promise<void>[];
  #isOver = false;

  constructor(options: LoadOptions) {
    this.#options = options;
    const { authors, readers } = options;
    this.#people = [
      ...authors.map((author, index) => this.#write(author, index)),
      ...Array.from({ length: readers }, (_, index) => this.#read(index)),
    ];
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#people);
  }

  /** Returns the failures since a moment, and how long after it the last failed request ended: 0 if none failed. */
  failuresSince(kind: Outcome['kind'], since: number): Failures {
    const all = this.outcomes.filter((each) => each.kind === kind && each.ended >= since);
    const failed = all.filter(({ isSuccess }) => !isSuccess);
    const last = Math.max(since, ...failed.map(({ ended }) => ended));
    const statuses = [...new Set(failed.map(({ status }) => status))];
    return { failed: failed.length, statuses, lastAfterMs: last - since, succeeded: all.length - failed.length };
  }

  /** Each author writes about one business after the other, and then reads it in the next process. */
  async #write({ cookie, name }: Author, index: number): Promise<void> {
    const { urls, businessIds } = this.#options;
    for (let turn = 0; turn < businessIds.length && !this.#isOver; turn += 1) {
      const businessId = businessIds[(turn + index * 7) % businessIds.length]!;
      const review = { businessId, content: `A good walk with ${name}, and water for all of us. Number ${turn}.` };
      const path = `/api/businesses/${businessId}/reviews`;
      const isSaved = await this.#call('write', `${urls[turn % urls.length]}${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ rating: 5, title: 'A good walk', content: review.content }),
      });
      if (isSaved !== null) {
        this.journal.push(review);
        const shown = await this.#call('read', `${urls[(turn + 1) % urls.length]}${path}`, { headers: { cookie } });
        if (shown?.includes(review.content) === false) this.unseen.push(review);
      }
      await pause(isSaved === null ? AFTER_FAILURE_MS : THINKING_MS);
    }
  }

  async #read(index: number): Promise<void> {
    const { urls, businessIds } = this.#options;
    for (let turn = index; !this.#isOver; turn += 1) {
      const id = businessIds[turn % businessIds.length];
      const path = turn % 2 === 0 ? `/api/businesses/${id}` : '/api/businesses?state=TX&limit=12';
      const answer = await this.#call('read', `${urls[turn % urls.length]}${path}`, {});
      await pause(answer === null ? AFTER_FAILURE_MS : THINKING_MS);
    }
  }

  /** Returns the text of a successful answer, or null. */
  async #call(kind: Outcome['kind'], url: string, init: RequestInit): Promise<string | null> {
    const began = performance.now();
    let text: string | null;
    let status: Outcome['status'] = 'none';
    try {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      ({ status } = answer);
      text = await answer.text();
      if (!answer.ok) text = null;
    } catch {
      text = null;
    }
    this.outcomes.push({ kind, isSuccess: text !== null, status, began, ended: performance.now() });
    return text;
  }
}
