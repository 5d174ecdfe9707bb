/** At most `requests` in any `seconds`. */
export interface SharedLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Some failures cost nothing; each one after them doubles the wait, from the first to the longest. All in seconds. */
export interface BackOff {
  readonly free: number;
  readonly firstWait: number;
  readonly longestWait: number;
  /** How long a failure is held against who failed. */
  readonly remembered: number;
}

/** What became of a call that was to be counted. */
export interface Taken {
  /** Seconds after which another call may pass; 0: this one may go on. */
  readonly wait: number;
  /** Where it was counted, for `giveBack`; null where it was not. */
  readonly counted: { readonly key: string; readonly moment: string } | null;
}

/** Counts calls where all processes see them. */
export abstract class SharedLimits {
  /**
   * Counts a call of a kind by `who` (a member, an address); never lets more pass than each limit allows in any stretch
   * of its length.
   */
  abstract take(kind: string, who: string, limits: readonly SharedLimit[]): Promise<Taken>;
  /** Counts a call as a failure before it is judged; false, and not counted, while `who` has to wait after earlier ones. */
  abstract takeBackingOff(kind: string, who: string, backOff: BackOff): Promise<boolean>;
  /** Counts a call no more: it was refused for another reason, or was no failure where only those count. */
  abstract giveBack(taken: Taken): Promise<void>;
  /** Counts nothing of a kind by `who` any more: after a success everything starts anew. */
  abstract forget(kind: string, who: string): Promise<void>;
}
