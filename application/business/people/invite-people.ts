import {
  invitationUntil,
  requireInvitable,
  requirePending,
  requireResendable,
} from '../../../domain/business/people/invitation.js';
import type { GivenRole } from '../../../domain/business/people/role.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { Actor } from '../../shared/actor.js';
import type { Clock } from '../../shared/clock.js';
import type { Outbox } from '../../shared/outbox.js';
import type { Secrets } from '../../shared/secrets.js';
import type { Transaction } from '../../shared/transaction.js';
import { holdFor } from './held-business.js';
import { invitationEmail, nameInEmail } from './people-emails.js';
import type { BusinessRoles, HeldBusiness, Invitation, Invitations, People } from './ports.js';

export interface PeoplePorts {
  readonly transaction: Transaction;
  readonly people: People;
  readonly invitations: Invitations;
  readonly roles: BusinessRoles;
  readonly outbox: Outbox;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Invites people to a business by email, resends an invitation, and withdraws it. */
export class InvitePeople {
  constructor(private readonly ports: PeoplePorts) {}

  /** Returns the invitation's id. Throws BUSINESS_NOT_FOUND, FORBIDDEN, INVITATION_REFUSED, or TOO_MANY_PEOPLE. */
  run(
    { userId }: Actor,
    businessId: number,
    given: { readonly email: string; readonly role: GivenRole },
  ): Promise<number> {
    const { transaction, people, invitations, roles, secrets, clock } = this.ports;
    return transaction.run(async () => {
      const business = await holdFor(people, userId, businessId, 'people');
      const email = given.email.toLowerCase();
      if (business.owner !== null) requireInvitable({ ...business, owner: business.owner }, email);
      const now = clock.now();
      await invitations.closeExpired(businessId, email, now);
      const token = secrets.newSecret();
      const invitation = {
        ...{ businessId, email, role: given.role, tokenHash: secrets.hashOf(token), invitedBy: userId },
        ...{ state: 'open' as const, emails: 1, expiresAt: invitationUntil(now), decidedAt: null },
      };
      const id = await invitations.add(invitation);
      await roles.record({ businessId, actorId: userId, action: 'invited', invitationId: id, role: given.role });
      await this.#send(business, invitation, token);
      return id;
    });
  }

  /** Sends a new link, which replaces the earlier one. Throws like `run`, INVITATION_OVER, or TOO_MANY_INVITATION_EMAILS. */
  resend({ userId }: Actor, businessId: number, id: number): Promise<void> {
    const { transaction, people, invitations, roles, secrets, clock } = this.ports;
    return transaction.run(async () => {
      const business = await holdFor(people, userId, businessId, 'people');
      const invitation = await this.#pending(businessId, id);
      requireResendable(invitation.emails);
      if (!business.invited.includes(invitation.email) && business.owner !== null)
        requireInvitable({ ...business, owner: business.owner }, invitation.email);
      const token = secrets.newSecret();
      const tokenHash = secrets.hashOf(token);
      const sent = { tokenHash, emails: invitation.emails + 1, expiresAt: invitationUntil(clock.now()) };
      await invitations.save({ ...invitation, ...sent });
      await roles.record({ businessId, actorId: userId, action: 'invitation_resent', invitationId: id });
      await this.#send(business, { ...invitation, tokenHash }, token);
    });
  }

  /** Ends the link. Throws like `run`, or INVITATION_OVER. */
  withdraw({ userId }: Actor, businessId: number, id: number): Promise<void> {
    const { transaction, people, invitations, roles, clock } = this.ports;
    return transaction.run(async () => {
      await holdFor(people, userId, businessId, 'people');
      const invitation = await this.#pending(businessId, id);
      await invitations.save({ ...invitation, state: 'withdrawn', decidedAt: clock.now() });
      await roles.record({ businessId, actorId: userId, action: 'invitation_withdrawn', invitationId: id });
    });
  }

  async #pending(businessId: number, id: number): Promise<Invitation> {
    const found = await this.ports.invitations.find(businessId, id);
    const invitation = found ?? refuse('INVITATION_NOT_FOUND', 'Invitation not found');
    requirePending(invitation);
    return invitation;
  }

  #send(business: HeldBusiness, { email, role, tokenHash }: Omit<Invitation, 'id'>, token: string): Promise<void> {
    const inviter = nameInEmail(business.owner?.name ?? null);
    return this.ports.outbox.record(invitationEmail(business, { email, role, inviter }, { token, tokenHash }));
  }
}
