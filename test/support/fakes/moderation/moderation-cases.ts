import { mailboxOf } from '../../../../domain/account/account.js';
import {
  ModerationCases,
  PublishedContentReads,
  type ModerationCase,
  type NewReport,
  type PublishedContent,
} from '../../../../application/moderation/ports.js';
import type { ModerationTarget } from '../../../../domain/moderation/target.js';
import type { Memory } from '../memory.js';

const isOf =
  ({ targetType, targetId }: ModerationTarget) =>
  (each: ModerationTarget): boolean =>
    each.targetType === targetType && each.targetId === targetId;

function areOneMailbox(one: string | null = null, other: string | null = null): boolean {
  return one !== null && other !== null && mailboxOf(one) === mailboxOf(other);
}

export class FakeModerationCases extends ModerationCases {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async report(target: ModerationTarget, report: NewReport): Promise<number | null> {
    const { cases } = this.memory.changing;
    const { id } = (await this.findOpen(target)) ?? this.#open(target);
    const same = (other: NewReport): boolean => {
      if (report.reporterId === null || other.reporterId === null)
        return report.reporterId === other.reporterId && areOneMailbox(report.reporterEmail, other.reporterEmail);
      const [email, others] = [report.reporterId, other.reporterId].map((id) => this.#emailOf(id));
      return other.reporterId === report.reporterId || areOneMailbox(email, others);
    };
    const place = cases.findIndex((each) => each.id === id);
    const found = cases[place];
    if (found === undefined || found.reports.some(same)) return null;
    const reportId = cases.reduce((total, { reports }) => total + reports.length, 1);
    cases[place] = { ...found, reports: [...found.reports, { ...report, id: reportId, createdAt: new Date() }] };
    return reportId;
  }

  override async find(id: number): Promise<ModerationCase | null> {
    return this.memory.changing.cases.find((each) => each.id === id) ?? null;
  }

  override async findOpen(target: ModerationTarget): Promise<ModerationCase | null> {
    return this.memory.changing.cases.filter(isOf(target)).find(({ status }) => status === 'open') ?? null;
  }

  override async resolve(decided: ModerationCase): Promise<void> {
    const { changing } = this.memory;
    changing.cases = changing.cases.map((each) => (each.id === decided.id ? decided : each));
  }

  #emailOf(id: string): string | null {
    return this.memory.changing.members.find((member) => member.id === id)?.email ?? null;
  }

  #open({ targetType, targetId }: ModerationTarget): ModerationCase {
    const { cases } = this.memory.changing;
    const opened: ModerationCase = {
      ...{ id: cases.length + 1, targetType, targetId, status: 'open', createdAt: new Date(), reports: [] },
      ...{ action: null, reasonCode: null, note: null, days: null, decidedBy: null, decidedAt: null },
    };
    cases.push(opened);
    return opened;
  }
}

/** Published content that the test provides. */
export class FakePublishedContentReads extends PublishedContentReads {
  constructor(private readonly published: readonly (ModerationTarget & PublishedContent)[]) {
    super();
  }

  override async find(target: ModerationTarget): Promise<PublishedContent | null> {
    return this.published.find(isOf(target)) ?? null;
  }
}
