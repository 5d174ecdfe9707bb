/** A call that is to be made once, however often it is sent. */
export interface KeyedCall {
  /** Whose key it is: equal keys of different owners have nothing to do with each other. */
  readonly owner: string;
  /** The member among the owners: the answer goes when the account is erased. */
  readonly userId: string | null;
  readonly path: string;
  readonly key: string;
  /** Differs where the bodies differ. */
  readonly bodyHash: string;
}

/** An answer as it was given first. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: there was none. */
  readonly body: string | null;
}

export type Begun =
  /** Nobody made this call before; `run` names this try. */
  | { readonly state: 'first'; readonly run: string }
  /** The first one is under way. */
  | { readonly state: 'running' }
  /** The key stands for another body. */
  | { readonly state: 'reused' }
  /** It was made, all of it or a part, and its answer was not kept: its process died, or it failed after it had changed something. */
  | { readonly state: 'lost' }
  | { readonly state: 'answered'; readonly answer: StoredAnswer };

/** Calls under an Idempotency-Key with their first answers, seen by all processes. */
export abstract class IdempotencyKeys {
  /** Says whether this call is the first of its key; of many at once exactly one is. */
  abstract begin(call: KeyedCall): Promise<Begun>;
  /**
   * Begins what a try does: what it changes is kept together with the fact that it was made, so that no other try makes
   * it again, whatever becomes of this one; where another has its key by then, nothing is changed, and what it does fails
   * with `Unavailable`.
   */
  abstract make(call: KeyedCall, run: string, work: () => void): void;
  /** Keeps the answer of a try; of one that was given up meanwhile nothing is kept. */
  abstract finish(call: KeyedCall, run: string, answer: StoredAnswer): Promise<void>;
  /** A try has no answer to be kept. Where it changed nothing either, the next one is the first again. */
  abstract free(call: KeyedCall, run: string): Promise<void>;
}
