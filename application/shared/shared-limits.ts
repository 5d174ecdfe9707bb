/** At most `requests` in any `seconds`. */
export interface SharedLimit {
  readonly requests: number;
  readonly seconds: number;
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
  /** Counts a call no more: it was refused for another reason, or was no failure where only those count. */
  abstract giveBack(taken: Taken): Promise<void>;
}
