import { endOfNotice, type NewNotice } from '../../domain/moderation/notice.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Secrets } from '../shared/secrets.js';
import { noticeMail } from './notice-mails.js';
import type { NoticeRecords } from './notice-ports.js';
import { Notices } from './ports.js';

/** Tells a member of a decision about them: kept for their account page, and mailed whatever they chose about mail. */
export class GiveNotice extends Notices {
  constructor(
    private readonly records: NoticeRecords,
    private readonly outbox: Outbox,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async give(given: NewNotice): Promise<number> {
    const { days: _, ...notice } = given;
    const now = this.clock.now();
    const until = endOfNotice(given, now);
    const secret = this.secrets.newSecret();
    const tokenHash = this.secrets.hashOf(secret);
    const id = await this.records.add({ ...notice, until, createdAt: now, tokenHash });
    await this.outbox.record({
      ...{ kind: 'mail', dedupeKey: `notice:${id}`, memberId: notice.memberId, service: true, to: null },
      content: noticeMail({ ...notice, until, createdAt: now }, secret),
    });
    return id;
  }
}
