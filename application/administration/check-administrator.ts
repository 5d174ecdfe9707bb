import type { TypedCode } from '../../domain/administration/second-factor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { AdministratorPasswords, AdministratorRecord, Administrators, SecondFactors } from './ports.js';
import { useCode } from './second-factor-use.js';

/** Finds out whether somebody is the administrator that they say: by the password, then by the code of their second factor. */
export class CheckAdministrator {
  constructor(
    private readonly transaction: Transaction,
    private readonly administrators: Administrators,
    private readonly passwords: AdministratorPasswords,
    private readonly secondFactors: SecondFactors,
    private readonly clock: Clock,
  ) {}

  /** The one of that name, where it is their password; else null, after the same time whether there is one of that name or not. */
  async byPassword(name: string, password: string): Promise<AdministratorRecord | null> {
    const administrator = await this.administrators.named(name);
    return (await this.passwords.fits(administrator, password)) ? administrator : null;
  }

  /** Uses up the code of one whose password was right; null where it is wrong or was used before, also at this very moment. */
  byCode({ id, passwordHash }: AdministratorRecord, code: string): Promise<TypedCode['kind'] | null> {
    return this.transaction.run(async () => {
      const held = await this.administrators.hold(id);
      // Another password since it was checked: that one does not count any more.
      if (held?.passwordHash !== passwordHash) return null;
      const used = useCode(this.secondFactors, held, code, this.clock.now());
      if (used === null) return null;
      await this.administrators.save(used.administrator);
      return used.kind;
    });
  }
}
