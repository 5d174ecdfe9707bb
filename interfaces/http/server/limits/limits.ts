/** At most `requests` in any `seconds`, from one address or member. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

/** How often each kind of call may be made. The one table: it is enforced from here and documented from here. */
export const LIMITS = {
  reads: [
    { requests: 50, seconds: 10 },
    { requests: 200, seconds: 60 },
  ],
  /** Calls that change something, whatever else they count as, and no reads; counted in each process. Those of administrators have their own row. */
  writes: [{ requests: 60, seconds: 60 }],
  /** All calls of signed-in administrators, who work through queues; counted in each process. */
  administrators: [{ requests: 600, seconds: 60 }],
  /** What visitors' browsers tell of their visits; counted in each process, as reads are, so that none costs a statement. */
  interactions: [{ requests: 120, seconds: 60 }],
  /** Sign-ins begun, each a row for an hour; steps of one at the embedded provider count apart. In each process. */
  signIns: [
    { requests: 60, seconds: 60 },
    { requests: 300, seconds: 3600 },
  ],
  /** The same of a /48 of IPv6 together, as one person may have all of it. There is none of all addresses: the oldest sign-in ends instead. */
  signInsOfNetwork: [
    { requests: 120, seconds: 60 },
    { requests: 1200, seconds: 3600 },
  ],
  /** Calls of visitors with an Idempotency-Key, each a row for a day; in each process. */
  visitorKeys: [{ requests: 30, seconds: 3600 }],
  /** Failed sign-ins at the embedded provider; what succeeds is not counted. */
  signInFailures: [
    { requests: 6, seconds: 60 },
    { requests: 30, seconds: 3600 },
  ],
  /** Forms of the embedded provider that send a mail, and the mails that one mailbox gets by them. */
  accountForms: [{ requests: 20, seconds: 3600 }],
  accountMails: [{ requests: 3, seconds: 3600 }],
  /** Failed sign-ins of administrators, from one address. */
  adminSignInFailures: [{ requests: 5, seconds: 900 }],
  /** Wrong codes of one administrator, wherever they are typed, and wrong present passwords where a new one is set. */
  adminProofFailures: [
    { requests: 5, seconds: 900 },
    { requests: 20, seconds: 86_400 },
  ],
  report: [{ requests: 5, seconds: 3600 }],
  /** Reports of what members published, counted apart from those of businesses. */
  contentReports: [{ requests: 5, seconds: 3600 }],
  recommend: [{ requests: 5, seconds: 3600 }],
  contact: [{ requests: 5, seconds: 3600 }],
  /** Appeals, also those by a link that is none: each is a guess. */
  appeals: [{ requests: 20, seconds: 3600 }],
  /** Copyright notices, and answers to them. */
  copyright: [{ requests: 5, seconds: 3600 }],
  reviews: [{ requests: 20, seconds: 86_400 }],
  /** New businesses. A chain with more places than that lists them over some days, or asks. */
  businesses: [{ requests: 20, seconds: 86_400 }],
  /** New profiles of pets. */
  pets: [{ requests: 60, seconds: 3600 }],
  claims: [{ requests: 5, seconds: 86_400 }],
  /** Looks at the web site of a listing: each asks others. */
  claimChecks: [{ requests: 20, seconds: 3600 }],
  /** Payments that a member begins, keeps or ends, each a call to where it is paid. */
  billing: [{ requests: 30, seconds: 3600 }],
  /** Uploads, and pictures that come within JSON. */
  uploads: [{ requests: 60, seconds: 3600 }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

/** Kinds of calls that `@Limited` counts, by member or else by address. */
export type LimitedCall =
  | 'report'
  | 'contentReports'
  | 'recommend'
  | 'contact'
  | 'appeals'
  | 'copyright'
  | 'reviews'
  | 'businesses'
  | 'pets'
  | 'claims'
  | 'claimChecks'
  | 'uploads'
  | 'billing';

/** Most bytes of a request's body. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** The same for calls of a signed-in member that take pictures as data URLs. */
export const MAX_LARGE_BODY_BYTES = 4 * MAX_BODY_BYTES;

/** The same for a call that is signed by another server. */
export const MAX_SIGNED_BODY_BYTES = 256 * 1024;

/** How long a request may take to arrive, in milliseconds; Fastify's own default is for ever. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** The limits in words, for the documentation. */
export function describeLimits(limits: readonly Limit[]): string {
  return limits.map(({ requests, seconds }) => `${requests} in ${seconds} s`).join(' and ');
}
