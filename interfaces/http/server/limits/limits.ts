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
  /** Failed sign-ins at the embedded provider; what succeeds is not counted. */
  signInFailures: [
    { requests: 6, seconds: 60 },
    { requests: 30, seconds: 3600 },
  ],
  /** Forms of the embedded provider that send a mail, and the mails that one mailbox gets by them. */
  accountForms: [{ requests: 20, seconds: 3600 }],
  accountMails: [{ requests: 3, seconds: 3600 }],
  /** Failed sign-ins of the administrator. */
  adminSignInFailures: [{ requests: 5, seconds: 900 }],
  report: [{ requests: 5, seconds: 3600 }],
  reviews: [{ requests: 20, seconds: 86_400 }],
  uploads: [{ requests: 60, seconds: 3600 }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

/** Kinds of calls that `@Limited` counts, by member or else by address. */
export type LimitedCall = 'report' | 'reviews' | 'uploads';

/** Most bytes of a request's body. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** The same for calls of a signed-in member that take pictures as data URLs. */
export const MAX_LARGE_BODY_BYTES = 4 * MAX_BODY_BYTES;

/** How long a request may take to arrive, in milliseconds; Fastify's own default is for ever. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** The limits in words, for the documentation. */
export function describeLimits(limits: readonly Limit[]): string {
  return limits.map(({ requests, seconds }) => `${requests} in ${seconds} s`).join(' and ');
}
