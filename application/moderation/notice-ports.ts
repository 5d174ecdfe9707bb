import type { AppealStatus } from '../../domain/moderation/appeal.js';
import type { HidingNotice } from '../../domain/moderation/hold.js';
import type { NewNotice } from '../../domain/moderation/notice.js';
import type { Sanction } from '../../domain/moderation/sanction.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** A notice as stored. */
export interface NoticeRecord extends Omit<NewNotice, 'days'> {
  readonly id: number;
  /** Start of its text when the notice was given; null if it had none. */
  readonly targetSummary: string | null;
  /** The page it was on. */
  readonly targetPath: string | null;
  /** Only for a restriction. */
  readonly until: Date | null;
  readonly createdAt: Date;
}

export interface NewNoticeRecord extends Omit<NoticeRecord, 'id'> {
  /** Hash of the secret in the emailed link. */
  readonly tokenHash: string;
}

/** Stored moderation notices. Finding one locks its row until the transaction ends. */
export abstract class NoticeRecords {
  /** Returns the id. */
  abstract add(notice: NewNoticeRecord): Promise<number>;
  abstract byToken(tokenHash: string): Promise<NoticeRecord | null>;
  /** Returns null also for another member's notice, and for a decision on a listing or claim. */
  abstract own(id: number, memberId: string): Promise<NoticeRecord | null>;
  /** Returns the active notices, to any member, that hid or removed the content. */
  abstract hiding(target: ModerationTarget): Promise<readonly HidingNotice[]>;
  /** Ends the effects of these notices. */
  abstract lift(ids: readonly number[], now: Date): Promise<void>;
  /** Marks the member's notice of any kind. Keeps the first reading time. Returns false if they have none with this id. */
  abstract markRead(id: number, memberId: string, now: Date): Promise<boolean>;
}

/** The members that administrators can warn, restrict, or suspend. */
export abstract class SanctionedMembers {
  /** Locks the member until the transaction ends and returns their sanction; null if there is no such member. */
  abstract hold(id: string): Promise<{ readonly sanction: Sanction | null } | null>;
}

export interface AppealRecord {
  readonly id: number;
  readonly status: AppealStatus;
  /** Who decided; null while it is open. */
  readonly decidedBy: string | null;
  readonly notice: NoticeRecord;
}

/** A decision on an appeal. */
export interface AppealDecision {
  readonly status: AppealStatus;
  /** The administrator's message to the member. */
  readonly note: string;
  readonly decidedBy: string;
  readonly decidedAt: Date;
}

/** Appeals against notices. */
export abstract class Appeals {
  /** Returns false if the notice already has an appeal. */
  abstract add(noticeId: number, text: string, now: Date): Promise<boolean>;
  /** Locks its row. */
  abstract find(id: number): Promise<AppealRecord | null>;
  abstract decide(id: number, decision: AppealDecision): Promise<void>;
}

/** Notices for their member, without the name of the administrator. */
export abstract class NoticeReads {
  /** Returns the newest first, as a `Notice` of the contract. */
  abstract ofMember(memberId: string, page: PageRequest): Promise<ListPage>;
  abstract own(id: number, memberId: string): Promise<JsonText | null>;
  /** Returns a `NoticeByLink` for the emailed link, until the appeal deadline. */
  abstract byToken(tokenHash: string): Promise<JsonText | null>;
}

/** Appeals for administrators, as an `AdminAppeal` of the contract. */
export abstract class AppealReads {
  /** Returns the oldest first. */
  abstract inStates(statuses: readonly AppealStatus[], page: PageRequest): Promise<ListPage>;
  abstract one(id: number): Promise<JsonText | null>;
}
