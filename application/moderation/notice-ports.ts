import type { AppealStatus } from '../../domain/moderation/appeal.js';
import type { HidingNotice } from '../../domain/moderation/hold.js';
import type { NoticeKind } from '../../domain/moderation/notice.js';
import type { ModerationReason } from '../../domain/moderation/reason.js';
import type { Sanction } from '../../domain/moderation/sanction.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** A notice as it is kept. */
export interface NoticeRecord {
  readonly id: number;
  readonly memberId: string;
  readonly kind: NoticeKind;
  readonly reason: ModerationReason;
  readonly note: string;
  readonly target: ModerationTarget | null;
  /** Its words when the notice was given, shortened; null where it had none. */
  readonly targetSummary: string | null;
  /** The page on which it stood. */
  readonly targetPath: string | null;
  /** Of a restriction alone. */
  readonly until: Date | null;
  readonly decidedBy: string;
  readonly createdAt: Date;
}

export interface NewNoticeRecord extends Omit<NoticeRecord, 'id'> {
  /** Of the secret in the link that was mailed. */
  readonly tokenHash: string;
}

/** Notices as they are kept. Who finds one holds its row, so that of two at once the later one waits. */
export abstract class NoticeRecords {
  /** Answers its id. */
  abstract add(notice: NewNoticeRecord): Promise<number>;
  abstract byToken(tokenHash: string): Promise<NoticeRecord | null>;
  /** Null also where it is another member's. */
  abstract own(id: number, memberId: string): Promise<NoticeRecord | null>;
  /** Those with which a thing was hidden or removed, to whomever, and which were not lifted. */
  abstract hiding(target: ModerationTarget): Promise<readonly HidingNotice[]>;
  /** From now on they keep nobody from anything. */
  abstract lift(ids: readonly number[], now: Date): Promise<void>;
  /** Once; what was read stays so. */
  abstract markRead(id: number, now: Date): Promise<void>;
}

/** Members on whom administrators decide. */
export abstract class SanctionedMembers {
  /** With what keeps them from writing now; null where there is none of this id. Held until the end of the transaction. */
  abstract hold(id: string): Promise<{ readonly sanction: Sanction | null } | null>;
}

export interface AppealRecord {
  readonly id: number;
  readonly status: AppealStatus;
  /** Who decided on the appeal; null while nobody has. */
  readonly decidedBy: string | null;
  readonly notice: NoticeRecord;
}

/** How an appeal ended. */
export interface AppealDecision {
  readonly status: AppealStatus;
  /** The administrator's words to the member. */
  readonly note: string;
  readonly decidedBy: string;
  readonly decidedAt: Date;
}

/** What members said against notices. */
export abstract class Appeals {
  /** Answers false where there is one against this notice already. */
  abstract add(noticeId: number, text: string, now: Date): Promise<boolean>;
  /** Holds its row. */
  abstract find(id: number): Promise<AppealRecord | null>;
  abstract decide(id: number, decision: AppealDecision): Promise<void>;
}

/** Notices in the shape of pages: to their member, so without who decided. */
export abstract class NoticeReads {
  /** Newest first; elements are a `Notice` of the contract. */
  abstract ofMember(memberId: string, page: PageRequest): Promise<ListPage>;
  abstract own(id: number, memberId: string): Promise<JsonText | null>;
  /** To whoever has the link that was mailed, as long as one may appeal by it: a `NoticeByLink`. */
  abstract byToken(tokenHash: string): Promise<JsonText | null>;
}

/** Appeals in the shape of the administrators' pages: an `AdminAppeal` of the contract each. */
export abstract class AppealReads {
  /** The oldest first. */
  abstract inStates(statuses: readonly AppealStatus[], page: PageRequest): Promise<ListPage>;
  abstract one(id: number): Promise<JsonText | null>;
}
