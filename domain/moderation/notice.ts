import { refuse } from '../shared/domain-error.js';
import type { ModerationReason } from './reason.js';
import type { ModerationTarget } from './target.js';
import { daysAfter } from '../shared/days.js';

/** Kinds of notices, by what happened to the content or the account. */
export const NOTICE_KINDS = ['content_hidden', 'content_removed', 'warning', 'restriction', 'suspension'] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * Product decision, promised in the community guidelines: days for which a restricted member can read but not write.
 */
export const RESTRICTION_DAYS = [7, 30] as const;

export type RestrictionDays = (typeof RESTRICTION_DAYS)[number];

/** A notice to a member, with its effect on the account. */
export interface NewNotice {
  readonly memberId: string;
  readonly kind: NoticeKind;
  /** Only for a restriction. */
  readonly days?: RestrictionDays;
  readonly reason: ModerationReason;
  /** The administrator's message to the member. */
  readonly note: string;
  /** The content in question; null for the whole account. */
  readonly target: ModerationTarget | null;
  /** The administrator's name, so that another one decides an appeal. Not shown to the member. */
  readonly decidedBy: string;
}

/** Product decision, stated in notices: days to appeal. */
export const APPEAL_DAYS = 180;

/** Notices that hide or remove content. A successful appeal shows the content again. */
export const HIDING_NOTICES: readonly NoticeKind[] = ['content_hidden', 'content_removed', 'restriction', 'suspension'];

/**
 * Returns when a notice given now stops blocking its member from writing; null if it doesn't block or has no end.
 * Throws INVALID_INPUT if a restriction has no days.
 */
export function endOfNotice({ kind, days }: Pick<NewNotice, 'kind' | 'days'>, now: Date): Date | null {
  if (kind !== 'restriction') return null;
  if (days === undefined) return refuse('INVALID_INPUT', 'Please choose 7 or 30 days', 'days');
  return daysAfter(now, days);
}

/** Returns the deadline for appealing a notice. */
export function endOfAppealing(noticeGivenAt: Date): Date {
  return daysAfter(noticeGivenAt, APPEAL_DAYS);
}
