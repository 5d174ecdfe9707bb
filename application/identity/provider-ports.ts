export interface ProviderAccount {
  /** The subject that the site receives. */
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** A sign-up that waits for email confirmation. */
export interface PendingSignUp {
  readonly email: string;
  readonly passwordHash: string;
  readonly ageConfirmedAt: Date;
  /** Hash of the cookie of the browser that signed up; null if it can't confirm without the password. */
  readonly browserHash: string | null;
  /** The page of this site from which the person came; null if there is none. */
  readonly returnTo: string | null;
}

/** What a person sends to sign up. */
export interface NewSignUp {
  readonly email: string;
  readonly password: string;
  /** The secret that only this browser has. */
  readonly browser: string;
  readonly returnTo: string | null;
}

/** `open` can be used, `used` was used, `expired` is too late. */
export type LinkState = 'open' | 'used' | 'expired';

export interface VerifyLink extends PendingSignUp {
  readonly state: LinkState;
}

/** Proof that the person who opened a sign-up link also chose its password. One of the two is enough. */
export interface SignUpProof {
  /** The secret in the browser's cookie; null if it has none. */
  readonly browser: string | null;
  readonly password: string;
}

export interface ResetLink {
  readonly accountId: string;
  readonly email: string;
  readonly state: LinkState;
}

export interface Guess {
  /** In canonical form. */
  readonly email: string;
  /** The network of one person: an IPv4 address or a /64. */
  readonly address: string;
  /** The browser, if its signed cookie shows an earlier sign-in to this account. */
  readonly knownDevice: string | null;
}

/**
 * A login, with its time in fractional seconds by the database's clock, like the end of all logins. So a login right
 * after a password change is distinguished from one before.
 */
export interface Login {
  readonly account: ProviderAccount;
  readonly loginTs: number;
}

/** `wrong` doesn't reveal whether the address, the password, or a lock is the reason. */
export type SignInAnswer =
  | { readonly kind: 'right'; readonly login: Login }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

export abstract class SignInCheck {
  /** Returns the same answer in the same time for an unknown address, a wrong password, and a locked account. */
  abstract run(guess: Guess, password: string): Promise<SignInAnswer>;
}

export type VerifyAnswer =
  | {
      readonly kind: 'verified';
      readonly login: Login;
      readonly returnTo: string | null;
      /** Whether the sign-up was confirmed in the browser that started it. */
      readonly isSameBrowser: boolean;
    }
  /** The link no longer works. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'no-password' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'wait'; readonly seconds: number };

/**
 * Sign-up. An account is created only for a person who both received the email and chose the password: in the browser
 * that signed up, or by entering the password.
 */
export abstract class SignUp {
  /**
   * Emails a link, or a notice if the address has an account. Returns 0, or seconds to wait. The answer doesn't reveal
   * which email was sent.
   */
  abstract start(signUp: NewSignUp, address: string): Promise<number>;
  /** Returns the purpose of a link; null if unknown. Changes nothing, because mail scanners open links. */
  abstract look(token: string): Promise<VerifyLink | null>;
  /** Whether this browser's secret is that of the sign-up. */
  abstract isStartedBy(link: PendingSignUp, browser: string | null): boolean;
  /** Creates the account if the proof is right. */
  abstract verify(token: string, proof: SignUpProof, address: string): Promise<VerifyAnswer>;
  /** Emails a new link for an expired sign-up. Returns 0, or seconds to wait. */
  abstract again(token: string, address: string): Promise<number>;
}

export type ChangeAnswer =
  | { readonly kind: 'changed' }
  | { readonly kind: 'wrong-password' }
  /** The session that made the request has ended. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Password changes: by an emailed link, or by the old password when signed in. Both end other sessions. */
export abstract class PasswordChange {
  /**
   * Emails a link if the address has an account. Returns 0, or seconds to wait. The answer doesn't reveal whether it
   * has one.
   */
  abstract forgotten(email: string, address: string): Promise<number>;
  /** Returns the purpose of a link; null if unknown. Changes nothing. */
  abstract look(token: string): Promise<ResetLink | null>;
  /** Sets the password of the link's account and ends all its sessions; null if the link no longer works. */
  abstract byLink(token: string, password: string): Promise<ResetLink | null>;
  /** Returns the account of a signed-in member; null if they use another issuer. */
  abstract accountOf(userId: string): Promise<ProviderAccount | null>;
  /** Sets a new password if the old one is right, and ends all sessions except `session`. */
  abstract byPassword(
    account: ProviderAccount,
    old: string,
    password: string,
    who: { readonly address: string; readonly session: string | null },
  ): Promise<ChangeAnswer>;
}
