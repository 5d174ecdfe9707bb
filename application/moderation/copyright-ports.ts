import type {
  CopyrightFilter,
  CopyrightStatus,
  CounterStatus,
  WaitingPeriod,
} from '../../domain/moderation/copyright-notice.js';
import type { NamedThing, NamedType } from '../../domain/moderation/named-address.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** One thing that a notice names. */
export interface CopyrightItem {
  /** Path of this site where it was found. */
  readonly path: string;
  readonly targetType: NamedType;
  /** Of a photo its address. */
  readonly targetId: string;
}

/** The same once an administrator took it down. */
export interface TakenDownItem extends CopyrightItem {
  /** Whose it was; null where nobody is to be told. */
  readonly authorId: string | null;
  /** The notice by which they were told. */
  readonly memberNoticeId: number | null;
  readonly takenDownAt: Date;
  readonly restoredAt: Date | null;
}

/** Who claims the right, and over which work. */
export interface Claimant {
  readonly name: string;
  readonly email: string;
  readonly postalAddress: string;
  readonly phone: string | null;
  readonly work: string;
  readonly signature: string;
}

export interface NewCopyrightNotice extends Claimant {
  /** Who sent it; null for a visitor. */
  readonly claimantId: string | null;
  readonly items: readonly CopyrightItem[];
  readonly createdAt: Date;
}

/** How whoever sent a counter-notice is reached, and why they believe that it is theirs to show. */
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

/** How a notice is decided. */
export type NoticeDecided = Pick<CopyrightNoticeRecord, 'id' | 'status' | 'reason' | 'decidedBy' | 'decidedAt'>;

/** How a counter-notice is decided. */
export type CounterDecided = Pick<CounterNoticeRecord, 'id' | 'status' | 'reason' | 'decidedBy' | 'decidedAt'>;

/** Copyright notices for changes, in the running transaction. */
export abstract class CopyrightNotices {
  /** Answers the id. */
  abstract add(notice: NewCopyrightNotice): Promise<number>;
  /** Null where there is none; held with all that belongs to it until the end of the transaction. */
  abstract hold(id: number): Promise<CopyrightNoticeRecord | null>;
  /** Keeps a decision on a notice, and what it took down. */
  abstract decide(decided: NoticeDecided, takenDown: readonly TakenDownItem[]): Promise<void>;
  /** Adds a counter-notice; answers its id, or null where the member has sent one to this notice. */
  abstract addCounter(counter: NewCounterNotice): Promise<number | null>;
  /** Keeps a decision on a counter-notice; `restored` are ids of items that are taken down no more. */
  abstract decideCounter(decided: CounterDecided, restored: readonly number[]): Promise<void>;
}

/** A takedown that ended because its author appealed against the notice to them. */
export interface EndedTakedown {
  /** The copyright notice. */
  readonly noticeId: number;
  /** Where its sender is told so. */
  readonly email: string;
  readonly path: string;
}

/** What notices took down, over all of them, in the running transaction. */
export abstract class CopyrightTakedowns {
  /** Whether a notice holds it down, or of a review that its business was merged into another one, where a newer one counts. */
  abstract isHeldDown(item: Pick<CopyrightItem, 'targetType' | 'targetId'>): Promise<boolean>;
  /**
   * Holds the copyright notice of which a member learned by this notice, if any, so that nobody answers it or decides on it
   * meanwhile. Comes before anything that it took down is held.
   */
  abstract hold(memberNoticeId: number): Promise<void>;
  /**
   * Ends the takedown of which a member learned by this notice; null where it told of none, or of one that has ended. A
   * counter-notice that waits for nothing else any more is settled with it: restored, by whom and why is said here.
   */
  abstract end(memberNoticeId: number, decided: Ending): Promise<EndedTakedown | null>;
}

/** By whose decision a takedown ends, and what they wrote. */
export interface Ending {
  readonly reason: string;
  readonly decidedBy: string;
  readonly decidedAt: Date;
}

/** What can be named on this site, in the running transaction. */
export abstract class NamedThings {
  /** The thing with the page on which it stands; null where there is none. Whether visitors see it is not asked. */
  abstract find(thing: NamedThing): Promise<CopyrightItem | null>;
}

/** Reads of copyright notices. */
export abstract class CopyrightReads {
  /** A page of `AdminCopyrightNotice`s, the oldest first. */
  abstract inStates(filter: CopyrightFilter, now: Date, page: PageRequest): Promise<ListPage>;
  /** An `AdminCopyrightNotice`. */
  abstract one(id: number, now: Date): Promise<JsonText | null>;
  /** A `CopyrightTakedown` of the member; null where nothing of theirs was taken down by the notice. */
  abstract takedownOf(id: number, memberId: string): Promise<JsonText | null>;
}
