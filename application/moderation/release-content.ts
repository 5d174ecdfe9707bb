import { released, type HidingNotice } from '../../domain/moderation/hold.js';
import type { ContentState, ModerationTarget } from '../../domain/moderation/target.js';
import type { CopyrightTakedowns } from './copyright-ports.js';
import type { NoticeRecords } from './notice-ports.js';
import type { PublishedContentReads } from './ports.js';

/** The state of content after notices ended; `gone` if it no longer exists. */
export type AfterRelease = ContentState | 'gone';

/** Releases hidden or removed content, in the running transaction that locks it. */
export class ReleaseContent {
  constructor(
    private readonly contents: PublishedContentReads,
    private readonly takedowns: CopyrightTakedowns,
    private readonly notices: NoticeRecords,
  ) {}

  /** Lifts the notices that are over. The caller must set the returned state as its last step. */
  async release(target: ModerationTarget, isOver: (notice: HidingNotice) => boolean, now: Date): Promise<AfterRelease> {
    const content = await this.contents.find(target);
    const hold = {
      state: content?.state ?? 'removed',
      isBlocked: await this.takedowns.isBlocked(target),
      notices: await this.notices.hiding(target),
    };
    const { state, over } = released(hold, isOver);
    await this.notices.lift(over, now);
    return content === null ? 'gone' : state;
  }
}
