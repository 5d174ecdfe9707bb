import { withAnswer } from '../../domain/feedback/answer.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import { entryOf } from './decide-on-feedback.js';
import type { Feedbacks } from './ports.js';

/** Records that an administrator answered the sender of feedback. Writes the audit log. */
export class RecordAnswer {
  constructor(
    private readonly transaction: Transaction,
    private readonly feedbacks: Feedbacks,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Removes the record if `isAnswered` is false. Throws FEEDBACK_NOT_FOUND or FEEDBACK_MOVE_REFUSED. */
  run({ name: administrator }: AdministratorActor, id: number, isAnswered: boolean): Promise<void> {
    return this.transaction.run(async () => {
      const feedback = (await this.feedbacks.find(id)) ?? refuse('FEEDBACK_NOT_FOUND', 'Feedback not found');
      const now = withAnswer(feedback, isAnswered, administrator, this.clock.now());
      await this.feedbacks.decide(now);
      const entry = entryOf(administrator, isAnswered ? 'answer' : 'unanswer', feedback, now);
      const before = { ...entry.before, isAnswered: !isAnswered };
      await this.audit.write({ ...entry, before, after: { ...entry.after, isAnswered }, reason: null });
    });
  }
}
