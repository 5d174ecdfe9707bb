import { randomUUID } from 'node:crypto';
import { MESSAGE_KEY } from '../../../../domain/outgoing/message-key.js';
import {
  PasswordChange,
  type ChangeAnswer,
  type ProviderAccount,
  type ResetLink,
} from '../../../../application/identity/provider-ports.js';
import { passwordChangedEmail, resetEmail } from '../account-emails.js';
import type { AccountsRepository } from '../accounts.repository.js';
import { hashOfToken } from '../../token.js';
import type { LinksRepository } from '../links.repository.js';
import type { MailLimits } from '../mail-limits.js';
import { hashPassword, isPassword } from './passwords.js';
import type { ProviderDependencies } from '../provider-dependencies.js';
import type { SignInLimits } from '../sign-in-limits.js';

/** A new password: by a mailed link for who forgot it, by the old one for who is signed in. Both end other sessions and access
 * tokens. */
export class EmbeddedPasswordChange extends PasswordChange {
  constructor(
    private readonly dependencies: ProviderDependencies,
    private readonly accounts: AccountsRepository,
    private readonly links: LinksRepository,
    private readonly signInLimits: SignInLimits,
    private readonly mailLimits: MailLimits,
  ) {
    super();
  }

  override async forgotten(email: string, address: string): Promise<number> {
    const wait = await this.mailLimits.form(address);
    if (wait > 0) return wait;
    const mayMail = await this.mailLimits.mail(email);
    const account = await this.accounts.byEmail(email);
    if (account !== null && mayMail) await this.#mailLink(account);
    return 0;
  }

  override async look(token: string): Promise<ResetLink | null> {
    return this.links.resetLink(token, this.dependencies.clock.now());
  }

  override async byLink(token: string, password: string): Promise<ResetLink | null> {
    const link = await this.look(token);
    if (link?.state !== 'open') return null;
    const passwordHash = await hashPassword(password);
    const now = this.dependencies.clock.now();
    const done = await this.dependencies.work.run(async () => {
      const account = await this.accounts.hold(link.accountId);
      // A link that was mailed before the address changed is worth nothing, also where it changed while this waited.
      if (account?.email !== link.email || !(await this.links.use(token, now))) return false;
      await this.#set(link.accountId, link.email, passwordHash, null);
      return true;
    });
    return done ? link : null;
  }

  override async accountOf(userId: string): Promise<ProviderAccount | null> {
    return this.accounts.byMember(userId);
  }

  override async byPassword(
    account: ProviderAccount,
    old: string,
    password: string,
    who: { readonly address: string; readonly session: string | null },
  ): Promise<ChangeAnswer> {
    const admission = await this.signInLimits.admit({
      email: account.email,
      address: who.address,
      // Signed in, so failures elsewhere must not lock this member out of it.
      knownDevice: who.session,
    });
    if (admission.wait > 0) return { kind: 'wait', seconds: admission.wait };
    const fits = await isPassword(account.passwordHash, old);
    if (!fits || admission.locked) return { kind: 'wrong-password' };
    await admission.succeeded();
    const passwordHash = await hashPassword(password);
    return this.dependencies.work.run(async () => {
      const present = await this.accounts.hold(account.id);
      // Hashing takes long: meanwhile somebody who has the mailbox may have set another one, or ended this session.
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
