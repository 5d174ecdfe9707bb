import { EMAIL_LINK_HOURS, MAX_EMAIL_CHANGES } from '../../../../domain/account/account.js';
import { MAX_INVITATIONS_PER_DAY } from '../../../../domain/business/people/invitation.js';
import { MAX_TEST_EMAILS_PER_HOUR } from '../../../../domain/outgoing/test-email.js';

/** At most `requests` in any `seconds`, from one address or member. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

/** The limits of every kind of call. They are enforced and documented from this table. */
export const LIMITS = {
  reads: [
    { requests: 50, seconds: 10 },
    { requests: 200, seconds: 60 },
  ],
  /**
   * Calls that change something, in addition to any other limit. Counted in memory. Administrators' calls have their own
   * row.
   */
  writes: [{ requests: 60, seconds: 60 }],
  /** All calls of signed-in administrators, who work through queues. Counted in memory. */
  administrators: [{ requests: 600, seconds: 60 }],
  /** Drawings of places and pets. A page shows up to 60, and browsers keep each for a year. */
  drawings: [{ requests: 1200, seconds: 60 }],
  /** Visits reported by browsers. Counted in memory, like reads, so that counting needs no query. */
  interactions: [{ requests: 120, seconds: 60 }],
  /**
   * Started sign-ins, each stored as a row for an hour. Counted in memory; steps at the embedded provider have a
   * separate count.
   */
  signIns: [
    { requests: 60, seconds: 60 },
    { requests: 300, seconds: 3600 },
  ],
  /**
   * The same for a whole IPv6 /48, which one person may own. There is no limit over all addresses: the oldest sign-in
   * ends instead.
   */
  signInsOfNetwork: [
    { requests: 120, seconds: 60 },
    { requests: 1200, seconds: 3600 },
  ],
  /** Visitors' calls with an Idempotency-Key, each stored as a row for a day. Counted in memory. */
  visitorKeys: [{ requests: 30, seconds: 3600 }],
  /** The same for members. With at most 4 KB each, a member's stored answers stay below 15 MB. */
  memberKeys: [{ requests: 3_000, seconds: 86_400 }],
  /** Failed sign-ins at the embedded provider; successful ones don't count. */
  signInFailures: [
    { requests: 6, seconds: 60 },
    { requests: 30, seconds: 3600 },
  ],
  /** Forms of the embedded provider that send an email, and the emails that one mailbox receives from them. */
  accountForms: [{ requests: 20, seconds: 3600 }],
  accountMails: [{ requests: 3, seconds: 3600 }],
  /** Failed administrator sign-ins per address. */
  adminSignInFailures: [{ requests: 5, seconds: 900 }],
  /** Wrong codes per administrator, wherever they are typed, and wrong current passwords when setting a new one. */
  adminProofFailures: [
    { requests: 5, seconds: 900 },
    { requests: 20, seconds: 86_400 },
  ],
  report: [{ requests: 5, seconds: 3600 }],
  /** Reports of members' content, counted separately from reports of businesses. */
  contentReports: [{ requests: 5, seconds: 3600 }],
  recommend: [{ requests: 5, seconds: 3600 }],
  contact: [{ requests: 5, seconds: 3600 }],
  /** Appeals, including those with an invalid link, because each is a guess. */
  appeals: [{ requests: 20, seconds: 3600 }],
  /** Copyright notices and counter-notices. */
  copyright: [{ requests: 5, seconds: 3600 }],
  /** Answers about facts of places. */
  factAnswers: [
    { requests: 60, seconds: 3600 },
    { requests: 300, seconds: 86_400 },
  ],
  /** Uses of emailed links to confirm a policy, including invalid ones, because each is a guess. An owner of 30 places uses 60. */
  policyConfirmations: [{ requests: 60, seconds: 3600 }],
  /** Invitations to help manage a business, and resends. Each is an email to someone else. */
  invitations: [{ requests: MAX_INVITATIONS_PER_DAY, seconds: 86_400 }],
  /** Requests to change the email address. Each sends an email to an address that may belong to anyone. */
  emailChanges: [{ requests: MAX_EMAIL_CHANGES, seconds: EMAIL_LINK_HOURS * 3600 }],
  /** Uses of links in invitations, including invalid ones, because each is a guess. */
  invitationLinks: [{ requests: 60, seconds: 3600 }],
  reviews: [{ requests: 20, seconds: 86_400 }],
  /** Reports of being turned away. Each emails an owner. */
  turnedAway: [{ requests: 20, seconds: 86_400 }],
  /** New businesses. A larger chain can list its locations over several days, or contact us. */
  businesses: [{ requests: 20, seconds: 86_400 }],
  /** New pet profiles. */
  pets: [
    { requests: 60, seconds: 3600 },
    { requests: 200, seconds: 86_400 },
  ],
  /** New lists of saved places. */
  savedLists: [{ requests: 60, seconds: 3600 }],
  /** New alerts, and new links to their feeds. */
  alerts: [{ requests: 60, seconds: 3600 }],
  /** Reads of alerts’ feeds, each a search of recent news. A feed reader asks a few times an hour. */
  alertFeeds: [{ requests: 120, seconds: 3600 }],
  /** Uses of the link that stops an alert, for each alert; and of invalid ones by address, because each is a guess. */
  alertStops: [{ requests: 120, seconds: 3600 }],
  claims: [{ requests: 5, seconds: 86_400 }],
  /** Requests to become the owner of a business. Each sends an email to the current owner. */
  ownershipRequests: [{ requests: 5, seconds: 86_400 }],
  /** Offers to hand over a business. Each sends an email to an address that may belong to anyone. */
  transfers: [{ requests: 5, seconds: 86_400 }],
  /** Uses of the links in these emails, including invalid ones, because each is a guess. */
  transferLinks: [{ requests: 60, seconds: 3600 }],
  /** Checks of a listing's website. Each calls other servers. */
  claimChecks: [{ requests: 20, seconds: 3600 }],
  /** Starting, keeping, or canceling a subscription, each a call to the payment provider. */
  billing: [{ requests: 30, seconds: 3600 }],
  /** Test emails of administrators, per address. */
  testEmails: [{ requests: MAX_TEST_EMAILS_PER_HOUR, seconds: 3600 }],
  /** Previews of emails, each a decision that is rolled back. */
  emailPreviews: [
    { requests: 30, seconds: 60 },
    { requests: 600, seconds: 3600 },
  ],
  /** New and changed webhooks. Each may lead to requests to other servers. */
  webhooks: [{ requests: 60, seconds: 3600 }],
  /** Test events, each a request to another server. */
  webhookTests: [{ requests: 20, seconds: 3600 }],
  /** Replays of one delivery or of all failed ones. */
  webhookReplays: [{ requests: 60, seconds: 3600 }],
  /** Uploads, and pictures inside JSON. */
  uploads: [{ requests: 60, seconds: 3600 }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

export type LimitName = keyof typeof LIMITS;

/** Calls that `@Limited` counts, by the member's mailbox or else by address. */
export type LimitedCall =
  | 'report'
  | 'contentReports'
  | 'recommend'
  | 'contact'
  | 'appeals'
  | 'copyright'
  | 'factAnswers'
  | 'policyConfirmations'
  | 'invitations'
  | 'invitationLinks'
  | 'emailChanges'
  | 'reviews'
  | 'turnedAway'
  | 'businesses'
  | 'pets'
  | 'savedLists'
  | 'alerts'
  | 'alertFeeds'
  | 'claims'
  | 'ownershipRequests'
  | 'transfers'
  | 'transferLinks'
  | 'claimChecks'
  | 'testEmails'
  | 'emailPreviews'
  | 'webhooks'
  | 'webhookTests'
  | 'webhookReplays'
  | 'uploads'
  | 'billing';

/** Maximum size of a JSON body in bytes, unless the call's schema allows a larger one: see body-limits.ts. */
export const MAX_BODY_BYTES = 16 * 1024;

/** Maximum size of any JSON body in bytes, for members' calls with photos as data URLs. */
export const MAX_LARGE_BODY_BYTES = 4 * 1024 * 1024;

/** Maximum size in bytes of a body that another server signs. */
export const MAX_SIGNED_BODY_BYTES = 256 * 1024;

/** How long a request may take to arrive, and how often the server looks for late ones. */
export interface RequestTimes {
  readonly arriveMs: number;
  readonly checkMs: number;
}

/** Fastify's default is no limit, and Node.js looks every 30 seconds. */
export const REQUEST_TIMES: RequestTimes = { arriveMs: 30_000, checkMs: 5_000 };

const PERIODS: Readonly<Record<number, string>> = { 60: 'minute', 3600: 'hour', 86_400: 'day' };

/** Returns the limits in words for the documentation: '5 per hour and 20 per day'. */
export function describeLimits(limits: readonly Limit[]): string {
  return limits
    .map(({ requests, seconds }) => `${requests.toLocaleString('en-US')} per ${periodOf(seconds)}`)
    .join(' and ');
}

function periodOf(seconds: number): string {
  return PERIODS[seconds] ?? (seconds < 60 ? `${seconds} seconds` : `${seconds / 60} minutes`);
}

/** Returns a size in words, for messages and the documentation: '16 KB', '4 MB'. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.floor(bytes / 1024);
  return kilobytes % 1024 === 0 ? `${kilobytes / 1024} MB` : `${kilobytes} KB`;
}
