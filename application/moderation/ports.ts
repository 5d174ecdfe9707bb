import type { CaseStatus, DecidableCase } from '../../domain/moderation/case.js';
import type { NewNotice } from '../../domain/moderation/notice.js';
import type { ModerationReason } from '../../domain/moderation/reason.js';
import type { ContentState, ModerationTarget } from '../../domain/moderation/target.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** Something published, as who decides on it needs to know it. */
export interface PublishedContent {
  /** Whose it is; null where the account is erased. */
  readonly authorId: string | null;
  readonly state: ContentState;
  /** Whether everybody sees it: it is shown, and nothing else hides it, as a closed account or an owner's choice does. */
  readonly isVisible: boolean;
  /** Its words, all of them; of a photo its address. */
  readonly words: string;
  /** The page of this site on which it stands. */
  readonly path: string;
}

/** What members published, as it is at this moment; whoever decides on it sees the hidden as well. */
export abstract class PublishedContentReads {
  /** Null where there is none. */
  abstract find(target: ModerationTarget): Promise<PublishedContent | null>;
}

/** Whether others see what members published; averages, counts and tiers follow in the running transaction. */
export abstract class PublishedContents {
  /**
   * Lets everybody else who decides on one of these wait for the end of the transaction, and holds all rows in which they
   * count or are shown, in the one order in which everybody does. Comes before anything is changed.
   */
  abstract hold(targets: readonly ModerationTarget[]): Promise<void>;
  /** Nothing happens where there is no such content, or it is in that state. Comes last: all reviews wait for its totals. */
  abstract setState(target: ModerationTarget, state: ContentState): Promise<void>;
}

/** What one person reports. */
export interface NewReport {
  readonly reason: ModerationReason;
  readonly description: string | null;
  /** Null for a visitor. */
  readonly reporterId: string | null;
  /** Where the answer goes, as it is compared; null where none is wanted, or, of a member, where the account's will do. */
  readonly reporterEmail: string | null;
}

export interface Report extends NewReport {
  readonly id: number;
  readonly createdAt: Date;
}

/** All that is reported about one thing until it is decided on. */
export interface ModerationCase extends ModerationTarget, DecidableCase {
  readonly id: number;
  readonly createdAt: Date;
  /** The oldest first. */
  readonly reports: readonly Report[];
}

/** Cases and their reports, in the running transaction; what is found is held until its end. */
export abstract class ModerationCases {
  /**
   * Keeps a report in the open case of its target, or opens one. Nothing happens where the member, or the visitor's
   * address, stands in it already. Nobody is told which of these it was.
   */
  abstract report(target: ModerationTarget, report: NewReport): Promise<void>;
  /** Null where there is none. */
  abstract find(id: number): Promise<ModerationCase | null>;
  /** The open case of a target, null where there is none. */
  abstract findOpen(target: ModerationTarget): Promise<ModerationCase | null>;
  /** Keeps what was decided on a case that was found. */
  abstract resolve(decided: ModerationCase): Promise<void>;
}

/** Reads of cases, with their reports and what they are about; each answer is JSON text of an `AdminReport`. */
export abstract class ReportReads {
  /** The oldest first. */
  abstract inStates(statuses: readonly CaseStatus[], page: PageRequest): Promise<ListPage>;
  /** Null where there is none. */
  abstract one(id: number): Promise<JsonText | null>;
}

/** Notices to members. */
export abstract class Notices {
  /**
   * Keeps the notice, with it what it does to the account, and leaves the mail with its link to appeal, in the running
   * transaction. Answers its id.
   */
  abstract give(notice: NewNotice): Promise<number>;
}
