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
