import type { ApprovalStatus } from '../../domain/business/approval.js';
import type { Category } from '../../domain/business/category.js';
import type { BusinessContent, PendingChanges } from '../../domain/business/content.js';
import type { LocationSource } from '../../domain/business/location-source.js';
import type { Takedown } from '../../domain/business/standing.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { VerificationState } from '../../domain/business/verification.js';
import type { Traits } from '../../domain/business/traits.js';
import type { Sort } from '../../domain/business/list-order.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import type { StateCode } from '../../domain/gazetteer/us-state.js';
import type { FitAnswer } from '../../domain/policy/fit.js';
import type { FitQuestion } from '../../domain/policy/question.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';
import type { NamedPet } from '../../domain/business/vocabulary/read-query.js';
import type { Understood } from '../../domain/business/vocabulary/understood.js';

/** The area of a search. */
export type Area =
  | { readonly kind: 'anywhere' }
  | {
      readonly kind: 'around';
      readonly origin: Point;
      readonly miles: number;
      /** Key of the named town, whose businesses are included at any distance. Null for a ZIP code or coordinates. */
      readonly town: string | null;
    }
  | { readonly kind: 'state'; readonly state: StateCode }
  /** A location that the gazetteer doesn't know, matched as text with city, state, and address. */
  | { readonly kind: 'address'; readonly text: string };

export interface BusinessFilters {
  /** The words to find, without those about a location or pet; null if there are none. */
  readonly text: string | null;
  readonly category: Category | null;
  readonly area: Area;
  readonly bounds: Bounds | null;
  readonly traits: Traits;
  /** The pets that want to come along; null if the search is about none. */
  readonly fit: FitFilter | null;
  /** True if the text is searched exactly as typed: without synonyms and corrections. Otherwise absent. */
  readonly exact?: true;
  /** What the text means beyond its words; absent without a text, and if it is searched exactly as typed. */
  readonly understood?: Understanding;
}

/** Pets that want to come along, and the answers that are good enough. */
export interface FitFilter extends FitQuestion {
  /** 'ask' accepts yes and ask; null accepts all. */
  readonly accepts: Exclude<FitAnswer, 'no'> | null;
}

export interface BusinessSearchRequest {
  readonly filters: BusinessFilters;
  readonly sort: Sort;
  /** 1 to MAX_PAGE_SIZE. */
  readonly limit: number;
  /**
   * The `next` cursor of the previous page; null for the first page. Throws INVALID_CURSOR for another search's cursor.
   */
  readonly cursor: string | null;
  /** True if the answer may be as old as a second; otherwise absent. */
  readonly mayBeCached?: true;
}

/** What a typed text means beyond the words to find. */
export interface Understanding {
  /** The whole text, as typed. */
  readonly typed: string;
  /** Words that say nothing here, as typed. */
  readonly dropped: readonly string[];
  /** The pet that became a filter; null if the text names none, or the caller gave pets. */
  readonly pet: NamedPet | null;
  /** The location that the search uses; null if the text names none, or the caller gave a location. */
  readonly location: string | null;
  /** Location and pets of the caller, without those of the text. */
  readonly own: Pick<BusinessFilters, 'area' | 'fit'>;
  /** Whether the circle may be wider, because the caller chose no radius, or allows it. */
  readonly mayWiden: boolean;
}

/** What a search understood; null without a text, and for a text that is searched exactly as typed. */
export interface WithUnderstood {
  readonly understood: Understood | null;
}

export type SearchPage = ListPage & WithUnderstood;

export interface MapPoints extends WithUnderstood {
  readonly json: JsonText;
  /** The origin of distances; null if the search, as it was relaxed, has none. */
  readonly origin: Point | null;
  readonly total: number;
  readonly capped: boolean;
}

export interface Facets extends WithUnderstood {
  /** JSON of a `BusinessFacets`. */
  readonly json: JsonText;
}

/**
 * Searches public businesses. A search that would find nothing is relaxed, unless its text is searched exactly as typed:
 * it requires fewer words, or its circle is wider. The map and the facets relax it in the same way.
 */
export abstract class BusinessSearch {
  abstract page(request: BusinessSearchRequest): Promise<SearchPage>;
  /** Returns at most MAX_MAP_POINTS points, or clusters if there are more: all of them, or those in view. */
  abstract map(filters: BusinessFilters, view: Bounds | null): Promise<MapPoints>;
}

/** Counts the results of a search with one more choice. */
export abstract class BusinessFacets {
  /** Each number is the total of that search, at most TOTAL_CAP. */
  abstract of(filters: BusinessFilters): Promise<Facets>;
}

/** Reads of public businesses other than searches. All return JSON of the public view. */
export abstract class BusinessReads {
  /**
   * Returns a `Business`, with `isSaved` for a member, or an `OwnerBusiness` for its owner; null if the viewer may see
   * none.
   */
  abstract detail(id: number, viewerId: string | null): Promise<JsonText | null>;
  /** Whether its page showed that the place closed, and that time is over. */
  abstract isGone(id: number): Promise<boolean>;
  /** Returns the community favorites, best first. */
  abstract favorites(page: PageRequest): Promise<ListPage>;
  /**
   * The businesses of a member, best first: all of them with the owner's fields if the viewer is this member, else the
   * public ones. Empty for an unknown member, so that nobody can test which ids exist.
   */
  abstract ownedBy(userId: string, viewerId: string | null, page: PageRequest): Promise<ListPage>;
  /** Returns the cards for the ids, in order and without duplicates. Omits unknown and hidden businesses. */
  abstract batch(ids: readonly number[]): Promise<JsonText>;
}

/** Reads for approving businesses. Each business is JSON of an `AdminBusiness`. */
export abstract class ApprovalReads {
  /** Returns the businesses waiting for an administrator, longest waiting first. */
  abstract waiting(page: PageRequest): Promise<ListPage>;
  /** Returns the number of businesses per state, as JSON of an `ApprovalStats`. */
  abstract figures(): Promise<JsonText>;
  /** Returns the business in any state; null if there is none, or if it was merged or deleted. */
  abstract one(id: number): Promise<JsonText | null>;
  /**
   * Like `one` for the page of the business, with `isSaved` if the administrator is signed in as a member too. Null also
   * if it was merged or is the member's own, because owners see their own view.
   */
  abstract shown(id: number, memberId: string | null): Promise<JsonText | null>;
}

/** Reads for verifying businesses. Each business is JSON of an `AdminBusiness`. */
export abstract class VerificationReads {
  /** Returns public businesses in this state: the longest listed first, or the longest verified first. */
  abstract inState(state: VerificationState, page: PageRequest): Promise<ListPage>;
}

/** A business as its owner and administrators change it. */
export interface BusinessRecord extends BusinessContent, Takedown {
  readonly id: number;
  readonly ownerId: string | null;
  readonly tier: ListingTier;
  /** False if its owner withdrew it, or an administrator hid, closed, or deleted it. */
  readonly isActive: boolean;
  readonly approvalStatus: ApprovalStatus;
  /** The administrator who decided last, and when. */
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  /** Why it was rejected, what needs revision, or why the last change of an approved business was refused. */
  readonly rejectionReason: string | null;
  readonly adminNotes: string | null;
  /** When and how its details were last confirmed. */
  readonly isVerified: boolean;
  readonly lastVerifiedAt: Date | null;
  readonly verificationSource: string | null;
  readonly verificationNotes: string | null;
  /** The administrator who decided last on its verification. */
  readonly verifiedBy: string | null;
  readonly pendingChanges: PendingChanges | null;
  /** The fields that an administrator changed, which no import changes. */
  readonly editedFields: readonly string[];
  /** The facts of its policy and hours that visitors dispute. */
  readonly disputed: readonly string[];
  readonly locationSource: LocationSource;
  /** Changes with each save. */
  readonly version: number;
}

/** Businesses for changes, in the running transaction. */
export abstract class Businesses {
  /** Adds a member's business, which counts as claimed, and returns its id. */
  abstract add(
    business: BusinessContent & { readonly ownerId: string; readonly tier: ListingTier },
    now: Date,
  ): Promise<number>;
  /** Adds an approved, public business without an owner and returns its id. */
  abstract addApproved(content: BusinessContent, administrator: string, now: Date): Promise<number>;
  /** Finds a business in any state and locks it until the transaction ends; null if there is none, or it was merged or deleted. */
  abstract find(id: number): Promise<BusinessRecord | null>;
  /** Like `find`, for a deleted business. */
  abstract findDeleted(id: number): Promise<BusinessRecord | null>;
  /** Saves a business that `find` returned in the same transaction. */
  abstract save(business: BusinessRecord): Promise<void>;
}

/** Facts that identify a business. */
export interface Likeness {
  readonly name: string;
  readonly phone: string | null;
  readonly website: string | null;
  /** Town and state of the address. There, the same name is enough for a match. */
  readonly city: string | null;
  readonly state: string | null;
  /** The exact position, if known. */
  readonly pin: Point | null;
  /** The pin, or else the center of the ZIP code or town. */
  readonly near: Point | null;
}

/** Public businesses that may be the same. */
export abstract class SimilarBusinesses {
  /** Returns JSON of at most `MAX_SIMILAR` cards with the `matches` of each, most likely first. */
  abstract of(likeness: Likeness): Promise<JsonText>;
}

/** Content of the badge on a business's own website. */
export interface BadgeFacts {
  readonly name: string;
  /** 0 without ratings. */
  readonly rating: number;
  readonly reviews: number;
}

/** Reads for the badge that owners put on their websites. */
export abstract class BadgeReads {
  /** Returns null if the business isn't public. */
  abstract of(id: number): Promise<BadgeFacts | null>;
}
