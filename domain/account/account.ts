import { refuse } from '../shared/domain-error.js';
import { daysAfter } from '../shared/days.js';

/** Maximum lengths in characters. The email limit is from RFC 5321 §4.5.3.1.3; the others are product decisions. */
export const ACCOUNT_LIMITS = { name: 50, email: 254, phoneDigits: 20 } as const;

/** An optional leading plus, then up to 20 digits, spaces, hyphens or parentheses, with at least one digit. */
export const PHONE = /^(?=.*\d)\+?[\d\s()-]{1,20}$/;

/** A ZIP code of the United States: 12345 or 12345-6789. */
export const ZIP_CODE = /^\d{5}(?:-\d{4})?$/;

/** Product decision: minimum age in years. US law (COPPA) protects younger children. */
export const MIN_AGE = 13;

/** Product decision: days between closing and erasing an account. Until then, the member can restore it. */
export const ERASURE_AFTER_DAYS = 14;

/** Product decision: minutes for which a sign-in counts as recent. */
export const RECENT_SIGN_IN_MINUTES = 10;

/**
 * Product decision, in seconds: four failed sign-ins are free. From the fifth, the member waits 30 seconds, then twice
 * as long each time, up to 15 minutes. An account's failures are forgotten after a day.
 */
export const SIGN_IN_BACK_OFF = { free: 5, firstWait: 30, longestWait: 900, remembered: 86_400 } as const;

/** Product decision: hours for which an email confirmation link works. */
export const EMAIL_LINK_HOURS = 24;

/** Product decision: email changes a member may request in EMAIL_LINK_HOURS, because each one sends an email. */
export const MAX_EMAIL_CHANGES = 5;

/** What happens to reviews when their author's account is erased: they stay without a name, or they are deleted. */
export const REVIEW_FATES = ['anonymise', 'remove'] as const;

export type ReviewFate = (typeof REVIEW_FATES)[number];

/** What is erased with an account: reviews as the member chose or, for a child, everything they ever wrote. */
export type ErasureScope = ReviewFate | 'all writing';

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
  /** If true, only the member sees the profile, Guide Dog, and pets, and reviews appear without their author. */
  readonly paused: boolean;
  /** Whether recommendations may use the businesses that the member viewed. */
  readonly personalisation: boolean;
  /** Whether the member's visits to businesses are counted. */
  readonly analytics: boolean;
  /** Whether the member confirmed being at least MIN_AGE years old. */
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

/** A member's privacy choices. */
export type Privacy = Pick<Account, 'paused' | 'personalisation' | 'analytics'>;

/** New choices. An absent choice stays unchanged. */
export type PrivacyChange = { readonly [Choice in keyof Privacy]?: boolean | undefined };

/** New values of some fields. An absent field stays unchanged; null clears it. */
export type AccountChange = { readonly [Field in Editable]?: Account[Field] | undefined };

/** Returns the account with the new values and a recomputed `isRegistrationComplete`. */
export function changeAccount(account: Account, change: AccountChange | PrivacyChange): Account {
  const changedFields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const changed: Account = { ...account, ...changedFields };
  return { ...changed, isRegistrationComplete: isRegistrationComplete(changed) };
}

/** Whether both names are more than white space, which completes the registration. */
export function isRegistrationComplete(names: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}): boolean {
  return Boolean(names.firstName?.trim()) && Boolean(names.lastName?.trim());
}

/**
 * Throws REAUTHENTICATION_REQUIRED if the sign-in is more than RECENT_SIGN_IN_MINUTES old, or null: an access token
 * proves no sign-in.
 */
export function requireRecentSignIn(signedInAt: Date | null, now: Date): void {
  const age = signedInAt === null ? Infinity : now.getTime() - signedInAt.getTime();
  if (age > RECENT_SIGN_IN_MINUTES * 60_000) {
    refuse('REAUTHENTICATION_REQUIRED', 'Please sign in again to continue.');
  }
}

/** Returns when an account that is closed now will be erased. */
export function erasureTime(now: Date): Date {
  return daysAfter(now, ERASURE_AFTER_DAYS);
}

/** Throws AGE_CONFIRMATION_REQUIRED if the member hasn't confirmed their age. */
export function requireAgeConfirmed({ ageConfirmed }: Pick<Account, 'ageConfirmed'>): void {
  if (!ageConfirmed) {
    refuse('AGE_CONFIRMATION_REQUIRED', `Please confirm at /age-confirmation that you are ${MIN_AGE} or older.`);
  }
}

/** Throws FORBIDDEN if the member confirmed being old enough, because then the account can't be erased as a child's. */
export function requireAgeOpen({ ageConfirmed }: Pick<Account, 'ageConfirmed'>): void {
  if (ageConfirmed) {
    refuse(
      'FORBIDDEN',
      `You have confirmed that you are ${MIN_AGE} or older. To leave, delete your account under Account & security, or contact us.`,
    );
  }
}

/** Returns the email address as it is stored and compared: trimmed and in lower case. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Returns the mailbox that an address most likely belongs to: without a tag after a plus and, at Gmail, without dots. Use
 * it only for limits and sanctions: sign-in, email, and pages use the address as entered. The database computes the same
 * with `mailbox_of`.
 */
export function mailboxOf(email: string): string {
  return canonicalEmail(email)
    .replace(/^([^+@]+)\+[^@]*@/, '$1@')
    .replace(/@googlemail\.com$/, '@gmail.com')
    .replaceAll(/\.(?=[^@]*@gmail\.com$)/g, '');
}
