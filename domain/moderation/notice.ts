import { refuse } from '../shared/domain-error.js';
import type { ModerationReason } from './reason.js';
import type { ModerationTarget } from './target.js';

/** What a notice tells a member: what became of something they published, or of their account. */
export const NOTICE_KINDS = ['content_hidden', 'content_removed', 'warning', 'restriction', 'suspension'] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A product decision, as the community guidelines say: days for which a restricted member can read, but not write. */
export const RESTRICTION_DAYS = [7, 30] as const;

export type RestrictionDays = (typeof RESTRICTION_DAYS)[number];

/** What an administrator tells a member, with its effect on the account. */
export interface NewNotice {
  readonly memberId: string;
  readonly kind: NoticeKind;
  /** Of a restriction alone. */
  readonly days?: RestrictionDays;
  readonly reason: ModerationReason;
  /** The administrator's words to the member. */
  readonly note: string;
  /** What it is about; null where it is the account as a whole. */
  readonly target: ModerationTarget | null;
  /** The administrator's name, so that an appeal can go to another one. It is not shown to the member. */
  readonly decidedBy: string;
}

/** A product decision, as notices say: days for which one may appeal. */
export const APPEAL_DAYS = 180;

/** Kinds of notices with which what they are about is hidden or removed; an appeal that is upheld shows it again. */
export const HIDING_NOTICES: readonly NoticeKind[] = ['content_hidden', 'content_removed', 'restriction', 'suspension'];

const DAY_MS = 86_400_000;

/**
 * Until when a notice that is given `now` keeps its member from writing; null where it does not, or without an end.
 * Refuses a restriction without its days.
 */
export function endOfNotice({ kind, days }: Pick<NewNotice, 'kind' | 'days'>, now: Date): Date | null {
  if (kind !== 'restriction') return null;
  if (days === undefined) return refuse('INVALID_INPUT', 'Please choose 7 or 30 days', 'days');
  return new Date(now.getTime() + days * DAY_MS);
}

/** Until when one may appeal against a notice. */
export function endOfAppealing(noticeGivenAt: Date): Date {
  return new Date(noticeGivenAt.getTime() + APPEAL_DAYS * DAY_MS);
}
