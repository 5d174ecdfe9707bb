import { MESSAGE } from '../../domain/outgoing/message-status.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { statusAfter } from '../../domain/shared/state-machine.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { PrintedPostcards } from './ports.js';

const NO_LONGER_WAITING = 'This postcard is no longer waiting: it was marked as sent, or canceled. Please reload.';

/** A postcard that was mailed. */
interface SentCard {
  readonly id: string;
  readonly sentAt: Date;
}

/** Marks a printed postcard as mailed. Its code still works. */
export class SendPostcard {
  constructor(
    private readonly transaction: Transaction,
    private readonly postcards: PrintedPostcards,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, or CHANGED_MEANWHILE if the card was already mailed or canceled. */
  run({ name: administrator }: AdministratorActor, id: string): Promise<SentCard> {
    return this.transaction.run(async () => {
      const card = (await this.postcards.find(id)) ?? refuse('NOT_FOUND', 'Postcard not found');
      const status = statusAfter(MESSAGE, card.status, 'send', NO_LONGER_WAITING);
      const sentAt = this.clock.now();
      await this.postcards.markSent(id, sentAt);
      await this.audit.write({
        actor: administrator,
        action: 'postcard.send',
        targetType: 'postcard',
        targetId: id,
        before: { status: card.status },
        after: { status, claimId: card.claimId },
        reason: null,
      });
      return { id, sentAt };
    });
  }
}
