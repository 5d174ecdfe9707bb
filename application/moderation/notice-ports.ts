import type { NoticeKind } from '../../domain/moderation/notice.js';
import type { ModerationReason } from '../../domain/moderation/reason.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';

/** A notice as it is kept. */
export interface NoticeRecord {
  readonly id: number;
  readonly memberId: string;
  readonly kind: NoticeKind;
  readonly reason: ModerationReason;
  readonly note: string;
  readonly target: ModerationTarget | null;
  /** Of a restriction alone. */
  readonly until: Date | null;
  readonly decidedBy: string;
  readonly createdAt: Date;
}

export interface NewNoticeRecord extends Omit<NoticeRecord, 'id'> {
  /** Of the secret in the link that was mailed. */
  readonly tokenHash: string;
}

/** Notices as they are kept; whoever finds one holds its row, so that of two at once the later one waits. */
export abstract class NoticeRecords {
  /** Answers its id. */
  abstract add(notice: NewNoticeRecord): Promise<number>;
}
