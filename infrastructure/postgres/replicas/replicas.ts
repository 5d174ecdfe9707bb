import type { ReplicaFigures, Standbys } from '../../../application/shared/replica-figures.js';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openPool, type DatabaseRoute } from '../connections/open-pool.js';
import { Replica, watchConfig } from './replica.js';

export interface ReplicasOptions {
  readonly urls: readonly string[];
  readonly primary: DatabaseRoute;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Options of the connections that answer requests. */
  readonly config: pg.PoolConfig;
  /** Milliseconds since any moment. */
  readonly clock?: () => number;
}

/** What requests and figures need of the standbys. */
export interface ReplicaSet extends Standbys {
  /** Returns the next replica in turn that keeps up; null if none does. */
  pick(): Replica | null;
  /** Sends no reads to a replica until a check finds that it works. */
  skip(replica: Replica, reason: unknown): void;
}

/** Between two checks of all servers, in milliseconds. */
const CHECK_EVERY_MS = 1000;
/**
 * A replica whose data is older is skipped. A read is at most this, the pause between two checks, and the time limit of
 * a check behind: less than the `OWN_WRITES_S` during which people read their own changes from the primary.
 */
export const MAX_LAG_MS = 2000;
/** Samples of the primary's position. The oldest shows the lag of a replica that is further behind. */
const MAX_SAMPLES = 60;

const WRITTEN = `select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as written`;

/** The primary had written this much of its log at this time, in milliseconds. */
interface Sample {
  readonly at: number;
  readonly written: number;
}

/**
 * The standbys of a primary. Compares each second what every standby has applied with what the primary had written and
 * when, so lag needs neither equal clocks nor permissions, and an idle primary looks like no lag.
 */
export class Replicas implements ReplicaSet {
  readonly #replicas: readonly Replica[];
  readonly #primary: pg.Pool;
  readonly #options: ReplicasOptions;
  /** The replicas whose absence was logged. */
  readonly #reported = new Set<Replica>();
  #samples: readonly Sample[] = [];
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> = Promise.resolve();
  #isClosed = false;
  #turn = 0;

  constructor(options: ReplicasOptions) {
    const { urls, primary, config } = options;
    this.#options = options;
    this.#replicas = urls.map((url) => new Replica({ ...primary, url }, config));
    this.#primary = openPool(primary, watchConfig());
    this.#checking = this.#watch();
  }

  pick(): Replica | null {
    const usable = this.#replicas.filter(({ isInUse }) => isInUse);
    this.#turn += 1;
    return usable[this.#turn % usable.length] ?? null;
  }

  get figures(): readonly ReplicaFigures[] {
    return this.#replicas.map(({ name, isInUse, lagMs }) => ({
      name,
      isInUse,
      lagSeconds: lagMs === null ? null : lagMs / 1000,
    }));
  }

  skip(replica: Replica, reason: unknown): void {
    if (replica.isInUse) replica.drop();
    else if (this.#reported.has(replica)) return;
    this.#reported.add(replica);
    const why = reason instanceof Error ? reason.message : String(reason);
    this.#options.logger.warn({ replica: replica.name, reason: why }, 'A replica is skipped');
  }

  /** Checks all servers now. Resolves when it is known which replicas keep up. */
  async check(): Promise<void> {
    const sample = await this.#sample();
    // The primary first: a standby that has applied what it had written then is complete up to that time.
    await Promise.all(this.#replicas.map((replica) => this.#checkOne(replica, sample)));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#checking;
    await Promise.all([this.#primary.end(), ...this.#replicas.map((replica) => replica.close())]);
  }

  async #watch(): Promise<void> {
    await this.check();
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#checking = this.#watch();
    }, CHECK_EVERY_MS).unref();
  }

  /** Returns the newest sample; null if the primary does not answer. */
  async #sample(): Promise<Sample | null> {
    const at = (this.#options.clock ?? performance.now.bind(performance))();
    try {
      const { rows } = await this.#primary.query<{ written: number }>(WRITTEN);
      const sample = { at, written: rows[0]!.written };
      this.#samples = [...this.#samples.slice(-MAX_SAMPLES + 1), sample];
      return sample;
    } catch {
      return null;
    }
  }

  async #checkOne(replica: Replica, sample: Sample | null): Promise<void> {
    const before = replica.replayed;
    try {
      replica.replayed = await replica.askReplayed();
    } catch (error) {
      replica.lagMs = null;
      this.skip(replica, error);
      return;
    }
    if (replica.replayed === null) return this.skip(replica, 'It is not a standby.');
    // Applied before the primary had written it: it follows a history that a failover has ended.
    const isForeign = sample !== null && before !== null && before > sample.written;
    replica.lagMs = this.#lagOf(replica.replayed);
    if (isForeign) this.skip(replica, 'It is ahead of the primary.');
    else if (replica.lagMs > MAX_LAG_MS) this.skip(replica, 'It lags behind.');
    else this.#use(replica);
  }

  /**
   * Returns how old a standby's data was at the newest sample. While the primary does not answer, the age does not grow:
   * pages can still be read, and nothing is written that they could lack.
   */
  #lagOf(replayed: number): number {
    const newest = this.#samples.at(-1);
    const oldest = this.#samples[0];
    if (newest === undefined || oldest === undefined) return Infinity;
    const known = this.#samples.findLast(({ written }) => written <= replayed);
    return known === undefined ? newest.at - oldest.at + CHECK_EVERY_MS : newest.at - known.at;
  }

  #use(replica: Replica): void {
    if (replica.isInUse) return;
    replica.isInUse = true;
    this.#reported.delete(replica);
    this.#options.logger.info({ replica: replica.name }, 'Reads use a replica');
  }
}
