import { MESSAGE } from '../../domain/outgoing/message-status.js';
import { WORN_OUT } from '../../domain/outgoing/worn-out.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { statusAfter } from '../../domain/shared/moves.js';
import type { AuditLog } from '../administration/audit.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { KeptMessage, KeptMessages } from './ports.js';

/** An administrator has a message tried again that could not be delivered. */
export class SendAgain {
  constructor(
    private readonly transaction: Transaction,
    private readonly messages: KeptMessages,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses with NOT_FOUND, and with CHANGED_MEANWHILE one that is out, waits already, was not wanted, or brings a code or a
   * link that works no more.
   */
  run(administrator: string, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const message = (await this.messages.find(id)) ?? refuse('NOT_FOUND', 'Message not found');
      const status = statusAfter(machineFor(message), message.status, 'resend');
      if (message.wornOut !== null) refuse('CHANGED_MEANWHILE', `It is not sent again. ${WORN_OUT[message.wornOut]}`);
      await this.messages.queueAgain(id, administrator, this.clock.now());
      await this.audit.write({
        actor: administrator,
        action: 'message.resend',
        targetType: 'message',
        targetId: id,
        before: {
          kind: message.kind,
          status: message.status,
          attempts: message.attempts,
          lastError: message.lastError,
        },
        after: { kind: message.kind, status },
        reason: null,
      });
    });
  }
}

function machineFor(message: KeptMessage): typeof MESSAGE {
  return { ...MESSAGE, refusal: { ...MESSAGE.refusal, message: refusalOf(message) } };
}

function refusalOf({ status, resentBy }: KeptMessage): string {
  const who = resentBy === null ? '' : ` ${resentBy} had it sent again.`;
  if (status === 'queued') return `This message waits to be delivered already.${who} Please reload.`;
  if (status === 'sent') return `This message is out already.${who} Please reload.`;
  return `This message is not sent any more: its recipient does not want it.${who} Please reload.`;
}
