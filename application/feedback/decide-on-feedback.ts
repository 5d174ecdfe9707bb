import { decidedFeedback, MOVE_TO, type FeedbackDecision } from '../../domain/feedback/decision.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditEntry, AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { FeedbackRecord, Feedbacks } from './ports.js';

/** Sets the status of feedback, or completes it with the action taken. Writes the audit log. */
export class DecideOnFeedback {
  constructor(
    private readonly transaction: Transaction,
    private readonly feedbacks: Feedbacks,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws FEEDBACK_NOT_FOUND, FEEDBACK_MOVE_REFUSED, or INVALID_INPUT if it is reopened without a note. */
  run({ name: administrator }: AdministratorActor, id: number, decision: FeedbackDecision): Promise<void> {
    return this.transaction.run(async () => {
      const feedback = (await this.feedbacks.find(id)) ?? refuse('FEEDBACK_NOT_FOUND', 'Feedback not found');
      const decided = decidedFeedback(feedback, decision, administrator, this.clock.now());
      await this.feedbacks.decide(decided);
      const reason = decision.actionTaken ?? (decision.adminNotes || null);
      await this.audit.write({ ...entryOf(administrator, MOVE_TO[decision.status], feedback, decided), reason });
    });
  }
}

/** Returns the audit entry. It doesn't identify the sender, because the log is kept forever. */
export function entryOf(
  actor: string,
  move: string,
  before: FeedbackRecord,
  after: FeedbackRecord,
): Omit<AuditEntry, 'reason'> {
  return {
    ...{ actor, action: `feedback.${move}`, targetType: 'feedback', targetId: String(before.id) },
    before: shownOf(before),
    after: shownOf(after),
  };
}

function shownOf({ feedbackType, status, businessId }: FeedbackRecord) {
  return { feedbackType, status, businessId };
}
