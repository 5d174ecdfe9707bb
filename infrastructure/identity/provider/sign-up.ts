import { randomUUID } from 'node:crypto';
import { MESSAGE_KEY } from '../../../domain/outgoing/message-secret.js';
import type {
  SignUp,
  Login,
  PendingSignUp,
  ProviderAccount,
  VerifyAnswer,
  VerifyLink,
} from '../../../application/identity/provider-ports.js';
import { confirmationEmail, knownAddressEmail } from './account-emails.js';
import type { ProviderAccounts } from './provider-accounts.js';
import { hashOfToken } from '../token.js';
import type { ProviderLinks } from './provider-links.js';
import type { MailLimits } from './mail-limits.js';
import { hashPassword, isPassword } from './password/passwords.js';
import type { ProviderDependencies } from './provider-dependencies.js';
import type { SignInLimits } from './sign-in-limits.js';

/** Sign-up. The account is created only when the mailbox's owner enters the chosen password. */
export class EmbeddedSignUp implements SignUp {
  constructor(
    private readonly dependencies: ProviderDependencies,
    private readonly accounts: ProviderAccounts,
    private readonly links: ProviderLinks,
    private readonly signInLimits: SignInLimits,
    private readonly mailLimits: MailLimits,
  ) {}

  async start(email: string, password: string, address: string): Promise<number> {
    const wait = await this.mailLimits.form(address);
    if (wait > 0) return wait;
    const now = this.dependencies.clock.now();
    const passwordHash = await hashPassword(password);
    const existingAccount = await this.accounts.byEmail(email);
    if (!(await this.mailLimits.mail(email))) return 0;
    if (existingAccount === null) await this.#mailLink({ email, passwordHash, ageConfirmedAt: now });
    else await this.#mailKnown(email);
    return 0;
  }

  async look(token: string): Promise<VerifyLink | null> {
    return this.links.verifyLink(token, this.dependencies.clock.now());
  }

  async verify(token: string, password: string, address: string): Promise<VerifyAnswer> {
    const link = await this.look(token);
    if (link?.state !== 'open') return { kind: 'stale' };
    const admission = await this.signInLimits.admit({ email: hashOfToken(token), address, knownDevice: null });
    if (admission.wait > 0) return { kind: 'wait', seconds: admission.wait };
    const fits = await isPassword(link.passwordHash, password);
    if (!fits || admission.locked) return { kind: 'wrong-password' };
    await admission.succeeded();
    const account = { id: randomUUID(), email: link.email, passwordHash: link.passwordHash };
    const login = await this.#addAccount(token, account, link.ageConfirmedAt);
    return login === null ? { kind: 'stale' } : { kind: 'verified', login };
  }

  async again(token: string, address: string): Promise<number> {
    const link = await this.look(token);
    if (link?.state !== 'expired') return 0;
    const wait = await this.mailLimits.form(address);
    if (wait > 0) return wait;
    if (await this.mailLimits.mail(link.email)) await this.#mailLink(link);
    return 0;
  }

  async #addAccount(token: string, account: ProviderAccount, ageConfirmedAt: Date): Promise<Login | null> {
    const now = this.dependencies.clock.now();
    return this.dependencies.work.run(async () => {
      await this.accounts.holdAddress(account.email);
      if (!(await this.links.use(token, now))) return null;
      const login = await this.accounts.add(account, ageConfirmedAt, now);
      if (login !== null) await this.links.useAll(account.email, account.id, now);
      return login;
    });
  }

  async #mailLink(pending: PendingSignUp): Promise<void> {
    const { work, outbox, clock, siteName } = this.dependencies;
    await work.run(async () => {
      const token = await this.links.addVerify(pending, clock.now());
      const dedupeKey = MESSAGE_KEY.signUp(hashOfToken(token));
      const content = confirmationEmail(siteName, token);
      await outbox.record({ kind: 'mail', dedupeKey, memberId: null, service: true, to: pending.email, content });
    });
  }

  async #mailKnown(email: string): Promise<void> {
    const { work, outbox, siteName } = this.dependencies;
    const dedupeKey = `provider-known:${randomUUID()}`;
    const content = knownAddressEmail(siteName);
    await work.run(() => outbox.record({ kind: 'mail', dedupeKey, memberId: null, service: true, to: email, content }));
  }
}
