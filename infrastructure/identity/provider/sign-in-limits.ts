import type { Guess } from '../../../application/identity/provider-ports.js';
import type { Clock } from '../../../application/shared/clock.js';
import type { AttemptsRepository, AttemptLimit } from './attempts.repository.js';

export interface Admission {
  /** Seconds until this address may try again; 0: it may. */
  readonly wait: number;
  /** True while the account backs off: even the right password is refused, with the same words. */
  readonly locked: boolean;
  /** The password was right: what was counted is taken back. */
  readonly succeeded: () => Promise<void>;
}

const UNLIMITED: Admission = { wait: 0, locked: false, succeeded: async () => undefined };

/**
 * Lets passwords be tried: 6 a minute and 30 an hour from one address, and from the fifth failure of an account on with
 * growing waits. A device that was signed in before is judged by its own failures alone, so that nobody
 * can lock a member out.
 */
export class SignInLimits {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly clock: Clock,
    private readonly perAddress: readonly AttemptLimit[] | null,
  ) {}

  async admit(guess: Guess): Promise<Admission> {
    if (this.perAddress === null) return UNLIMITED;
    const now = this.clock.now();
    const { attempts } = this;
    if (guess.knownDevice !== null) {
      const device = attempts.key('device', `${guess.knownDevice} ${guess.email}`);
      const locked = !(await attempts.takeBackingOff(device, now));
      return { wait: 0, locked, succeeded: () => attempts.forget(device) };
    }
    const address = attempts.key('address', guess.address);
    const account = attempts.key('account', guess.email);
    const wait = await attempts.take(address, this.perAddress, now);
    if (wait > 0) return { wait, locked: true, succeeded: UNLIMITED.succeeded };
    const locked = !(await attempts.takeBackingOff(account, now));
    const succeeded = async () => {
      await attempts.giveBack(address, now);
      await attempts.forget(account);
    };
    return { wait: 0, locked, succeeded };
  }
}
