import { Unavailable } from '../../application/shared/unavailable.js';

/**
 * Files cannot be stored, read, or created now: the store does not answer, or too many pictures wait. The response is
 * 503.
 */
export class FilesUnavailable extends Unavailable {
  constructor(reason: string, cause?: unknown) {
    super(reason, cause);
    this.name = 'FilesUnavailable';
  }
}
