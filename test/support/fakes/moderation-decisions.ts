import { Notices } from '../../../application/moderation/ports.js';
import type { NewNotice } from '../../../domain/moderation/notice.js';

/** Keeps which notices were given. */
export class FakeNotices extends Notices {
  readonly given: NewNotice[] = [];

  override async give(notice: NewNotice): Promise<number> {
    return this.given.push(notice);
  }
}
