/** Somebody who signs in at the embedded provider. */
export interface ProviderAccount {
  /** The subject told to the site. */
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** A sign-up that waits for its address to be confirmed. */
export interface PendingSignUp {
  readonly email: string;
  readonly passwordHash: string;
  readonly ageConfirmedAt: Date;
}

/** `open`: it may be used; `used`: it was; `expired`: too late. */
export type LinkState = 'open' | 'used' | 'expired';

export interface VerifyLink extends PendingSignUp {
  readonly state: LinkState;
}

export interface ResetLink {
  readonly accountId: string;
  readonly email: string;
  readonly state: LinkState;
}

/** Who tries a password. */
export interface Guess {
  /** Canonical. */
  readonly email: string;
  /** What one person has of the internet: an IPv4 address or a /64. */
  readonly address: string;
  /** The browser, where its signed cookie says that this account was signed in on it before. */
  readonly knownDevice: string | null;
}

/**
 * Of an account, in seconds and their fraction. By the database's clock, as the end of all logins is: one right after a
 * change of the password is told from one before.
 */
export interface Login {
  readonly account: ProviderAccount;
  readonly loginTs: number;
}

/** `wrong` does not tell whether the address, the password or a lock was the reason. */
export type SignInAnswer =
  | { readonly kind: 'right'; readonly login: Login }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Checks who signs in. */
export abstract class SignInCheck {
  /** An unknown address, a wrong password and a locked account answer alike and take the same time. */
  abstract run(guess: Guess, password: string): Promise<SignInAnswer>;
}

export type VerifyAnswer =
  | { readonly kind: 'verified'; readonly login: Login }
  /** The link is of no use any more. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Signing up: an account appears only when the owner of the mailbox types the password that was chosen. */
export abstract class SignUp {
  /**
   * Mails a link, or a notice where the address has an account already; answers 0, or seconds to wait. The answer does
   * not reveal which mail it was.
   */
  abstract start(email: string, password: string, address: string): Promise<number>;
  /** What a link is for; null where it is unknown. Changes nothing: mail scanners open links. */
  abstract look(token: string): Promise<VerifyLink | null>;
  /** Makes the account, where the password is the one that was chosen at sign-up. */
  abstract verify(token: string, password: string, address: string): Promise<VerifyAnswer>;
  /** Mails a new link for a sign-up whose link has expired; answers 0, or seconds to wait. */
  abstract again(token: string, address: string): Promise<number>;
}

export type ChangeAnswer =
  | { readonly kind: 'changed' }
  | { readonly kind: 'wrong-password' }
  /** The session that asked ended meanwhile. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** A new password: by a mailed link for who forgot it, by the old one for who is signed in. Both end other sessions. */
export abstract class PasswordChange {
  /**
   * Mails a link where the address has an account; answers 0, or seconds to wait. The answer does not reveal whether it
   * has one.
   */
  abstract forgotten(email: string, address: string): Promise<number>;
  /** What a link is for; null where it is unknown. Changes nothing. */
  abstract look(token: string): Promise<ResetLink | null>;
  /** Sets the password of a link's account and ends all its sessions; null where the link is of no use any more. */
  abstract byLink(token: string, password: string): Promise<ResetLink | null>;
  /** The account of a signed-in member; null where they sign in elsewhere. */
  abstract accountOf(userId: string): Promise<ProviderAccount | null>;
  /** Sets a new password where the old one is right, and ends all sessions but `session`. */
  abstract byPassword(
    account: ProviderAccount,
    old: string,
    password: string,
    who: { readonly address: string; readonly session: string | null },
  ): Promise<ChangeAnswer>;
}
