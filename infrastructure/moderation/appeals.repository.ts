import type { Appeals, AppealDecision, AppealRecord } from '../../application/moderation/notice-ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { AppealEntity } from './appeal.entity.js';
import { noticeOf } from './notice-records.repository.js';
import { NoticeEntity } from './notice.entity.js';

// Plain SQL, so that an existing appeal is no error and the transaction can continue.
const ADD = `insert into appeals (notice_id, text, created_at) values ($1, $2, $3)
  on conflict (notice_id) do nothing returning id`;

/** Erasing a member locks the member too, before deleting their notices and appeals. */
const HOLD_MEMBER = `select from users where id = (
  select n.member_id from appeals a join notices n on n.id = a.notice_id where a.id = $1) for key share`;

export class PostgresAppeals implements Appeals {
  constructor(private readonly work: UnitOfWork) {}

  async add(noticeId: number, text: string, now: Date): Promise<boolean> {
    return (await this.work.row(ADD, [noticeId, text, now])) !== null;
  }

  async find(id: number): Promise<AppealRecord | null> {
    await this.work.rows(HOLD_MEMBER, [id]);
    const row = await this.work.lock(AppealEntity, { id });
    if (row === null) return null;
    const notice = noticeOf(await this.work.em.findOneOrFail(NoticeEntity, row.noticeId));
    return { id: row.id, status: row.status, decidedBy: row.decidedBy ?? null, notice };
  }

  async decide(id: number, decision: AppealDecision): Promise<void> {
    await this.work.em.nativeUpdate(AppealEntity, { id }, decision);
  }
}
