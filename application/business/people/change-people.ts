import type { GivenRole } from '../../../domain/business/people/role.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { Actor } from '../../shared/actor.js';
import { foundBusiness, holdFor, requireAt, roleAt } from './held-business.js';
import type { PeoplePorts } from './invite-people.js';
import { nameInEmail, ownerEmail, roleChangedEmail, roleEndedEmail } from './people-emails.js';
import type { HeldBusiness } from './ports.js';

const OWNER_STAYS = 'The owner cannot leave or be removed. Hand the business over first.';

type Person = HeldBusiness['people'][number];

/** Changes the roles of people in a business, removes them, and lets them leave. */
export class ChangePeople {
  constructor(private readonly ports: Omit<PeoplePorts, 'invitations' | 'clock'>) {}

  /** Throws BUSINESS_NOT_FOUND, FORBIDDEN, OWNER_STAYS, or PERSON_NOT_FOUND. */
  setRole({ userId }: Actor, businessId: number, memberId: string, role: GivenRole): Promise<void> {
    const { transaction, people, roles, outbox, secrets } = this.ports;
    return transaction.run(async () => {
      const business = await holdFor(people, userId, businessId, 'people');
      if (personOf(business, memberId).role === role) return;
      await people.put(businessId, memberId, role);
      await roles.record({ businessId, actorId: userId, action: 'role_changed', subjectId: memberId, role });
      await outbox.record(roleChangedEmail(business, memberId, role, secrets.newId()));
    });
  }

  /** Throws like `setRole`. */
  remove({ userId }: Actor, businessId: number, memberId: string): Promise<void> {
    const { transaction, people, roles, outbox, secrets } = this.ports;
    return transaction.run(async () => {
      const business = await holdFor(people, userId, businessId, 'people');
      const { role } = personOf(business, memberId);
      await people.remove(businessId, memberId);
      await roles.record({ businessId, actorId: userId, action: 'removed', subjectId: memberId, role });
      await outbox.record(roleEndedEmail(business, memberId, 'removed', secrets.newId()));
    });
  }

  /** Ends the actor's own role. Throws BUSINESS_NOT_FOUND, FORBIDDEN, or OWNER_STAYS. */
  leave({ userId }: Actor, businessId: number): Promise<void> {
    const { transaction, people, roles, outbox, secrets } = this.ports;
    return transaction.run(async () => {
      const business = foundBusiness(await people.hold(businessId, userId));
      if (business.owner?.memberId === userId) refuse('OWNER_STAYS', OWNER_STAYS);
      requireAt({ role: roleAt(business, userId), isPublic: business.isPublic }, 'leave');
      const { role, name } = personOf(business, userId);
      await people.remove(businessId, userId);
      await roles.record({ businessId, actorId: userId, action: 'left', role });
      for (const mail of ownerEmail(business, 'left', { who: nameInEmail(name), role, key: secrets.newId() }))
        await outbox.record(mail);
    });
  }
}

function personOf({ owner, people }: HeldBusiness, memberId: string): Person {
  if (owner?.memberId === memberId) refuse('OWNER_STAYS', OWNER_STAYS);
  const found = people.find((person) => person.memberId === memberId);
  return found ?? refuse('PERSON_NOT_FOUND', 'This person no longer has a role here. Please reload.');
}
