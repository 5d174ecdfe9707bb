import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../until.js';
import type { Answer } from './answers.js';
import type { FaultReport } from './report.js';

/** Pause of a writer before it repeats a refused write, so that writers leave processor time to the server. */
const REPEAT_AFTER_MS = 50;
/** Maximum wait for the answer to one attempt. */
const ANSWER_WITHIN_MS = 20_000;

/** The code of an answer which says that an earlier attempt with the same key was made, although its answer was lost. */
const MADE_BEFORE = 'IDEMPOTENCY_ANSWER_LOST';

/** The stored records of a journal. */
export type Verdict = Pick<FaultReport, 'acknowledged' | 'lost' | 'doubled'>;

/** One write of a journal. */
export interface Written {
  /** Found again in the product's data. */
  readonly name: string;
  readonly path: string;
  /** Returns the request, without its origin. */
  init(): RequestInit;
}

/**
 * Sends writes and keeps what the server acknowledged. Each is sent again until the server says that it has it. So
 * afterward, each acknowledged one must be stored exactly once.
 */
export abstract class Journal {
  readonly acknowledged = new Set<string>();
  /** Every answer, also of repeated attempts. */
  readonly answers: Answer[] = [];
  /** The sentences of the failed attempts. */
  readonly sentences = new Set<string>();

  /** `urls` are the servers that take turns. `writers` send at the same time. */
  constructor(
    private readonly urls: readonly string[],
    private readonly writers = 6,
  ) {}

  /** Returns a new write, or the next attempt of one that was not acknowledged. */
  protected abstract next(refused: Written | null): Written | Promise<Written>;

  /** Compares the journal with the product's data. */
  abstract verdict(ownerUrl: string): Promise<Verdict>;

  /** Sends new writes from several writers until `isOver`. Resolves when each one sent is acknowledged. */
  async write(isOver: () => boolean): Promise<void> {
    const all = Array.from({ length: this.writers }, async (_, writer) => {
      for (let n = writer; !isOver(); n += 1) await this.sendOne(n);
    });
    await Promise.all(all);
  }

  /** Sends one new write until it is acknowledged. */
  async sendOne(turn = 0): Promise<void> {
    let attempt = turn;
    let written: Written | null = null;
    await until('the acknowledgment of a write', async () => {
      written = await this.next(written);
      const isStored = await this.#attempt(this.urls[(attempt += 1) % this.urls.length]!, written);
      if (!isStored) return pause(REPEAT_AFTER_MS, false);
      this.acknowledged.add(written.name);
      return true;
    });
  }

  /** Compares what is stored, and how often, with what was acknowledged. */
  protected compare(times: ReadonlyMap<string, number>): Verdict {
    const lost = [...this.acknowledged].filter((each) => !times.has(each)).length;
    const doubled = [...times.values()].filter((each) => each > 1).length;
    return { acknowledged: this.acknowledged.size, lost, doubled };
  }

  /** Returns whether the server says that it has the write. */
  async #attempt(url: string, { path, init }: Written): Promise<boolean> {
    const startedAt = performance.now();
    const given = init();
    const answer = await fetch(url + path, {
      ...given,
      headers: { origin: url, ...given.headers },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch(() => null);
    const body = (await answer?.text().catch(() => null)) ?? '';
    const status = answer?.status ?? 0;
    const retryAfter = answer?.headers.get('retry-after') ?? null;
    this.answers.push({ kind: path, status, retryAfter, ms: performance.now() - startedAt });
    if (status === 201) return true;
    const { code, detail = body } = body.startsWith('{') ? (JSON.parse(body) as Problem) : {};
    this.sentences.add(detail);
    return code === MADE_BEFORE;
  }
}

interface Problem {
  readonly code?: string;
  readonly detail?: string;
}
