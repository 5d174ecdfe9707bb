import { may, type Permission, type Role } from '../business/people/role.js';

/** The members who may get an event: people of its business whose role allows this, or the author of its claim. */
type MemberAudience = Extract<Permission, 'listing' | 'reviews'> | 'claimant';

/**
 * When an administrator gets an event: always, because the event only says that something is no longer public; while
 * its business is public; or never, because it isn't public.
 */
type AdministratorAudience = 'always' | 'public' | 'never';

interface EventRule {
  readonly label: string;
  readonly subject: 'business' | 'review' | 'claim' | 'policy';
  readonly member: MemberAudience;
  readonly administrator: AdministratorAudience;
  /** True if the event is about a review that must still be published when it is sent. */
  readonly needsReview?: boolean;
}

const ofListing = (subject: 'business' | 'policy', label: string, administrator: AdministratorAudience = 'public') =>
  ({ label, subject, member: 'listing', administrator }) as const;

const ofReview = (label: string) =>
  ({ label, subject: 'review', member: 'reviews', administrator: 'public', needsReview: true }) as const;

const ofClaim = (label: string, administrator: AdministratorAudience = 'never') =>
  ({ label, subject: 'claim', member: 'claimant', administrator }) as const;

/** The closed list of events that an endpoint can subscribe to, and who gets each. */
export const EVENTS = {
  'business.created': ofListing('business', 'A business was added'),
  'business.published': ofListing('business', 'A business became public'),
  'business.changed': ofListing('business', 'A business changed'),
  'business.hidden': ofListing('business', 'A business is no longer public', 'always'),
  'business.closed': ofListing('business', 'A business closed permanently', 'always'),
  'review.published': ofReview('A review was published'),
  'review.changed': ofReview('A review changed'),
  'review.hidden': { ...ofReview('A review is no longer public'), needsReview: false },
  'review.answered': ofReview('An owner responded to a review'),
  'claim.submitted': ofClaim('A claim was submitted'),
  'claim.approved': ofClaim('A claim was approved', 'public'),
  'claim.rejected': ofClaim('A claim was rejected'),
  'claim.expired': ofClaim('A claim expired or was canceled'),
  'policy.changed': ofListing('policy', 'A pet policy or the opening hours changed'),
  'policy.confirmed': ofListing('policy', 'A pet policy was confirmed'),
  'policy.disputed': ofListing('policy', 'Visitors dispute a fact of a pet policy'),
} as const satisfies Readonly<Record<string, EventRule>>;

export type WebhookEventType = keyof typeof EVENTS;

export const WEBHOOK_EVENT_TYPES = Object.keys(EVENTS) as [WebhookEventType, ...WebhookEventType[]];

/** Sent on request only, to try an endpoint. */
export const TEST_EVENT = 'webhook.test';

export type SentEventType = WebhookEventType | typeof TEST_EVENT;

/** What decides, when an event is sent, whether its receiver may see it. */
export interface Visibility {
  readonly receiver: 'member' | 'administrator';
  /** The receiver's role in the business now; null if they have none. */
  readonly role: Role | null;
  /** Whether the receiver wrote the claim. */
  readonly isClaimant: boolean;
  /** Whether the business is public now. */
  readonly isPublic: boolean;
  /** Whether the business was deleted permanently, so that nobody has a role in it. */
  readonly isGone: boolean;
  /** Whether the review exists and is published now. */
  readonly isReviewPublished: boolean;
}

/** Returns whether the receiver may see the event now. */
export function mayReceive(type: SentEventType, seen: Visibility): boolean {
  if (type === TEST_EVENT) return true;
  const rule: EventRule = EVENTS[type];
  if (rule.needsReview === true && !seen.isReviewPublished) return false;
  // It was recorded for the people of the business, and says nothing but its ID.
  if (type === 'business.hidden' && seen.isGone) return true;
  if (seen.receiver === 'member') return rule.member === 'claimant' ? seen.isClaimant : may(seen.role, rule.member);
  return rule.administrator === 'always' || (rule.administrator === 'public' && seen.isPublic);
}

/** Returns whether the receiver may still read what was sent. Earlier requests have the record of a deleted business. */
export function mayReadSent(type: SentEventType, seen: Visibility): boolean {
  return mayReceive(type, seen) && !(seen.isGone && seen.receiver === 'member');
}

/**
 * Returns whether the event contains its record. Without it, the event only names what is no longer public, or what only
 * the claimant may see.
 */
export function includesRecord(type: WebhookEventType, seen: Visibility): boolean {
  if (type === 'review.hidden' || seen.isGone) return false;
  const { subject } = EVENTS[type];
  if (subject === 'claim') return seen.receiver === 'member';
  return seen.receiver === 'member' || seen.isPublic;
}
