/** Seconds after which a caller may retry after a failure. */
export const RETRY_AFTER_S = 5;

/** A required service doesn't respond or is overloaded. The person is asked to try again. */
export class Unavailable extends Error {
  /** A more specific message for the person, or null. */
  readonly sentence: string | null = null;

  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.name = 'Unavailable';
  }
}
