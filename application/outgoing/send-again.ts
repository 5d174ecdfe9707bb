import { MESSAGE } from '../../domain/outgoing/message-status.js';
import { WORN_OUT } from '../../domain/outgoing/message-secret.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { statusAfter } from '../../domain/shared/state-machine.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { KeptMessage, KeptMessages } from './ports.js';

/** Resends a message that couldn't be delivered. */
export class SendAgain {
  constructor(
    private readonly transaction: Transaction,
    private readonly messages: KeptMessages,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws NOT_FOUND, or CHANGED_MEANWHILE if the message was sent, is waiting, isn't wanted, or has a code or link
   * that no longer works.
   */
  run({ name: administrator }: AdministratorActor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const message = (await this.messages.find(id)) ?? refuse('NOT_FOUND', 'Message not found');
      const status = statusAfter(MESSAGE, message.status, 'resend', refusalOf(message));
      const { kind, attempts, lastError } = message;
      if (message.wornOut !== null)
        refuse('CHANGED_MEANWHILE', `This message cannot be resent. ${WORN_OUT[message.wornOut]}`);
      await this.messages.queueAgain(id, administrator, this.clock.now());
      await this.audit.write({
        actor: administrator,
        action: 'message.resend',
        targetType: 'message',
        targetId: id,
        before: { kind, status: message.status, attempts, lastError },
        after: { kind, status },
        reason: null,
      });
    });
  }
}

function refusalOf({ status, resentBy }: KeptMessage): string {
  const who = resentBy === null ? '' : ` ${resentBy} resent it.`;
  if (status === 'queued') return `This message is already queued.${who} Please reload.`;
  if (status === 'sent') return `This message was already sent.${who} Please reload.`;
  return `This message will not be sent because the recipient does not want it.${who} Please reload.`;
}
