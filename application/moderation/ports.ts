import type { CaseStatus, DecidableCase } from '../../domain/moderation/case.js';
import type { NewNotice } from '../../domain/moderation/notice.js';
import type { ModerationReason } from '../../domain/moderation/reason.js';
import type { ContentState, ModerationTarget } from '../../domain/moderation/target.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** Content with the facts that a decision needs. */
export interface PublishedContent {
  /** The author; null if the account is erased. */
  readonly authorId: string | null;
  readonly state: ContentState;
  /**
   * Whether anyone can see it: it is shown, and nothing else hides it, such as a closed account or the owner's
   * settings.
   */
  readonly isVisible: boolean;
  /** Its full text or, for a photo, its address. */
  readonly words: string;
  /** The page it is on. */
  readonly path: string;
}

/** Current content, including hidden content. */
export abstract class PublishedContentReads {
  /** Returns null if there is none. */
  abstract find(target: ModerationTarget): Promise<PublishedContent | null>;
}

/** Visibility of content. Averages, counts, and tiers follow in the running transaction. */
export abstract class PublishedContents {
  /**
   * Locks the content and all rows that count or show it, always in the same order, so that other decisions wait for
   * the end of the transaction. Call it before any change.
   */
  abstract hold(targets: readonly ModerationTarget[]): Promise<void>;
  /**
   * Does nothing if there is no such content or it already has that state. Call it last, because all reviews wait for
   * the totals it locks.
   */
  abstract setState(target: ModerationTarget, state: ContentState): Promise<void>;
}

/** A report by one person. */
export interface NewReport {
  readonly reason: ModerationReason;
  readonly description: string | null;
  /** Null for a visitor. */
  readonly reporterId: string | null;
  /** Canonical address for the answer; null if no answer is wanted, or if the member's account address is used. */
  readonly reporterEmail: string | null;
}

export interface Report extends NewReport {
  readonly id: number;
  readonly createdAt: Date;
}

/** All reports about one item until a decision. */
export interface ModerationCase extends ModerationTarget, DecidableCase {
  readonly id: number;
  readonly createdAt: Date;
  /** Oldest first. */
  readonly reports: readonly Report[];
}

/** Cases and their reports, in the running transaction. Found cases are locked until it ends. */
export abstract class ModerationCases {
  /**
   * Adds a report to the open case of its target, or opens one, and returns the report's id. Returns null and does
   * nothing if the member or the visitor's address already reported it.
   */
  abstract report(target: ModerationTarget, report: NewReport): Promise<number | null>;
  /** Returns null if there is none. */
  abstract find(id: number): Promise<ModerationCase | null>;
  /** Returns the open case of a target; null if there is none. */
  abstract findOpen(target: ModerationTarget): Promise<ModerationCase | null>;
  /** Saves the decision on a case that was found. */
  abstract resolve(decided: ModerationCase): Promise<void>;
}

/** Reads of cases with their reports and content, as JSON of an `AdminReport`. */
export abstract class ReportReads {
  /** Oldest first. */
  abstract inStates(statuses: readonly CaseStatus[], page: PageRequest): Promise<ListPage>;
  /** Returns null if there is none. */
  abstract one(id: number): Promise<JsonText | null>;
}

export interface GivenNotice {
  readonly id: number;
  /** End of a restriction. Null for other notices. */
  readonly until: Date | null;
}

export abstract class Notices {
  /**
   * Stores a notice with its effect on the account and records the email with the appeal link, in the running
   * transaction.
   */
  abstract give(notice: NewNotice): Promise<GivenNotice>;
}
