import { randomUUID } from 'node:crypto';
import { MESSAGE_KEY } from '../../../../domain/outgoing/message-secret.js';
import type {
  PasswordChange,
  ChangeAnswer,
  ProviderAccount,
  ResetLink,
} from '../../../../application/identity/provider-ports.js';
import { passwordChangedEmail, resetEmail } from '../account-emails.js';
import type { ProviderAccounts } from '../provider-accounts.js';
import { hashOfToken } from '../../token.js';
import type { ProviderLinks } from '../provider-links.js';
import type { MailLimits } from '../mail-limits.js';
import { hashPassword, isPassword } from './passwords.js';
import type { ProviderDependencies } from '../provider-dependencies.js';
import type { SignInLimits } from '../sign-in-limits.js';

/**
 * Sets a new password: with an emailed link if it was forgotten, or with the old one if the member is signed in. Both
 * end other sessions and access tokens.
 */
export class EmbeddedPasswordChange implements PasswordChange {
  constructor(
    private readonly dependencies: ProviderDependencies,
    private readonly accounts: ProviderAccounts,
    private readonly links: ProviderLinks,
    private readonly signInLimits: SignInLimits,
    private readonly mailLimits: MailLimits,
  ) {}

  async forgotten(email: string, address: string): Promise<number> {
    const wait = await this.mailLimits.form(address);
    if (wait > 0) return wait;
    const mayMail = await this.mailLimits.mail(email);
    const account = await this.accounts.byEmail(email);
    if (account !== null && mayMail) await this.#mailLink(account);
    return 0;
  }

  async look(token: string): Promise<ResetLink | null> {
    return this.links.resetLink(token, this.dependencies.clock.now());
  }

  async byLink(token: string, password: string): Promise<ResetLink | null> {
    const link = await this.look(token);
    if (link?.state !== 'open') return null;
    const passwordHash = await hashPassword(password);
    const now = this.dependencies.clock.now();
    const done = await this.dependencies.work.run(async () => {
      const account = await this.accounts.hold(link.accountId);
      // A link emailed before the address changed is invalid, even if the change happened while this call waited.
      if (account?.email !== link.email || !(await this.links.use(token, now))) return false;
      await this.#set(link.accountId, link.email, passwordHash, null);
      return true;
    });
    return done ? link : null;
  }

  async accountOf(userId: string): Promise<ProviderAccount | null> {
    return this.accounts.byMember(userId);
  }

  async byPassword(
    account: ProviderAccount,
    old: string,
    password: string,
    who: { readonly address: string; readonly session: string | null },
  ): Promise<ChangeAnswer> {
    const admission = await this.signInLimits.admit({
      email: account.email,
      address: who.address,
      // The member is signed in, so failed sign-ins from other devices must not lock them out.
      knownDevice: who.session,
    });
    if (admission.wait > 0) return { kind: 'wait', seconds: admission.wait };
    const fits = await isPassword(account.passwordHash, old);
    if (!fits || admission.locked) return { kind: 'wrong-password' };
    await admission.succeeded();
    const passwordHash = await hashPassword(password);
    return this.dependencies.work.run(async () => {
      const present = await this.accounts.hold(account.id);
      // Hashing takes long. By now, someone with access to the mailbox may have set another password or ended this
      // session.
      if (present?.passwordHash !== account.passwordHash) return { kind: 'wrong-password' };
      if (!(await this.accounts.hasSession(account.id, who.session))) return { kind: 'signed-out' };
      await this.#set(account.id, present.email, passwordHash, who.session);
      return { kind: 'changed' };
    });
  }

  async #set(accountId: string, email: string, passwordHash: string, keptSession: string | null): Promise<void> {
    const { outbox, clock, siteName } = this.dependencies;
    const now = clock.now();
    await this.accounts.setPassword(accountId, passwordHash, now);
    await this.links.useAll(email, accountId, now);
    await this.accounts.endAccess(accountId, keptSession);
    const content = passwordChangedEmail(siteName);
    const dedupeKey = `provider-password:${randomUUID()}`;
    await outbox.record({ kind: 'mail', dedupeKey, memberId: null, service: true, to: email, content });
  }

  async #mailLink(account: ProviderAccount): Promise<void> {
    const { work, outbox, clock, siteName } = this.dependencies;
    await work.run(async () => {
      const token = await this.links.addReset(account.id, account.email, clock.now());
      const dedupeKey = MESSAGE_KEY.passwordReset(hashOfToken(token));
      const content = resetEmail(siteName, token);
      await outbox.record({ kind: 'mail', dedupeKey, memberId: null, service: true, to: account.email, content });
    });
  }
}
