import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CentralCounts, type SharedKey } from '../../http/server/limits/central-counts.js';
import { missingServerOptions } from '../command/server-options.js';
import type { WorkerOrder } from './calls.js';
import { failuresAfter, pauseBefore } from './pause-before.js';
import { StartedWorker, type Ended } from './started-worker.js';
import { SummedMetrics } from './summed-metrics.js';

/** A worker that does not answer within this time counts as hanging, and the others go on without it. */
const ANSWER_WITHIN_MS = 1_000;
const SWEEP_EVERY_MS = 10_000;
/** Longer than a worker takes to let its connections finish and close its resources. */
const END_WITHIN_MS = 40_000;

interface SupervisorOptions {
  readonly count: number;
  readonly order: Omit<WorkerOrder, 'number' | 'central'>;
  readonly logger: Logger;
}

/** Starts the workers, replaces those that end unexpectedly, and passes on what they share. */
export class Supervisor {
  /** The worker of each number. Null while it is starting. */
  readonly #workers = new Map<number, StartedWorker | null>();
  readonly #all = new Set<StartedWorker>();
  readonly #failures = new Map<number, number>();
  readonly #metrics = new SummedMetrics();
  readonly #counts: CentralCounts;
  readonly #stopped = new AbortController();
  #jobsAt: StartedWorker | null = null;
  #restart: Promise<void> | null = null;
  #isAgainWanted = false;

  constructor(private readonly options: SupervisorOptions) {
    cluster.setupPrimary({
      exec: fileURLToPath(new URL('../../worker.js', import.meta.url)),
      args: [],
      execArgv: [
        ...process.execArgv,
        ...missingServerOptions([...process.execArgv, process.env['NODE_OPTIONS'] ?? '']),
      ],
    });
    this.#counts = new CentralCounts({
      gather: (key) => this.#gather(key),
      release: (keys) => this.#tellAll((worker) => worker.link.tell('release', keys)),
    });
    setInterval(() => this.#counts.sweep(), SWEEP_EVERY_MS).unref();
  }

  /** Resolves when all workers accept requests. Throws WorkerFailedError if one cannot start. */
  async start(): Promise<void> {
    const numbers = Array.from({ length: this.options.count }, (_, index) => index + 1);
    await Promise.all(numbers.map((number) => this.#add(number)));
  }

  announce(): void {
    this.#stopped.abort();
    this.#tellAll((worker) => worker.link.tell('announce', null));
  }

  cut(): void {
    this.#tellAll((worker) => worker.link.tell('cut', null));
  }

  /** Lets all workers finish their requests and end. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.all([...this.#all].map((worker) => worker.end('close', END_WITHIN_MS)));
  }

  /** Ends all workers at once. */
  async kill(): Promise<void> {
    this.#stopped.abort();
    this.#tellAll((worker) => worker.kill());
    await Promise.all([...this.#all].map(({ ended }) => ended));
  }

  /** Replaces one worker after the other. Each takes requests until its successor does. */
  async restart(): Promise<void> {
    if (this.#restart !== null) {
      this.#isAgainWanted = true;
      return this.#restart;
    }
    this.#restart = this.#restartAll().finally(() => (this.#restart = null));
    return this.#restart;
  }

  async #restartAll(): Promise<void> {
    do {
      this.#isAgainWanted = false;
      this.options.logger.info('Restarting the workers one after another');
      for (const [number, old] of this.#workers) {
        if (this.#stopped.signal.aborted) return;
        if (old !== null && !(await this.#succeed(number, old))) return;
      }
      this.options.logger.info('Restarted the workers');
    } while (this.#isAgainWanted);
  }

  /** Returns whether a new worker has taken over. */
  async #succeed(number: number, old: StartedWorker): Promise<boolean> {
    try {
      // While the map has no worker of this number, an end of the old one starts no other.
      this.#workers.set(number, null);
      await this.#add(number);
    } catch (error) {
      if (this.#stopped.signal.aborted) return false;
      this.options.logger.error({ err: error }, 'A new worker did not start, so the others keep running');
      this.#workers.set(number, old);
      if (!old.isReady) void this.#replace(number);
      return false;
    }
    await old.end('retire', END_WITHIN_MS);
    return true;
  }

  async #add(number: number): Promise<void> {
    const { order, logger } = this.options;
    this.#stopped.signal.throwIfAborted();
    const worker = new StartedWorker(number);
    this.#workers.set(number, this.#workers.get(number) ?? null);
    this.#all.add(worker);
    void worker.ended.then((ended) => this.#onEnd(worker, ended));
    worker.link.on('take', (key) => this.#counts.take(key));
    worker.link.on('metrics', () => this.#metricsOfAll());
    worker.link.on('last', (snapshot) => this.#metrics.set(worker.id, snapshot));
    try {
      await worker.serve({ ...order, number, central: this.#counts.keys });
    } catch (error) {
      worker.kill();
      throw error;
    }
    this.#workers.set(number, worker);
    logger.info({ started: number, pid: worker.pid }, 'A worker accepts requests');
    this.#assignJobs();
  }

  #onEnd(worker: StartedWorker, { code, signal }: Ended): void {
    const { number } = worker;
    this.#all.delete(worker);
    this.#metrics.end(worker.id);
    if (this.#jobsAt === worker) this.#jobsAt = null;
    this.#assignJobs();
    if (worker.isEnding || this.#stopped.signal.aborted) return;
    this.options.logger.error({ ended: number, pid: worker.pid, code, signal }, 'A worker ended unexpectedly');
    if (this.#workers.get(number) !== worker) return;
    this.#failures.set(number, failuresAfter(this.#failures.get(number) ?? 0, worker.livedMs));
    void this.#replace(number);
  }

  async #replace(number: number): Promise<void> {
    this.#workers.set(number, null);
    while (!this.#stopped.signal.aborted) {
      const failures = this.#failures.get(number) ?? 0;
      try {
        await pause(pauseBefore(failures), undefined, { signal: this.#stopped.signal });
        return await this.#add(number);
      } catch (error) {
        if (this.#stopped.signal.aborted) return;
        this.options.logger.error({ err: error }, 'A worker could not be replaced');
        this.#failures.set(number, failures + 1);
      }
    }
  }

  /** Exactly one worker runs the jobs. */
  #assignJobs(): void {
    if (this.#jobsAt !== null || this.#stopped.signal.aborted) return;
    const worker = [...this.#workers.values()].find((each) => each?.isReady === true) ?? null;
    this.#jobsAt = worker;
    worker?.link.tell('start-jobs', null);
  }

  async #gather(key: SharedKey): Promise<readonly number[]> {
    const asked = [...this.#all].map((worker) => {
      const ages = worker.link.ask('hand-over', key).catch(() => []);
      // A worker that is still starting has counted nothing yet, and may take long to answer.
      return worker.isReady || worker.isEnding ? within(ages, []) : Promise.resolve([]);
    });
    return (await Promise.all(asked)).flat();
  }

  async #metricsOfAll(): Promise<string> {
    const ready = [...this.#all].filter(({ isReady }) => isReady);
    const asked = ready.map(async (worker) => {
      const snapshot = await within(worker.link.ask('snapshot', null), null);
      if (snapshot !== null && this.#all.has(worker)) this.#metrics.set(worker.id, snapshot);
    });
    await Promise.allSettled(asked);
    return this.#metrics.text(ready.length);
  }

  #tellAll(tell: (worker: StartedWorker) => void): void {
    for (const worker of this.#all) tell(worker);
  }
}

/** Returns the answer, or `otherwise` if it does not come in time. */
async function within<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  const timer = new AbortController();
  const late = pause(ANSWER_WITHIN_MS, otherwise, { signal: timer.signal }).catch(() => otherwise);
  return Promise.race([answer, late]).finally(() => timer.abort());
}
