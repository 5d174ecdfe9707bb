/** At most `requests` in any `seconds`. */
export interface SharedLimit {
  readonly requests: number;
  readonly seconds: number;
}

/**
 * Backoff: the first failures are free; each one after that doubles the wait, from `firstWait` to `longestWait`. All in
 * seconds.
 */
export interface BackOff {
  readonly free: number;
  readonly firstWait: number;
  readonly longestWait: number;
  /** How long a failure counts. */
  readonly remembered: number;
}

/** The result of counting a call. */
export interface CountedCall {
  /** Seconds until another call may pass; 0 if this one may. */
  readonly wait: number;
  /** Where it was counted, for `giveBack`; null if it wasn't. */
  readonly counted: { readonly key: string; readonly moment: string } | null;
}

/** Rate limits shared by all processes. */
export abstract class SharedLimits {
  /** Counts a call by `who` (a member or an address). Never lets more pass than the limits allow in any window. */
  abstract take(kind: string, who: string, limits: readonly SharedLimit[]): Promise<CountedCall>;
  /**
   * Counts a call as a failure in advance. Returns false, without counting, while `who` must wait after earlier
   * failures.
   */
  abstract takeBackingOff(kind: string, who: string, backOff: BackOff): Promise<boolean>;
  /** Removes a count, because the call was refused for another reason or succeeded where only failures count. */
  abstract giveBack(call: CountedCall): Promise<void>;
  /** Forgets all counts of a kind by `who`, after a success. */
  abstract forget(kind: string, who: string): Promise<void>;
}
