import { LockMode } from '@mikro-orm/postgresql';
import { Appeals, type AppealDecision, type AppealRecord } from '../../application/moderation/notice-ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { AppealEntity } from './appeal.entity.js';
import { noticeOf } from './notice-records.repository.js';
import { NoticeEntity } from './notice.entity.js';

// By SQL: one that is there already is no error, and the transaction goes on.
const ADD = `insert into appeals (notice_id, text, created_at) values ($1, $2, $3)
  on conflict (notice_id) do nothing returning id`;

/** The erasure of a member holds them too, before their notices go with their appeals. */
const HOLD_MEMBER = `select from users where id = (
  select n.member_id from appeals a join notices n on n.id = a.notice_id where a.id = $1) for key share`;

/** Appeals in PostgreSQL, as entities. */
export class PostgresAppeals extends Appeals {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async add(noticeId: number, text: string, now: Date): Promise<boolean> {
    return (await this.work.row(ADD, [noticeId, text, now])) !== null;
  }

  override async find(id: number): Promise<AppealRecord | null> {
    const { em } = this.work;
    await this.work.rows(HOLD_MEMBER, [id]);
    const row = await em.findOne(AppealEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row === null) return null;
    const notice = noticeOf(await em.findOneOrFail(NoticeEntity, row.noticeId));
    return { id: row.id, status: row.status, decidedBy: row.decidedBy ?? null, notice };
  }

  override async decide(id: number, decision: AppealDecision): Promise<void> {
    await this.work.em.nativeUpdate(AppealEntity, { id }, decision);
  }
}
