import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { AdministratorPassword, AdministratorSessions } from '../../../application/administration/ports.js';
import type { SharedLimits } from '../../../application/shared/shared-limits.js';
import { ADMINISTRATOR_SESSION_S } from '../../../domain/administration/administrator-session.js';
import { LIMITS } from '../server/limits/limits.js';
import { WireError } from '../server/problem/problem.js';
import { addressKey } from '../server/limits/rate-limit.js';
import type { SessionCookies } from '../identity/session-cookies.js';

/**
 * A password is answered no sooner, in milliseconds, so that guessing is slow. The request waits on a timer and holds no thread,
 * and no more of them wait than the limit of failures lets.
 */
const CHECK_MS = 1000;

type Outcome = 'signed in' | 'wrong password' | 'too many failures';

interface AdministratorSignInDependencies {
  readonly password: AdministratorPassword;
  readonly sessions: AdministratorSessions;
  readonly cookies: SessionCookies;
  readonly limits: SharedLimits;
  readonly logger: Logger;
}

/** The administrator signs in and out. Every try is logged, with the address and without the password. */
export class AdministratorSignIn {
  constructor(private readonly dependencies: AdministratorSignInDependencies) {}

  /** A new session, with its cookie; else INVALID_PASSWORD, or TOO_MANY_REQUESTS after too many failures from the address. */
  async begin(request: FastifyRequest, reply: FastifyReply, typed: string): Promise<void> {
    const { password, sessions, cookies, limits } = this.dependencies;
    const began = performance.now();
    // Counted before it is judged, so that of many at once no more are judged than may fail.
    const taken = await limits.take('adminSignInFailures', addressKey(request.ip), LIMITS.adminSignInFailures);
    if (taken.wait > 0) {
      this.#log(request, 'too many failures');
      throw new WireError('TOO_MANY_REQUESTS', { 'Retry-After': taken.wait });
    }
    if (!(await password.fits(typed))) {
      this.#log(request, 'wrong password');
      await delay(Math.max(0, CHECK_MS - (performance.now() - began)));
      throw new WireError('INVALID_PASSWORD');
    }
    await limits.giveBack(taken);
    const token = await sessions.begin(cookies.administrator(request));
    cookies.setAdministrator(reply, token, ADMINISTRATOR_SESSION_S);
    this.#log(request, 'signed in');
  }

  /** Ends the session that the browser bears, if any. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { sessions, cookies } = this.dependencies;
    const token = cookies.administrator(request);
    if (token !== null) await sessions.end(token);
    cookies.clear(reply, 'admin');
  }

  #log(request: FastifyRequest, outcome: Outcome): void {
    const said = { requestId: request.id, address: addressKey(request.ip), outcome };
    if (outcome === 'signed in') this.dependencies.logger.info(said, 'Administrator sign-in');
    else this.dependencies.logger.warn(said, 'Administrator sign-in');
  }
}
