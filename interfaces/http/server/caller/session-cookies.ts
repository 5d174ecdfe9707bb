import type { FastifyReply, FastifyRequest } from 'fastify';
import { WAY_BACK_S } from '../../../../domain/account/session-life.js';
import { sitePath } from '../../../../domain/shared/site-path.js';
import { readCookie, writeCookie } from '../cookies.js';

const MAX_TOKEN_LENGTH = 200;

/**
 * Maximum length of a stored return path, in characters. Browsers reject larger cookies, and servers reject larger
 * headers.
 */
const MAX_RETURN_PATH_LENGTH = 3000;

/** The cookies that identify browsers: `__Host-` and Secure if the public address is https. */
export class SessionCookies {
  readonly #secure: boolean;
  readonly #prefix: string;

  constructor(publicUrl: string) {
    this.#secure = publicUrl.startsWith('https:');
    this.#prefix = this.#secure ? '__Host-' : '';
  }

  /** Returns the token of the member's session, or null. */
  member(request: Pick<FastifyRequest, 'headers'>): string | null {
    return this.#read(request, 'session');
  }

  /** Returns the token of the administrator's session, or null. */
  administrator(request: Pick<FastifyRequest, 'headers'>): string | null {
    return this.#read(request, 'admin');
  }

  /** Returns the value that ties a sign-in in progress to the browser that started it, or null. */
  signIn(request: Pick<FastifyRequest, 'headers'>): string | null {
    return this.#read(request, 'sign-in');
  }

  /** Returns the target path of the last unfinished sign-in on this site, or null. */
  returnPath(request: Pick<FastifyRequest, 'headers'>): string | null {
    const kept = this.#read(request, 'way-back', MAX_RETURN_PATH_LENGTH);
    return kept === null ? null : sitePath(Buffer.from(kept, 'base64url').toString());
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

  /** Stores where a sign-in ends. New members need it when they return from the confirmation email. */
  setReturnPath(reply: FastifyReply, path: string): void {
    const kept = Buffer.from(path).toString('base64url');
    if (kept.length > MAX_RETURN_PATH_LENGTH) this.clear(reply, 'way-back');
    else this.#write(reply, 'way-back', kept, 'lax', WAY_BACK_S);
  }

  clear(reply: FastifyReply, name: 'session' | 'admin' | 'sign-in' | 'way-back'): void {
    this.#write(reply, name, '', name === 'admin' ? 'strict' : 'lax', 0);
  }

  #read(request: Pick<FastifyRequest, 'headers'>, name: string, maxLength = MAX_TOKEN_LENGTH): string | null {
    const value = readCookie(request, this.#prefix + name) ?? '';
    return /^[A-Za-z0-9_-]+$/.test(value) && value.length <= maxLength ? value : null;
  }

  #write(reply: FastifyReply, name: string, value: string, sameSite: 'lax' | 'strict', seconds: number): void {
    writeCookie(reply, this.#prefix + name, value, { sameSite, maxAge: seconds, secure: this.#secure });
  }
}
