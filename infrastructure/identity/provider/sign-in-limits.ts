import type { Guess } from '../../../application/identity/provider-ports.js';
import type { SharedLimit, SharedLimits } from '../../../application/shared/shared-limits.js';
import { SIGN_IN_BACK_OFF } from '../../../domain/account/account.js';

export interface Admission {
  /** Seconds until this address may try again; 0: it may. */
  readonly wait: number;
  /** True while the account backs off: even the right password is refused, with the same words. */
  readonly locked: boolean;
  /** The password was right: what was counted is taken back. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Lets passwords be tried: as often from one address as it may fail, and from the fifth failure of an account on with
 * growing waits. A device that was signed in before is judged by its own failures alone, so that nobody
 * can lock a member out. Each try is counted before it is judged, so that of many at once no more are judged than may fail.
 */
export class SignInLimits {
  constructor(
    private readonly limits: SharedLimits,
    private readonly perAddress: readonly SharedLimit[],
  ) {}

  async admit(guess: Guess): Promise<Admission> {
    const { limits } = this;
    if (guess.knownDevice !== null) {
      const device = ['deviceFailures', `${guess.knownDevice} ${guess.email}`] as const;
      const locked = !(await limits.takeBackingOff(...device, SIGN_IN_BACK_OFF));
      return { wait: 0, locked, succeeded: () => limits.forget(...device) };
    }
    const taken = await limits.take('signInFailures', guess.address, this.perAddress);
    if (taken.wait > 0) return { wait: taken.wait, locked: true, succeeded: async () => undefined };
    const account = ['accountFailures', guess.email] as const;
    const locked = !(await limits.takeBackingOff(...account, SIGN_IN_BACK_OFF));
    const succeeded = async () => {
      await limits.giveBack(taken);
      await limits.forget(...account);
    };
    return { wait: 0, locked, succeeded };
  }
}
