import { isFinished } from '../../domain/moderation/hold.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import { noteToMember } from './copyright-messages.js';
import type { CopyrightItem, CopyrightNoticeRecord, NoticeDecided, TakenDownItem } from './copyright-ports.js';
import { targetOf } from './find-named.js';
import type { Notices, PublishedContentReads, PublishedContents } from './ports.js';
import type { AfterRelease, ReleaseContent } from './release-content.js';

/** Content that a copyright notice no longer holds down. */
export interface Released {
  readonly target: ModerationTarget;
  readonly after: AfterRelease;
}

/**
 * Takes down what a copyright notice names, and restores it, in the running transaction. Content is hidden and not
 * removed, because removed content is erased after a time, while a counter-notice has no deadline.
 */
export class TakeDownContent {
  constructor(
    private readonly reads: PublishedContentReads,
    private readonly contents: PublishedContents,
    private readonly showAgain: ReleaseContent,
    private readonly notices: Notices,
    /** Public URL of this site. */
    private readonly publicUrl: string,
  ) {}

  /** Informs the authors of the items that still exist. `hide` must hide them as the last step. */
  async announce(
    notice: CopyrightNoticeRecord,
    items: readonly CopyrightItem[],
    { reason, decidedBy, decidedAt }: Pick<NoticeDecided, 'reason'> & { decidedBy: string; decidedAt: Date },
  ): Promise<TakenDownItem[]> {
    await this.contents.hold(targetsOf(items));
    const down: TakenDownItem[] = [];
    for (const item of items) {
      const target = targetOf(item);
      const content = target === null ? null : await this.reads.find(target);
      // Its author may have deleted it.
      if (target === null || content === null) continue;
      const { authorId } = content;
      const note = noteToMember(notice, reason, this.publicUrl);
      const noticeInput = { kind: 'content_hidden', reason: 'copyright', note, target, decidedBy } as const;
      // Demo pictures and content of erased accounts have no author.
      const givenNotice = authorId === null ? null : await this.notices.give({ memberId: authorId, ...noticeInput });
      down.push({
        ...item,
        authorId,
        memberNoticeId: givenNotice?.id ?? null,
        takenDownAt: decidedAt,
        restoredAt: null,
      });
    }
    return down;
  }

  /** Hides the announced items. */
  async hide(items: readonly TakenDownItem[]): Promise<void> {
    for (const target of targetsOf(items)) {
      if ((await this.reads.find(target))?.state === 'shown') await this.contents.setState(target, 'hidden');
    }
  }

  /** Locks the items to restore, before any change. */
  hold(items: readonly TakenDownItem[]): Promise<void> {
    return this.contents.hold(targetsOf(items));
  }

  /** Lifts the notices about the items and returns the new states. `show` must show the items as the last step. */
  async release(items: readonly TakenDownItem[], now: Date): Promise<Released[]> {
    const isOver = isFinished(items.map(({ memberNoticeId }) => memberNoticeId));
    const released: Released[] = [];
    for (const target of targetsOf(items)) {
      released.push({ target, after: await this.showAgain.release(target, isOver, now) });
    }
    return released;
  }

  /** Shows the items that nothing else holds down. */
  async show(released: readonly Released[]): Promise<void> {
    for (const { target, after } of released) if (after === 'shown') await this.contents.setState(target, after);
  }
}

/** Reviews first, because the reviews of a Guide Dog are counted after them, never before. */
function targetsOf(items: readonly CopyrightItem[]): ModerationTarget[] {
  const targets = items.map(targetOf).filter((target) => target !== null);
  return targets.toSorted((one, other) => Number(other.targetType === 'review') - Number(one.targetType === 'review'));
}
