import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { CheckAdministrator } from '../../../application/administration/check-administrator.js';
import type { AdministratorRecord, AdministratorSessions } from '../../../application/administration/ports.js';
import type { SharedLimits, CountedCall } from '../../../application/shared/shared-limits.js';
import { FIRST_ADMINISTRATOR, ADMINISTRATOR_SESSION_S } from '../../../domain/administration/administrator.js';
import type { AdminLoginForm } from '../../contract/administration/administration.js';
import { LIMITS } from '../server/limits/limits.js';
import { WireError } from '../server/problem/problem.js';
import { addressKey } from '../server/limits/rate-limit.js';
import type { ActivityMetrics } from '../site/activity-metrics.js';
import type { SessionCookies } from '../server/caller/session-cookies.js';

/**
 * Minimum time in milliseconds before a wrong password or code is answered. It slows down guessing, and makes an
 * unknown name take as long as a wrong password. A waiting request holds only a timer, and the limit of failures bounds
 * how many wait.
 */
const CHECK_MS = 1000;

type Outcome = 'signed in' | 'wrong password' | 'code required' | 'wrong code' | 'too many failures';

interface AdministratorSignInDependencies {
  readonly check: CheckAdministrator;
  readonly sessions: AdministratorSessions;
  readonly cookies: SessionCookies;
  readonly limits: SharedLimits;
  readonly logger: Logger;
  readonly metrics: Pick<ActivityMetrics, 'countSignIn'>;
}

/** A sign-in attempt, counted as a failure until it succeeds. */
interface SignInAttempt {
  readonly request: FastifyRequest;
  readonly began: number;
  readonly call: CountedCall;
}

/**
 * Signs administrators in and out. Logs each attempt with its address, but without the password, code, and typed name.
 */
export class AdministratorSignIn {
  constructor(private readonly dependencies: AdministratorSignInDependencies) {}

  /**
   * Starts a session and sets its cookie. Throws INVALID_PASSWORD for a wrong password or unknown name, TOTP_REQUIRED
   * if a code is missing, INVALID_CODE if it is wrong or already used, and TOO_MANY_REQUESTS after too many failures
   * from the address or too many wrong codes for the administrator.
   */
  async begin(request: FastifyRequest, reply: FastifyReply, form: AdminLoginForm): Promise<void> {
    const { check, sessions, cookies, limits } = this.dependencies;
    const began = performance.now();
    // Counted before the check, so that parallel attempts cannot exceed the limit.
    const call = await limits.take('adminSignInFailures', addressKey(request.ip), LIMITS.adminSignInFailures);
    if (call.wait > 0) throw this.#refused(request, 'too many failures', call.wait);
    const one = { request, began, call };
    const administrator = await check.byPassword(form.name ?? FIRST_ADMINISTRATOR, form.password);
    if (administrator === null) return this.#fail(one, 'wrong password');
    const factor = administrator.totpSecret === null ? 'password' : await this.#code(one, administrator, form.totp);
    await limits.giveBack(call);
    const token = await sessions.begin(administrator, cookies.administrator(request));
    cookies.setAdministrator(reply, token, ADMINISTRATOR_SESSION_S);
    this.#log(request, 'signed in', { administrator: administrator.id, factor });
  }

  /** Ends the session in the browser's cookie, if any. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { sessions, cookies } = this.dependencies;
    const token = cookies.administrator(request);
    if (token !== null) await sessions.end(token);
    cookies.clear(reply, 'admin');
  }

  /** Consumes the code of an administrator whose password was correct. Returns which proofs were given, for the log. */
  async #code(one: SignInAttempt, administrator: AdministratorRecord, typed: string | undefined): Promise<string> {
    const { check, limits } = this.dependencies;
    const who = { administrator: administrator.id };
    if (typed === undefined) {
      await limits.giveBack(one.call);
      this.#log(one.request, 'code required', who);
      throw new WireError('TOTP_REQUIRED');
    }
    const proof = await limits.take('adminProofFailures', String(administrator.id), LIMITS.adminProofFailures);
    if (proof.wait > 0) throw this.#refused(one.request, 'too many failures', proof.wait, who);
    const kind = await check.byCode(administrator, typed);
    if (kind === null) return this.#fail(one, 'wrong code', who);
    await limits.giveBack(proof);
    return `password and ${kind}`;
  }

  async #fail(
    { request, began }: SignInAttempt,
    outcome: 'wrong password' | 'wrong code',
    who: object = {},
  ): Promise<never> {
    this.#log(request, outcome, who);
    await delay(Math.max(0, CHECK_MS - (performance.now() - began)));
    throw new WireError(outcome === 'wrong code' ? 'INVALID_CODE' : 'INVALID_PASSWORD');
  }

  #refused(request: FastifyRequest, outcome: Outcome, wait: number, who: object = {}): WireError {
    this.#log(request, outcome, who);
    return new WireError('TOO_MANY_REQUESTS', { 'Retry-After': wait });
  }

  #log(request: FastifyRequest, outcome: Outcome, who: object = {}): void {
    const logFields = { requestId: request.id, address: addressKey(request.ip), outcome, ...who };
    const level = outcome === 'signed in' || outcome === 'code required' ? 'info' : 'warn';
    this.dependencies.logger[level](logFields, 'Administrator sign-in');
    if (outcome !== 'code required') {
      this.dependencies.metrics.countSignIn('administrator', outcome === 'signed in' ? 'succeeded' : 'failed');
    }
  }
}
