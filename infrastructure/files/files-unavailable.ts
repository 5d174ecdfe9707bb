import { Unavailable } from '../../application/shared/unavailable.js';

/** Files cannot be kept, read or made now: the store does not answer, or too many pictures wait. The person is asked to try again (503). */
export class FilesUnavailable extends Unavailable {
  constructor(reason: string, cause?: unknown) {
    super(reason, cause);
    this.name = 'FilesUnavailable';
  }
}
