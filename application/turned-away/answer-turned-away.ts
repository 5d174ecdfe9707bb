import { requireNotRemoved } from '../../domain/moderation/target.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { isOverdue, turnedAwayAfter } from '../../domain/turned-away/turned-away.js';
import type { BusinessRoles } from '../business/people/ports.js';
import { requireRole } from '../business/people/require-role.js';
import type { Actor } from '../shared/actor.js';
import { newsEmail, type EmailContent } from '../shared/outbox.js';
import type { JsonText } from '../shared/page.js';
import type { Transaction } from '../shared/transaction.js';
import { countReport, type CountPorts } from './count-report.js';
import type { StoredTurnedAway, TurnedAwayAnswers, TurnedAwayReads } from './ports.js';
import { foundReport } from './report-turned-away.js';

/** Adds or rewords the owner's public answer to a report. */
export class AnswerTurnedAway {
  constructor(
    private readonly transaction: Transaction,
    private readonly ports: CountPorts,
    private readonly answers: TurnedAwayAnswers,
    private readonly reads: Pick<TurnedAwayReads, 'reported'>,
    private readonly roles: BusinessRoles,
  ) {}

  /**
   * A late answer ends the dispute that the report is on its own. The writer gets an email about the first answer.
   * Throws TURNED_AWAY_NOT_FOUND, also for a report that an administrator hid, and FORBIDDEN unless the actor's
   * role allows it, for the member's own report, and if the answer was removed.
   */
  async run({ userId }: Actor, id: number, content: string): Promise<JsonText> {
    const { reports, facts, outbox, clock } = this.ports;
    await this.transaction.run(async () => {
      const found = shownReport(await reports.find(id));
      await requireRole(this.roles, found.place, userId, 'reviews');
      if (found.reporterId === userId) refuse('FORBIDDEN', 'You wrote this report. Delete it if it is wrong.');
      const report = await this.#settled(found);
      if (report.answer !== null) requireNotRemoved(report.answer);
      await this.answers.put({ reportId: id, responderId: userId, content, at: clock.now() });
      const { id: businessId } = report.place;
      await this.roles.record({ businessId, actorId: userId, action: 'report_answered', recordId: id });
      await reports.change(id, { status: turnedAwayAfter(report.status, 'answer') });
      if (report.status === 'unanswered') await facts.refresh(report.place.id);
      if (report.answer === null && report.reporterId !== null) {
        await outbox.record(newsEmail(`turned-away-answer:${id}`, report.reporterId, answered(report, content)));
      }
    });
    return this.reads.reported(id);
  }

  /** Returns the report. If its time is over and the job has not counted it yet, it counts first. */
  async #settled(report: StoredTurnedAway): Promise<StoredTurnedAway> {
    const { reports, clock } = this.ports;
    if (report.status !== 'waiting' || !isOverdue(report.answerBy, clock.now())) return report;
    await countReport(this.ports, report);
    return shownReport(await reports.find(report.id));
  }
}

function shownReport(report: StoredTurnedAway | null): StoredTurnedAway {
  return foundReport(report?.state === 'shown' ? report : null);
}

function answered({ place: { id, name } }: StoredTurnedAway, content: string): EmailContent {
  return {
    subject: `${name} answered your report`,
    paragraphs: [`The owner of ${name} answered your report that you were turned away:`, content],
    action: { label: 'Read the answer', path: `/business/${id}` },
  };
}
