import {
  NoticeRecords,
  type NewNoticeRecord,
  type NoticeRecord,
} from '../../../application/moderation/notice-ports.js';
import type { Memory } from './memory.js';

/** A notice in memory. */
export interface MemoryNotice extends NoticeRecord {
  readonly tokenHash: string;
}

/** Notices in memory. */
export class FakeNoticeRecords extends NoticeRecords {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async add(notice: NewNoticeRecord): Promise<number> {
    const { memberNotices } = this.memory.changing;
    const id = memberNotices.length + 1;
    memberNotices.push({ ...notice, id });
    return id;
  }
}
