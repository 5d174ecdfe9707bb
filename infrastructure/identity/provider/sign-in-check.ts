import { DEMO_PASSWORD } from './password/demo-password.js';
import type { AccountsRepository, ProviderAccount } from './accounts.repository.js';
import { isPassword } from './password/passwords.js';
import type { Guess, SignInLimits } from './sign-in-limits.js';

/** `wrong` does not tell whether the address, the password or a lock was the reason. */
export type SignInAnswer =
  | { readonly kind: 'right'; readonly account: ProviderAccount }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Checks who signs in. */
export class SignInCheck {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly limits: SignInLimits,
    private readonly production: boolean,
  ) {}

  /** An unknown address, a wrong password and a locked account answer alike and take the same time. */
  async run(guess: Guess, password: string): Promise<SignInAnswer> {
    const admission = await this.limits.admit(guess);
    if (admission.wait > 0) return { kind: 'wait', seconds: admission.wait };
    const account = await this.accounts.byEmail(guess.email);
    const fits = await isPassword(account?.passwordHash ?? null, password);
    // Demo members that a production database still holds sign in with what everybody knows.
    const isDemo = this.production && password === DEMO_PASSWORD;
    if (account === null || !fits || admission.locked || isDemo) return { kind: 'wrong' };
    await admission.succeeded();
    return { kind: 'right', account };
  }
}
