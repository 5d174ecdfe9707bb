import { overAre } from '../../domain/moderation/hold.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import type { Clock } from '../shared/clock.js';
import { noteToMember } from './copyright-messages.js';
import type { CopyrightItem, CopyrightNoticeRecord, TakenDownItem } from './copyright-ports.js';
import { targetOf } from './find-named.js';
import type { Notices, PublishedContentReads, PublishedContents } from './ports.js';
import type { AfterRelease, ShowAgain } from './show-again.js';

/** A thing that a copyright notice holds down no longer. */
export interface Released {
  readonly target: ModerationTarget;
  readonly after: AfterRelease;
}

/**
 * Hides what a copyright notice names, and shows it again, in the running transaction. It is hidden and not removed:
 * what was removed is erased after a time, and a counter-notice has none.
 */
export class TakeDown {
  constructor(
    private readonly reads: PublishedContentReads,
    private readonly contents: PublishedContents,
    private readonly showAgain: ShowAgain,
    private readonly notices: Notices,
    private readonly clock: Clock,
    /** Where people reach this site. */
    private readonly publicUrl: string,
  ) {}

  /** Tells whose it is what of these items is still there; `hide` hides it, once all else is written down. */
  async announce(
    administrator: string,
    notice: CopyrightNoticeRecord,
    items: readonly CopyrightItem[],
    reason: string | null,
  ): Promise<TakenDownItem[]> {
    await this.contents.hold(targetsOf(items));
    const down: TakenDownItem[] = [];
    for (const item of items) {
      const target = targetOf(item);
      const content = target === null ? null : await this.reads.find(target);
      // Its author may have deleted it meanwhile.
      if (target === null || content === null) continue;
      const { authorId } = content;
      const note = noteToMember(notice, reason, this.publicUrl);
      const said = { kind: 'content_hidden', reason: 'copyright', note, target, decidedBy: administrator } as const;
      // Pictures of the demonstration, and what an erased account left, belong to nobody.
      const memberNoticeId = authorId === null ? null : await this.notices.give({ memberId: authorId, ...said });
      down.push({ ...item, authorId, memberNoticeId, takenDownAt: this.clock.now(), restoredAt: null });
    }
    return down;
  }

  /** Hides what was announced. */
  async hide(items: readonly TakenDownItem[]): Promise<void> {
    for (const target of targetsOf(items)) {
      if ((await this.reads.find(target))?.state === 'shown') await this.contents.setState(target, 'hidden');
    }
  }

  /** Holds what is to be put back, before anything is changed. */
  hold(items: readonly TakenDownItem[]): Promise<void> {
    return this.contents.hold(targetsOf(items));
  }

  /** Lifts the notices that told of it, and answers what becomes of each thing; `show` shows it, once all else is written down. */
  async release(items: readonly TakenDownItem[]): Promise<Released[]> {
    const isOver = overAre(items.map(({ memberNoticeId }) => memberNoticeId));
    const released: Released[] = [];
    for (const target of targetsOf(items)) {
      released.push({ target, after: await this.showAgain.release(target, isOver) });
    }
    return released;
  }

  /** Shows again what nothing else keeps down. */
  async show(released: readonly Released[]): Promise<void> {
    for (const { target, after } of released) if (after === 'shown') await this.contents.setState(target, after);
  }
}

/** Reviews first: the reviews of a Guide Dog are counted after them, and never the other way round. */
function targetsOf(items: readonly CopyrightItem[]): ModerationTarget[] {
  const targets = items.map(targetOf).filter((target) => target !== null);
  return targets.toSorted((one, other) => Number(other.targetType === 'review') - Number(one.targetType === 'review'));
}
