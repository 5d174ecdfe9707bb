import type { TypedCode } from '../../domain/administration/second-factor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { AdministratorPasswords, AdministratorRecord, Administrators, SecondFactors } from './ports.js';
import { useCode } from './second-factor-use.js';

/** Authenticates an administrator: first by password, then by a code of the second factor. */
export class CheckAdministrator {
  constructor(
    private readonly transaction: Transaction,
    private readonly administrators: Administrators,
    private readonly passwords: AdministratorPasswords,
    private readonly secondFactors: SecondFactors,
    private readonly clock: Clock,
  ) {}

  /** Returns the administrator if the password is right, or else null. Takes the same time for an unknown name. */
  async byPassword(name: string, password: string): Promise<AdministratorRecord | null> {
    const administrator = await this.administrators.named(name);
    return (await this.passwords.fits(administrator, password)) ? administrator : null;
  }

  /**
   * Uses up a code after the password was checked. Returns null if it is wrong or already used, even at this moment.
   */
  byCode({ id, passwordHash }: AdministratorRecord, code: string): Promise<TypedCode['kind'] | null> {
    return this.transaction.run(async () => {
      const locked = await this.administrators.hold(id);
      // The password was changed since it was checked.
      if (locked?.passwordHash !== passwordHash) return null;
      const used = useCode(this.secondFactors, locked, code, this.clock.now());
      if (used === null) return null;
      await this.administrators.save(used.administrator);
      return used.kind;
    });
  }
}
