import type { Clock } from '../shared/clock.js';
import { noteToMember } from './copyright-messages.js';
import type { CopyrightItem, CopyrightNoticeRecord, CopyrightTakedowns, TakenDownItem } from './copyright-ports.js';
import { targetOf } from './find-named.js';
import type { Notices, PublishedContentReads, PublishedContents } from './ports.js';

/**
 * Hides what a copyright notice names, and shows it again, in the running transaction. It is hidden and not removed:
 * what was removed is erased after a time, and a counter-notice has none.
 */
export class TakeDown {
  constructor(
    private readonly reads: PublishedContentReads,
    private readonly contents: PublishedContents,
    private readonly takedowns: CopyrightTakedowns,
    private readonly notices: Notices,
    private readonly clock: Clock,
    /** Where people reach this site. */
    private readonly publicUrl: string,
  ) {}

  /** Hides what is still there of these items, and tells whose it is. */
  async hide(
    administrator: string,
    notice: CopyrightNoticeRecord,
    items: readonly CopyrightItem[],
    reason: string | null,
  ): Promise<TakenDownItem[]> {
    const down: TakenDownItem[] = [];
    for (const item of items.toSorted(inOneOrder)) {
      const held = await this.takedowns.heldDown(item);
      const target = targetOf(item);
      const content = target === null ? null : await this.reads.find(target);
      // Its author may have deleted it meanwhile.
      if (target === null || content === null) continue;
      const { authorId, state } = content;
      if (state === 'shown') await this.contents.setState(target, 'hidden');
      down.push({ ...item, authorId, stateBefore: held ?? state, takenDownAt: this.clock.now(), restoredAt: null });
      // Pictures of the demonstration, and what an erased account left, belong to nobody.
      if (authorId === null) continue;
      const note = noteToMember(notice, reason, this.publicUrl);
      const said = { reason: 'copyright', note, target, decidedBy: administrator } as const;
      await this.notices.give({ memberId: authorId, kind: 'content_hidden', ...said });
    }
    return down;
  }

  /** Shows again what no other notice holds down, and nobody removed or had hidden for another reason. */
  async putBack(items: readonly TakenDownItem[]): Promise<void> {
    for (const item of items.toSorted(inOneOrder)) {
      const target = targetOf(item);
      if ((await this.takedowns.heldDown(item)) !== null || target === null) continue;
      const isRemoved = (await this.reads.find(target))?.state === 'removed';
      if (item.stateBefore === 'shown' && !isRemoved) await this.contents.setState(target, 'shown');
    }
  }
}

/** Things are held in one order, so that two decisions never wait for each other. */
function inOneOrder(one: CopyrightItem, other: CopyrightItem): number {
  const [left, right] = [one, other].map(({ targetType, targetId }) => `${targetType} ${targetId}`) as [string, string];
  return left < right ? -1 : Number(left > right);
}
