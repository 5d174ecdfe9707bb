import type { Identities, Identity } from './ports.js';
import type { Transaction } from '../shared/transaction.js';

/** Finds or creates the member of an identity: the known member, the one with its verified address, or a new one. */
export class SignInMember {
  constructor(
    private readonly transaction: Transaction,
    private readonly identities: Identities,
    /** Called after a new account was opened. */
    private readonly countNew: () => void = () => undefined,
  ) {}

  /** Returns the member's id. Two simultaneous sign-ins of one person find the same member. */
  async run(identity: Identity): Promise<string> {
    const { userId, isNew } = await this.transaction.run(async () => {
      await this.identities.hold(identity);
      const known = await this.identities.memberOf(identity);
      return known === null ? this.welcome(identity) : { userId: known, isNew: false };
    });
    if (isNew) this.countNew();
    return userId;
  }

  private async welcome(identity: Identity): Promise<{ readonly userId: string; readonly isNew: boolean }> {
    const { email, emailVerified } = identity;
    const existingMember = email === null ? null : await this.identities.memberByEmail(email);
    // An unverified address proves nothing: it doesn't open an account and isn't stored with a new one.
    if (existingMember === null || !emailVerified) {
      const address = existingMember === null && emailVerified ? email : null;
      return { userId: await this.identities.createMember(identity, address), isNew: true };
    }
    await this.identities.link(identity, existingMember);
    return { userId: existingMember, isNew: false };
  }
}
