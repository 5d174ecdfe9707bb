import type { InferEntity } from '@mikro-orm/core';
import type {
  CopyrightNotices,
  CopyrightTakedowns,
  CopyrightItem,
  CopyrightNoticeRecord,
  CounterDecided,
  EndedTakedown,
  TakedownEnd,
  NewCopyrightNotice,
  NewCounterNotice,
  NoticeDecided,
  TakenDownItem,
} from '../../../application/moderation/copyright-ports.js';
import type { ModerationTarget } from '../../../domain/moderation/target.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';
import { CopyrightNoticeEntity, CopyrightTakedownEntity, CounterNoticeEntity } from './copyright-notice.entity.js';

/** Copyright notices in PostgreSQL. Changing a notice, or anything that belongs to it, requires locking its row. */
export class PostgresCopyrightNotices implements CopyrightNotices {
  constructor(private readonly work: UnitOfWork) {}

  async add(notice: NewCopyrightNotice): Promise<number> {
    return (await this.work.add(CopyrightNoticeEntity, notice)).id;
  }

  async hold(id: number): Promise<CopyrightNoticeRecord | null> {
    const { em } = this.work;
    const row = await this.work.lock(CopyrightNoticeEntity, { id });
    if (row === null) return null;
    const takenDown = await em.find(CopyrightTakedownEntity, { noticeId: id }, { orderBy: { id: 'asc' } });
    const counters = await em.find(CounterNoticeEntity, { noticeId: id }, { orderBy: { id: 'asc' } });
    return recordOf(row, takenDown, counters);
  }

  async decide({ id, ...decided }: NoticeDecided, takenDown: readonly TakenDownItem[]): Promise<void> {
    for (const item of takenDown) this.work.em.create(CopyrightTakedownEntity, { ...item, noticeId: id });
    await this.work.change(CopyrightNoticeEntity, id, decided);
  }

  async addCounter(counter: NewCounterNotice): Promise<number | null> {
    const { noticeId, memberId } = counter;
    // The notice is locked, so nobody can add another counter-notice now.
    if ((await this.work.em.count(CounterNoticeEntity, { noticeId, memberId })) > 0) return null;
    return (await this.work.add(CounterNoticeEntity, counter)).id;
  }

  async decideCounter({ id, ...decided }: CounterDecided, restored: readonly number[]): Promise<void> {
    const items = await this.work.em.find(CopyrightTakedownEntity, { id: { $in: [...restored] } });
    for (const item of items) item.restoredAt = decided.decidedAt;
    await this.work.change(CounterNoticeEntity, id, decided);
  }
}

/** Index copyright_takedowns_held. A review that stayed with a merged business is its author's older one. */
const HELD_DOWN = `select from copyright_takedowns where target_type = $1 and target_id = $2 and restored_at is null
  union all select from reviews r join businesses b on b.id = r.business_id
    where $1 = 'review' and r.id = case when $1 = 'review' then $2::integer end and b.merged_into is not null
  limit 1`;

const HOLD = `select from copyright_notices
  where id in (select notice_id from copyright_takedowns where member_notice_id = $1) order by id for update`;

const END = `update copyright_takedowns t set restored_at = $2 from copyright_notices n
  where t.member_notice_id = $1 and t.restored_at is null and n.id = t.notice_id
  returning t.notice_id as "noticeId", t.path, n.email`;

/** Nothing is left to restore for this member. */
const SETTLE = `update copyright_counter_notices c
  set status = 'restored', reason = $2, decided_by = $3, decided_at = $4, version = version + 1
  from notices n where n.id = $1 and c.member_id = n.member_id and c.notice_id = $5 and c.status = 'waiting'
    and not exists (select from copyright_takedowns t
      where t.notice_id = c.notice_id and t.author_id = c.member_id and t.restored_at is null)`;

/** Content that copyright notices keep down, in PostgreSQL. */
export class PostgresCopyrightTakedowns implements CopyrightTakedowns {
  constructor(private readonly work: UnitOfWork) {}

  async isBlocked(item: ModerationTarget | Pick<CopyrightItem, 'targetType' | 'targetId'>): Promise<boolean> {
    return (await this.work.row(HELD_DOWN, [item.targetType, item.targetId])) !== null;
  }

  async hold(memberNoticeId: number): Promise<void> {
    await this.work.rows(HOLD, [memberNoticeId]);
  }

  async end(memberNoticeId: number, { reason, decidedBy, decidedAt }: TakedownEnd): Promise<EndedTakedown | null> {
    const ended = await this.work.row<EndedTakedown>(END, [memberNoticeId, decidedAt]);
    if (ended !== null) await this.work.rows(SETTLE, [memberNoticeId, reason, decidedBy, decidedAt, ended.noticeId]);
    return ended;
  }
}

function recordOf(
  { version: _, ...row }: InferEntity<typeof CopyrightNoticeEntity>,
  takenDown: readonly InferEntity<typeof CopyrightTakedownEntity>[],
  counters: readonly InferEntity<typeof CounterNoticeEntity>[],
): CopyrightNoticeRecord {
  const counterNotices = counters.map(({ version: __, ...counter }) => counter);
  return { ...row, takenDown: takenDown.map((each) => ({ ...each })), counterNotices } as CopyrightNoticeRecord;
}
