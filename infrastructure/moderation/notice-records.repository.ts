import type { FilterQuery, InferEntity } from '@mikro-orm/postgresql';
import type { NoticeRecords, NewNoticeRecord, NoticeRecord } from '../../application/moderation/notice-ports.js';
import type { HidingNotice } from '../../domain/moderation/hold.js';
import { HIDING_NOTICES } from '../../domain/moderation/notice.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { NoticeEntity } from './notice.entity.js';

type NoticeRow = InferEntity<typeof NoticeEntity>;

/** Includes notices to every member, because a photo may have had several owners. Index notices_about. */
const HIDING = `select n.id, n.kind, n.until,
    exists (select from copyright_takedowns t where t.member_notice_id = n.id) as "isOfCopyright"
  from notices n
  where n.target_type = $1 and n.target_id = $2 and n.lifted_at is null and n.kind = any($3) order by n.id`;

const MARK_READ = `update notices set read_at = coalesce(read_at, $3) where id = $1 and member_id = $2 returning id`;

/** Notices in PostgreSQL, as entities. Statements that compare notices are plain SQL. */
export class PostgresNoticeRecords implements NoticeRecords {
  constructor(private readonly work: UnitOfWork) {}

  async add({ target, ...notice }: NewNoticeRecord): Promise<number> {
    const about = { targetType: target?.targetType ?? null, targetId: target?.targetId ?? null };
    return (await this.work.add(NoticeEntity, { ...notice, ...about })).id;
  }

  byToken(tokenHash: string): Promise<NoticeRecord | null> {
    return this.#hold({ tokenHash });
  }

  own(id: number, memberId: string): Promise<NoticeRecord | null> {
    return this.#hold({ id, memberId, tokenHash: { $ne: null } });
  }

  hiding({ targetType, targetId }: ModerationTarget): Promise<readonly HidingNotice[]> {
    return this.work.rows<HidingNotice>(HIDING, [targetType, targetId, HIDING_NOTICES]);
  }

  async lift(ids: readonly number[], now: Date): Promise<void> {
    await this.work.em.nativeUpdate(NoticeEntity, { id: { $in: [...ids] }, liftedAt: null }, { liftedAt: now });
  }

  async markRead(id: number, memberId: string, now: Date): Promise<boolean> {
    return (await this.work.row(MARK_READ, [id, memberId, now])) !== null;
  }

  async #hold(which: FilterQuery<NoticeRow>): Promise<NoticeRecord | null> {
    const row = await this.work.lock(NoticeEntity, which);
    return row === null ? null : noticeOf(row);
  }
}

/** Returns the moderation notice in a fully loaded row. */
export function noticeOf(row: NoticeRow): NoticeRecord {
  const { id, memberId, note, targetType, targetId, until, decidedBy, createdAt } = row;
  const { kind, reason } = row as Pick<NoticeRecord, 'kind' | 'reason'>;
  const target = targetType == null || targetId == null ? null : { targetType, targetId };
  const which = { targetSummary: row.targetSummary ?? null, targetPath: row.targetPath ?? null };
  return { id, memberId, kind, reason, note, target, ...which, until: until ?? null, decidedBy, createdAt };
}
