import { MailChoices } from '../../application/outgoing/ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/** The flag `email_notifications` of members; by SQL, so that unsubscribing never fails for another change at that moment. */
export class PostgresMailChoices extends MailChoices {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async switchOff(memberId: string): Promise<void> {
    await this.work.rows(
      `update users set email_notifications = false, updated_at = now(), version = version + 1
       where id = $1::uuid and email_notifications returning id`,
      [memberId],
    );
  }
}
