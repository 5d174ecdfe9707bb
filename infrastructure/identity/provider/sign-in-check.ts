import { SignInCheck, type Guess, type SignInAnswer } from '../../../application/identity/provider-ports.js';
import { DEMO_PASSWORD } from './password/demo-password.js';
import type { AccountsRepository } from './accounts.repository.js';
import { isPassword } from './password/passwords.js';
import type { SignInLimits } from './sign-in-limits.js';

/** Checks who signs in. */
export class EmbeddedSignInCheck extends SignInCheck {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly limits: SignInLimits,
    private readonly production: boolean,
  ) {
    super();
  }

  override async run(guess: Guess, password: string): Promise<SignInAnswer> {
    const admission = await this.limits.admit(guess);
    if (admission.wait > 0) return { kind: 'wait', seconds: admission.wait };
    const login = await this.accounts.bySignIn(guess.email);
    const fits = await isPassword(login?.account.passwordHash ?? null, password);
    // Demo members that a production database still holds sign in with what everybody knows.
    const isDemo = this.production && password === DEMO_PASSWORD;
    if (login === null || !fits || admission.locked || isDemo) return { kind: 'wrong' };
    await admission.succeeded();
    return { kind: 'right', login };
  }
}
