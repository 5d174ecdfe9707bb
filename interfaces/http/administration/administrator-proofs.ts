import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { AdministratorSessions, WithPassword } from '../../../application/administration/ports.js';
import type { SharedLimits } from '../../../application/shared/shared-limits.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import type { SessionCookies } from '../identity/session-cookies.js';
import type { Administrator } from '../identity/who-calls.js';
import { LIMITS } from '../server/limits/limits.js';
import { addressKey } from '../server/limits/rate-limit.js';
import { WireError } from '../server/problem/problem.js';

interface AdministratorProofsDependencies {
  readonly sessions: AdministratorSessions;
  readonly cookies: SessionCookies;
  readonly limits: SharedLimits;
  readonly logger: Logger;
}

/** Calls by which a signed-in administrator changes how they sign in, and proves anew who they are: limited and logged. */
export class AdministratorProofs {
  constructor(private readonly dependencies: AdministratorProofsDependencies) {}

  /** Does the work, which may refuse a code or a password; such refusals are counted, and after too many it is not asked. */
  async judged<T>(request: FastifyRequest, { id }: Administrator, change: string, work: () => Promise<T>): Promise<T> {
    const { limits, logger } = this.dependencies;
    const said = { requestId: request.id, address: addressKey(request.ip), administrator: id, change };
    const taken = await limits.take('adminProofFailures', String(id), LIMITS.adminProofFailures);
    if (taken.wait > 0) {
      logger.warn({ ...said, outcome: 'too many failures' }, 'Administrator sign-in changed');
      throw new WireError('TOO_MANY_REQUESTS', { 'Retry-After': taken.wait });
    }
    try {
      const done = await work();
      await limits.giveBack(taken);
      logger.info({ ...said, outcome: 'done' }, 'Administrator sign-in changed');
      return done;
    } catch (error) {
      const isWrong = error instanceof DomainError && ['CODE_REFUSED', 'PASSWORD_REFUSED'].includes(error.code);
      if (!isWrong) await limits.giveBack(taken);
      logger.warn({ ...said, outcome: isWrong ? 'wrong proof' : 'refused' }, 'Administrator sign-in changed');
      throw error;
    }
  }

  /** The same, after which the other sessions of the one have ended, and the present one goes on. */
  async judgedAlone(
    request: FastifyRequest,
    administrator: Administrator,
    change: string,
    work: () => Promise<WithPassword>,
  ): Promise<void> {
    const changed = await this.judged(request, administrator, change, work);
    const token = this.dependencies.cookies.administrator(request);
    if (token !== null) await this.dependencies.sessions.endOthers(changed, token);
  }
}
