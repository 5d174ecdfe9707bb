import type { NoticeKind } from './notice.js';
import type { ContentState } from './target.js';

/** A notice with which something was hidden or removed, and which was not lifted since. */
export interface HidingNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  /** Of a restriction alone. */
  readonly until: Date | null;
  /** It tells of a copyright notice that was followed. */
  readonly isOfCopyright: boolean;
}

/** All that can keep something from being seen. */
export interface Hold {
  readonly state: ContentState;
  /** A copyright notice holds it down, or a newer review counts since its business was merged. */
  readonly isHeldDown: boolean;
  readonly notices: readonly HidingNotice[];
}

/** What is left of a hold once some of its notices are over. */
export interface Release {
  readonly state: ContentState;
  /** The notices that are over, which are lifted whether it is shown or not. */
  readonly over: readonly number[];
}

/**
 * The one rule by which something is shown again: no copyright notice holds it down, no notice is left with which it was
 * hidden, and it is not removed, unless the removal itself is over. What is removed no more and something else keeps down is
 * hidden, so that it is not erased with what was removed.
 */
export function released({ state, isHeldDown, notices }: Hold, isOver: (notice: HidingNotice) => boolean): Release {
  const over = notices.filter(isOver);
  const left = notices.filter((notice) => !over.includes(notice));
  const isRemoved = state === 'removed' && (left.some(isRemoval) || !over.some(isRemoval));
  const isHeld = isHeldDown || left.length > 0;
  return { state: isRemoved ? 'removed' : isHeld ? 'hidden' : 'shown', over: over.map(({ id }) => id) };
}

function isRemoval({ kind }: HidingNotice): boolean {
  return kind === 'content_removed';
}

/**
 * What is over where a later decision finds that a thing may stay: that it was hidden, and restrictions whose time has
 * passed. Sanctions that hold go by an appeal, what a copyright notice took down as the law says.
 */
export function overOnceKept(now: Date): (notice: HidingNotice) => boolean {
  return ({ kind, until, isOfCopyright }) =>
    (kind === 'content_hidden' && !isOfCopyright) || (kind === 'restriction' && until !== null && until <= now);
}

/** What is over where these notices are. */
export function overAre(ids: readonly (number | null)[]): (notice: HidingNotice) => boolean {
  return ({ id }) => ids.includes(id);
}
