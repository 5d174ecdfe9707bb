import { refuse } from '../../domain/shared/domain-error.js';
import type { MoveListing } from '../business/move-listing.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { DecideOnFeedback } from './decide-on-feedback.js';
import type { Feedbacks } from './ports.js';

/** The action taken, as administrators and the sender read it. */
const ACTION = 'Marked the place as permanently closed.';

/** Closes the place that a report is about, and completes the report. Each gets its audit log entry. */
export class CloseReported {
  constructor(
    private readonly transaction: Transaction,
    private readonly feedbacks: Feedbacks,
    private readonly moveListing: MoveListing,
    private readonly decideOnFeedback: DecideOnFeedback,
  ) {}

  /**
   * Throws FEEDBACK_NOT_FOUND, FEEDBACK_MOVE_REFUSED if it is not about a listing or is completed, and the errors of
   * `MoveListing`. Then nothing is changed.
   */
  run(administrator: AdministratorActor, id: number, reason: string): Promise<void> {
    return this.transaction.run(async () => {
      const { businessId } = (await this.feedbacks.find(id)) ?? refuse('FEEDBACK_NOT_FOUND', 'Feedback not found');
      if (businessId === null) refuse('FEEDBACK_MOVE_REFUSED', 'This feedback is not about a listing.');
      await this.decideOnFeedback.run(administrator, id, { status: 'completed', actionTaken: ACTION });
      await this.moveListing.run(administrator, businessId, { move: 'close', reason });
    });
  }
}
