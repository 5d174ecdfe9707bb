import {
  refuseDuplicateName,
  requirePlainName,
  requireRoomForAdministrator,
} from '../../domain/administration/administrator.js';
import { requireRecentSignIn } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import { type AuditLog, administratorEntry } from './audit.js';
import type {
  AdministratorPasswords,
  AdministratorRecord,
  Administrators,
  AdministratorSession,
  AdministratorSessions,
} from './ports.js';

/** Adds another administrator with an initial password. */
export class AddAdministrator {
  constructor(
    private readonly transaction: Transaction,
    private readonly administrators: Administrators,
    private readonly sessions: AdministratorSessions,
    private readonly passwords: AdministratorPasswords,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws REAUTHENTICATION_REQUIRED if the sign-in isn't recent, UNAUTHORIZED if the session has ended,
   * ADMINISTRATOR_EXISTS, TOO_MANY_ADMINISTRATORS, or INVALID_INPUT for a
   * weak password or a name that is hard to tell from another one.
   */
  async run(
    actor: Omit<AdministratorSession, 'expiresAt'>,
    name: string,
    password: string,
  ): Promise<AdministratorRecord> {
    requireRecentSignIn(actor.signedInAt, this.clock.now());
    requirePlainName(name);
    const problem = await this.passwords.problemOf(password, name);
    if (problem !== null) refuse('INVALID_INPUT', problem, 'password');
    const passwordHash = await this.passwords.hashOf(password);
    return this.transaction.run(async () => {
      const all = await this.administrators.holdAll();
      await this.sessions.requireOpen(actor.sessionId);
      requireRoomForAdministrator(all, name);
      const added = (await this.administrators.add(name, passwordHash)) ?? refuseDuplicateName();
      await this.audit.write(administratorEntry(actor.name, 'add', added));
      return added;
    });
  }
}
