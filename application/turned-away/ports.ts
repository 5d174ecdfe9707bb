import type { ContentState } from '../../domain/moderation/target.js';
import type { TurnedAwayStatus, Visit } from '../../domain/turned-away/turned-away.js';
import type { HeldPlace } from '../policy/ports.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** A business with what a report needs. */
export interface ReportedPlace extends HeldPlace {
  /** IANA name; null if unknown. */
  readonly timeZone: string | null;
}

/** A report to add. */
export interface NewTurnedAway extends Visit {
  readonly businessId: number;
  readonly reporterId: string;
  /** The writer's network. Only a hash is stored, for RETENTION.answerNetworkDays. */
  readonly network: string;
  readonly answerBy: Date | null;
  readonly createdAt: Date;
}

/** A report with the fields that rules need. */
export interface StoredTurnedAway extends Visit {
  readonly id: number;
  /** The business as it is now, public or not. */
  readonly place: HeldPlace;
  /** Null if the account is erased. */
  readonly reporterId: string | null;
  readonly status: TurnedAwayStatus;
  readonly answerBy: Date | null;
  readonly networkHash: string | null;
  readonly state: ContentState;
  /** The owner's answer; null if there is none. */
  readonly answer: { readonly state: ContentState } | null;
}

/** The change when a report begins to count or is answered. */
export interface TurnedAwayChange {
  readonly status: TurnedAwayStatus;
  /** The facts that it contradicts from now on; absent if that stays the same. */
  readonly counted?: { readonly contradicted: readonly string[]; readonly at: Date };
}

/** Reports of being turned away, in the running transaction. */
export abstract class TurnedAwayReports {
  /**
   * Locks the member, then the business, so that a member's reports are counted one after another. Returns null if the
   * business isn't public. Throws USER_NOT_FOUND if the account is closed.
   */
  abstract hold(businessId: number, memberId: string): Promise<ReportedPlace | null>;
  /** Returns when the member last reported the business, whether or not they deleted the report; null if never. */
  abstract lastOf(businessId: number, memberId: string): Promise<Date | null>;
  /** Returns the id. The writer's reports about a place, and those from one network, count as one visitor. */
  abstract add(report: NewTurnedAway): Promise<number>;
  /** Locks the writer, the business, and the report until the transaction ends. Returns null if there is none. */
  abstract find(id: number): Promise<StoredTurnedAway | null>;
  abstract change(id: number, change: TurnedAwayChange): Promise<void>;
  /** Deletes the report's text, pets, and answer. Only the time of the report stays, for REPORT_EVERY_DAYS. */
  abstract withdraw(id: number): Promise<void>;
}

/** An owner's answer to store. */
export interface TurnedAwayAnswer {
  readonly reportId: number;
  readonly responderId: string;
  readonly content: string;
  readonly at: Date;
}

/** Owners' answers, in the running transaction. */
export abstract class TurnedAwayAnswers {
  /** Adds the answer, or replaces its text. */
  abstract put(answer: TurnedAwayAnswer): Promise<void>;
}

/** Reads of reports as JSON in the shape of the contract. */
export abstract class TurnedAwayReads {
  /**
   * Returns the public reports of the last COUNTED_DAYS and the viewer's own, newest first; null if the business isn't
   * public. `viewerId` is null for a visitor.
   */
  abstract ofBusiness(businessId: number, page: PageRequest, viewerId: string | null): Promise<ListPage | null>;
  /** Returns the shown reports of the last COUNTED_DAYS about the owner's businesses, newest first. */
  abstract ofOwner(ownerId: string, page: PageRequest): Promise<ListPage>;
  /** Returns a report as its writer sees it. */
  abstract own(id: number): Promise<JsonText>;
  /** Returns an answered report as the owner sees it. */
  abstract reported(id: number): Promise<JsonText>;
  /** Returns ids of reports whose time for an answer is over, the longest overdue first. */
  abstract due(now: Date, limit: number): Promise<readonly number[]>;
}
