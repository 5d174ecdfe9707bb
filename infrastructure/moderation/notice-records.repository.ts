import { NoticeRecords, type NewNoticeRecord } from '../../application/moderation/notice-ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { NoticeEntity } from './notice.entity.js';

/** Notices in PostgreSQL, as entities. */
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
}
