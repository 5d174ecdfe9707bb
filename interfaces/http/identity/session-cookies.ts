import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../server/cookies.js';

const MAX_COOKIE_LENGTH = 200;

/** The cookies by which browsers are known: `__Host-` and Secure whenever the public address is https. */
export class SessionCookies {
  readonly #secure: boolean;
  readonly #prefix: string;

  constructor(publicUrl: string) {
    this.#secure = publicUrl.startsWith('https:');
    this.#prefix = this.#secure ? '__Host-' : '';
  }

  /** The token of the member's session, or null. */
  member(request: Pick<FastifyRequest, 'headers'>): string | null {
    return this.#read(request, 'session');
  }

  /** The token of the administrator's session, or null. */
  administrator(request: Pick<FastifyRequest, 'headers'>): string | null {
    return this.#read(request, 'admin');
  }

  /** What ties a sign-in under way to the browser that began it, or null. */
  signIn(request: Pick<FastifyRequest, 'headers'>): string | null {
    return this.#read(request, 'sign-in');
  }

  setMember(reply: FastifyReply, token: string, seconds: number): void {
    this.#write(reply, 'session', token, 'lax', seconds);
  }

  setAdministrator(reply: FastifyReply, token: string, seconds: number): void {
    this.#write(reply, 'admin', token, 'strict', seconds);
  }

  setSignIn(reply: FastifyReply, token: string, seconds: number): void {
    this.#write(reply, 'sign-in', token, 'lax', seconds);
  }

  clear(reply: FastifyReply, name: 'session' | 'admin' | 'sign-in'): void {
    this.#write(reply, name, '', name === 'admin' ? 'strict' : 'lax', 0);
  }

  #read(request: Pick<FastifyRequest, 'headers'>, name: string): string | null {
    const value = readCookie(request, this.#prefix + name) ?? '';
    return /^[A-Za-z0-9_-]+$/.test(value) && value.length <= MAX_COOKIE_LENGTH ? value : null;
  }

  #write(reply: FastifyReply, name: string, value: string, sameSite: 'lax' | 'strict', seconds: number): void {
    writeCookie(reply, this.#prefix + name, value, { sameSite, maxAge: seconds, secure: this.#secure });
  }
}
