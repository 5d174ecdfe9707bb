import { mailboxOf } from '../../account/account.js';
import { daysAfter } from '../../shared/days.js';
import { refuse } from '../../shared/domain-error.js';
import type { GivenRole } from './role.js';

/** Product decision: days for which the link in an invitation works. */
export const INVITATION_DAYS = 7;

/** Product decision: people of a business, with its owner and open invitations. */
export const MAX_PEOPLE = 20;

/** Product decision: emails per invitation, the first one included. */
export const MAX_INVITATION_EMAILS = 4;

/** Product decision: invitations and resends of a member per day. */
export const MAX_INVITATIONS_PER_DAY = 20;

export const INVITATION_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

export type InvitationState = (typeof INVITATION_STATES)[number];

/** The states that the link shows: an open invitation can be expired. */
export const SHOWN_INVITATION_STATES = [...INVITATION_STATES, 'expired'] as const;

export type ShownInvitationState = (typeof SHOWN_INVITATION_STATES)[number];

/** How a viewer relates to an invitation: a `person` already has a role, and an `other` account has another address. */
export const INVITATION_VIEWERS = ['visitor', 'recipient', 'other', 'person'] as const;

export type InvitationViewer = (typeof INVITATION_VIEWERS)[number];

/** An invitation, as rules need it. */
export interface InvitationTerm {
  readonly state: InvitationState;
  readonly expiresAt: Date;
}

export const UNKNOWN_INVITATION =
  'This invitation does not exist any longer. Check that you copied the whole link, or ask the owner for a new one.';

const OVER: Readonly<Record<Exclude<ShownInvitationState, 'open'>, string>> = {
  accepted: 'This invitation was already accepted. You find the business in My Businesses.',
  declined: 'This invitation was declined. Ask the owner for a new one if you changed your mind.',
  withdrawn: 'This invitation was withdrawn. Ask the owner if you think this is a mistake.',
  expired: 'This invitation has expired. Ask the owner to send it again.',
};

/** Returns when a link sent now stops working. */
export const invitationUntil = (now: Date): Date => daysAfter(now, INVITATION_DAYS);

/** Returns the state of an invitation as its link shows it. */
export const shownState = ({ state, expiresAt }: InvitationTerm, now: Date): ShownInvitationState =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

/** Throws INVITATION_OVER unless the invitation can be answered. */
export function requireAnswerable(invitation: InvitationTerm, now: Date): void {
  const state = shownState(invitation, now);
  if (state !== 'open') refuse('INVITATION_OVER', OVER[state]);
}

/** Throws INVITATION_OVER unless the owner can still resend or withdraw it. Expired ones can be sent again. */
export function requirePending({ state }: InvitationTerm): void {
  if (state !== 'open') refuse('INVITATION_OVER', 'This invitation is no longer open. Please reload.');
}

/** Throws TOO_MANY_INVITATION_EMAILS if the invitation was emailed often enough. */
export function requireResendable(emails: number): void {
  if (emails >= MAX_INVITATION_EMAILS) {
    refuse(
      'TOO_MANY_INVITATION_EMAILS',
      `We emailed this invitation ${MAX_INVITATION_EMAILS} times. Withdraw it and check the address.`,
    );
  }
}

/** A person of a business, or its owner. */
export interface KnownPerson {
  readonly memberId: string;
  readonly email: string | null;
}

/** The people of a business when someone is invited or joins. */
export interface Crew {
  readonly owner: KnownPerson;
  readonly people: readonly (KnownPerson & { readonly role: GivenRole })[];
  /** Addresses of invitations that can still be accepted. */
  readonly invited: readonly string[];
}

const isAt = (email: string) => (person: KnownPerson) => person.email?.toLowerCase() === email;

/** Throws INVITATION_REFUSED for an address that needs no invitation, and TOO_MANY_PEOPLE. `email` is in lower case. */
export function requireInvitable({ owner, people, invited }: Crew, email: string): void {
  if (isAt(email)(owner)) refuse('INVITATION_REFUSED', 'This is your own address. You are the owner already.', 'email');
  if (people.some(isAt(email)))
    refuse('INVITATION_REFUSED', 'This person already has a role here. You can change it in the list.', 'email');
  // Each open invitation sends several emails, so an owner may have only one per mailbox.
  const open = invited.find((each) => mailboxOf(each) === mailboxOf(email));
  if (open !== undefined) {
    const whose = open === email ? 'This address' : `${open}, with the same mailbox,`;
    const how = 'You can send it again or withdraw it in the list.';
    refuse('INVITATION_REFUSED', `${whose} already has an open invitation. ${how}`, 'email');
  }
  if (1 + people.length + invited.length >= MAX_PEOPLE) {
    const how = 'Remove someone or withdraw an invitation first.';
    refuse('TOO_MANY_PEOPLE', `A business can have ${MAX_PEOPLE} people, with open invitations. ${how}`);
  }
}
