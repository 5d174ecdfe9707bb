import type { OwnershipRequestRecord, TransferRecord } from '../../../application/ownership/ports.js';
import type { ClaimRecord } from '../../../application/claim/ports.js';
import type { ListingContact } from '../../../domain/claim/verification.js';
import type { Subscription } from '../../../domain/billing/subscription.js';
import type { ListingTier } from '../../../domain/business/listing-tier.js';
import type { AccessToken } from '../../../domain/account/access-token.js';
import type { Account, ReviewFate } from '../../../domain/account/account.js';
import type { ContentState } from '../../../domain/moderation/target.js';
import type { ReviewContent } from '../../../domain/review/review.js';
import type { GuideDogContent } from '../../../domain/guide-dog/guide-dog.js';
import type { PetContent } from '../../../domain/pet/pet.js';
import type { NewFeedback } from '../../../application/feedback/ports.js';
import type { Answered } from '../../../domain/feedback/answer.js';
import type { DecidableFeedback } from '../../../domain/feedback/decision.js';
import type { ModerationCase } from '../../../application/moderation/ports.js';
import type { AdministratorRecord } from '../../../application/administration/ports.js';
import type { SavedReplyRecord } from '../../../application/administration/reply-ports.js';
import type { ErasureOrderRecord } from '../../../application/moderation/erasure/ports.js';
import type { AuditEntry } from '../../../application/administration/audit.js';
import type { BusinessRecord } from '../../../application/business/ports.js';
import type { NewTurnedAway, TurnedAwayAnswer } from '../../../application/turned-away/ports.js';
import type { TurnedAwayStatus } from '../../../domain/turned-away/turned-away.js';
import type { FactStatement } from '../../../domain/policy/known-facts.js';
import type { EmailChange } from '../../../application/account/ports.js';
import type { SavedListRecord } from '../../../application/saved-place/ports.js';
import type { Upload } from '../../../application/upload/ports.js';
import type { JobData, JobName } from '../../../application/shared/jobs.js';
import type { OutgoingMessage } from '../../../application/shared/outbox.js';
import type { DecisionNotice } from '../../../application/shared/decision-notices.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { EMPTY_CONTENT } from '../../../domain/business/content.js';
import type { RatingTotals } from '../../../domain/review/rating.js';
import type { MemoryAlert, MemoryPlaceNews } from './alert.js';
import type { MemoryAppeal, MemoryNotice } from './moderation/moderation.js';
import type { MemoryCrew } from './business/people.js';
import type { MemoryDelivery, MemoryWebhook } from './webhook.js';
import { HIDDEN, ADA, OLIVE } from '../search/seeded.js';

export interface MemoryMember extends Account {
  readonly erasureAt: Date | null;
  readonly erasureReviews: ReviewFate | null;
}

export interface MemoryBusiness extends RatingTotals {
  readonly id: number;
  readonly name: string;
  readonly ownerId: string | null;
  readonly isPublic: boolean;
  readonly isClaimed?: boolean;
  /** The contact data of the business. Empty if absent. */
  readonly contact?: Partial<ListingContact>;
}

export interface MemoryReview extends ReviewContent {
  readonly id: number;
  readonly businessId: number;
  readonly userId: string | null;
  readonly state: ContentState;
}

export interface MemoryStatement extends FactStatement {
  readonly businessId: number;
  readonly memberId: string | null;
  readonly network: string | null;
  readonly reviewId?: number;
}

export interface MemoryTurnedAway extends Omit<NewTurnedAway, 'reporterId'> {
  readonly id: number;
  readonly reporterId: string | null;
  readonly status: TurnedAwayStatus;
  readonly state: ContentState;
  readonly networkHash: string | null;
  readonly contradicted: readonly string[];
  readonly countedAt: Date | null;
  readonly answer: (Omit<TurnedAwayAnswer, 'reportId'> & { readonly state: ContentState }) | null;
}

export interface MemorySavedPlace {
  readonly listId: number;
  readonly businessId: number;
  readonly note: string | null;
  readonly position: number;
}

export interface MemoryState {
  members: MemoryMember[];
  /** IDs of restricted or suspended members. */
  sanctioned: string[];
  /** IDs of ended sessions. All others exist. */
  endedSessions: string[];
  emailChanges: EmailChange[];
  tokens: (AccessToken & { readonly userId: string; readonly tokenHash: string })[];
  businesses: MemoryBusiness[];
  /** Businesses with the fields that owners and administrators change. */
  listings: BusinessRecord[];
  audit: AuditEntry[];
  webhooks: MemoryWebhook[];
  /** Events for webhooks, in their order. */
  deliveries: MemoryDelivery[];
  /** Statements about facts of listings. */
  statements: MemoryStatement[];
  /** Reports of being turned away. */
  turnedAway: MemoryTurnedAway[];
  administrators: AdministratorRecord[];
  savedReplies: SavedReplyRecord[];
  /** Ordered erasures of accounts. */
  erasures: ErasureOrderRecord[];
  claims: ClaimRecord[];
  ownershipRequests: OwnershipRequestRecord[];
  transfers: TransferRecord[];
  crew: MemoryCrew;
  /** Reported content. */
  cases: ModerationCase[];
  reviews: MemoryReview[];
  votes: { readonly reviewId: number; readonly memberId: string }[];
  responses: {
    readonly id: number;
    readonly reviewId: number;
    readonly content: string;
    readonly state: ContentState;
  }[];
  /** In `uploads`, `freeSince` is null while the file is used, and `userId` is null if its member is gone. */
  /** IDs of uploads that an administrator took down. */
  takenDown: string[];
  uploads: (Omit<Upload, 'userId'> & { readonly userId: string | null; readonly freeSince: Date | null })[];
  outbox: OutgoingMessage[];
  jobs: { readonly name: JobName; readonly data: JobData }[];
  /** Moderation notices for members. */
  memberNotices: MemoryNotice[];
  appeals: MemoryAppeal[];
  /** Notices of decisions on listings and claims. */
  decisionNotices: (DecisionNotice & { readonly id: number })[];
  /** IDs of billing notices. */
  notices: string[];
  subscriptions: { readonly subscription: Subscription; readonly granted: ListingTier; readonly revision: number }[];
  /** The ID is the position, starting at 1. */
  feedback: (NewFeedback & DecidableFeedback & Answered)[];
  guideDogs: (GuideDogContent & {
    readonly id: number;
    readonly userId: string;
    readonly version: number;
    readonly reviewCount: number;
    readonly state: ContentState;
  })[];
  savedLists: (Omit<SavedListRecord, 'places'> & {
    readonly memberId: string;
    readonly sharesNotes: boolean;
    readonly sharesName: boolean;
  })[];
  savedPlaces: MemorySavedPlace[];
  alerts: MemoryAlert[];
  placeNews: MemoryPlaceNews[];
  pets: (PetContent & {
    readonly id: number;
    readonly userId: string;
    readonly version: number;
    readonly state: ContentState;
  })[];
}

/** The state shared by all fakes of one test. */
export class Memory {
  state: MemoryState;
  /** The transactions that started, except nested ones. */
  readonly runs: ('preparation' | 'work')[] = [];
  #isRunning = false;

  constructor(initial: Partial<MemoryState> = {}) {
    this.state = {
      ...{ listings: [], statements: [], turnedAway: [], audit: [], webhooks: [], deliveries: [], guideDogs: [] },
      ...{ memberNotices: [], appeals: [], cases: [], administrators: [], savedReplies: [], erasures: [] },
      ...{ endedSessions: [], decisionNotices: [], crew: { people: [], invitations: [], activity: [] } },
      ...{ members: [], sanctioned: [], emailChanges: [], tokens: [], businesses: [], claims: [] },
      ...{ ownershipRequests: [], transfers: [], reviews: [], votes: [] },
      ...{ responses: [], uploads: [], takenDown: [], outbox: [], jobs: [], subscriptions: [], notices: [] },
      ...{ feedback: [], pets: [], savedLists: [], savedPlaces: [], alerts: [], placeNews: [] },
      ...initial,
    };
  }

  /** The state for changes. Throws without a running transaction, like the database adapters. */
  get changing(): MemoryState {
    if (!this.#isRunning) throw new Error('Changing rows requires a running transaction.');
    return this.state;
  }

  /** Runs the work and restores the previous state if it throws. */
  async transact<T>(work: () => Promise<T>, as: 'preparation' | 'work' = 'work'): Promise<T> {
    if (this.#isRunning) return work();
    this.runs.push(as);
    const before = structuredClone(this.state);
    this.#isRunning = true;
    try {
      return await work();
    } catch (error) {
      this.state = before;
      throw error;
    } finally {
      this.#isRunning = false;
    }
  }
}

/** Runs one transaction at a time in memory. */
export class FakeTransaction extends Transaction {
  constructor(private readonly memory: Memory) {
    super();
  }

  override run<T>(work: () => Promise<T>, as?: 'preparation'): Promise<T> {
    return this.memory.transact(work, as);
  }
}

/** Returns a member with valid fields. */
export function aMember(given: Partial<MemoryMember> = {}): MemoryMember {
  return {
    id: ADA,
    email: 'ada-member-mail-secret@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    profileImageUrl: null,
    petFirstName: null,
    homeZipCode: null,
    phoneNumber: null,
    isRegistrationComplete: true,
    preferredRadius: '10',
    emailNotifications: true,
    smsNotifications: false,
    paused: false,
    personalisation: true,
    analytics: true,
    ageConfirmed: true,
    createdAt: new Date('2026-01-01'),
    updatedAt: new Date('2026-01-01'),
    erasureAt: null,
    erasureReviews: null,
    ...given,
  };
}

/** Returns a public business. */
export function aBusiness(given: Partial<MemoryBusiness> = {}): MemoryBusiness {
  return { id: 26, name: 'Patio Place 26', ownerId: null, isPublic: true, count: 0, sum: 0, favorable: 0, ...given };
}

/** Returns a business without a decision. */
export function aListing(given: Partial<BusinessRecord> = {}): BusinessRecord {
  return {
    ...{ ...EMPTY_CONTENT, id: HIDDEN.pending, name: 'hidden-word Patio', category: 'restaurants', ownerId: OLIVE },
    ...{
      locationSource: 'address',
      tier: 'free',
      isActive: true,
      approvalStatus: 'pending',
      reviewedBy: null,
      reviewedAt: null,
    },
    ...{ rejectionReason: null, adminNotes: null, pendingChanges: null, version: 1 },
    ...{ editedFields: [], disputed: [], locationSource: 'address' },
    ...{ hiddenAt: null, closedAt: null, deletedAt: null, wasActive: null },
    ...{ isVerified: false, lastVerifiedAt: null, verificationSource: null, verificationNotes: null, verifiedBy: null },
    ...given,
  };
}

/** Returns an administrator who has only the configured password. */
export function anAdministrator(given: Partial<AdministratorRecord> = {}): AdministratorRecord {
  return {
    ...{ id: 1, name: 'Administrator', passwordHash: null, totpSecret: null, lastTotpStep: null, recoveryCodes: [] },
    ...{ pendingTotpSecret: null, pendingRecoveryCodes: [], createdAt: new Date('2026-01-01') },
    ...given,
  };
}

/** Returns a memory with the members and businesses of the seeded directory that the port contracts use. */
export function seededMemory(): Memory {
  return new Memory({
    administrators: [anAdministrator()],
    members: [aMember(), aMember({ id: OLIVE, email: 'olive-member-mail-secret@example.com', firstName: 'Olive' })],
    businesses: [
      aBusiness(),
      aBusiness({ id: 27, name: 'Patio Place 27' }),
      aBusiness({ id: 5, name: 'Patio Place 05', ownerId: OLIVE }),
      aBusiness({ id: HIDDEN.pending, name: 'hidden-word Patio', ownerId: OLIVE, isPublic: false }),
    ],
    listings: [
      aListing({ id: HIDDEN.rejected, approvalStatus: 'rejected' }),
      aListing({ id: HIDDEN.inactive, approvalStatus: 'approved', isActive: false }),
    ],
  });
}
