import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { ACCOUNT_LIMITS } from '../../../../domain/account/account.js';
import { waitWords } from '../../../../domain/shared/wait-words.js';
import { canonicalEmail } from '../../../../domain/account/canonical-email.js';
import type { PasswordChange, SignInCheck, SignUp } from '../../../../application/identity/provider-ports.js';
import { addressKey } from '../../server/limits/rate-limit.js';
import type { SessionCookies } from '../session-cookies.js';
import type { DeviceCookie } from './device-cookie.js';

/** What the pages of the provider work with. */
export interface PageKit {
  readonly siteName: string;
  readonly publicUrl: string;
  readonly provider: () => Promise<Provider>;
  readonly signInCheck: SignInCheck;
  readonly signUp: SignUp;
  readonly passwordChange: PasswordChange;
  readonly devices: DeviceCookie;
  /** Where the sign-in was to end that led here. */
  readonly cookies: Pick<SessionCookies, 'wayBack'>;
  /** Why a new password for the address is refused, in words; null where it is good. */
  readonly newPasswordProblem: (password: string, email: string) => Promise<string | null>;
}

const Email = z.email().max(ACCOUNT_LIMITS.email);

/**
 * What was typed into the field of the name; empty where it was not sent, or sent twice. Without NUL, which nobody types
 * and the database cannot hold.
 */
export function typed({ body }: FastifyRequest, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}

/** The secret of the link that was opened. */
export function linkToken({ query }: FastifyRequest): string {
  const { token } = query as Record<string, unknown>;
  return typeof token === 'string' ? token : '';
}

/** An address as it is compared, or why it is none. */
export function readEmail(text: string): { readonly email: string; readonly problem: string | undefined } {
  const email = canonicalEmail(text);
  if (email === '') return { email, problem: 'Enter your email address' };
  return { email, problem: Email.safeParse(email).success ? undefined : 'Please enter a valid email address' };
}

/** What one person has of the internet. */
export function clientAddress(request: FastifyRequest): string {
  return addressKey(request.ip);
}

/** Cookies that the provider set on the raw answer join those of the reply, which would else replace them. */
export function keepRawCookies(reply: FastifyReply): void {
  const cookies = reply.raw.getHeader('set-cookie');
  if (Array.isArray(cookies)) void reply.header('set-cookie', cookies);
}

/** Says when to come again, and answers the words for the page. */
export function tooMany(reply: FastifyReply, seconds: number): string {
  void reply.header('Retry-After', String(seconds));
  return `Too many tries. Please try again in ${waitWords(seconds)}.`;
}

/**
 * Answers of forms that must not tell whether an address has an account come after so many ms at the earliest: several
 * times what the slower of both takes.
 */
const EVEN_MS = 250;

/** The same work, whose end does not tell by its time what was done. */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.all([work, setTimeout(EVEN_MS)]);
  return done;
}
