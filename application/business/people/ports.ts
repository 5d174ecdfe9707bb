import type { Activity } from '../../../domain/business/people/activity.js';
import type { Crew, InvitationState } from '../../../domain/business/people/invitation.js';
import type { GivenRole, Role } from '../../../domain/business/people/role.js';
import type { JsonText, ListPage, PageRequest } from '../../shared/page.js';

/** Something that a person of a business did. */
export interface NewActivity {
  readonly businessId: number;
  readonly actorId: string;
  readonly action: Activity;
  /** The review or report; absent for other actions. */
  readonly recordId?: number;
  /** The person it was about; absent for other actions. */
  readonly subjectId?: string;
  readonly invitationId?: number;
  readonly role?: GivenRole;
}

/** Who may act for a business, and what they did, in the running transaction. */
export abstract class BusinessRoles {
  /** Returns the role that the owner gave the member; null if there is none. */
  abstract of(businessId: number, memberId: string): Promise<GivenRole | null>;
  /** Returns the members with a role that the owner gave them. */
  abstract members(businessId: number): Promise<readonly string[]>;
  abstract record(activity: NewActivity): Promise<void>;
}

/** A business with its people, locked. */
export interface HeldBusiness extends Omit<Crew, 'owner'> {
  readonly id: number;
  readonly name: string;
  readonly isPublic: boolean;
  /** Null if nobody owns it, or the owner has closed their account. */
  readonly owner: (Crew['owner'] & { readonly name: string | null }) | null;
  readonly people: readonly (Crew['people'][number] & { readonly name: string | null })[];
}

/** The people of businesses, in the running transaction. */
export abstract class People {
  /**
   * Locks the member's account against being closed, then the business. Returns null if there is no such business. Throws
   * USER_NOT_FOUND if the account is closed.
   */
  abstract hold(businessId: number, memberId: string): Promise<HeldBusiness | null>;
  /** Returns the business without locks, to show it; null if there is none. */
  abstract find(businessId: number): Promise<HeldBusiness | null>;
  /** Adds a person or changes their role. The person's own review no longer counts. */
  abstract put(businessId: number, memberId: string, role: GivenRole): Promise<void>;
  abstract remove(businessId: number, memberId: string): Promise<void>;
  /** Removes all people and invitations. Returns the ids of the people. */
  abstract forget(businessId: number): Promise<readonly string[]>;
}

export interface Invitation {
  readonly id: number;
  readonly businessId: number;
  /** In lower case. */
  readonly email: string;
  readonly role: GivenRole;
  readonly tokenHash: string;
  readonly invitedBy: string;
  readonly state: InvitationState;
  readonly emails: number;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
}

/** Invitations, in the running transaction. */
export abstract class Invitations {
  abstract add(invitation: Omit<Invitation, 'id'>): Promise<number>;
  /** Finds an invitation of the business; null if there is none. Hold the business first. */
  abstract find(businessId: number, id: number): Promise<Invitation | null>;
  abstract byToken(tokenHash: string): Promise<Invitation | null>;
  /** Closes the expired invitations to an address, so that it can be invited again. */
  abstract closeExpired(businessId: number, email: string, now: Date): Promise<void>;
  abstract save(invitation: Invitation): Promise<void>;
}

/** A business as a member sees it. */
export interface PlaceOfMember {
  readonly role: Role | null;
  readonly isPublic: boolean;
}

/** Reads of people. They come from the primary, so that a removed person sees nothing on the next request. */
export abstract class PeopleReads {
  /** Returns null if there is no such business. */
  abstract place(businessId: number, memberId: string): Promise<PlaceOfMember | null>;
  /** Returns JSON of a `BusinessPeople`. */
  abstract people(businessId: number, memberId: string, withInvitations: boolean): Promise<JsonText>;
  /** Returns JSON of an `OpenInvitation`; null if there is none. */
  abstract invitation(businessId: number, id: number): Promise<JsonText | null>;
  /** Returns what people did for the present owner, the newest first. Invited addresses are for the owner only. */
  abstract activity(businessId: number, withInvitations: boolean, page: PageRequest): Promise<ListPage>;
  /** Returns the businesses in which the member has a role that an owner gave them, the latest first. */
  abstract shared(memberId: string, page: PageRequest): Promise<ListPage>;
}
