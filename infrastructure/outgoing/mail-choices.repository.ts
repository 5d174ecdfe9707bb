import type { MailChoices } from '../../application/outgoing/ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/** The members' flag `email_notifications`. Plain SQL, so that unsubscribing never conflicts with another change. */
export class PostgresMailChoices implements MailChoices {
  constructor(private readonly work: UnitOfWork) {}

  async switchOff(memberId: string): Promise<void> {
    await this.work.rows(
      `update users set email_notifications = false, updated_at = now(), version = version + 1
       where id = $1::uuid and email_notifications returning id`,
      [memberId],
    );
  }
}
