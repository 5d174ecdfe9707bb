import { INVITATION_DAYS } from '../../../domain/business/people/invitation.js';
import { ROLE_LABEL, ROLE_WORDS, type GivenRole } from '../../../domain/business/people/role.js';
import { nameInMessage } from '../../../domain/claim/claim.js';
import { MESSAGE_KEY } from '../../../domain/outgoing/message-secret.js';
import { newsEmail, serviceEmail, type OutgoingMessage } from '../../shared/outbox.js';
import type { HeldBusiness } from './ports.js';

type Named = Pick<HeldBusiness, 'id' | 'name'>;

const roleName = (role: GivenRole): string => ROLE_LABEL[role].toLowerCase();

const SOMEONE = 'A member';

/** Returns a name as an email may show it: without anything that looks like a link. Null if nothing remains. */
export const nameInEmail = (name: string | null): string | null => nameInMessage(name ?? '') || null;

/** Returns the email with the link. `inviter` is null if they gave no name. */
export function invitationEmail(
  { name }: Named,
  { email, role, inviter }: { readonly email: string; readonly role: GivenRole; readonly inviter: string | null },
  secret: { readonly token: string; readonly tokenHash: string },
): OutgoingMessage {
  const key = MESSAGE_KEY.invitation(secret.tokenHash);
  return serviceEmail(
    key,
    { memberId: null, to: email },
    {
      subject: `Invitation to help manage ${name}`,
      paragraphs: [
        `${inviter ?? 'The owner'} invites you to ${name} as a ${roleName(role)}.`,
        ROLE_WORDS[role],
        `To accept, sign in with the account of this email address, or create one. The link works once, for ${INVITATION_DAYS} days. If you don’t know who invited you, ignore this email.`,
      ],
      action: { label: 'See the invitation', path: `/invitations/${secret.token}` },
    },
  );
}

/** Returns the email to the owner about a person who joined, left, or declined. */
export function ownerEmail(
  { id, name, owner }: HeldBusiness,
  what: 'joined' | 'left' | 'declined',
  { who, role, key }: { readonly who: string | null; readonly role: GivenRole; readonly key: string },
): readonly OutgoingMessage[] {
  if (owner === null) return [];
  const person = who ?? SOMEONE;
  const sentence = {
    joined: `${person} accepted your invitation and is now a ${roleName(role)} of ${name}.`,
    left: `${person} left ${name} and is no longer a ${roleName(role)}.`,
    declined: `${person} declined your invitation to ${name}.`,
  }[what];
  const subject = {
    joined: `${person} joined ${name}`,
    left: `${person} left ${name}`,
    declined: `Your invitation to ${name} was declined`,
  }[what];
  const action = { label: 'See the people', path: `/my-businesses/${id}/people` };
  return [newsEmail(`people:${id}:${what}:${key}`, owner.memberId, { subject, paragraphs: [sentence], action })];
}

/** Returns the email to a person whose role the owner changed. */
export function roleChangedEmail({ id, name }: Named, memberId: string, role: GivenRole, key: string): OutgoingMessage {
  return serviceEmail(
    `people:${id}:role:${key}`,
    { memberId, to: null },
    {
      subject: `You are now a ${roleName(role)} of ${name}`,
      paragraphs: [`The owner of ${name} changed your role to ${roleName(role)}.`, ROLE_WORDS[role]],
      action: { label: 'My Businesses', path: '/my-businesses' },
    },
  );
}

/** Returns the email to a person who lost their role. */
export function roleEndedEmail(
  { id, name }: Named,
  memberId: string,
  why: 'removed' | 'owner',
  key: string,
): OutgoingMessage {
  const reason =
    why === 'removed'
      ? `The owner of ${name} removed you.`
      : `${name} no longer belongs to the owner who invited you, so all roles there ended.`;
  return serviceEmail(
    `people:${id}:ended:${key}`,
    { memberId, to: null },
    {
      subject: `You no longer have a role at ${name}`,
      paragraphs: [`${reason} You can no longer act for this business.`],
    },
  );
}
