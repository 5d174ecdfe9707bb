import type { BulkAction } from '../../domain/administration/bulk.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';

/** The input for one decision of a bulk action. */
export interface BulkWords {
  readonly reason: string | null;
  /** The version the administrator saw, if known. */
  readonly version: number | undefined;
}

/** The use case for a single decision. */
export interface BulkDecision {
  run(administrator: AdministratorActor, id: number, words: BulkWords): Promise<void>;
  /**
   * Returns the id of the business that only one of the decisions can get, read in the decision's transaction; absent
   * if the decisions are independent.
   */
  readonly claims?: (id: number) => Promise<number | null>;
}

/** A bulk action and its targets. */
export interface BulkOrder {
  readonly action: BulkAction;
  readonly ids: readonly number[];
  /** In the order of `ids`; may be absent. */
  readonly versions: readonly number[] | undefined;
  readonly reason: string | null;
  /** If true, nothing is changed. */
  readonly preview: boolean;
}

/** The result for one target: `allowed` only in a preview, `failed` if it can be retried. */
export interface BulkOutcome {
  readonly id: number;
  readonly outcome: 'allowed' | 'done' | 'refused' | 'failed';
  /** Why it wasn't done; null if it was or would be. */
  readonly message: string | null;
}

/** Thrown to roll back a preview. */
class PreviewRollback extends Error {}

const APPROVED_BEFORE = 'Another item in your selection would be approved first, and only one can be approved.';
const FAILED = 'Something went wrong. Please try again.';

/**
 * Decides many targets, each with its single-decision use case and in its own transaction, so that one refusal doesn't
 * stop the others. A preview does the same and rolls back.
 */
export class DecideInBulk {
  constructor(
    private readonly transaction: Transaction,
    private readonly decisions: Readonly<Record<BulkAction, BulkDecision>>,
    /** Receives errors that aren't refusals. */
    private readonly onFailure: (error: unknown) => void,
  ) {}

  async run(administrator: AdministratorActor, order: BulkOrder): Promise<readonly BulkOutcome[]> {
    const outcomes: BulkOutcome[] = [];
    const claimed = new Set<number>();
    for (const [index, id] of order.ids.entries()) {
      const words = { reason: order.reason, version: order.versions?.[index] };
      outcomes.push(await this.#one({ administrator, order, id, words, claimed }));
    }
    return outcomes;
  }

  #one(row: Row): Promise<BulkOutcome> {
    const { order, id } = row;
    const decided = order.preview ? this.#preview(row) : this.#done(row);
    return decided.then(
      (outcome) => ({ id, outcome, message: null }),
      (error: unknown) => {
        if (error instanceof DomainError) return { id, outcome: 'refused', message: error.message };
        this.onFailure(error);
        return { id, outcome: 'failed', message: FAILED };
      },
    );
  }

  async #done({ administrator, order, id, words }: Row): Promise<'done'> {
    await this.decisions[order.action].run(administrator, id, words);
    return 'done';
  }

  async #preview({ administrator, order, id, words, claimed }: Row): Promise<'allowed'> {
    const decision = this.decisions[order.action];
    const attempt = this.transaction.run(async () => {
      await decision.run(administrator, id, words);
      const target = (await decision.claims?.(id)) ?? null;
      if (target !== null && claimed.has(target)) throw new DomainError('CHANGED_MEANWHILE', APPROVED_BEFORE);
      if (target !== null) claimed.add(target);
      throw new PreviewRollback();
    });
    await attempt.catch((error: unknown) => {
      if (!(error instanceof PreviewRollback)) throw error;
    });
    return 'allowed';
  }
}

interface Row {
  readonly administrator: AdministratorActor;
  readonly order: BulkOrder;
  readonly id: number;
  readonly words: BulkWords;
  /** Ids that earlier decisions would get. */
  readonly claimed: Set<number>;
}
