import type { PortWorld } from '../port-contracts/port-world.js';
import { FakeAlertLinks, FakeAlertReads, FakeAlerts, FakeDigests } from './alert.js';
import { FakeAdministrators, FakeSavedReplies } from './administration.js';
import { by, FakeAccessTokens, FakeAccountClosing, FakeEmailChanges, FakeMailboxes, FakeMembers } from './account.js';
import { FakeAuditLog, FakeBusinesses } from './business/businesses.js';
import { FakeBusinessRoles, FakeInvitations, FakePeople } from './business/people.js';
import { FakeDecisions } from './decisions.js';
import { FakeClaimedBusinesses, FakeClaims } from './claim.js';
import { FakeFollowedNotices, FakeSubscriptions } from './billing/billing.js';
import { FakeFeedbacks } from './feedback.js';
import { FakeTransaction, type Memory } from './memory.js';
import { FakeOrderedErasures } from './moderation/ordered-erasures.js';
import { FakeModerationCases } from './moderation/moderation-cases.js';
import { FakeEmailPreviews, FakeMailChoices } from './outgoing.js';
import { FakeGuideDogs } from './guide-dog.js';
import { FakeAppeals, FakeDecisionNotices, FakeNoticeRecords } from './moderation/moderation.js';
import { FakeFacts } from './business/policy.js';
import { FakePets } from './pet.js';
import { FakeOwnerResponses, FakeReviews, FakeReviewVotes } from './review.js';
import { FakeSavedLists } from './saved-place.js';
import { FakeOutbox } from './shared.js';
import { FakeBusinessTransfers, FakeOwnedPlaces, FakeOwnershipDue, FakeOwnershipRequests } from './ownership.js';
import { FakeUploadRecords } from './upload.js';
import { addDelivery, FakeWebhookEndpoints, FakeWebhookLog, FakeWebhookReplays, FakeWebhookSigner } from './webhook.js';
import { FakeWebhookQueue } from './webhook-queue.js';

/** Creates all fakes with the same memory. */
export function fakeWorld(memory: Memory): PortWorld {
  const decisions = new FakeDecisions(memory);
  return {
    transaction: new FakeTransaction(memory),
    administrators: new FakeAdministrators(memory),
    savedReplies: new FakeSavedReplies(memory),
    outbox: new FakeOutbox(memory),
    emailPreviews: new FakeEmailPreviews(memory),
    members: new FakeMembers(memory),
    mailboxes: new FakeMailboxes(memory),
    emailChanges: new FakeEmailChanges(memory),
    accessTokens: new FakeAccessTokens(memory),
    accountClosing: new FakeAccountClosing(memory),
    orderedErasures: new FakeOrderedErasures(memory),
    reviews: new FakeReviews(memory),
    reviewVotes: new FakeReviewVotes(memory),
    ownerResponses: new FakeOwnerResponses(memory),
    claims: new FakeClaims(memory),
    claimedBusinesses: new FakeClaimedBusinesses(memory),
    ownershipRequests: new FakeOwnershipRequests(memory),
    transfers: new FakeBusinessTransfers(memory),
    ownedPlaces: new FakeOwnedPlaces(memory),
    ownershipDue: new FakeOwnershipDue(memory),
    people: new FakePeople(memory),
    invitations: new FakeInvitations(memory),
    businessRoles: new FakeBusinessRoles(memory),
    uploadRecords: new FakeUploadRecords(memory),
    businesses: new FakeBusinesses(memory),
    facts: new FakeFacts(memory),
    subscriptions: new FakeSubscriptions(memory),
    followedNotices: new FakeFollowedNotices(memory),
    feedbacks: new FakeFeedbacks(memory),
    moderationCases: new FakeModerationCases(memory),
    mailChoices: new FakeMailChoices(memory),
    pets: new FakePets(memory),
    guideDogs: new FakeGuideDogs(memory),
    noticeRecords: new FakeNoticeRecords(memory),
    decisionNotices: new FakeDecisionNotices(memory),
    appeals: new FakeAppeals(memory),
    savedLists: new FakeSavedLists(memory),
    alerts: new FakeAlerts(memory),
    alertReads: new FakeAlertReads(memory),
    digests: new FakeDigests(memory),
    alertLinks: new FakeAlertLinks(),
    webhookEndpoints: new FakeWebhookEndpoints(memory),
    webhookLog: new FakeWebhookLog(memory),
    webhookReplays: new FakeWebhookReplays(memory),
    webhookQueue: new FakeWebhookQueue(memory),
    webhookSigner: new FakeWebhookSigner(),
    audit: new FakeAuditLog(memory),
    decisions,
    decide: (id, given, work) => decisions.decide(id, given, work),
    helpfulVotes: async (id) => memory.state.votes.filter(({ reviewId }) => reviewId === id).length,
    totals: async (id) => {
      const business = memory.state.businesses.find((each) => each.id === id);
      return [business?.count ?? 0, business?.sum ?? 0];
    },
    appealOf: async (noticeId) => memory.state.appeals.find((each) => each.noticeId === noticeId)?.id ?? -1,
    takeDown: async (id) => void memory.state.takenDown.push(id),
    calling: async (userId) => by(userId),
    changePlace: async (businessId) =>
      void memory.state.placeNews.push({ businessId, facts: ['address'], number: null, at: new Date() }),
    renamePlace: async (businessId) => {
      const { webhooks, businesses } = memory.state;
      const place = businesses.find(({ id }) => id === businessId);
      const isGiven = ({ memberId }: (typeof webhooks)[number]) => memberId === null || memberId === place?.ownerId;
      for (const { id: endpointId, isEnabled } of webhooks.filter(isGiven)) {
        if (isEnabled) addDelivery(memory.state, { endpointId, type: 'business.changed', businessId });
      }
    },
    placesOf: async (listId) =>
      memory.state.savedPlaces
        .filter((place) => place.listId === listId)
        .toSorted((one, other) => one.position - other.position || one.businessId - other.businessId)
        .map(({ businessId, note, position }) => [businessId, note, position] as const),
    activityOf: async (id) => memory.state.crew.activity.filter(({ businessId }) => businessId === id),
    wantsMail: async (id) => memory.state.members.find((each) => each.id === id)?.emailNotifications ?? false,
    close: async () => undefined,
  };
}
