import { refuse } from '../../domain/shared/domain-error.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import { type AuditLog, administratorEntry } from './audit.js';
import type { AdministratorPasswords, AdministratorRecord, Administrators } from './ports.js';

/** Sets an administrator's own password, which replaces the one from the settings. */
export class ChangeOwnPassword {
  constructor(
    private readonly transaction: Transaction,
    private readonly administrators: Administrators,
    private readonly passwords: AdministratorPasswords,
    private readonly audit: AuditLog,
  ) {}

  /** Throws PASSWORD_REFUSED if the current password is wrong, or INVALID_INPUT for a weak new one. */
  async run({ name }: AdministratorActor, current: string, wanted: string): Promise<AdministratorRecord> {
    const found = await this.administrators.named(name);
    // Hashing is slow, so it happens before locking.
    if (found === null || !(await this.passwords.fits(found, current))) return refusePassword();
    const problem = await this.passwords.problemOf(wanted, name);
    if (problem !== null) refuse('INVALID_INPUT', problem, 'newPassword');
    const passwordHash = await this.passwords.hashOf(wanted);
    return this.transaction.run(async () => {
      const locked = await this.administrators.hold(found.id);
      if (locked?.passwordHash !== found.passwordHash) return refusePassword();
      // A setup that someone started with the old password must not be completed.
      const changed = { ...locked, passwordHash, pendingTotpSecret: null, pendingRecoveryCodes: [] };
      await this.administrators.save(changed);
      await this.audit.write(administratorEntry(locked.name, 'changePassword', locked));
      return changed;
    });
  }
}

/** Throws PASSWORD_REFUSED. */
export function refusePassword(): never {
  return refuse('PASSWORD_REFUSED', 'This is not your current password.', 'currentPassword');
}
