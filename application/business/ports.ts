import type { ApprovalStatus } from '../../domain/business/approval.js';
import type { Category } from '../../domain/business/category.js';
import type { BusinessContent, PendingChanges } from '../../domain/business/content.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { VerificationState } from '../../domain/business/verification.js';
import type { Traits } from '../../domain/business/traits.js';
import type { Sort } from '../../domain/business/list-order.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import type { StateCode } from '../../domain/gazetteer/us-state.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** Where a search looks. */
export type Area =
  | { readonly kind: 'anywhere' }
  | {
      readonly kind: 'around';
      readonly origin: Point;
      readonly miles: number;
      /**
       * Key of the town that was named: businesses there belong to the list whatever their distance. Null for a ZIP or
       * coordinates.
       */
      readonly town: string | null;
    }
  | { readonly kind: 'state'; readonly state: StateCode }
  /** A location the gazetteer does not know: matched as text against city, state and address. */
  | { readonly kind: 'address'; readonly text: string };

export interface BusinessFilters {
  /** What the person typed, trimmed; null for none. */
  readonly text: string | null;
  readonly category: Category | null;
  readonly area: Area;
  readonly bounds: Bounds | null;
  readonly traits: Traits;
}

export interface BusinessSearchRequest {
  readonly filters: BusinessFilters;
  readonly sort: Sort;
  /** 1 to MAX_PAGE_SIZE. */
  readonly limit: number;
  /**
   * Where the page before ended, as that page gave it; null for the first page. A cursor of another search:
   * INVALID_CURSOR.
   */
  readonly cursor: string | null;
}

export interface MapPoints {
  readonly json: JsonText;
  readonly total: number;
  readonly capped: boolean;
}

/** Finds public businesses. */
export abstract class BusinessSearch {
  abstract page(request: BusinessSearchRequest): Promise<ListPage>;
  /** At most MAX_MAP_POINTS points, or clusters where there are more. */
  abstract map(filters: BusinessFilters): Promise<MapPoints>;
}

/** How many businesses a search would find with one choice more. */
export abstract class BusinessFacets {
  /** JSON of a `BusinessFacets`; each number is the total of that search, at most TOTAL_CAP. */
  abstract of(filters: BusinessFilters): Promise<JsonText>;
}

/** Reads of public businesses that are no search; each answer is JSON text of the public view. */
export abstract class BusinessReads {
  /**
   * A `Business`, for a member with `isSaved`, or an `OwnerBusiness` for its owner; null where there is none that the viewer
   * may see.
   */
  abstract detail(id: number, viewerId: string | null): Promise<JsonText | null>;
  /** Favourites of the community, best first. */
  abstract favorites(page: PageRequest): Promise<ListPage>;
  /** The businesses of a member, best first: the public ones, or for the owner all of them with the owner's fields. */
  abstract ownedBy(userId: string, view: 'public' | 'owner', page: PageRequest): Promise<ListPage>;
  /** The cards of these ids in their order, each once; what is unknown or not public is left out. */
  abstract batch(ids: readonly number[]): Promise<JsonText>;
}

/** Reads for the approval of businesses; each business is JSON text of an `AdminBusiness`. */
export abstract class ApprovalReads {
  /** A page of the businesses that wait for an administrator, the longest waiting first. */
  abstract waiting(page: PageRequest): Promise<ListPage>;
  /** How many stand where: JSON of an `ApprovalStats`. */
  abstract figures(): Promise<JsonText>;
  /** In whatever state it is; null where there is none. */
  abstract one(id: number): Promise<JsonText | null>;
}

/** Reads for the verification of businesses; each is JSON text of an `AdminBusiness`. */
export abstract class VerificationReads {
  /** A page of the public businesses that stand there: the longest listed first, of the verified ones the longest verified. */
  abstract inState(state: VerificationState, page: PageRequest): Promise<ListPage>;
}

/** A business as its owner and administrators change it. */
export interface BusinessRecord extends BusinessContent {
  readonly id: number;
  readonly ownerId: string | null;
  readonly tier: ListingTier;
  /** False: its owner has withdrawn it. */
  readonly isActive: boolean;
  readonly approvalStatus: ApprovalStatus;
  /** The administrator who decided last, and when. */
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  /** Why it was rejected, or what must be revised. */
  readonly rejectionReason: string | null;
  readonly adminNotes: string | null;
  /** When somebody made sure last that it is as it says, and by what. */
  readonly isVerified: boolean;
  readonly lastVerifiedAt: Date | null;
  readonly verificationSource: string | null;
  readonly verificationNotes: string | null;
  /** The administrator who decided last whether it is as it says. */
  readonly verifiedBy: string | null;
  readonly pendingChanges: PendingChanges | null;
  /** Another one after every change. */
  readonly version: number;
}

/** Businesses for changes, in the running transaction. */
export abstract class Businesses {
  /** Adds a business of a member, who counts as its claimant; answers its id. */
  abstract add(
    business: BusinessContent & { readonly ownerId: string; readonly tier: ListingTier },
    now: Date,
  ): Promise<number>;
  /** Adds a business that nobody owns, approved by an administrator and so public at once; answers its id. */
  abstract addApproved(content: BusinessContent, administrator: string, now: Date): Promise<number>;
  /** In whatever state it is, held for a change until the transaction ends; null where there is none, or it was merged. */
  abstract find(id: number): Promise<BusinessRecord | null>;
  /** Saves what `find` found in the same transaction. */
  abstract save(business: BusinessRecord): Promise<void>;
}

/** What a business may be recognised by. */
export interface Likeness {
  readonly name: string;
  readonly phone: string | null;
  readonly website: string | null;
  /** The town that its address names, with its state; there the same name is enough. */
  readonly city: string | null;
  readonly state: string | null;
  /** Where exactly it is, where that is known. */
  readonly pin: Point | null;
  /** The pin, else the middle of its ZIP code or town. */
  readonly near: Point | null;
}

/** Public businesses that may be the same one. */
export abstract class SimilarBusinesses {
  /** JSON of an array of at most `MAX_SIMILAR` cards, the likeliest first. */
  abstract of(likeness: Likeness): Promise<JsonText>;
}

/** What a place's own website shows of it. */
export interface BadgeFacts {
  readonly name: string;
  /** 0 where nobody has rated it yet. */
  readonly rating: number;
  readonly reviews: number;
}

/** Reads for the badge that owners put on their own websites. */
export abstract class BadgeReads {
  /** Of a public business; null for any other. */
  abstract of(id: number): Promise<BadgeFacts | null>;
}
