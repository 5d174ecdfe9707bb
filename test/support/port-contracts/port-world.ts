import type { AlertLinks, AlertReads, Alerts, Digests } from '../../../application/alert/ports.js';
import type { OrderedErasures } from '../../../application/moderation/erasure/ports.js';
import type {
  AccessTokens,
  AccountClosing,
  EmailChanges,
  Mailboxes,
  Members,
} from '../../../application/account/ports.js';
import type { AuditLog } from '../../../application/administration/audit.js';
import type { Decisions } from '../../../application/administration/decision-ports.js';
import type { Administrators } from '../../../application/administration/ports.js';
import type { SavedReplies } from '../../../application/administration/reply-ports.js';
import type { Businesses } from '../../../application/business/ports.js';
import type { BusinessRoles, Invitations, NewActivity, People } from '../../../application/business/people/ports.js';
import type { ClaimedBusinesses, Claims } from '../../../application/claim/ports.js';
import type { FollowedNotices, Subscriptions } from '../../../application/billing/ports.js';
import type { Feedbacks } from '../../../application/feedback/ports.js';
import type { ModerationCases } from '../../../application/moderation/ports.js';
import type { DecisionNotices } from '../../../application/shared/decision-notices.js';
import type { Appeals, NoticeRecords } from '../../../application/moderation/notice-ports.js';
import type { EmailPreviews, MailChoices } from '../../../application/outgoing/ports.js';
import type { GuideDogs } from '../../../application/guide-dog/ports.js';
import type { Facts } from '../../../application/policy/ports.js';
import type { Pets } from '../../../application/pet/ports.js';
import type { OwnerResponses, Reviews, ReviewVotes } from '../../../application/review/ports.js';
import type { SavedLists } from '../../../application/saved-place/ports.js';
import type {
  BusinessTransfers,
  OwnedPlaces,
  OwnershipDue,
  OwnershipRequests,
} from '../../../application/ownership/ports.js';
import type { Caller } from '../../../application/shared/actor.js';
import type { Outbox } from '../../../application/shared/outbox.js';
import type { Transaction } from '../../../application/shared/transaction.js';
import type { Decision } from '../../../domain/administration/decision.js';
import type { UploadRecords } from '../../../application/upload/ports.js';
import type {
  WebhookEndpoints,
  WebhookLog,
  WebhookQueue,
  WebhookReplays,
  WebhookSigner,
} from '../../../application/webhook/ports.js';

/**
 * The ports of one directory with the content of `seedDirectory`: either the test fakes or the database adapters. Each
 * port contract runs against both, so that a fake can't behave differently.
 */
export interface PortWorld {
  readonly transaction: Transaction;
  readonly administrators: Administrators;
  readonly savedReplies: SavedReplies;
  readonly outbox: Outbox;
  readonly emailPreviews: EmailPreviews;
  readonly members: Members;
  readonly mailboxes: Mailboxes;
  readonly emailChanges: EmailChanges;
  readonly accessTokens: AccessTokens;
  readonly accountClosing: AccountClosing;
  readonly orderedErasures: OrderedErasures;
  readonly reviews: Reviews;
  readonly reviewVotes: ReviewVotes;
  readonly ownerResponses: OwnerResponses;
  readonly claims: Claims;
  readonly claimedBusinesses: ClaimedBusinesses;
  readonly ownershipRequests: OwnershipRequests;
  readonly transfers: BusinessTransfers;
  readonly ownedPlaces: OwnedPlaces;
  readonly ownershipDue: OwnershipDue;
  readonly people: People;
  readonly invitations: Invitations;
  readonly businessRoles: BusinessRoles;
  readonly uploadRecords: UploadRecords;
  readonly businesses: Businesses;
  readonly facts: Facts;
  readonly subscriptions: Subscriptions;
  readonly followedNotices: FollowedNotices;
  readonly feedbacks: Feedbacks;
  readonly moderationCases: ModerationCases;
  readonly mailChoices: MailChoices;
  readonly pets: Pets;
  readonly guideDogs: GuideDogs;
  readonly noticeRecords: NoticeRecords;
  readonly decisionNotices: DecisionNotices;
  readonly appeals: Appeals;
  readonly savedLists: SavedLists;
  readonly alerts: Alerts;
  readonly alertReads: AlertReads;
  readonly digests: Digests;
  readonly alertLinks: AlertLinks;
  readonly webhookEndpoints: WebhookEndpoints;
  readonly webhookLog: WebhookLog;
  readonly webhookReplays: WebhookReplays;
  readonly webhookQueue: WebhookQueue;
  readonly webhookSigner: WebhookSigner;
  readonly audit: AuditLog;
  readonly decisions: Decisions;
  /** Runs a decision that can be undone, in its own transaction. */
  decide(id: string, given: Omit<Decision, 'outcome'>, work: () => Promise<void>): Promise<void>;
  /** Returns data that the ports for changes don't read. */
  helpfulVotes(reviewId: number): Promise<number>;
  /** Returns the number of reviews and stars of a business. */
  totals(businessId: number): Promise<readonly [number, number]>;
  /** Returns the ID of the appeal against a notice. */
  appealOf(noticeId: number): Promise<number>;
  /** Takes down a photo, as an administrator does. */
  takeDown(uploadId: string): Promise<void>;
  /** Returns the member as a caller with an active session. */
  calling(userId: string): Promise<Caller>;
  /** Changes the address of a public business, as its owner does. */
  changePlace(businessId: number): Promise<void>;
  /** Returns the places of a list as business ID, note, and position, in the order of the trip. */
  placesOf(listId: number): Promise<readonly (readonly [number, string | null, number])[]>;
  /** Returns what people of a business did, oldest first. */
  activityOf(businessId: number): Promise<readonly NewActivity[]>;
  wantsMail(memberId: string): Promise<boolean>;
  /** Changes the name of a business, which records an event for webhooks. */
  renamePlace(businessId: number): Promise<void>;
  close(): Promise<void>;
}

/** Returns the ports of a contract. Available only while its tests run. */
export type OpenWorld = () => PortWorld;
