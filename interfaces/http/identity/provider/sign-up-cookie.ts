import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WAY_BACK_S } from '../../../../domain/account/session-life.js';
import { readCookie, writeCookie } from '../../server/cookies.js';

const VALUE = /^[A-Za-z0-9_-]{43}$/;

/**
 * Name of the cookie with what a person wanted to do before they signed up in another browser. The page after the
 * sign-in reads it. A link can't set it, so no link can make a member do something.
 */
export const WANTED_ACTION_COOKIE = 'wanted-action';

const WANTED_ACTION_S = 600;

/**
 * A cookie that shows which browser started a sign-up, so that it can finish without the password. It lives as long as
 * the emailed link, and does nothing without it. Every sign-up gets a new secret: a value that the browser already had
 * may have been put there by someone else.
 */
export class SignUpCookie {
  readonly #name: string;
  readonly #secure: boolean;

  constructor(publicUrl: string) {
    this.#secure = publicUrl.startsWith('https:');
    this.#name = this.#secure ? '__Host-oidc-sign-up' : 'oidc-sign-up';
  }

  newSecret(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Returns the secret of the browser's last sign-up, or null. */
  read(request: Pick<FastifyRequest, 'headers'>): string | null {
    const value = readCookie(request, this.#name) ?? '';
    return VALUE.test(value) ? value : null;
  }

  set(reply: FastifyReply, secret: string): void {
    this.#write(reply, secret, WAY_BACK_S);
  }

  clear(reply: FastifyReply): void {
    this.#write(reply, '', 0);
  }

  /** Tells this browser an action of `actionIn`, which the one that signed up already knows. */
  passOn(reply: FastifyReply, action: string): void {
    const options = { sameSite: 'strict', maxAge: WANTED_ACTION_S, secure: this.#secure, httpOnly: false } as const;
    writeCookie(reply, `${this.#secure ? '__Host-' : ''}${WANTED_ACTION_COOKIE}`, action, options);
  }

  #write(reply: FastifyReply, value: string, maxAge: number): void {
    writeCookie(reply, this.#name, value, { sameSite: 'lax', maxAge, secure: this.#secure });
  }
}
