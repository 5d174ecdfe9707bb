import { maskedRecipient } from '../../domain/outgoing/failure.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TestEmails, TestEmailResult } from './ports.js';

/** Sends a test email through the gateway of all emails, and reports what the gateway said. */
export class SendTestEmail {
  constructor(
    private readonly transaction: Transaction,
    private readonly emails: TestEmails,
    private readonly audit: AuditLog,
  ) {}

  /** A refusal of the gateway is a result, not an error. Sends outside of the transaction, because it may take long. */
  async run({ name: administrator }: AdministratorActor, to: string): Promise<TestEmailResult> {
    const result = await this.emails.send(to);
    await this.transaction.run(async () => {
      const id = await this.emails.record(result);
      await this.audit.write({
        actor: administrator,
        action: 'message.test',
        targetType: 'message',
        targetId: id,
        before: {},
        after: { to: maskedRecipient('mail', to), delivered: result.delivered, code: result.code },
        reason: null,
      });
    });
    return result;
  }
}
