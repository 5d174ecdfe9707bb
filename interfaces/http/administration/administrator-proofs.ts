import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { AdministratorSessions, WithPassword } from '../../../application/administration/ports.js';
import type { SharedLimits } from '../../../application/shared/shared-limits.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import type { SessionCookies } from '../server/caller/session-cookies.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { LIMITS } from '../server/limits/limits.js';
import { addressKey } from '../server/limits/rate-limit.js';
import { WireError } from '../server/problem/problem.js';

interface AdministratorProofsDependencies {
  readonly sessions: AdministratorSessions;
  readonly cookies: SessionCookies;
  readonly limits: SharedLimits;
  readonly logger: Logger;
}

/**
 * Calls with which signed-in administrators change how they sign in. Each proves their identity again, is rate limited,
 * and is logged.
 */
export class AdministratorProofs {
  constructor(private readonly dependencies: AdministratorProofsDependencies) {}

  /** Runs `work`, which may reject a code or a password. Such failures count; after too many, `work` no longer runs. */
  async checked<T>(request: FastifyRequest, { id }: Administrator, change: string, work: () => Promise<T>): Promise<T> {
    const { limits, logger } = this.dependencies;
    const logFields = { requestId: request.id, address: addressKey(request.ip), administrator: id, change };
    const call = await limits.take('adminProofFailures', String(id), LIMITS.adminProofFailures);
    if (call.wait > 0) {
      logger.warn({ ...logFields, outcome: 'too many failures' }, 'Administrator sign-in changed');
      throw new WireError('TOO_MANY_REQUESTS', { 'Retry-After': call.wait });
    }
    try {
      const done = await work();
      await limits.giveBack(call);
      logger.info({ ...logFields, outcome: 'done' }, 'Administrator sign-in changed');
      return done;
    } catch (error) {
      const isWrong = error instanceof DomainError && ['CODE_REFUSED', 'PASSWORD_REFUSED'].includes(error.code);
      if (!isWrong) await limits.giveBack(call);
      logger.warn({ ...logFields, outcome: isWrong ? 'wrong proof' : 'refused' }, 'Administrator sign-in changed');
      throw error;
    }
  }

  /** Like `checked`, then ends the administrator's other sessions and keeps the current one. */
  async checkAndEndOtherSessions(
    request: FastifyRequest,
    administrator: Administrator,
    change: string,
    work: () => Promise<WithPassword>,
  ): Promise<void> {
    const changed = await this.checked(request, administrator, change, work);
    const token = this.dependencies.cookies.administrator(request);
    if (token !== null) await this.dependencies.sessions.endOthers(changed, token);
  }
}
