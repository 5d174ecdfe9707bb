import type { SignInCheck, Guess, SignInAnswer } from '../../../application/identity/provider-ports.js';
import type { ProviderAccounts } from './provider-accounts.js';
import { DEMO_PASSWORD, isPassword } from './password/passwords.js';
import type { SignInLimits } from './sign-in-limits.js';

/** Checks the email and password of a sign-in. */
export class EmbeddedSignInCheck implements SignInCheck {
  constructor(
    private readonly accounts: ProviderAccounts,
    private readonly limits: SignInLimits,
    private readonly production: boolean,
  ) {}

  async run(guess: Guess, password: string): Promise<SignInAnswer> {
    const admission = await this.limits.admit(guess);
    if (admission.wait > 0) return { kind: 'wait', seconds: admission.wait };
    const login = await this.accounts.bySignIn(guess.email);
    const fits = await isPassword(login?.account.passwordHash ?? null, password);
    // Demo members in a production database would sign in with a public password.
    const isDemo = this.production && password === DEMO_PASSWORD;
    if (login === null || !fits || admission.locked || isDemo) return { kind: 'wrong' };
    await admission.succeeded();
    return { kind: 'right', login };
  }
}
