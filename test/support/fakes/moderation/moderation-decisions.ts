import { Notices, type GivenNotice } from '../../../../application/moderation/ports.js';
import { endOfNotice, type NewNotice } from '../../../../domain/moderation/notice.js';
import { FakeClock } from '../shared.js';

/** Records the notices sent. */
export class FakeNotices extends Notices {
  readonly given: NewNotice[] = [];

  override async give(notice: NewNotice): Promise<GivenNotice> {
    return { id: this.given.push(notice), until: endOfNotice(notice, new FakeClock().now()) };
  }
}
