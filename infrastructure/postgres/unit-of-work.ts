import { AsyncLocalStorage } from 'node:async_hooks';
import {
  LockMode,
  OptimisticLockError,
  type EntityData,
  type EntityManager,
  type EntityName,
  type FilterQuery,
  type MikroORM,
  type RequiredEntityData,
} from '@mikro-orm/postgresql';
import { CompiledQuery, type Transaction as Running } from 'kysely';
import { traced } from '../../application/shared/tracing.js';
import type { Transaction } from '../../application/shared/transaction.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { DatabaseUnavailable, isNotNow } from './database.js';
import { prepare } from './prepared-names.js';

/**
 * Errors that are nobody's fault: PostgreSQL aborted one of several conflicting transactions (deadlock or serialization
 * failure).
 */
const BARRED = new Set(['40P01', '40001']);
/** Attempts of a unit of work that other transactions block. */
const MAX_ATTEMPTS = 3;

const CHANGED_MEANWHILE = 'This was changed somewhere else. Please reload and try again.';

/** Hooks around a unit of work. */
export interface Frame {
  /** Runs in its transaction, before anything else. */
  begin(): Promise<void>;
  onCommit(): void;
}

/**
 * Runs changes in MikroORM's unit of work: one transaction, flushed and committed at its end. If two transactions
 * change the same record at once, the later one fails with CHANGED_MEANWHILE, so that no change is lost. After a
 * deadlock, the aborted transaction is retried from the start. It left no trace, because its outgoing messages are also
 * written in it.
 */
export class UnitOfWork implements Transaction {
  readonly #running = new AsyncLocalStorage<EntityManager>();
  readonly #framed = new AsyncLocalStorage<Frame>();
  readonly #last = new AsyncLocalStorage<() => Promise<unknown>>();

  constructor(private readonly orm: MikroORM) {}

  /** Calls `work` so that each of its units of work, except preparations, runs `last` right before it commits. */
  runBeforeCommit(last: () => Promise<unknown>, work: () => void): void {
    this.#last.run(last, work);
  }

  /** Calls `work` so that each of its units of work, except preparations, has the frame. */
  runFramed<T>(frame: Frame, work: () => T): T {
    return this.#framed.run(frame, work);
  }

  /** Whether units of work have a frame here. */
  get isFramed(): boolean {
    return this.#framed.getStore() !== undefined;
  }

  async run<T>(work: () => Promise<T>, as?: 'preparation'): Promise<T> {
    if (this.#running.getStore() !== undefined) return work();
    const [frame, last] = as === 'preparation' ? [] : [this.#framed.getStore(), this.#last.getStore()];
    const begun = frame === undefined ? work : () => frame.begin().then(work);
    const whole = last === undefined ? begun : () => this.#followed(begun, last);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const result = await traced('transaction', as ?? 'change', () => this.#transact(whole));
        frame?.onCommit();
        return result;
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isBarred(error)) throw refusalOf(error);
      }
    }
  }

  #transact<T>(work: () => Promise<T>): Promise<T> {
    return this.orm.em.fork().transactional((em) => this.#running.run(em as EntityManager, work));
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
    if (em === undefined) throw new Error('Changing rows requires a running transaction.');
    return em;
  }

  /** Adds a row and returns it, with the values that the database generated. */
  async add<Row extends object>(entity: EntityName<Row>, values: RequiredEntityData<NoInfer<Row>>): Promise<Row> {
    const row = this.em.create(entity, values as never);
    await this.em.flush();
    return row;
  }

  /** Returns a row and locks it until the transaction ends; null if there is none. */
  async lock<Row extends object>(entity: EntityName<Row>, which: FilterQuery<NoInfer<Row>>): Promise<Row | null> {
    return this.em.findOne(entity, which, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Changes a row and returns it. Checks its version if the transaction has loaded it before. */
  async change<Row extends object>(
    entity: EntityName<Row>,
    id: number | string,
    values: EntityData<NoInfer<Row>>,
  ): Promise<Row> {
    const row = await this.em.findOneOrFail(entity, id as FilterQuery<NoInfer<Row>>);
    this.em.assign(row, values as never);
    await this.em.flush();
    return row;
  }

  /**
   * Returns the rows of a statement in the running transaction. Connections prepare it once, so its text must be the same
   * each time. Its parameters are `$1` and so on; an array is one value. Pending changes in MikroORM are not flushed first.
   */
  async rows<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const running = this.em.getTransactionContext<Running<unknown>>();
    if (running === undefined) throw new Error('Changing rows requires a running transaction.');
    prepare(text);
    return (await running.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
  }

  /** Returns the first row, or null. */
  async row<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row | null> {
    return (await this.rows<Row>(text, values))[0] ?? null;
  }
}

function isBarred(error: unknown): boolean {
  return BARRED.has(String((error as { code?: unknown } | null)?.code));
}

function refusalOf(error: unknown): unknown {
  // Another transaction changed the record after this one read it.
  if (error instanceof OptimisticLockError) return new DomainError('CHANGED_MEANWHILE', CHANGED_MEANWHILE);
  return isNotNow(error) ? new DatabaseUnavailable(error) : error;
}
