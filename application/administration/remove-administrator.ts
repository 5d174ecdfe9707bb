import { requireRemovable, type NamedAdministrator } from '../../domain/administration/administrator.js';
import type { Transaction } from '../shared/transaction.js';
import type { AuditLog } from './audit.js';
import { entryAbout } from './audit-of-administrators.js';
import type { Administrators } from './ports.js';

/** An administrator removes another one, whose sessions end. What they decided stays under their name. */
export class RemoveAdministrator {
  constructor(
    private readonly transaction: Transaction,
    private readonly administrators: Administrators,
    private readonly audit: AuditLog,
  ) {}

  /** Refuses with ADMINISTRATOR_STAYS, ADMINISTRATOR_NOT_FOUND, and FORBIDDEN who was removed themself meanwhile. */
  run(actor: NamedAdministrator, id: number): Promise<void> {
    return this.transaction.run(async () => {
      const removed = requireRemovable(await this.administrators.holdAll(), actor.id, id);
      await this.administrators.remove(id);
      await this.audit.write(entryAbout(actor.name, 'remove', removed));
    });
  }
}
