import { MIN_AGE } from '../../../../domain/account/account.js';
import { PASSWORD_LENGTH } from '../../../../domain/account/password.js';
import { PROVIDER_PATHS } from '../../../../application/identity/provider-paths.js';
import { html, type Html } from '../../../../application/shared/html.js';
import { alert, buttonLink, field, form, hidden, more, page, type Look } from '../../html/page.js';

/** What was wrong, by the name of the field; `form` is about all of it. */
export type Errors = Readonly<Partial<Record<'email' | 'password' | 'age' | 'current' | 'form', string>>>;

/** Where a sign-in starts. */
export const SIGN_IN_START = '/api/login';
const PASSWORD_HINT = `At least ${String(PASSWORD_LENGTH.min)} characters. A few words in a row are easy to remember and hard to guess.`;
const SIGN_IN = ['Sign in', SIGN_IN_START] as const;
const SIGN_UP = ['Create an account', PROVIDER_PATHS.signUp] as const;
const FORGOTTEN = ['Forgot your password?', PROVIDER_PATHS.forgotten] as const;

function emailField(value: string, error: string | undefined): Html {
  return field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value, error });
}

/** Tells a password manager whose password it is. */
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

/** Signing in; `action` is the address of the sign-in under way. */
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
      By creating an account you accept the <a href="/terms-of-service">Terms of Service</a> and the
      <a href="/privacy-policy">Privacy Policy</a>.
    </p>`;
  const content = html`${alert(errors.form)}${form(PROVIDER_PATHS.signUp, fields, 'Create account')}`;
  return page(look, 'Create an account', html`${content}${more([SIGN_IN])}`);
}

/** The same, word for word, whether the address has an account or not. */
export function checkMailPage(look: Look, email: string, what: 'sign-up' | 'reset'): string {
  const told =
    what === 'sign-up'
      ? 'Open the link in it to finish creating your account. It works for 24 hours.'
      : 'If the address has an account, the link in it lets you choose a new password. It works for one hour.';
  return page(
    look,
    'Check your mail',
    html`<p>We sent a message to <strong>${email}</strong>. ${told}</p>
      <p class="hint">Nothing there after a few minutes? Look into the spam folder, or try again.</p>
      ${more([SIGN_IN])}`,
  );
}

export function verifyPage(look: Look, token: string, email: string, errors: Errors): string {
  const fields = html`${hidden('token', token)}${username(email)}${currentPassword(errors.password)}`;
  return page(
    look,
    'Confirm your email address',
    html`<p>To confirm that <strong>${email}</strong> is yours, type the password that you chose when you signed up.</p>
      ${alert(errors.form)}${form(PROVIDER_PATHS.verify, fields, 'Confirm my email address')}`,
  );
}

/** A link for a sign-up that can no longer be used; `again` is its secret where a new one can be sent. */
export function staleVerifyPage(look: Look, again: string | null, errors: Errors = {}): string {
  const next =
    again === null
      ? html`<p>If you confirmed your address already, just sign in. Else sign up once more to get a new link.</p>
          ${buttonLink('Sign in', SIGN_IN_START)}${more([SIGN_UP])}`
      : html`<p>Links work for 24 hours.</p>
          ${form(PROVIDER_PATHS.verifyAgain, hidden('token', again), 'Send a new link')}`;
  return page(look, 'This link has expired or was already used', html`${alert(errors.form)}${next}`);
}

export function forgottenPage(look: Look, email: string, errors: Errors): string {
  return page(
    look,
    'Forgot your password?',
    html`<p>Tell us your email address, and we send you a link to choose a new one.</p>
      ${alert(errors.form)}${form(PROVIDER_PATHS.forgotten, emailField(email, errors.email), 'Send the link')}
      ${more([SIGN_IN, SIGN_UP])}`,
  );
}

export function resetPage(look: Look, token: string, email: string, errors: Errors): string {
  const fields = html`${hidden('token', token)}${username(email)}${newPassword(errors.password, 'New password')}`;
  return page(
    look,
    'Choose a new password',
    html`<p>For <strong>${email}</strong>. All sessions of your account are ended, here and elsewhere.</p>
      ${alert(errors.form)}${form(PROVIDER_PATHS.reset, fields, 'Change password')}`,
  );
}

export function staleResetPage(look: Look): string {
  return page(
    look,
    'This link has expired or was already used',
    html`<p>Links to choose a new password work once, for one hour.</p>
      ${buttonLink('Send a new link', PROVIDER_PATHS.forgotten)}`,
  );
}

export function passwordPage(look: Look, email: string, errors: Errors): string {
  const fields = html`${username(email)}${currentPassword(errors.current, 'current', 'Current password')}
  ${newPassword(errors.password, 'New password')}`;
  return page(
    look,
    'Change your password',
    html`<p>For <strong>${email}</strong>. Your sessions on other devices are ended.</p>
      ${alert(errors.form)}${form(PROVIDER_PATHS.password, fields, 'Change password')}
      ${more([FORGOTTEN, ['Back to your profile', '/user-profile']])}`,
  );
}

export function passwordChangedPage(look: Look, next: readonly [label: string, href: string]): string {
  return page(
    look,
    'Your password was changed',
    html`<p>It works from now on.</p>
      ${buttonLink(...next)}`,
  );
}

/** A sign-in that took too long, or whose cookies are gone. */
export function expiredPage(look: Look): string {
  return page(
    look,
    'This sign-in has expired',
    html`<p>It took too long, or it was finished in another tab. Nothing is lost.</p>
      ${buttonLink('Start again', SIGN_IN_START)}`,
  );
}

/** Anything else that went wrong. */
export function failedPage(look: Look, title: string, text: string): string {
  return page(
    look,
    title,
    html`<p>${text}</p>
      ${buttonLink('Start again', SIGN_IN_START)}${more([['To the home page', '/']])}`,
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
