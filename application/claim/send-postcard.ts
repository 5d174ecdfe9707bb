import { MESSAGE } from '../../domain/outgoing/message-status.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { statusAfter } from '../../domain/shared/moves.js';
import type { AuditLog } from '../administration/audit.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { PrintedPostcards } from './ports.js';

/** A card that is out. */
export interface SentCard {
  readonly id: string;
  readonly sentAt: Date;
}

/** An administrator has put a printed card into the post: it waits no more, and its code can still be typed. */
export class SendPostcard {
  constructor(
    private readonly transaction: Transaction,
    private readonly postcards: PrintedPostcards,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Refuses with NOT_FOUND, and with CHANGED_MEANWHILE a card that is out or was taken back. */
  run(administrator: string, id: string): Promise<SentCard> {
    return this.transaction.run(async () => {
      const card = (await this.postcards.find(id)) ?? refuse('NOT_FOUND', 'Postcard not found');
      const status = statusAfter(POSTCARD, card.status, 'send');
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

/** The life of any message, with what is said of a card. */
const POSTCARD: typeof MESSAGE = {
  ...MESSAGE,
  refusal: {
    ...MESSAGE.refusal,
    message: 'This postcard waits no more: it was marked as sent or taken back. Please reload.',
  },
};
