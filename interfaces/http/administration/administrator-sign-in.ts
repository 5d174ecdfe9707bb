import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { CheckAdministrator } from '../../../application/administration/check-administrator.js';
import type { AdministratorRecord, AdministratorSessions } from '../../../application/administration/ports.js';
import type { SharedLimits, Taken } from '../../../application/shared/shared-limits.js';
import { FIRST_ADMINISTRATOR } from '../../../domain/administration/administrator.js';
import { ADMINISTRATOR_SESSION_S } from '../../../domain/administration/administrator-session.js';
import type { AdminLoginForm } from '../../contract/administration/administration.js';
import { LIMITS } from '../server/limits/limits.js';
import { WireError } from '../server/problem/problem.js';
import { addressKey } from '../server/limits/rate-limit.js';
import type { SessionCookies } from '../identity/session-cookies.js';

/**
 * A password or code that is wrong is answered no sooner, in milliseconds, so that guessing is slow, and an unknown name takes as long
 * as a wrong password. The request waits on a timer and holds no thread, and no more of them wait than the limit of failures lets.
 */
const CHECK_MS = 1000;

type Outcome = 'signed in' | 'wrong password' | 'code asked for' | 'wrong code' | 'too many failures';

interface AdministratorSignInDependencies {
  readonly check: CheckAdministrator;
  readonly sessions: AdministratorSessions;
  readonly cookies: SessionCookies;
  readonly limits: SharedLimits;
  readonly logger: Logger;
}

/** A try to sign in, which was counted as a failure until it turns out to be none. */
interface Try {
  readonly request: FastifyRequest;
  readonly began: number;
  readonly taken: Taken;
}

/** Administrators sign in and out. Every try is logged, with the address and without password, code and typed name. */
export class AdministratorSignIn {
  constructor(private readonly dependencies: AdministratorSignInDependencies) {}

  /**
   * A new session, with its cookie; else INVALID_PASSWORD, also for an unknown name; TOTP_REQUIRED where a code is missing, INVALID_CODE
   * where it is wrong or used; TOO_MANY_REQUESTS after too many failures from the address, or too many wrong codes of the one.
   */
  async begin(request: FastifyRequest, reply: FastifyReply, form: AdminLoginForm): Promise<void> {
    const { check, sessions, cookies, limits } = this.dependencies;
    const began = performance.now();
    // Counted before it is judged, so that of many at once no more are judged than may fail.
    const taken = await limits.take('adminSignInFailures', addressKey(request.ip), LIMITS.adminSignInFailures);
    if (taken.wait > 0) throw this.#refused(request, 'too many failures', taken.wait);
    const one = { request, began, taken };
    const administrator = await check.byPassword(form.name ?? FIRST_ADMINISTRATOR, form.password);
    if (administrator === null) return this.#fail(one, 'wrong password');
    const factor = administrator.totpSecret === null ? 'password' : await this.#code(one, administrator, form.totp);
    await limits.giveBack(taken);
    const token = await sessions.begin(administrator, cookies.administrator(request));
    cookies.setAdministrator(reply, token, ADMINISTRATOR_SESSION_S);
    this.#log(request, 'signed in', { administrator: administrator.id, factor });
  }

  /** Ends the session that the browser bears, if any. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { sessions, cookies } = this.dependencies;
    const token = cookies.administrator(request);
    if (token !== null) await sessions.end(token);
    cookies.clear(reply, 'admin');
  }

  /** Uses up the code of one whose password was right; answers by what they proved themself. */
  async #code(one: Try, administrator: AdministratorRecord, typed: string | undefined): Promise<string> {
    const { check, limits } = this.dependencies;
    const who = { administrator: administrator.id };
    if (typed === undefined) {
      await limits.giveBack(one.taken);
      this.#log(one.request, 'code asked for', who);
      throw new WireError('TOTP_REQUIRED');
    }
    const proof = await limits.take('adminProofFailures', String(administrator.id), LIMITS.adminProofFailures);
    if (proof.wait > 0) throw this.#refused(one.request, 'too many failures', proof.wait, who);
    const kind = await check.byCode(administrator, typed);
    if (kind === null) return this.#fail(one, 'wrong code', who);
    await limits.giveBack(proof);
    return `password and ${kind}`;
  }

  async #fail({ request, began }: Try, outcome: 'wrong password' | 'wrong code', who: object = {}): Promise<never> {
    this.#log(request, outcome, who);
    await delay(Math.max(0, CHECK_MS - (performance.now() - began)));
    throw new WireError(outcome === 'wrong code' ? 'INVALID_CODE' : 'INVALID_PASSWORD');
  }

  #refused(request: FastifyRequest, outcome: Outcome, wait: number, who: object = {}): WireError {
    this.#log(request, outcome, who);
    return new WireError('TOO_MANY_REQUESTS', { 'Retry-After': wait });
  }

  #log(request: FastifyRequest, outcome: Outcome, who: object = {}): void {
    const said = { requestId: request.id, address: addressKey(request.ip), outcome, ...who };
    const level = outcome === 'signed in' || outcome === 'code asked for' ? 'info' : 'warn';
    this.dependencies.logger[level](said, 'Administrator sign-in');
  }
}
