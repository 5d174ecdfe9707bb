import { ACCOUNT_LIMITS, MIN_AGE } from '../../../../domain/account/account.js';
import { PASSWORD_LENGTH } from '../../../../domain/account/password.js';
import { PROVIDER_PATHS } from '../../../../application/identity/provider-paths.js';
import { html, type Html } from '../../../../application/shared/html.js';
import { alert, buttonLink, field, form, hidden, more, page, type Look } from '../../html/page.js';

/** Error messages by field name; `form` concerns the whole form. */
export type Errors = Readonly<Partial<Record<'email' | 'password' | 'age' | 'current' | 'form', string>>>;

export const SIGN_IN_START = '/api/login';
const PASSWORD_HINT = `At least ${String(PASSWORD_LENGTH.min)} characters. A few words in a row are easy to remember and hard to guess.`;
const SIGN_IN = ['Sign in', SIGN_IN_START] as const;
const SIGN_UP = ['Create an account', PROVIDER_PATHS.signUp] as const;
const FORGOTTEN = ['Forgot your password?', PROVIDER_PATHS.forgotten] as const;

/** Shows what was typed, but not more than an address can have, so that a page does not return a whole request body. */
function emailField(typed: string, error: string | undefined): Html {
  const value = typed.slice(0, ACCOUNT_LIMITS.email);
  return field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value, error });
}

/** Tells password managers which account the password belongs to. */
function username(email: string): Html {
  return html`<input type="email" name="username" autocomplete="username" value="${email}" readonly hidden />`;
}

function currentPassword(error: string | undefined, name = 'password', label = 'Password'): Html {
  return field({ name, label, type: 'password', autocomplete: 'current-password', error });
}

function newPassword(error: string | undefined, label = 'Password'): Html {
  const hint = PASSWORD_HINT;
  return field({ name: 'password', label, type: 'password', autocomplete: 'new-password', hint, error });
}

/** The sign-in page. `action` is the address of the sign-in in progress. */
export function signInPage(look: Look, action: string, email: string, errors: Errors): string {
  const fields = html`${emailField(email, errors.email)}${currentPassword(errors.password)}`;
  return page(
    look,
    'Sign in',
    html`${alert(errors.form)}${form(action, fields, 'Sign in')}${more([SIGN_UP, FORGOTTEN])}`,
  );
}

export function signUpPage(look: Look, email: string, isOldEnough: boolean, errors: Errors): string {
  const age = html`<div class="field">
    <label class="check">
      <input
        type="checkbox"
        name="age"
        value="yes"
        ${isOldEnough ? html`checked` : null}
        ${errors.age === undefined ? null : html`aria-invalid="true" aria-describedby="age-error"`}
        required
      />
      I am ${String(MIN_AGE)} or older
    </label>
    ${errors.age === undefined ? null : html`<p class="error" id="age-error">${errors.age}</p>`}
  </div>`;
  const fields = html`${emailField(email, errors.email)}${newPassword(errors.password)}${age}
    <p class="hint">
      By creating an account, you accept the <a href="/terms-of-service">Terms of Service</a> and the
      <a href="/privacy-policy">Privacy Policy</a>.
    </p>`;
  const content = html`${alert(errors.form)}${form(PROVIDER_PATHS.signUp, fields, 'Create account')}`;
  return page(look, 'Create an account', html`${content}${more([SIGN_IN])}`);
}

/** The page after a form was sent. Its text is identical whether or not the address has an account. */
export function checkMailPage(look: Look, email: string, what: 'sign-up' | 'reset'): string {
  const hint =
    what === 'sign-up'
      ? 'Open the link in it to finish creating your account. The link works for 24 hours.'
      : 'If the address has an account, the email contains a link to choose a new password. The link works for one hour.';
  return page(
    look,
    'Check your email',
    html`<p>We sent an email to <strong>${email}</strong>. ${hint}</p>
      <p class="hint">Nothing after a few minutes? Check your spam folder, or try again.</p>
      ${more([SIGN_IN])}`,
  );
}

export function verifyPage(look: Look, token: string, email: string, errors: Errors): string {
  const fields = html`${hidden('token', token)}${username(email)}${currentPassword(errors.password)}`;
  return page(
    look,
    'Confirm your email address',
    html`<p>To confirm that <strong>${email}</strong> is yours, enter the password you chose when you signed up.</p>
      ${alert(errors.form)}${form(PROVIDER_PATHS.verify, fields, 'Confirm my email address')}`,
  );
}

/** The page for an unusable sign-up link. `again` is the link's secret if a new email can be sent, else null. */
export function staleVerifyPage(look: Look, again: string | null, errors: Errors = {}): string {
  const next =
    again === null
      ? html`<p>If you have already confirmed your address, sign in. Otherwise, sign up again to get a new link.</p>
          ${buttonLink('Sign in', SIGN_IN_START)}${more([SIGN_UP])}`
      : html`<p>Links work for 24 hours.</p>
          ${form(PROVIDER_PATHS.verifyAgain, hidden('token', again), 'Send a new link')}`;
  return page(look, 'This link has expired or was already used', html`${alert(errors.form)}${next}`);
}

export function forgottenPage(look: Look, email: string, errors: Errors): string {
  return page(
    look,
    'Forgot your password?',
    html`<p>Enter your email address. We’ll send you a link to choose a new password.</p>
      ${alert(errors.form)}${form(PROVIDER_PATHS.forgotten, emailField(email, errors.email), 'Send link')}
      ${more([SIGN_IN, SIGN_UP])}`,
  );
}

export function resetPage(look: Look, token: string, email: string, errors: Errors): string {
  const fields = html`${hidden('token', token)}${username(email)}${newPassword(errors.password, 'New password')}`;
  return page(
    look,
    'Choose a new password',
    html`<p>For <strong>${email}</strong>. This ends all sessions of your account, on this device and others.</p>
      ${alert(errors.form)}${form(PROVIDER_PATHS.reset, fields, 'Change password')}`,
  );
}

export function staleResetPage(look: Look): string {
  return page(
    look,
    'This link has expired or was already used',
    html`<p>Password reset links work once and expire in one hour.</p>
      ${buttonLink('Send a new link', PROVIDER_PATHS.forgotten)}`,
  );
}

export function passwordPage(look: Look, email: string, errors: Errors): string {
  const fields = html`${username(email)}${currentPassword(errors.current, 'current', 'Current password')}
  ${newPassword(errors.password, 'New password')}`;
  return page(
    look,
    'Change your password',
    html`<p>For <strong>${email}</strong>. This ends your sessions on other devices.</p>
      ${alert(errors.form)}${form(PROVIDER_PATHS.password, fields, 'Change password')}
      ${more([FORGOTTEN, ['Back to your profile', '/user-profile']])}`,
  );
}

export function passwordChangedPage(look: Look, next: readonly [label: string, href: string]): string {
  return page(
    look,
    'Your password was changed',
    html`<p>Use your new password from now on.</p>
      ${buttonLink(...next)}`,
  );
}

/** The page for a sign-in that took too long or lost its cookies. */
export function expiredPage(look: Look): string {
  return page(
    look,
    'This sign-in has expired',
    html`<p>It took too long, or you finished it in another tab. You can start again.</p>
      ${buttonLink('Start again', SIGN_IN_START)}`,
  );
}

/** The page for any other failure. */
export function failedPage(look: Look, title: string, text: string): string {
  return page(
    look,
    title,
    html`<p>${text}</p>
      ${buttonLink('Start again', SIGN_IN_START)}${more([['Go to the home page', '/']])}`,
  );
}

export function signOutPage(look: Look, action: string, xsrf: string): string {
  const fields = html`${hidden('xsrf', xsrf)}${hidden('logout', 'yes')}`;
  return page(
    look,
    'Do you want to sign out?',
    html`${form(action, fields, 'Sign out')}${more([['Stay signed in', '/']])}`,
  );
}
