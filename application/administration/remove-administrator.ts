import { requireRecentSignIn } from '../../domain/account/account.js';
import { requireRemovable } from '../../domain/administration/administrator.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import { type AuditLog, administratorEntry } from './audit.js';
import type { Administrators, AdministratorSession, AdministratorSessions } from './ports.js';

/** Removes another administrator and their sessions. Their decisions stay under their name. */
export class RemoveAdministrator {
  constructor(
    private readonly transaction: Transaction,
    private readonly administrators: Administrators,
    private readonly sessions: AdministratorSessions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws REAUTHENTICATION_REQUIRED if the sign-in isn't recent, UNAUTHORIZED if the session has ended,
   * ADMINISTRATOR_STAYS, ADMINISTRATOR_NOT_FOUND, or FORBIDDEN if the actor has just been removed.
   */
  async run(actor: Omit<AdministratorSession, 'expiresAt'>, id: number): Promise<void> {
    requireRecentSignIn(actor.signedInAt, this.clock.now());
    await this.transaction.run(async () => {
      const removed = requireRemovable(await this.administrators.holdAll(), actor.id, id);
      await this.sessions.requireOpen(actor.sessionId);
      await this.administrators.remove(id);
      await this.audit.write(administratorEntry(actor.name, 'remove', removed));
    });
  }
}
