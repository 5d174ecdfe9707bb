/** A part that is needed does not answer now, or has too much to do; the person is asked to try again. */
export class Unavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.name = 'Unavailable';
  }
}
