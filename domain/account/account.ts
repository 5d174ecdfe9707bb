import { refuse } from '../shared/domain-error.js';

/**
 * Most characters of a member's own fields: an email address as RFC 5321 §4.5.3.1.3 has it, the rest a product
 * decision.
 */
export const ACCOUNT_LIMITS = { name: 50, email: 254, phoneDigits: 20 } as const;

/** An optional leading plus, then up to 20 digits, spaces, hyphens or parentheses. */
export const PHONE = /^\+?[\d\s()-]{1,20}$/;

/** A ZIP code of the United States: 12345 or 12345-6789. */
export const ZIP_CODE = /^\d{5}(?:-\d{4})?$/;

/** A product decision: years a member has lived at least; the law of the USA protects children below (COPPA). */
export const MIN_AGE = 13;

/** A product decision: days between the closing of an account and its erasure, in which its member may come back. */
export const ERASURE_AFTER_DAYS = 14;

/** A product decision: minutes for which a sign-in counts as recent. */
export const RECENT_SIGN_IN_MINUTES = 10;

/**
 * A product decision: four failed sign-ins cost nothing; from the fifth on the next try has to wait, 30 seconds at
 * first, each time twice as long, at most a quarter of an hour. A failure is held against an account for a day. In seconds.
 */
export const SIGN_IN_BACK_OFF = { free: 5, firstWait: 30, longestWait: 900, remembered: 86_400 } as const;

/** A product decision: hours for which a link that confirms an email address works. */
export const EMAIL_LINK_HOURS = 24;

/** A product decision: most changes of email that a member asks for within those hours, as each sends a mail. */
export const MAX_EMAIL_CHANGES = 5;

/** What becomes of a member's reviews when the account is erased: they stay without a name, or go. */
export const REVIEW_FATES = ['anonymise', 'remove'] as const;

export type ReviewFate = (typeof REVIEW_FATES)[number];

/** What goes with an account that is erased: reviews as their member chose, or, of a child, all that was ever written. */
export type ErasureScope = ReviewFate | 'all writing';

/** A member's account. */
export interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly petFirstName: string | null;
  readonly homeZipCode: string | null;
  readonly phoneNumber: string | null;
  readonly isRegistrationComplete: boolean;
  /** Miles, as text. */
  readonly preferredRadius: string;
  readonly emailNotifications: boolean;
  readonly smsNotifications: boolean;
  /** The profile, the Guide Dog and the pets are shown to nobody else, and reviews without their author. */
  readonly paused: boolean;
  /** Whether recommendations may go by what the member looked at. */
  readonly personalisation: boolean;
  /** Whether the member's visits to businesses are counted. */
  readonly analytics: boolean;
  /** Whether the member said to be of MIN_AGE. */
  readonly ageConfirmed: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

type Editable =
  | 'firstName'
  | 'lastName'
  | 'profileImageUrl'
  | 'petFirstName'
  | 'homeZipCode'
  | 'phoneNumber'
  | 'preferredRadius'
  | 'emailNotifications'
  | 'smsNotifications';

/** What a member decides about the own data. */
export type Privacy = Pick<Account, 'paused' | 'personalisation' | 'analytics'>;

/** New choices; an absent one stays as it is. */
export type PrivacyChange = { readonly [Choice in keyof Privacy]?: boolean | undefined };

/** New values of some fields; an absent one stays as it is, null clears. */
export type AccountChange = { readonly [Field in Editable]?: Account[Field] | undefined };

/** The account with the new values, and `isRegistrationComplete` as follows from them. */
export function changeAccount(account: Account, change: AccountChange | PrivacyChange): Account {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const changed: Account = { ...account, ...given };
  return { ...changed, isRegistrationComplete: isRegistrationComplete(changed) };
}

/** Whether a member has finished signing up: both names are there and are more than white space. */
export function isRegistrationComplete(names: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}): boolean {
  return Boolean(names.firstName?.trim()) && Boolean(names.lastName?.trim());
}

/**
 * Lets a member do what needs a recent sign-in. Refuses with REAUTHENTICATION_REQUIRED where `signedInAt` lies more
 * than RECENT_SIGN_IN_MINUTES before `now`, and where it is null: an access token proves no sign-in.
 */
export function requireRecentSignIn(signedInAt: Date | null, now: Date): void {
  const age = signedInAt === null ? Infinity : now.getTime() - signedInAt.getTime();
  if (age > RECENT_SIGN_IN_MINUTES * 60_000) {
    refuse('REAUTHENTICATION_REQUIRED', 'Please sign in again to continue.');
  }
}

/** When an account that is closed at `now` will be erased. */
export function erasureTime(now: Date): Date {
  return new Date(now.getTime() + ERASURE_AFTER_DAYS * 86_400_000);
}

/** Refuses with AGE_CONFIRMATION_REQUIRED a member who has not said to be of MIN_AGE. */
export function requireAgeConfirmed({ ageConfirmed }: Pick<Account, 'ageConfirmed'>): void {
  if (!ageConfirmed) {
    refuse(
      'AGE_CONFIRMATION_REQUIRED',
      `Please confirm first that you are ${MIN_AGE} or older: open /age-confirmation.`,
    );
  }
}

/** Refuses with FORBIDDEN to erase at once the account of a member who said to be of MIN_AGE. */
export function requireAgeOpen({ ageConfirmed }: Pick<Account, 'ageConfirmed'>): void {
  if (ageConfirmed) {
    refuse(
      'FORBIDDEN',
      `You said that you are ${MIN_AGE} or older. To leave, delete your account under Account & security, or write to us.`,
    );
  }
}
