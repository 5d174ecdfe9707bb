import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const A_YEAR_S = 31_536_000;
const VALUE = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * Marks a browser on which an account was signed in: there its owner can sign in even while somebody elsewhere keeps
 * guessing. It tells nothing and opens nothing: who holds it may try a password, within limits of its own.
 */
export class DeviceCookie {
  readonly #name: string;
  readonly #attributes: string;

  constructor(
    publicUrl: string,
    private readonly secret: string,
  ) {
    const isHttps = publicUrl.startsWith('https:');
    this.#name = isHttps ? '__Host-oidc-device' : 'oidc-device';
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${String(A_YEAR_S)}${isHttps ? '; Secure' : ''}`;
  }

  /** The browser's mark, where it was made for this account; else null. */
  known({ headers }: Pick<FastifyRequest, 'headers'>, email: string): string | null {
    const pair = (headers.cookie ?? '').split(';').find((each) => each.trimStart().startsWith(`${this.#name}=`));
    const [, device, mac] = VALUE.exec(pair?.trim().slice(this.#name.length + 1) ?? '') ?? [];
    if (device === undefined || mac === undefined) return null;
    return timingSafeEqual(Buffer.from(mac), Buffer.from(this.#mac(device, email))) ? device : null;
  }

  /** Marks the browser for this account, instead of any other one. */
  mark(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const device = this.known(request, email) ?? randomBytes(16).toString('base64url');
    reply.header('set-cookie', `${this.#name}=${device}.${this.#mac(device, email)}; ${this.#attributes}`);
  }

  #mac(device: string, email: string): string {
    return createHmac('sha256', this.secret).update(`${device} ${email}`).digest('base64url');
  }
}
