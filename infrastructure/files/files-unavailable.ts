/** Files cannot be kept, read or made now: the store does not answer, or too many pictures wait. The person is asked to try again (503). */
export class FilesUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.name = 'FilesUnavailable';
  }
}
