import { endOfNotice, type NewNotice } from '../../domain/moderation/notice.js';
import { summaryOf } from '../../domain/moderation/notice-words.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import type { Clock } from '../shared/clock.js';
import { serviceEmail, type Outbox } from '../shared/outbox.js';
import type { Secrets } from '../shared/secrets.js';
import { noticeEmail } from './notice-emails.js';
import type { NoticeRecord, NoticeRecords } from './notice-ports.js';
import { Notices, type GivenNotice, type PublishedContentReads } from './ports.js';

/**
 * Gives a member a notice about a decision: stored for their account page, and emailed regardless of their settings.
 */
export class GiveNotice extends Notices {
  constructor(
    private readonly records: NoticeRecords,
    private readonly contents: PublishedContentReads,
    private readonly outbox: Outbox,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    /** Public URL of this site. */
    private readonly publicUrl: string,
  ) {
    super();
  }

  override async give(given: NewNotice): Promise<GivenNotice> {
    const { days: _, ...notice } = given;
    const now = this.clock.now();
    const until = endOfNotice(given, now);
    const secret = this.secrets.newSecret();
    const tokenHash = this.secrets.hashOf(secret);
    const record = { ...notice, ...(await this.#which(notice.target)), until, createdAt: now };
    const id = await this.records.add({ ...record, tokenHash });
    const email = noticeEmail(record, secret, this.publicUrl);
    await this.outbox.record(serviceEmail(`notice:${id}`, { memberId: notice.memberId, to: null }, email));
    return { id, until };
  }

  /** Returns what helps the member recognize the content, even after it is gone. */
  async #which(target: ModerationTarget | null): Promise<Pick<NoticeRecord, 'targetSummary' | 'targetPath'>> {
    const content = target === null ? null : await this.contents.find(target);
    if (content === null) return { targetSummary: null, targetPath: null };
    const { words, path } = content;
    // The text of a photo is its address, which doesn't help to recognize it.
    const hasWords = target?.targetType !== 'photo' && words.trim() !== '';
    return { targetSummary: hasWords ? summaryOf(words) : null, targetPath: path };
  }
}
