import type { BulkAction } from '../../domain/administration/bulk.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { Transaction } from '../shared/transaction.js';

/** What is said with a decision about one of many. */
export interface BulkWords {
  readonly reason: string | null;
  /** Which version of it was looked at, where that is known. */
  readonly version: number | undefined;
}

/** The use case that decides about one, as if it were the only one. */
export interface BulkDecision {
  run(administrator: string, id: number, words: BulkWords): Promise<void>;
  /** What only one of them can have, by its id, within the decision's transaction; absent where each stands for itself. */
  readonly claims?: (id: number) => Promise<number | null>;
}

/** What is decided about which. */
export interface BulkOrder {
  readonly action: BulkAction;
  readonly ids: readonly number[];
  /** In the order of `ids`; may be absent. */
  readonly versions: readonly number[] | undefined;
  readonly reason: string | null;
  /** True: nothing is changed. */
  readonly preview: boolean;
}

/** How it went with one: `allowed` in a preview alone, `failed` where it may be tried again. */
export interface BulkOutcome {
  readonly id: number;
  readonly outcome: 'allowed' | 'done' | 'refused' | 'failed';
  /** Why not; null where it was done or would be. */
  readonly message: string | null;
}

/** Undoes what a preview did. */
class Undone extends Error {}

const TAKEN = 'Another one of these is approved before it, and only one can be.';
const FAILED = 'Something went wrong. Please try again.';

/**
 * An administrator decides about many at once: each by the use case of a single decision and in a transaction of its own,
 * so that one that is refused does not hold up the others. A preview decides too, and undoes it.
 */
export class DecideInBulk {
  constructor(
    private readonly transaction: Transaction,
    private readonly decisions: Readonly<Record<BulkAction, BulkDecision>>,
    /** Told of what is no refusal. */
    private readonly onFailure: (error: unknown) => void,
  ) {}

  async run(administrator: string, order: BulkOrder): Promise<readonly BulkOutcome[]> {
    const outcomes: BulkOutcome[] = [];
    const taken = new Set<number>();
    for (const [index, id] of order.ids.entries()) {
      const words = { reason: order.reason, version: order.versions?.[index] };
      outcomes.push(await this.#one({ administrator, order, id, words, taken }));
    }
    return outcomes;
  }

  #one(row: Row): Promise<BulkOutcome> {
    const { order, id } = row;
    const decided = order.preview ? this.#tried(row) : this.#done(row);
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

  async #tried({ administrator, order, id, words, taken }: Row): Promise<'allowed'> {
    const decision = this.decisions[order.action];
    const tried = this.transaction.run(async () => {
      await decision.run(administrator, id, words);
      const claimed = (await decision.claims?.(id)) ?? null;
      if (claimed !== null && taken.has(claimed)) throw new DomainError('CHANGED_MEANWHILE', TAKEN);
      if (claimed !== null) taken.add(claimed);
      throw new Undone();
    });
    await tried.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    return 'allowed';
  }
}

interface Row {
  readonly administrator: string;
  readonly order: BulkOrder;
  readonly id: number;
  readonly words: BulkWords;
  /** What those before it would have. */
  readonly taken: Set<number>;
}
