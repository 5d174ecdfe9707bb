import type { Guess } from '../../../application/identity/provider-ports.js';
import type { SharedLimit, SharedLimits } from '../../../application/shared/shared-limits.js';
import { SIGN_IN_BACK_OFF } from '../../../domain/account/account.js';

export interface Admission {
  /** Seconds until this IP address may try again; 0 if it may try now. */
  readonly wait: number;
  /** True while the account is locked: even the correct password is refused, with the same message. */
  readonly locked: boolean;
  /** Call this if the password was correct, to undo the count. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Limits password attempts: by IP address, and with growing waits from an account's fifth failure on. A device that was
 * signed in before is judged only by its own failures, so that nobody can lock a member out. Each attempt is counted
 * before it is checked, so that concurrent attempts cannot exceed the limit.
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
    const call = await limits.take('signInFailures', guess.address, this.perAddress);
    if (call.wait > 0) return { wait: call.wait, locked: true, succeeded: async () => undefined };
    const account = ['accountFailures', guess.email] as const;
    const locked = !(await limits.takeBackingOff(...account, SIGN_IN_BACK_OFF));
    const succeeded = async () => {
      await limits.giveBack(call);
      await limits.forget(...account);
    };
    return { wait: 0, locked, succeeded };
  }
}
