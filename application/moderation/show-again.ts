import { released, type HidingNotice } from '../../domain/moderation/hold.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import type { Clock } from '../shared/clock.js';
import type { CopyrightTakedowns } from './copyright-ports.js';
import type { NoticeRecords } from './notice-ports.js';
import type { PublishedContentReads } from './ports.js';

/** What becomes of a thing about which notices are over: others see it, something else still keeps it from them, or it is gone. */
export type AfterRelease = 'shown' | 'held' | 'gone';

/** Lets go of what was hidden or removed, in the running transaction, in which the thing is held. */
export class ShowAgain {
  constructor(
    private readonly contents: PublishedContentReads,
    private readonly takedowns: CopyrightTakedowns,
    private readonly notices: NoticeRecords,
    private readonly clock: Clock,
  ) {}

  /** Lifts the notices that are over. Where it answers `shown`, the caller shows the thing, last of all that it does. */
  async release(target: ModerationTarget, isOver: (notice: HidingNotice) => boolean): Promise<AfterRelease> {
    const content = await this.contents.find(target);
    const hold = {
      state: content?.state ?? 'removed',
      isHeldDown: await this.takedowns.isHeldDown(target),
      notices: await this.notices.hiding(target),
    };
    const { isShown, over } = released(hold, isOver);
    await this.notices.lift(over, this.clock.now());
    if (content === null) return 'gone';
    return isShown ? 'shown' : 'held';
  }
}
