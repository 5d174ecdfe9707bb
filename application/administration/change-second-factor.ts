import { inGroups } from '../../domain/administration/second-factor.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { AuditLog } from './audit.js';
import { entryAbout } from './audit-of-administrators.js';
import { refusePassword } from './change-own-password.js';
import type { AdministratorPasswords, AdministratorRecord, Administrators, SecondFactors } from './ports.js';
import { useCode } from './second-factor-use.js';

const WRONG_CODE = 'This code is not right. Please try again.';

/** A second factor that waits for its first code: only this answer holds it. */
export interface NewSecondFactor {
  readonly secret: string;
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

/** By what an administrator proves who they are, before a second factor is made. */
export interface SecondFactorProof {
  readonly currentPassword: string;
  /** Of the present second factor, where there is one. */
  readonly code?: string | undefined;
}

/** An administrator switches their own second factor on and off. All refuse a wrong or used code with CODE_REFUSED. */
export class ChangeSecondFactor {
  constructor(
    private readonly transaction: Transaction,
    private readonly administrators: Administrators,
    private readonly passwords: AdministratorPasswords,
    private readonly secondFactors: SecondFactors,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes one, which counts once it is confirmed. It needs the password, as a session alone may be somebody else's by now, and
   * replacing one needs a code of the present one too. Refuses a wrong password with PASSWORD_REFUSED.
   */
  async begin(name: string, { currentPassword, code }: SecondFactorProof): Promise<NewSecondFactor> {
    const found = await this.administrators.named(name);
    // Hashing takes long, so it is done before anything is held.
    if (found === null || !(await this.passwords.fits(found, currentPassword))) return refusePassword();
    const { id } = found;
    return this.transaction.run(async () => {
      const present = await this.#hold(id);
      if (present.passwordHash !== found.passwordHash) return refusePassword();
      const held = present.totpSecret === null ? present : this.#withCode(present, code ?? '');
      const secret = this.secondFactors.newSecret();
      const recoveryCodes = this.secondFactors.newRecoveryCodes();
      await this.administrators.save({
        ...held,
        pendingTotpSecret: this.secondFactors.seal(secret),
        pendingRecoveryCodes: recoveryCodes.map((each) => this.secondFactors.hashOf(id, each)),
      });
      await this.audit.write(entryAbout(held.name, 'beginTotp', held));
      return { secret, uri: this.secondFactors.uriOf(secret, held.name), recoveryCodes: recoveryCodes.map(inGroups) };
    });
  }

  /** Switches on the one that waits, by its first code; TOTP_NOT_STARTED where none does. */
  confirm(id: number, code: string): Promise<AdministratorRecord> {
    return this.transaction.run(async () => {
      const held = await this.#hold(id);
      if (held.pendingTotpSecret === null)
        refuse('TOTP_NOT_STARTED', 'No second factor waits for its first code. Please set one up anew.');
      const waiting = { ...held, totpSecret: held.pendingTotpSecret, lastTotpStep: null, recoveryCodes: [] };
      const on: AdministratorRecord = {
        ...this.#withCode(waiting, code),
        ...{ recoveryCodes: held.pendingRecoveryCodes, pendingTotpSecret: null, pendingRecoveryCodes: [] },
      };
      await this.administrators.save(on);
      await this.audit.write(entryAbout(held.name, 'confirmTotp', held));
      return on;
    });
  }

  /** Switches it off; TOTP_NOT_ON where there is none. */
  remove(id: number, code: string): Promise<AdministratorRecord> {
    return this.transaction.run(async () => {
      const held = await this.#hold(id);
      if (held.totpSecret === null) refuse('TOTP_NOT_ON', 'There is no second factor to switch off.');
      const off = withoutSecondFactor(this.#withCode(held, code));
      await this.administrators.save(off);
      await this.audit.write(entryAbout(held.name, 'removeTotp', held));
      return off;
    });
  }

  async #hold(id: number): Promise<AdministratorRecord> {
    return (await this.administrators.hold(id)) ?? refuse('FORBIDDEN', 'You are no administrator any more.');
  }

  #withCode(administrator: AdministratorRecord, code: string): AdministratorRecord {
    const used = useCode(this.secondFactors, administrator, code, this.clock.now());
    return used === null ? refuse('CODE_REFUSED', WRONG_CODE, 'code') : used.administrator;
  }
}

/** The administrator with the password alone. */
export function withoutSecondFactor(administrator: AdministratorRecord): AdministratorRecord {
  return {
    ...administrator,
    ...{ totpSecret: null, lastTotpStep: null, recoveryCodes: [], pendingTotpSecret: null, pendingRecoveryCodes: [] },
  };
}
