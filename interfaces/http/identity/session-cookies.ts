import type { FastifyReply, FastifyRequest } from 'fastify';

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
    this.#write(reply, 'session', token, 'Lax', seconds);
  }

  setAdministrator(reply: FastifyReply, token: string, seconds: number): void {
    this.#write(reply, 'admin', token, 'Strict', seconds);
  }

  setSignIn(reply: FastifyReply, token: string, seconds: number): void {
    this.#write(reply, 'sign-in', token, 'Lax', seconds);
  }

  clear(reply: FastifyReply, name: 'session' | 'admin' | 'sign-in'): void {
    this.#write(reply, name, '', name === 'admin' ? 'Strict' : 'Lax', 0);
  }

  #read({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
    const wanted = `${this.#prefix}${name}=`;
    // The first of the name counts, as browsers send the most specific one first.
    const pair = (headers.cookie ?? '').split(';').find((each) => each.trimStart().startsWith(wanted));
    const value = pair?.trim().slice(wanted.length) ?? '';
    return /^[A-Za-z0-9_-]+$/.test(value) && value.length <= MAX_COOKIE_LENGTH ? value : null;
  }

  #write(reply: FastifyReply, name: string, value: string, sameSite: 'Lax' | 'Strict', seconds: number): void {
    const secure = this.#secure ? '; Secure' : '';
    const cookie = `${this.#prefix}${name}=${value}; Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${String(seconds)}${secure}`;
    // Beside those that were set before.
    const before = reply.getHeader('set-cookie');
    reply.header('set-cookie', [
      ...(Array.isArray(before) ? before : before === undefined ? [] : [String(before)]),
      cookie,
    ]);
  }
}
