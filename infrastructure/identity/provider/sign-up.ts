import { randomUUID } from 'node:crypto';
import { MESSAGE_KEY } from '../../../domain/outgoing/message-secret.js';
import type {
  SignUp,
  Login,
  NewSignUp,
  PendingSignUp,
  ProviderAccount,
  SignUpProof,
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

/** Sign-up. The link proves that the mailbox is the person's; the browser or the password that the sign-up is. */
export class EmbeddedSignUp implements SignUp {
  constructor(
    private readonly dependencies: ProviderDependencies,
    private readonly accounts: ProviderAccounts,
    private readonly links: ProviderLinks,
    private readonly signInLimits: SignInLimits,
    private readonly mailLimits: MailLimits,
  ) {}

  async start({ email, password, browser, returnTo }: NewSignUp, address: string): Promise<number> {
    const wait = await this.mailLimits.form(address);
    if (wait > 0) return wait;
    const ageConfirmedAt = this.dependencies.clock.now();
    const passwordHash = await hashPassword(password);
    const existingAccount = await this.accounts.byEmail(email);
    if (!(await this.mailLimits.mail(email))) return 0;
    const browserHash = hashOfToken(browser);
    if (existingAccount === null) await this.#mailLink({ email, passwordHash, ageConfirmedAt, browserHash, returnTo });
    else await this.#mailKnown(email);
    return 0;
  }

  async look(token: string): Promise<VerifyLink | null> {
    return this.links.verifyLink(token, this.dependencies.clock.now());
  }

  isStartedBy({ browserHash }: PendingSignUp, browser: string | null): boolean {
    return browser !== null && browserHash === hashOfToken(browser);
  }

  async verify(token: string, { browser, password }: SignUpProof, address: string): Promise<VerifyAnswer> {
    const link = await this.look(token);
    if (link?.state !== 'open') return { kind: 'stale' };
    const isSameBrowser = this.isStartedBy(link, browser);
    if (!isSameBrowser) {
      const refusal = await this.#refusalOf(password, link.passwordHash, hashOfToken(token), address);
      if (refusal !== null) return refusal;
    }
    const account = { id: randomUUID(), email: link.email, passwordHash: link.passwordHash };
    const login = await this.#addAccount(token, account, link.ageConfirmedAt);
    return login === null ? { kind: 'stale' } : { kind: 'verified', login, returnTo: link.returnTo, isSameBrowser };
  }

  async #refusalOf(
    password: string,
    passwordHash: string,
    account: string,
    address: string,
  ): Promise<VerifyAnswer | null> {
    if (password === '') return { kind: 'no-password' };
    const admission = await this.signInLimits.admit({ email: account, address, knownDevice: null });
    if (admission.wait > 0) return { kind: 'wait', seconds: admission.wait };
    const fits = await isPassword(passwordHash, password);
    if (!fits || admission.locked) return { kind: 'wrong-password' };
    await admission.succeeded();
    return null;
  }

  async again(token: string, address: string): Promise<number> {
    const link = await this.look(token);
    if (link?.state !== 'expired') return 0;
    const wait = await this.mailLimits.form(address);
    if (wait > 0) return wait;
    // The person who asks for a new link may not have chosen the password, so the new one always requires it.
    if (await this.mailLimits.mail(link.email)) await this.#mailLink({ ...link, browserHash: null });
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
