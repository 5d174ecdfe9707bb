import { released, type HidingNotice } from '../../domain/moderation/hold.js';
import type { ContentState, ModerationTarget } from '../../domain/moderation/target.js';
import type { Clock } from '../shared/clock.js';
import type { CopyrightTakedowns } from './copyright-ports.js';
import type { NoticeRecords } from './notice-ports.js';
import type { PublishedContentReads } from './ports.js';

/** In which state it leaves a thing about which notices are over; `gone`: it is not there any more. */
export type AfterRelease = ContentState | 'gone';

/** Lets go of what was hidden or removed, in the running transaction, in which the thing is held. */
export class ShowAgain {
  constructor(
    private readonly contents: PublishedContentReads,
    private readonly takedowns: CopyrightTakedowns,
    private readonly notices: NoticeRecords,
    private readonly clock: Clock,
  ) {}

  /** Lifts the notices that are over. The caller sets the state that it answers, last of all that it does. */
  async release(target: ModerationTarget, isOver: (notice: HidingNotice) => boolean): Promise<AfterRelease> {
    const content = await this.contents.find(target);
    const hold = {
      state: content?.state ?? 'removed',
      isHeldDown: await this.takedowns.isHeldDown(target),
      notices: await this.notices.hiding(target),
    };
    const { state, over } = released(hold, isOver);
    await this.notices.lift(over, this.clock.now());
    return content === null ? 'gone' : state;
  }
}
