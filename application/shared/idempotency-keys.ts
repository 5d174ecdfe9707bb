/** A call that must run once, however often it is sent. */
export interface KeyedCall {
  /** The owner of the key. Equal keys of different owners are independent. */
  readonly owner: string;
  /** The member, if the owner is one. The answer is deleted when the account is erased. */
  readonly userId: string | null;
  readonly path: string;
  readonly key: string;
  /** Hash of the request body. */
  readonly bodyHash: string;
}

/** The first answer to a call. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null if there was no body. */
  readonly body: string | null;
}

export type KeyedCallState =
  /** The first attempt; `run` identifies it. */
  | { readonly state: 'first'; readonly run: string }
  /** The first attempt is still running. */
  | { readonly state: 'running' }
  /** The key was used with another body. */
  | { readonly state: 'reused' }
  /** It ran at least in part, but its answer is lost: its process died, or it failed after changing something. */
  | { readonly state: 'lost' }
  | { readonly state: 'answered'; readonly answer: StoredAnswer };

/** Calls with an Idempotency-Key and their first answers, shared by all processes. */
export abstract class IdempotencyKeys {
  /** Returns the state of the call. Of several simultaneous calls, exactly one is the first. */
  abstract begin(call: KeyedCall): Promise<KeyedCallState>;
  /**
   * Runs the work of an attempt. Its changes are committed together with the fact that the call ran, so that no other
   * attempt repeats it. If another attempt has the key by then, nothing is changed and the work fails with
   * `Unavailable`.
   */
  abstract make(call: KeyedCall, run: string, work: () => void): void;
  /** Stores the answer of an attempt, unless the attempt was given up. */
  abstract finish(call: KeyedCall, run: string, answer: StoredAnswer): Promise<void>;
  /**
   * Forgets an attempt that was refused, so that the caller can use the key again. If the attempt changed something, such
   * as a count of guesses, the refusal is stored instead.
   */
  abstract refuse(call: KeyedCall, run: string, answer: StoredAnswer): Promise<void>;
  /** Gives up an attempt without an answer. If it changed nothing, the next attempt is the first again. */
  abstract free(call: KeyedCall, run: string): Promise<void>;
}
