import {
  requireAnswerable,
  shownState,
  UNKNOWN_INVITATION,
  type InvitationViewer,
  type ShownInvitationState,
} from '../../../domain/business/people/invitation.js';
import type { GivenRole } from '../../../domain/business/people/role.js';
import { maskedRecipient } from '../../../domain/outgoing/failure.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { Members } from '../../account/ports.js';
import type { Actor } from '../../shared/actor.js';
import { roleAt } from './held-business.js';
import type { PeoplePorts } from './invite-people.js';
import { nameInEmail, ownerEmail } from './people-emails.js';
import type { HeldBusiness, Invitation } from './ports.js';

/** The invitation as the page behind its link shows it. */
export interface ShownInvitation {
  readonly state: ShownInvitationState;
  readonly role: GivenRole;
  /** Masked: the link alone does not reveal it. */
  readonly email: string;
  readonly business: { readonly id: number; readonly name: string };
  /** Null if the owner gave no name. */
  readonly invitedBy: string | null;
  readonly expiresAt: Date;
  readonly viewer: InvitationViewer;
}

type Found = Invitation & { readonly business: HeldBusiness };

/** Shows, accepts, and declines invitations. Their link is for the account with the confirmed address only. */
export class AnswerInvitation {
  constructor(private readonly ports: PeoplePorts & { readonly members: Members }) {}

  /** Changes and locks nothing. Throws INVITATION_NOT_FOUND. */
  show(viewer: Actor | null, token: string): Promise<ShownInvitation> {
    const { transaction, invitations, people, secrets, clock } = this.ports;
    return transaction.run(async () => {
      const found = (await invitations.byToken(secrets.hashOf(token))) ?? refuseUnknown();
      const { email, role, expiresAt } = found;
      const business = (await people.find(found.businessId)) ?? refuseUnknown();
      const { id, name, owner } = business;
      return {
        ...{ state: shownState(found, clock.now()), role, expiresAt },
        ...{ email: maskedRecipient('mail', email), business: { id, name }, invitedBy: owner?.name ?? null },
        viewer: await this.#viewer(viewer, business, email),
      };
    }, 'preparation');
  }

  /**
   * Throws INVITATION_NOT_FOUND, INVITATION_OVER, INVITATION_REFUSED if the member already has a role, or
   * INVITATION_OF_OTHERS if the account has another address.
   */
  accept(actor: Actor, token: string): Promise<void> {
    const { transaction, people, invitations, roles, outbox, clock } = this.ports;
    return transaction.run(async () => {
      const { business, ...invitation } = await this.#answerable(actor, token);
      const [{ userId: memberId }, { id: businessId }, { role }] = [actor, business, invitation];
      if (roleAt(business, memberId) !== null)
        refuse('INVITATION_REFUSED', 'You already have a role in this business.');
      await people.put(businessId, memberId, role);
      await invitations.save({ ...invitation, state: 'accepted', decidedAt: clock.now() });
      await roles.record({ businessId, actorId: memberId, action: 'joined', role });
      const account = await this.ports.members.find(memberId);
      const who = nameInEmail(fullName(account)) ?? invitation.email;
      for (const mail of ownerEmail(business, 'joined', { who, role, key: String(invitation.id) }))
        await outbox.record(mail);
    });
  }

  /** Throws like `accept`. */
  decline(actor: Actor, token: string): Promise<void> {
    const { transaction, invitations, roles, outbox, clock } = this.ports;
    return transaction.run(async () => {
      const { business, ...invitation } = await this.#answerable(actor, token);
      const { id, role, email } = invitation;
      await invitations.save({ ...invitation, state: 'declined', decidedAt: clock.now() });
      const declined = { businessId: business.id, actorId: actor.userId, invitationId: id };
      await roles.record({ ...declined, action: 'invitation_declined' });
      for (const mail of ownerEmail(business, 'declined', { who: email, role, key: String(id) }))
        await outbox.record(mail);
    });
  }

  async #answerable(actor: Actor, token: string): Promise<Found> {
    const found = await this.#found(token, actor);
    requireAnswerable(found, this.ports.clock.now());
    if ((await this.#viewer(actor, found.business, found.email)) === 'other') {
      const whose = maskedRecipient('mail', found.email);
      refuse('INVITATION_OF_OTHERS', `This invitation is for ${whose}. Sign in with the account of that address.`);
    }
    return found;
  }

  /** Reads the invitation again after locking its business, so that it is answered once. */
  async #found(token: string, { userId }: Actor): Promise<Found> {
    const { invitations, people, secrets } = this.ports;
    const hash = secrets.hashOf(token);
    const first = (await invitations.byToken(hash)) ?? refuseUnknown();
    const business = (await people.hold(first.businessId, userId)) ?? refuseUnknown();
    const invitation = (await invitations.byToken(hash)) ?? refuseUnknown();
    return { ...invitation, business };
  }

  async #viewer(viewer: Actor | null, business: HeldBusiness, email: string): Promise<InvitationViewer> {
    if (viewer === null) return 'visitor';
    if (roleAt(business, viewer.userId) !== null) return 'person';
    const account = await this.ports.members.find(viewer.userId);
    return account?.email?.toLowerCase() === email ? 'recipient' : 'other';
  }
}

function refuseUnknown(): never {
  return refuse('INVITATION_NOT_FOUND', UNKNOWN_INVITATION);
}

function fullName(
  account: { readonly firstName: string | null; readonly lastName: string | null } | null,
): string | null {
  return [account?.firstName, account?.lastName].filter(Boolean).join(' ') || null;
}
