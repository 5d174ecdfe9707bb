/** After a failure of a part a caller may ask again so soon, in seconds. */
export const RETRY_AFTER_S = 5;

/** A part that is needed does not answer now, or has too much to do; the person is asked to try again. */
export class Unavailable extends Error {
  /** For the person, where more can be said than that; null otherwise. */
  readonly sentence: string | null = null;

  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.name = 'Unavailable';
  }
}
