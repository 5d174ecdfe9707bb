import type { Outbox } from '../../shared/outbox.js';
import type { Secrets } from '../../shared/secrets.js';
import { roleEndedEmail } from './people-emails.js';
import type { People } from './ports.js';

export interface ForgetPorts {
  readonly people: People;
  readonly outbox: Outbox;
  readonly secrets: Pick<Secrets, 'newId'>;
}

/**
 * Ends all roles in a business whose owner changes, in the running transaction, and emails the people. Open invitations
 * and the activity of the former owner go too. Call it wherever a business gets another owner, or none.
 */
export async function forgetPeople(
  { people, outbox, secrets }: ForgetPorts,
  business: { readonly id: number; readonly name: string },
): Promise<void> {
  for (const memberId of await people.forget(business.id)) {
    await outbox.record(roleEndedEmail(business, memberId, 'owner', secrets.newId()));
  }
}

/** Ends all roles in the businesses of a member whose account is erased. */
export class EndRoles {
  constructor(
    private readonly people: People,
    private readonly outbox: Outbox,
    private readonly secrets: Pick<Secrets, 'newId'>,
  ) {}

  /** Runs in the running transaction. */
  async ofOwner(memberId: string): Promise<void> {
    const { people, outbox, secrets } = this;
    for (const business of await people.ofOwner(memberId)) await forgetPeople({ people, outbox, secrets }, business);
  }

  /** Runs in the running transaction. */
  of(business: { readonly id: number; readonly name: string }): Promise<void> {
    const { people, outbox, secrets } = this;
    return forgetPeople({ people, outbox, secrets }, business);
  }
}
