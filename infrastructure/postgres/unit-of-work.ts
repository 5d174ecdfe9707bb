import { AsyncLocalStorage } from 'node:async_hooks';
import { OptimisticLockError, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery, type Transaction as Running } from 'kysely';
import { Transaction } from '../../application/shared/transaction.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { DatabaseUnavailable, isNotNow } from './database.js';

/** Refusals of the database that were nobody's fault: of several transactions that barred each other, one had to go. */
const BARRED = new Set(['40P01', '40001']);
/** How often a unit of work is tried that others barred. */
const MAX_TRIES = 3;

const CHANGED_MEANWHILE = 'This was changed somewhere else in the meantime. Please reload and try again.';

/**
 * Changes go through MikroORM's unit of work: one transaction, flushed and committed at its end. Where two transactions
 * change one record at once, the later one is refused with CHANGED_MEANWHILE, so that no change is lost. Where they bar each
 * other (a deadlock), the one that was undone is made again from its beginning: it left no trace, as what it sends out is
 * written in it too.
 */
export class UnitOfWork extends Transaction {
  readonly #running = new AsyncLocalStorage<EntityManager>();
  readonly #last = new AsyncLocalStorage<() => Promise<unknown>>();

  constructor(private readonly orm: MikroORM) {
    super();
  }

  /** Begins `work`, in each of whose units of work (preparations aside) `last` is the last thing that is done. */
  endingWith(last: () => Promise<unknown>, work: () => void): void {
    this.#last.run(last, work);
  }

  override async run<T>(work: () => Promise<T>, as?: 'preparation'): Promise<T> {
    if (this.#running.getStore() !== undefined) return work();
    const last = as === 'preparation' ? undefined : this.#last.getStore();
    const whole = last === undefined ? work : () => this.#followed(work, last);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.orm.em.fork().transactional((em) => this.#running.run(em as EntityManager, whole));
      } catch (error) {
        if (attempt === MAX_TRIES || !isBarred(error)) throw refusalOf(error);
      }
    }
  }

  async #followed<T>(work: () => Promise<T>, last: () => Promise<unknown>): Promise<T> {
    const result = await work();
    await this.em.flush();
    await last();
    return result;
  }

  /** The entity manager of the running transaction. */
  get em(): EntityManager {
    const em = this.#running.getStore();
    if (em === undefined) throw new Error('This changes rows, which needs a running transaction.');
    return em;
  }

  /**
   * The rows of a statement with `$1` and so on for its values, in the running transaction; an array is a value like any other.
   * What MikroORM holds back is not flushed before.
   */
  async rows<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const running = this.em.getTransactionContext<Running<unknown>>();
    if (running === undefined) throw new Error('This changes rows, which needs a running transaction.');
    return (await running.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
  }

  /** The first row, or null. */
  async row<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row | null> {
    return (await this.rows<Row>(text, values))[0] ?? null;
  }
}

function isBarred(error: unknown): boolean {
  return BARRED.has(String((error as { code?: unknown } | null)?.code));
}

function refusalOf(error: unknown): unknown {
  // Another transaction changed and kept a record between this one's reading it and writing it.
  if (error instanceof OptimisticLockError) return new DomainError('CHANGED_MEANWHILE', CHANGED_MEANWHILE);
  return isNotNow(error) ? new DatabaseUnavailable(error) : error;
}
