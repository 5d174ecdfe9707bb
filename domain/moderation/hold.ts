import type { NoticeKind } from './notice.js';
import type { ContentState } from './target.js';

/** An active notice that hid or removed content. */
export interface HidingNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  /** Only for a restriction. */
  readonly until: Date | null;
  /** Whether it announced a copyright takedown. */
  readonly isOfCopyright: boolean;
}

/** Everything that can keep content from being shown. */
export interface Hold {
  readonly state: ContentState;
  /** Whether a copyright notice holds it down, or the author has a newer review since a merge. */
  readonly isBlocked: boolean;
  readonly notices: readonly HidingNotice[];
}

/** The rest of a hold after some of its notices end. */
export interface Release {
  readonly state: ContentState;
  /** Notices that ended. They are lifted even if the content isn't shown. */
  readonly over: readonly number[];
}

/**
 * The one rule for showing content again: no copyright notice holds it down, no hiding notice remains, and it isn't
 * removed, unless the removal itself ended. Content whose removal ended but that something else holds down becomes
 * hidden, so that it isn't erased with removed content.
 */
export function released({ state, isBlocked, notices }: Hold, isOver: (notice: HidingNotice) => boolean): Release {
  const over = notices.filter(isOver);
  const remaining = notices.filter((notice) => !over.includes(notice));
  const isRemoved = state === 'removed' && (remaining.some(isRemoval) || !over.some(isRemoval));
  const isHeld = isBlocked || remaining.length > 0;
  return { state: isRemoved ? 'removed' : isHeld ? 'hidden' : 'shown', over: over.map(({ id }) => id) };
}

function isRemoval({ kind }: HidingNotice): boolean {
  return kind === 'content_removed';
}

/**
 * Returns whether a notice ends when a later decision keeps the content: hiding and expired restrictions end. Active
 * sanctions end only by appeal, and copyright takedowns only as the law says.
 */
export function endsWhenContentKept(now: Date): (notice: HidingNotice) => boolean {
  return ({ kind, until, isOfCopyright }) =>
    (kind === 'content_hidden' && !isOfCopyright) || (kind === 'restriction' && until !== null && until <= now);
}

/** Returns whether a notice is one of `ids`, which have ended. */
export function isFinished(ids: readonly (number | null)[]): (notice: HidingNotice) => boolean {
  return ({ id }) => ids.includes(id);
}
