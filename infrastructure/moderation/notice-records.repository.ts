import { LockMode, type FilterQuery, type InferEntity } from '@mikro-orm/postgresql';
import { NoticeRecords, type NewNoticeRecord, type NoticeRecord } from '../../application/moderation/notice-ports.js';
import { HIDING_NOTICES } from '../../domain/moderation/notice.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { NoticeEntity } from './notice.entity.js';

type NoticeRow = InferEntity<typeof NoticeEntity>;

// Of the same member, so that index notices_of_member finds the few there are.
const HIDDEN_BY_ANOTHER = `select o.id from notices n join notices o using (member_id, target_type, target_id)
  where n.id = $1 and o.id <> n.id and o.lifted_at is null and o.kind = any($2) limit 1`;

/** Notices in PostgreSQL, as entities; by SQL what compares them. */
export class PostgresNoticeRecords extends NoticeRecords {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async add({ target, ...notice }: NewNoticeRecord): Promise<number> {
    const { em } = this.work;
    const about = { targetType: target?.targetType ?? null, targetId: target?.targetId ?? null };
    const row = em.create(NoticeEntity, { ...notice, ...about });
    await em.persist(row).flush();
    return row.id;
  }

  override byToken(tokenHash: string): Promise<NoticeRecord | null> {
    return this.#hold({ tokenHash });
  }

  override own(id: number, memberId: string): Promise<NoticeRecord | null> {
    return this.#hold({ id, memberId });
  }

  override async lift(id: number, now: Date): Promise<boolean> {
    await this.work.em.nativeUpdate(NoticeEntity, { id, liftedAt: null }, { liftedAt: now });
    return (await this.work.row(HIDDEN_BY_ANOTHER, [id, HIDING_NOTICES])) === null;
  }

  override async markRead(id: number, now: Date): Promise<void> {
    await this.work.em.nativeUpdate(NoticeEntity, { id, readAt: null }, { readAt: now });
  }

  async #hold(which: FilterQuery<NoticeRow>): Promise<NoticeRecord | null> {
    const row = await this.work.em.findOne(NoticeEntity, which, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return row === null ? null : noticeOf(row);
  }
}

/** The notice in a row that was read whole. */
export function noticeOf(row: NoticeRow): NoticeRecord {
  const { id, memberId, kind, reason, note, targetType, targetId, until, decidedBy, createdAt } = row;
  const target = targetType == null || targetId == null ? null : { targetType, targetId };
  const which = { targetSummary: row.targetSummary ?? null, targetPath: row.targetPath ?? null };
  return { id, memberId, kind, reason, note, target, ...which, until: until ?? null, decidedBy, createdAt };
}
