import { requireRecentSignIn } from '../../domain/account/account.js';
import { requireRemovable } from '../../domain/administration/administrator.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { AuditLog } from './audit.js';
import { entryAbout } from './audit-of-administrators.js';
import type { Administrators, AdministratorSession, AdministratorSessions } from './ports.js';

/** An administrator removes another one, whose sessions end. What they decided stays under their name. */
export class RemoveAdministrator {
  constructor(
    private readonly transaction: Transaction,
    private readonly administrators: Administrators,
    private readonly sessions: AdministratorSessions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses with REAUTHENTICATION_REQUIRED a sign-in that is not recent, with UNAUTHORIZED a session that ended meanwhile, with
   * ADMINISTRATOR_STAYS, ADMINISTRATOR_NOT_FOUND, and FORBIDDEN who was removed themself meanwhile.
   */
  async run(actor: Omit<AdministratorSession, 'expiresAt'>, id: number): Promise<void> {
    requireRecentSignIn(actor.signedInAt, this.clock.now());
    await this.transaction.run(async () => {
      const removed = requireRemovable(await this.administrators.holdAll(), actor.id, id);
      await this.sessions.requireOpen(actor.sessionId);
      await this.administrators.remove(id);
      await this.audit.write(entryAbout(actor.name, 'remove', removed));
    });
  }
}
