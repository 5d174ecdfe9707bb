import {
  administratorKey,
  refuseTakenName,
  requireRoomForAdministrator,
} from '../../domain/administration/administrator.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Transaction } from '../shared/transaction.js';
import type { AuditLog } from './audit.js';
import { entryAbout } from './audit-of-administrators.js';
import { withoutSecondFactor } from './change-second-factor.js';
import type { AdministratorPasswords, Administrators } from './ports.js';

/** What the audit log says of who did it from the machine of the server. */
const COMMAND_LINE = 'Command line';

export interface Reset {
  readonly name: string;
  /** Whether there was none of that name before. */
  readonly isNew: boolean;
}

/**
 * Whoever holds the server sets an administrator's password, without the one before: the one way back for who has lost
 * it, or their second factor, which is taken off. Sessions begun before have ended, as they belong to another password.
 */
export class ResetAdministrator {
  constructor(
    private readonly transaction: Transaction,
    private readonly administrators: Administrators,
    private readonly passwords: AdministratorPasswords,
    private readonly audit: AuditLog,
  ) {}

  /** Refuses a password that is easy to guess, and TOO_MANY_ADMINISTRATORS. */
  async run(name: string, password: string): Promise<Reset> {
    const problem = await this.passwords.problemOf(password, name);
    if (problem !== null) refuse('INVALID_INPUT', problem, 'password');
    const passwordHash = await this.passwords.hashOf(password);
    return this.transaction.run(async () => {
      const all = await this.administrators.holdAll();
      const known = all.find((each) => administratorKey(each.name) === administratorKey(name));
      if (known === undefined) requireRoomForAdministrator(all, name);
      else await this.administrators.save({ ...withoutSecondFactor(known), passwordHash });
      const reset = known ?? (await this.administrators.add(name, passwordHash)) ?? refuseTakenName();
      await this.audit.write(entryAbout(COMMAND_LINE, known === undefined ? 'add' : 'reset', reset));
      return { name: reset.name, isNew: known === undefined };
    });
  }
}
