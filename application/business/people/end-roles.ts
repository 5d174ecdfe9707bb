import type { Outbox } from '../../shared/outbox.js';
import type { Secrets } from '../../shared/secrets.js';
import { roleEndedEmail } from './people-emails.js';
import type { People } from './ports.js';

/**
 * Ends all roles in a business that gets another owner, or none, and emails the people. Open invitations go too. The
 * activity stays with the owner of its time.
 */
export class EndRoles {
  constructor(
    private readonly people: People,
    private readonly outbox: Outbox,
    private readonly secrets: Pick<Secrets, 'newId'>,
  ) {}

  /** Runs in the running transaction. */
  async of(business: { readonly id: number; readonly name: string }): Promise<void> {
    for (const memberId of await this.people.forget(business.id)) {
      await this.outbox.record(roleEndedEmail(business, memberId, 'owner', this.secrets.newId()));
    }
  }
}
