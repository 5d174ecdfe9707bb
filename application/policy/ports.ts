import type { BusinessContent } from '../../domain/business/content.js';
import type { EvidenceSource, FactState } from '../../domain/policy/evidence.js';
import type { FactKey } from '../../domain/policy/fact.js';
import type { FitPlace } from '../../domain/policy/fit.js';
import type { FactStatement, KnownFacts, NewStatement } from '../../domain/policy/known-facts.js';
import type { ListPage, PageRequest } from '../shared/page.js';

/** Where a place is: holidays and sunrise depend on it. */
type HoursPlace = Pick<BusinessContent, 'latitude' | 'longitude' | 'state'>;

/** Reads opening hours in OpenStreetMap's syntax. */
export abstract class HoursReader {
  /** Returns why a form can't store the hours, as a sentence for the person: unreadable, incomplete, or overlapping. */
  abstract problemIn(hours: string, place: HoursPlace): string | null;
  /** Returns why the hours can't be read, as a sentence for the person; null if they can. */
  abstract unreadable(hours: string, place: HoursPlace): string | null;
}

/** Who makes a statement. */
export interface Speaker {
  readonly source: Exclude<EvidenceSource, 'import'>;
  /** Null for an administrator, who is no member. */
  readonly memberId: string | null;
  /** A visitor's network, whose statements count once; null if unknown. Only a hash is stored, and only for a while. */
  readonly network: string | null;
  /** The review that the statements come with. They count while it is shown. */
  readonly reviewId?: number;
  /** The hash of the network, if only that is known. */
  readonly networkHash?: string | null;
}

/** A public business with its known facts. */
export interface HeldPlace {
  readonly id: number;
  readonly name: string;
  readonly ownerId: string | null;
  readonly known: KnownFacts;
}

/** Statements about facts, in the running transaction. */
export abstract class Facts {
  /**
   * Locks the member, then the business, until the transaction ends, so that statements are counted one after another.
   * Returns null if the business isn't public. Throws USER_NOT_FOUND if the account is closed. `memberId` is null for an
   * administrator, who is no member.
   */
  abstract hold(businessId: number, memberId: string | null): Promise<HeldPlace | null>;
  /** Returns when the member last made a statement about the fact that still counts; null if never. */
  abstract lastSaid(businessId: number, key: FactKey, memberId: string): Promise<Date | null>;
  /**
   * Records statements, computes the shown values again, and stores them with the business if they differ. Returns the
   * facts that are disputed now and were not before.
   */
  abstract say(businessId: number, statements: readonly NewStatement[], by: Speaker): Promise<readonly FactKey[]>;
  /** Withdraws what a review says about these facts, and computes the shown values again. */
  abstract withdraw(reviewId: number, keys: readonly FactKey[]): Promise<void>;
  /** Computes the shown values again after something other than a statement changed, such as a report. */
  abstract refresh(businessId: number): Promise<void>;
}

/** Members and administrators who look at a place. */
export interface PlaceViewers {
  readonly memberId: string | null;
  readonly isAdministrator: boolean;
}

/** What is known about a place and why. */
export interface KnownPlace extends FitPlace {
  readonly statements: readonly FactStatement[];
}

/** Administrators' list of places by the age of their policy. */
export interface PolicyListQuery {
  /** Only places with a fact in this state; null for all. */
  readonly state: Extract<FactState, 'disputed'> | null;
  /** Only places with or without an owner; null for all. */
  readonly owned: boolean | null;
}

/** Reads of facts. */
export abstract class FactReads {
  /** Returns what is known about a place; null if the viewer may not see it. */
  abstract place(businessId: number, viewers: PlaceViewers): Promise<KnownPlace | null>;
  /** Returns public places with a policy as JSON of a `PolicyEntry`, the longest unconfirmed first. */
  abstract byAge(query: PolicyListQuery, page: PageRequest): Promise<ListPage>;
}

/** A place whose owner is asked to confirm its policy. */
export interface UnconfirmedPlace {
  readonly businessId: number;
  readonly name: string;
  /** The recipient of the email. */
  readonly ownerId: string;
}

/** An owner who can be asked. */
export interface AskableOwner {
  readonly place: UnconfirmedPlace;
  /** When this owner was last asked about the place; null if never. */
  readonly askedAt: Date | null;
}

/** An emailed request to confirm a policy. */
export interface ConfirmationRecord {
  readonly id: number;
  readonly businessId: number;
  /** The recipient of the email. */
  readonly ownerId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** Whether the recipient got a newer link for the same business. */
  readonly isReplaced: boolean;
  /** The public business, if it still belongs to the recipient and their account is open; else null. */
  readonly place: HeldPlace | null;
}

/** Emailed requests to confirm a policy. */
export abstract class PolicyConfirmations {
  /** Returns public places whose owner said nothing, and was not asked, for CONFIRM_EVERY_DAYS. */
  abstract due(limit: number): Promise<readonly UnconfirmedPlace[]>;
  /** Returns the owner of a public place with a policy; null if nobody can be asked. */
  abstract askable(businessId: number): Promise<AskableOwner | null>;
  /**
   * Adds a request in the running transaction. Returns false if the owner can no longer be asked or, with `ifDue`, if the
   * place is no longer due.
   */
  abstract add(place: UnconfirmedPlace, link: NewLink): Promise<boolean>;
  /** Returns the request with this token; null if there is none. */
  abstract find(tokenHash: string): Promise<ConfirmationRecord | null>;
  /** Marks the request as used in the running transaction. Returns false if it was used before. */
  abstract use(id: number, now: Date): Promise<boolean>;
}

/** The link of a new request. */
export interface NewLink {
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly ifDue: boolean;
}
