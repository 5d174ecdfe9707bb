import { AdministratorPassword } from '../../../infrastructure/administration/administrator-password.js';
import { AdministratorSessions } from '../../../infrastructure/administration/administrator-sessions.repository.js';
import { derivedSecret } from '../../../infrastructure/identity/provider/client-secret.js';
import { IdempotencyKeys } from '../../../infrastructure/postgres/idempotency-keys.repository.js';
import { SharedLimits } from '../../../infrastructure/postgres/shared-limits.repository.js';
import { AdminSessionController } from './admin-session.controller.js';
import { registerIdempotency } from '../server/idempotency.js';
import { AdminGuard } from './admin.guard.js';
import { AdminSessionStrategy } from './admin-session.strategy.js';
import { AdministratorSignIn } from './administrator-sign-in.js';
import { SessionCookies } from '../identity/session-cookies.js';
import { LimitedInterceptor } from '../server/limits/limited.js';
import { use, type Dependencies, type Room } from '../server/dependencies.js';

/** The administrator's session, and the limits that every room counts by. */
export function adminRoom({ database, settings, logger, fastify }: Dependencies): Room {
  const limits = new SharedLimits(database, {
    secret: derivedSecret(settings.appSecret, 'counted calls'),
    isOn: settings.http.rateLimit,
  });
  const password = new AdministratorPassword(
    settings.admin,
    derivedSecret(settings.appSecret, 'administrator: password version'),
  );
  const sessions = new AdministratorSessions(database, password.version);
  const cookies = new SessionCookies(settings.http.publicUrl);
  fastify.whoCalls.administrator = async (request) => {
    const token = cookies.administrator(request);
    return token === null ? null : sessions.find(token);
  };
  return {
    controllers: [AdminSessionController],
    providers: [
      AdminSessionStrategy,
      AdminGuard,
      LimitedInterceptor,
      use(SharedLimits, limits),
      use(AdministratorSignIn, new AdministratorSignIn({ password, sessions, cookies, limits, logger })),
    ],
  };
}

/** Has every call that changes records take an Idempotency-Key; before the routes are made. */
export function registerKeyedCalls({ fastify, database, settings, logger }: Dependencies): void {
  const secret = derivedSecret(settings.appSecret, 'idempotency: owners');
  registerIdempotency(fastify, { keys: new IdempotencyKeys(database), secret, logger });
}
