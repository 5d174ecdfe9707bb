import { LockMode, type InferEntity } from '@mikro-orm/core';
import {
  CopyrightNotices,
  CopyrightTakedowns,
  type CopyrightItem,
  type CopyrightNoticeRecord,
  type CounterDecided,
  type NewCopyrightNotice,
  type NewCounterNotice,
  type NoticeDecided,
  type TakenDownItem,
} from '../../application/moderation/copyright-ports.js';
import type { ContentState } from '../../domain/moderation/target.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { CopyrightNoticeEntity } from './copyright-notice.entity.js';
import { CopyrightTakedownEntity } from './copyright-takedown.entity.js';
import { CounterNoticeEntity } from './counter-notice.entity.js';

/** Copyright notices in PostgreSQL: whoever changes one, or what belongs to it, holds its row. */
export class PostgresCopyrightNotices extends CopyrightNotices {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async add(notice: NewCopyrightNotice): Promise<number> {
    const { em } = this.work;
    const row = em.create(CopyrightNoticeEntity, notice);
    await em.persist(row).flush();
    return row.id;
  }

  override async hold(id: number): Promise<CopyrightNoticeRecord | null> {
    const { em } = this.work;
    const row = await em.findOne(CopyrightNoticeEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row === null) return null;
    const takenDown = await em.find(CopyrightTakedownEntity, { noticeId: id }, { orderBy: { id: 'asc' } });
    const counters = await em.find(CounterNoticeEntity, { noticeId: id }, { orderBy: { id: 'asc' } });
    return recordOf(row, takenDown, counters);
  }

  override async decide({ id, ...decided }: NoticeDecided, takenDown: readonly TakenDownItem[]): Promise<void> {
    const { em } = this.work;
    // The row that was found, so that its version is compared.
    em.assign(await em.findOneOrFail(CopyrightNoticeEntity, id), decided);
    for (const item of takenDown) em.persist(em.create(CopyrightTakedownEntity, { ...item, noticeId: id }));
    await em.flush();
  }

  override async addCounter(counter: NewCounterNotice): Promise<number | null> {
    const { em } = this.work;
    const { noticeId, memberId } = counter;
    // Its notice is held, so nobody else adds one meanwhile.
    if ((await em.count(CounterNoticeEntity, { noticeId, memberId })) > 0) return null;
    const row = em.create(CounterNoticeEntity, counter);
    await em.persist(row).flush();
    return row.id;
  }

  override async decideCounter({ id, ...decided }: CounterDecided, restored: readonly number[]): Promise<void> {
    const { em } = this.work;
    em.assign(await em.findOneOrFail(CounterNoticeEntity, id), decided);
    const items = await em.find(CopyrightTakedownEntity, { id: { $in: [...restored] } });
    for (const item of items) em.assign(item, { restoredAt: decided.decidedAt });
    await em.flush();
  }
}

// Two notices may name one thing: whoever decides on the second one waits here for the first.
const HOLD = `select pg_advisory_xact_lock(7232019, hashtext($1))`;

/** What notices hold down, in PostgreSQL. */
export class PostgresCopyrightTakedowns extends CopyrightTakedowns {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async heldDown({
    targetType,
    targetId,
  }: Pick<CopyrightItem, 'targetType' | 'targetId'>): Promise<ContentState | null> {
    await this.work.rows(HOLD, [`${targetType} ${targetId}`]);
    const which = { targetType, targetId, restoredAt: null };
    const first = await this.work.em.findOne(CopyrightTakedownEntity, which, { orderBy: { id: 'asc' } });
    return first?.stateBefore ?? null;
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
