import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { ACCOUNT_LIMITS, canonicalEmail } from '../../../../domain/account/account.js';
import { purposeInWords, signInPurposeOf } from '../../../../domain/account/sign-in-purpose.js';
import { formatWait } from '../../../../domain/shared/time-in-words.js';
import { PROVIDER_PATHS } from '../../../../application/identity/provider-paths.js';
import type { PasswordChange, SignInCheck, SignUp } from '../../../../application/identity/provider-ports.js';
import { addressKey } from '../../server/limits/rate-limit.js';
import type { SessionCookies } from '../../server/caller/session-cookies.js';
import type { DeviceCookie } from './device-cookie.js';
import type { SignUpCookie } from './sign-up-cookie.js';

/** The dependencies of the provider's pages. */
export interface PageKit {
  readonly siteName: string;
  readonly publicUrl: string;
  readonly provider: () => Promise<Provider>;
  readonly signInCheck: SignInCheck;
  readonly signUp: SignUp;
  readonly passwordChange: PasswordChange;
  readonly devices: DeviceCookie;
  readonly signUpCookie: SignUpCookie;
  /** Returns the name of a business that anyone may see, or null. */
  readonly publicName: (businessId: number) => Promise<string | null>;
  /** Reads where the sign-in in progress will end. */
  readonly cookies: Pick<SessionCookies, 'returnPath'>;
  /** Returns the error message for a rejected new password; null if the password is acceptable. */
  readonly newPasswordProblem: (password: string, email: string) => Promise<string | null>;
  /** Counts a rejected sign-in for the metrics, and logs it without what was typed. */
  readonly recordFailure: (request: FastifyRequest, kind: 'wrong' | 'wait') => void;
}

const Email = z.email().max(ACCOUNT_LIMITS.email);

/**
 * Returns the value of a form field; empty if it was not sent or was sent twice. Drops NUL, which the database cannot
 * store.
 */
export function typed({ body }: FastifyRequest, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}

/** Returns the secret of the opened link. */
export function linkToken({ query }: FastifyRequest): string {
  const { token } = query as Record<string, unknown>;
  return typeof token === 'string' ? token : '';
}

/** Returns the address in its canonical form, or the reason that it is invalid. */
export function readEmail(text: string): { readonly email: string; readonly problem: string | undefined } {
  const email = canonicalEmail(text);
  if (email === '') return { email, problem: 'Enter your email address' };
  return { email, problem: Email.safeParse(email).success ? undefined : 'Please enter a valid email address' };
}

/** Returns the path of the sign-in in progress that a request belongs to. */
export function signInPathOf(request: FastifyRequest): string {
  const { uid } = request.params as { uid: string };
  return `${PROVIDER_PATHS.signIn}/${encodeURIComponent(uid)}`;
}

/** Returns the words that follow 'Sign in to' for a sign-in that ends at this path; null if it doesn't say why. */
export async function purposeOf(kit: Pick<PageKit, 'publicName'>, returnTo: string | null): Promise<string | null> {
  const purpose = returnTo === null ? null : signInPurposeOf(returnTo);
  if (purpose === null) return null;
  const { businessId } = purpose;
  return purposeInWords(purpose, businessId === null ? null : await kit.publicName(businessId));
}

/** Returns the key under which one person's requests are counted. */
export function clientAddress(request: FastifyRequest): string {
  return addressKey(request.ip);
}

/** Copies cookies that the provider set on the raw response to the reply, which would otherwise replace them. */
export function keepRawCookies(reply: FastifyReply): void {
  const cookies = reply.raw.getHeader('set-cookie');
  if (Array.isArray(cookies)) void reply.header('set-cookie', cookies);
}

/** Sets `Retry-After` and returns the text for the page. */
export function tooMany(reply: FastifyReply, seconds: number): string {
  void reply.header('Retry-After', String(seconds));
  return `Too many attempts. Please try again in ${formatWait(seconds)}.`;
}

/**
 * Minimum response time in milliseconds of forms that must not reveal whether an address has an account: several times
 * the duration of the slower case.
 */
const EVEN_MS = 250;

/** Resolves with the result of `work`, but no sooner than EVEN_MS, so that the duration reveals nothing. */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.all([work, setTimeout(EVEN_MS)]);
  return done;
}
