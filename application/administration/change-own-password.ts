import { refuse } from '../../domain/shared/domain-error.js';
import type { Transaction } from '../shared/transaction.js';
import type { AuditLog } from './audit.js';
import { entryAbout } from './audit-of-administrators.js';
import type { AdministratorPasswords, AdministratorRecord, Administrators } from './ports.js';

/** An administrator sets a password of their own by the present one; from then on the one of the settings does not count for them. */
export class ChangeOwnPassword {
  constructor(
    private readonly transaction: Transaction,
    private readonly administrators: Administrators,
    private readonly passwords: AdministratorPasswords,
    private readonly audit: AuditLog,
  ) {}

  /** Refuses a wrong present password with PASSWORD_REFUSED, and a new one that is easy to guess. */
  async run(name: string, present: string, wanted: string): Promise<AdministratorRecord> {
    const found = await this.administrators.named(name);
    // Hashing takes long, so it is done before anything is held.
    if (found === null || !(await this.passwords.fits(found, present))) return refusePassword();
    const problem = await this.passwords.problemOf(wanted, name);
    if (problem !== null) refuse('INVALID_INPUT', problem, 'newPassword');
    const passwordHash = await this.passwords.hashOf(wanted);
    return this.transaction.run(async () => {
      const held = await this.administrators.hold(found.id);
      if (held?.passwordHash !== found.passwordHash) return refusePassword();
      // What was begun by the old password is not finished by whoever knew it.
      const changed = { ...held, passwordHash, pendingTotpSecret: null, pendingRecoveryCodes: [] };
      await this.administrators.save(changed);
      await this.audit.write(entryAbout(held.name, 'changePassword', held));
      return changed;
    });
  }
}

/** Refuses what is not an administrator's present password, with PASSWORD_REFUSED. */
export function refusePassword(): never {
  return refuse('PASSWORD_REFUSED', 'This is not your present password.', 'currentPassword');
}
