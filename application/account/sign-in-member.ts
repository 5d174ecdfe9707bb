import type { Identities, Identity } from './ports.js';
import type { Transaction } from '../shared/transaction.js';

/** The member behind an identity: the known one, the one whose verified address it bears, or a new one. */
export class SignInMember {
  constructor(
    private readonly transaction: Transaction,
    private readonly identities: Identities,
  ) {}

  /** Answers the member's id. Two sign-ins of one person at once find the same member. */
  run(identity: Identity): Promise<string> {
    return this.transaction.run(async () => {
      await this.identities.hold(identity);
      return (await this.identities.memberOf(identity)) ?? (await this.welcome(identity));
    });
  }

  private async welcome(identity: Identity): Promise<string> {
    const { email, emailVerified } = identity;
    const known = email === null ? null : await this.identities.memberByEmail(email);
    // An address that nobody has verified proves nothing: it neither opens an account nor is written down beside
    // another.
    if (known === null) return this.identities.createMember(identity, emailVerified ? email : null);
    if (!emailVerified) return this.identities.createMember(identity, null);
    await this.identities.link(identity, known);
    return known;
  }
}
