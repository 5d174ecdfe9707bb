import type { FilterQuery, InferEntity } from '@mikro-orm/core';
import type { ModerationCases, ModerationCase, NewReport } from '../../application/moderation/ports.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import { accountsOfMailbox } from '../account/sanction-sql.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { ModerationCaseEntity, ReportEntity } from './moderation-case.entity.js';

type CaseRow = InferEntity<typeof ModerationCaseEntity>;

/** Locks the open case. If a decision on it is in progress, waits for it and then opens a new case. */
const HOLD_OR_OPEN = `
  insert into moderation_cases (target_type, target_id) values ($1, $2)
  on conflict (target_type, target_id) where status = 'open' do update set updated_at = now() returning id`;

/** Adds a report unless the person has one, from any of their accounts or addresses. Call it with the case locked. */
const ADD = `
  insert into reports (case_id, reason, description, reporter_id, reporter_email)
  select $1, $2, $3, $4::uuid, $5::text where not exists (
    select from reports r where r.case_id = $1 and case when $4::uuid is null
      then r.reporter_id is null and mailbox_of(r.reporter_email) = mailbox_of($5::text)
      else r.reporter_id in (${accountsOfMailbox('$4::uuid')}) end)
  on conflict do nothing returning id`;

export class PostgresModerationCases implements ModerationCases {
  constructor(private readonly work: UnitOfWork) {}

  async report({ targetType, targetId }: ModerationTarget, report: NewReport): Promise<number | null> {
    const { reason, description, reporterId, reporterEmail } = report;
    const open = await this.work.row<{ id: number }>(HOLD_OR_OPEN, [targetType, targetId]);
    const added = await this.work.row<{ id: number }>(ADD, [open?.id, reason, description, reporterId, reporterEmail]);
    return added?.id ?? null;
  }

  find(id: number): Promise<ModerationCase | null> {
    return this.#one({ id });
  }

  findOpen({ targetType, targetId }: ModerationTarget): Promise<ModerationCase | null> {
    return this.#one({ targetType, targetId, status: 'open' });
  }

  async resolve(decided: ModerationCase): Promise<void> {
    const { id, status, action, reasonCode, note, days, decidedBy, decidedAt } = decided;
    const decision = { status, action, reasonCode, note, days, decidedBy, decidedAt };
    await this.work.change(ModerationCaseEntity, id, decision);
  }

  async #one(which: FilterQuery<CaseRow>): Promise<ModerationCase | null> {
    const row = await this.work.lock(ModerationCaseEntity, which);
    if (row === null) return null;
    const reports = await this.work.em.find(
      ReportEntity,
      { caseId: row.id },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    const { updatedAt: _, version: __, ...found } = row;
    return { ...found, reports: reports.map(({ caseId: ___, ...report }) => report) } as unknown as ModerationCase;
  }
}
