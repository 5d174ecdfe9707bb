import { groupedCode } from '../../domain/administration/second-factor.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import { type AuditLog, administratorEntry } from './audit.js';
import { refusePassword } from './change-own-password.js';
import type { AdministratorPasswords, AdministratorRecord, Administrators, SecondFactors } from './ports.js';
import { useCode } from './second-factor-use.js';

const WRONG_CODE = 'This code is incorrect. Please try again.';

/** A second factor that waits for its first code. Only this response contains the secret and codes. */
export interface NewSecondFactor {
  readonly secret: string;
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

/** Proof of identity for setting up a second factor. */
export interface SecondFactorProof {
  readonly currentPassword: string;
  /** A code of the current second factor, if there is one. */
  readonly code?: string | undefined;
}

/** Turns an administrator's own second factor on and off. All methods throw CODE_REFUSED for a wrong or used code. */
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
   * Creates a second factor, which is active after `confirm`. Requires the password, because a session alone could be
   * stolen, and a code of the current second factor, if any. Throws PASSWORD_REFUSED if the password is wrong.
   */
  async begin({ name }: AdministratorActor, { currentPassword, code }: SecondFactorProof): Promise<NewSecondFactor> {
    const found = await this.administrators.named(name);
    // Hashing is slow, so it happens before locking.
    if (found === null || !(await this.passwords.fits(found, currentPassword))) return refusePassword();
    const { id } = found;
    return this.transaction.run(async () => {
      const present = await this.#hold(id);
      if (present.passwordHash !== found.passwordHash) return refusePassword();
      const locked = present.totpSecret === null ? present : this.#withCode(present, code ?? '');
      const secret = this.secondFactors.newSecret();
      const recoveryCodes = this.secondFactors.newRecoveryCodes();
      await this.administrators.save({
        ...locked,
        pendingTotpSecret: this.secondFactors.seal(secret),
        pendingRecoveryCodes: recoveryCodes.map((each) => this.secondFactors.hashOf(id, each)),
      });
      await this.audit.write(administratorEntry(locked.name, 'beginTotp', locked));
      return {
        secret,
        uri: this.secondFactors.uriOf(secret, locked.name),
        recoveryCodes: recoveryCodes.map(groupedCode),
      };
    });
  }

  /** Activates the pending second factor with its first code. Throws TOTP_NOT_STARTED if none is pending. */
  confirm(id: number, code: string): Promise<AdministratorRecord> {
    return this.transaction.run(async () => {
      const locked = await this.#hold(id);
      if (locked.pendingTotpSecret === null)
        refuse('TOTP_NOT_STARTED', 'No second factor is waiting to be confirmed. Please set one up again.');
      const waiting = { ...locked, totpSecret: locked.pendingTotpSecret, lastTotpStep: null, recoveryCodes: [] };
      const on: AdministratorRecord = {
        ...this.#withCode(waiting, code),
        ...{ recoveryCodes: locked.pendingRecoveryCodes, pendingTotpSecret: null, pendingRecoveryCodes: [] },
      };
      await this.administrators.save(on);
      await this.audit.write(administratorEntry(locked.name, 'confirmTotp', locked));
      return on;
    });
  }

  /** Removes the second factor. Throws TOTP_NOT_ON if there is none. */
  remove(id: number, code: string): Promise<AdministratorRecord> {
    return this.transaction.run(async () => {
      const locked = await this.#hold(id);
      if (locked.totpSecret === null) refuse('TOTP_NOT_ON', 'You have no second factor to turn off.');
      const off = withoutSecondFactor(this.#withCode(locked, code));
      await this.administrators.save(off);
      await this.audit.write(administratorEntry(locked.name, 'removeTotp', locked));
      return off;
    });
  }

  async #hold(id: number): Promise<AdministratorRecord> {
    return (await this.administrators.hold(id)) ?? refuse('FORBIDDEN', 'You are no longer an administrator.');
  }

  #withCode(administrator: AdministratorRecord, code: string): AdministratorRecord {
    const used = useCode(this.secondFactors, administrator, code, this.clock.now());
    return used === null ? refuse('CODE_REFUSED', WRONG_CODE, 'code') : used.administrator;
  }
}

/** Returns the administrator without second factor. */
export function withoutSecondFactor(administrator: AdministratorRecord): AdministratorRecord {
  return {
    ...administrator,
    ...{ totpSecret: null, lastTotpStep: null, recoveryCodes: [], pendingTotpSecret: null, pendingRecoveryCodes: [] },
  };
}
