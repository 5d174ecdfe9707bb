import {
  administratorKey,
  refuseDuplicateName,
  requirePlainName,
  requireRoomForAdministrator,
  type NamedAdministrator,
} from '../../domain/administration/administrator.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Transaction } from '../shared/transaction.js';
import { type AuditLog, administratorEntry } from './audit.js';
import { withoutSecondFactor } from './change-second-factor.js';
import type { AdministratorPasswords, Administrators } from './ports.js';

/** The actor in the audit log for commands on the server. */
const COMMAND_LINE = 'Command line';

export interface Reset {
  readonly name: string;
  /** Whether the administrator was created. */
  readonly isNew: boolean;
}

/**
 * Sets an administrator's password from the server's command line. This is the only recovery for a lost password or
 * second factor, which it removes. Earlier sessions end because they belong to the old password.
 */
export class ResetAdministrator {
  constructor(
    private readonly transaction: Transaction,
    private readonly administrators: Administrators,
    private readonly passwords: AdministratorPasswords,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Throws INVALID_INPUT for a weak password, or the errors of `requirePlainName` and `requireRoomForAdministrator` for a
   * new name. Earlier names stay as they are.
   */
  async run(name: string, password: string): Promise<Reset> {
    const problem = await this.passwords.problemOf(password, name);
    if (problem !== null) refuse('INVALID_INPUT', problem, 'password');
    const passwordHash = await this.passwords.hashOf(password);
    return this.transaction.run(async () => {
      const all = await this.administrators.holdAll();
      const administrator = all.find((each) => administratorKey(each.name) === administratorKey(name));
      if (administrator === undefined) requireNewName(all, name);
      else await this.administrators.save({ ...withoutSecondFactor(administrator), passwordHash });
      const reset = administrator ?? (await this.administrators.add(name, passwordHash)) ?? refuseDuplicateName();
      await this.audit.write(administratorEntry(COMMAND_LINE, administrator === undefined ? 'add' : 'reset', reset));
      return { name: reset.name, isNew: administrator === undefined };
    });
  }
}

function requireNewName(all: readonly NamedAdministrator[], name: string): void {
  requirePlainName(name);
  requireRoomForAdministrator(all, name);
}
