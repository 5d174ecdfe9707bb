import type { Identities, Identity } from './ports.js';
import type { Transaction } from '../shared/transaction.js';

/** Finds or creates the member of an identity: the known member, the one with its verified address, or a new one. */
export class SignInMember {
  constructor(
    private readonly transaction: Transaction,
    private readonly identities: Identities,
  ) {}

  /** Returns the member's id. Two simultaneous sign-ins of one person find the same member. */
  run(identity: Identity): Promise<string> {
    return this.transaction.run(async () => {
      await this.identities.hold(identity);
      return (await this.identities.memberOf(identity)) ?? (await this.welcome(identity));
    });
  }

  private async welcome(identity: Identity): Promise<string> {
    const { email, emailVerified } = identity;
    const existingMember = email === null ? null : await this.identities.memberByEmail(email);
    // An unverified address proves nothing: it doesn't open an account and isn't stored with a new one.
    if (existingMember === null) return this.identities.createMember(identity, emailVerified ? email : null);
    if (!emailVerified) return this.identities.createMember(identity, null);
    await this.identities.link(identity, existingMember);
    return existingMember;
  }
}
