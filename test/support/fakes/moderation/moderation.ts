import {
  Appeals,
  NoticeRecords,
  type AppealDecision,
  type AppealRecord,
  type NewNoticeRecord,
  type NoticeRecord,
} from '../../../../application/moderation/notice-ports.js';
import {
  CopyrightTakedowns,
  type EndedTakedown,
  type TakedownEnd,
} from '../../../../application/moderation/copyright-ports.js';
import { DecisionNotices, type DecisionNotice } from '../../../../application/shared/decision-notices.js';
import { PublishedContents } from '../../../../application/moderation/ports.js';
import type { HidingNotice } from '../../../../domain/moderation/hold.js';
import { HIDING_NOTICES } from '../../../../domain/moderation/notice.js';
import type { AppealStatus } from '../../../../domain/moderation/appeal.js';
import type { ContentState, ModerationTarget } from '../../../../domain/moderation/target.js';
import type { Memory } from '../memory.js';

export interface MemoryNotice extends NoticeRecord {
  readonly tokenHash: string;
  readonly liftedAt: Date | null;
  readonly readAt: Date | null;
}

export interface MemoryAppeal {
  readonly id: number;
  readonly noticeId: number;
  readonly text: string;
  readonly status: AppealStatus;
  readonly note: string | null;
  readonly decidedBy: string | null;
}

export class FakeNoticeRecords extends NoticeRecords {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async add(notice: NewNoticeRecord): Promise<number> {
    const { memberNotices } = this.memory.changing;
    const id = memberNotices.length + 1;
    memberNotices.push({ ...notice, id, liftedAt: null, readAt: null });
    return id;
  }

  override async byToken(tokenHash: string): Promise<NoticeRecord | null> {
    return this.#one((notice) => notice.tokenHash === tokenHash);
  }

  override async own(id: number, memberId: string): Promise<NoticeRecord | null> {
    return this.#one((notice) => notice.id === id && notice.memberId === memberId);
  }

  override async hiding({ targetType, targetId }: ModerationTarget): Promise<readonly HidingNotice[]> {
    return this.memory.changing.memberNotices
      .filter(({ target }) => target?.targetType === targetType && target.targetId === targetId)
      .filter(({ liftedAt, kind }) => liftedAt === null && HIDING_NOTICES.includes(kind))
      .map(({ id, kind, until }) => ({ id, kind, until, isOfCopyright: false }));
  }

  override async lift(ids: readonly number[], now: Date): Promise<void> {
    for (const id of ids) this.#change(id, (notice) => ({ ...notice, liftedAt: notice.liftedAt ?? now }));
  }

  override async markRead(id: number, memberId: string, now: Date): Promise<boolean> {
    const { memberNotices, decisionNotices } = this.memory.changing;
    this.#change(id, (notice) => ({ ...notice, readAt: notice.readAt ?? now }), memberId);
    return [...memberNotices, ...decisionNotices].some((each) => each.id === id && each.memberId === memberId);
  }

  #one(isMeant: (notice: MemoryNotice) => boolean): NoticeRecord | null {
    const found = this.memory.changing.memberNotices.find(isMeant);
    return found === undefined ? null : recordOf(found);
  }

  #change(id: number, change: (notice: MemoryNotice) => MemoryNotice, memberId?: string): void {
    const state = this.memory.changing;
    const isMeant = (notice: MemoryNotice) => notice.id === id && (memberId ?? notice.memberId) === notice.memberId;
    state.memberNotices = state.memberNotices.map((notice) => (isMeant(notice) ? change(notice) : notice));
  }
}

/** Stores decisions on listings and claims. IDs differ from those of moderation notices. */
export class FakeDecisionNotices extends DecisionNotices {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async record(notice: DecisionNotice): Promise<number> {
    const { decisionNotices } = this.memory.changing;
    const id = 5001 + decisionNotices.length;
    decisionNotices.push({ ...notice, id });
    return id;
  }
}

function recordOf({ tokenHash: _, liftedAt: __, readAt: ___, ...notice }: MemoryNotice): NoticeRecord {
  return notice;
}

export class FakeAppeals extends Appeals {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async add(noticeId: number, text: string): Promise<boolean> {
    const { appeals } = this.memory.changing;
    if (appeals.some((each) => each.noticeId === noticeId)) return false;
    appeals.push({ id: appeals.length + 1, noticeId, text, status: 'open', note: null, decidedBy: null });
    return true;
  }

  override async find(id: number): Promise<AppealRecord | null> {
    const state = this.memory.changing;
    const appeal = state.appeals.find((each) => each.id === id);
    const notice = state.memberNotices.find((each) => each.id === appeal?.noticeId);
    if (appeal === undefined || notice === undefined) return null;
    return { id, status: appeal.status, decidedBy: appeal.decidedBy, notice: recordOf(notice) };
  }

  override async decide(id: number, { status, note, decidedBy }: AppealDecision): Promise<void> {
    const state = this.memory.changing;
    state.appeals = state.appeals.map((each) => (each.id === id ? { ...each, status, note, decidedBy } : each));
  }
}

/** Stores the visibility of content by type and ID. */
export class FakeContents extends PublishedContents {
  readonly states = new Map<string, ContentState>();

  override async hold(): Promise<void> {}

  override async setState({ targetType, targetId }: ModerationTarget, state: ContentState): Promise<void> {
    const name = `${targetType} ${targetId}`;
    if (this.states.has(name)) this.states.set(name, state);
  }
}

/** Records which content was locked and changed. */
export class HeldContents extends FakeContents {
  readonly held: (readonly ModerationTarget[])[] = [];
  readonly set: (readonly [string, ContentState])[] = [];

  override async hold(targets: readonly ModerationTarget[] = []): Promise<void> {
    this.held.push(targets);
  }

  override async setState(target: ModerationTarget, state: ContentState): Promise<void> {
    this.set.push([`${target.targetType} ${target.targetId}`, state]);
    await super.setState(target, state);
  }
}

/** Copyright takedowns with the state that the test sets. `endsBy` is the notice whose takedown ends. */
export class FakeTakedowns extends CopyrightTakedowns {
  heldDown = false;
  endsBy: number | null = null;
  endedWith: TakedownEnd | null = null;

  override async isBlocked(): Promise<boolean> {
    return this.heldDown;
  }

  override async hold(): Promise<void> {}

  override async end(memberNoticeId: number, decided: TakedownEnd): Promise<EndedTakedown | null> {
    this.endedWith = decided;
    if (memberNoticeId !== this.endsBy) return null;
    this.heldDown = false;
    return { noticeId: 7, email: 'pat@example.org', path: '/business/3' };
  }
}
