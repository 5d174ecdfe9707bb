import type {
  CopyrightFilter,
  CopyrightStatus,
  CounterStatus,
  WaitingPeriod,
} from '../../domain/moderation/copyright-notice.js';
import type { NamedThing, NamedType } from '../../domain/moderation/named-address.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** An item that a notice names. */
export interface CopyrightItem {
  /** Its path on this site. */
  readonly path: string;
  readonly targetType: NamedType;
  /** For a photo, its address. */
  readonly targetId: string;
}

/** An item that an administrator took down. */
export interface TakenDownItem extends CopyrightItem {
  /** The author; null if nobody must be informed. */
  readonly authorId: string | null;
  /** The notice that informed the author. */
  readonly memberNoticeId: number | null;
  readonly takenDownAt: Date;
  readonly restoredAt: Date | null;
}

/** The copyright claimant, and the work. */
export interface Claimant {
  readonly name: string;
  readonly email: string;
  readonly postalAddress: string;
  readonly phone: string | null;
  readonly work: string;
  readonly signature: string;
}

export interface NewCopyrightNotice extends Claimant {
  /** The sender; null for a visitor. */
  readonly claimantId: string | null;
  readonly items: readonly CopyrightItem[];
  readonly createdAt: Date;
}

/** The sender of a counter-notice, with the reason for it. */
export interface CounterParty {
  readonly name: string;
  readonly postalAddress: string;
  readonly phone: string;
  readonly statement: string;
  readonly signature: string;
}

export interface NewCounterNotice extends CounterParty, WaitingPeriod {
  readonly noticeId: number;
  readonly memberId: string;
  readonly createdAt: Date;
}

export interface CounterNoticeRecord extends CounterParty, WaitingPeriod {
  readonly id: number;
  /** Null once the account is erased. */
  readonly memberId: string | null;
  readonly status: CounterStatus;
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

/** A notice as it is changed. */
export interface CopyrightNoticeRecord extends Claimant {
  readonly id: number;
  readonly status: CopyrightStatus;
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly items: readonly CopyrightItem[];
  readonly takenDown: readonly (TakenDownItem & { readonly id: number })[];
  readonly counterNotices: readonly CounterNoticeRecord[];
}

export type NoticeDecided = Pick<CopyrightNoticeRecord, 'id' | 'status' | 'reason' | 'decidedBy' | 'decidedAt'>;

export type CounterDecided = Pick<CounterNoticeRecord, 'id' | 'status' | 'reason' | 'decidedBy' | 'decidedAt'>;

/** Copyright notices for changes, in the running transaction. */
export abstract class CopyrightNotices {
  /** Returns the id. */
  abstract add(notice: NewCopyrightNotice): Promise<number>;
  /** Locks a notice with all its parts until the transaction ends; null if there is none. */
  abstract hold(id: number): Promise<CopyrightNoticeRecord | null>;
  /** Saves a decision on a notice, and the items taken down. */
  abstract decide(decided: NoticeDecided, takenDown: readonly TakenDownItem[]): Promise<void>;
  /** Adds a counter-notice and returns its id; null if the member already sent one to this notice. */
  abstract addCounter(counter: NewCounterNotice): Promise<number | null>;
  /** Saves a decision on a counter-notice. `restored` has the ids of items that are no longer down. */
  abstract decideCounter(decided: CounterDecided, restored: readonly number[]): Promise<void>;
}

/** A takedown that ended because its author's appeal was upheld. */
export interface EndedTakedown {
  readonly noticeId: number;
  /** The address of the notice's sender. */
  readonly email: string;
  readonly path: string;
}

/** Takedowns of all copyright notices, in the running transaction. */
export abstract class CopyrightTakedowns {
  /** Whether a notice holds the item down, or, for a review, its author has a newer one since a merge. */
  abstract isBlocked(item: ModerationTarget | Pick<CopyrightItem, 'targetType' | 'targetId'>): Promise<boolean>;
  /**
   * Locks the copyright notice behind this notice to a member, if any, so that nobody answers or decides it at the same
   * time. Call it before locking the content.
   */
  abstract hold(memberNoticeId: number): Promise<void>;
  /**
   * Ends the takedown behind this notice to a member; null if there is none or it has ended. Also settles, as restored,
   * a counter-notice that waits for nothing else.
   */
  abstract end(memberNoticeId: number, decided: TakedownEnd): Promise<EndedTakedown | null>;
}

/** The end of a takedown: the administrator, time, and reason. */
export interface TakedownEnd {
  readonly reason: string;
  readonly decidedBy: string;
  readonly decidedAt: Date;
}

/** Content that a notice can name, in the running transaction. */
export abstract class NamedThings {
  /** Returns the content and its page, visible or not; null if there is none. */
  abstract find(thing: NamedThing): Promise<CopyrightItem | null>;
}

export abstract class CopyrightReads {
  /** Returns `AdminCopyrightNotice`s, oldest first. */
  abstract inStates(filter: CopyrightFilter, now: Date, page: PageRequest): Promise<ListPage>;
  /** Returns an `AdminCopyrightNotice`. */
  abstract one(id: number, now: Date): Promise<JsonText | null>;
  /** Returns the member's `CopyrightTakedown`; null if the notice took down nothing of theirs. */
  abstract takedownOf(id: number, memberId: string): Promise<JsonText | null>;
}
