import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../../server/cookies.js';

const A_YEAR_S = 31_536_000;
const VALUE = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * A cookie that marks a browser on which an account has signed in. It lets the owner sign in there even while someone
 * elsewhere keeps guessing the password. It reveals nothing and grants no access: it only gives the browser a separate
 * limit of attempts.
 */
export class DeviceCookie {
  readonly #name: string;
  readonly #secure: boolean;

  constructor(
    publicUrl: string,
    private readonly secret: string,
  ) {
    this.#secure = publicUrl.startsWith('https:');
    this.#name = this.#secure ? '__Host-oidc-device' : 'oidc-device';
  }

  /** Returns the browser's mark if it was made for this account, else null. */
  known(request: Pick<FastifyRequest, 'headers'>, email: string): string | null {
    const [, device, mac] = VALUE.exec(readCookie(request, this.#name) ?? '') ?? [];
    if (device === undefined || mac === undefined) return null;
    return timingSafeEqual(Buffer.from(mac), Buffer.from(this.#mac(device, email))) ? device : null;
  }

  /** Marks the browser for this account, replacing any other account's mark. */
  mark(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const device = this.known(request, email) ?? randomBytes(16).toString('base64url');
    const value = `${device}.${this.#mac(device, email)}`;
    writeCookie(reply, this.#name, value, { sameSite: 'lax', maxAge: A_YEAR_S, secure: this.#secure });
  }

  #mac(device: string, email: string): string {
    return createHmac('sha256', this.secret).update(`${device} ${email}`).digest('base64url');
  }
}
