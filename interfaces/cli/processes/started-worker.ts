import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { ToPrimary, ToWorker, WorkerOrder } from './calls.js';
import { Link } from './link.js';

/** A worker that did not start. The message is the sentence for the operator. */
export class WorkerFailedError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'WorkerFailedError';
  }
}

export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A worker's process, as the primary sees it. */
export class StartedWorker {
  readonly link: Link<ToWorker, ToPrimary>;
  readonly ended: Promise<Ended>;
  /** True once it has been told to end. */
  isEnding = false;
  #readyAt: number | null = null;
  readonly #worker: Worker;

  /** Starts the process. `number` is from 1 to the number of workers; its successor gets the same. */
  constructor(readonly number: number) {
    const worker = cluster.fork();
    this.#worker = worker;
    this.link = new Link((packets) => void worker.send(packets, () => undefined));
    worker.on('message', (packets: readonly unknown[]) => this.link.receive(packets));
    worker.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      worker.once('exit', (code: number | null, signal: string | null) => {
        this.link.close();
        resolve({ code, signal });
      });
    });
  }

  /** Unlike `number`, no other worker ever has this ID. */
  get id(): number {
    return this.#worker.id;
  }

  get pid(): number | undefined {
    return this.#worker.process.pid;
  }

  get isReady(): boolean {
    return this.#readyAt !== null && !this.isEnding && !this.#worker.isDead();
  }

  /** How long it has been ready, in milliseconds. */
  get livedMs(): number {
    return this.#readyAt === null ? 0 : performance.now() - this.#readyAt;
  }

  /** Resolves when it accepts requests. Throws WorkerFailedError if it cannot start. */
  async serve(order: WorkerOrder): Promise<void> {
    const problem = await this.link.ask('serve', order).catch(() => 'A worker ended while it was starting.');
    if (problem !== null) throw new WorkerFailedError(problem);
    this.#readyAt = performance.now();
  }

  /** Tells it to end, and kills it if it has not ended in time. */
  async end(how: 'close' | 'retire', withinMs: number): Promise<void> {
    this.isEnding = true;
    this.link.tell(how, null);
    const inTime = new AbortController();
    const late = pause(withinMs, undefined, { signal: inTime.signal }).then(
      () => this.kill(),
      () => undefined,
    );
    await this.ended;
    inTime.abort();
    await late;
  }

  kill(): void {
    this.isEnding = true;
    this.#worker.process.kill('SIGKILL');
  }
}
