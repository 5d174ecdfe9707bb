import { Notices } from '../../../application/moderation/ports.js';
import type { NewNotice } from '../../../domain/moderation/notice.js';

/** Records the notices sent. */
export class FakeNotices extends Notices {
  readonly given: NewNotice[] = [];

  override async give(notice: NewNotice): Promise<number> {
    return this.given.push(notice);
  }
}
