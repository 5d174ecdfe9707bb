import { PROVIDER_PATHS } from '../../../../application/identity/provider-paths.js';
import { html } from '../../../../application/shared/html.js';
import { alert, buttonLink, form, hidden, more, page, type Look } from '../../html/page.js';
import { currentPassword, emailField, newPassword, username, type Errors } from './account-fields.js';

export const SIGN_IN_START = '/api/login';
export const SIGN_IN = ['Sign in', SIGN_IN_START] as const;
const SIGN_UP = ['Create an account', PROVIDER_PATHS.signUp] as const;
export const FORGOTTEN = ['Forgot your password?', PROVIDER_PATHS.forgotten] as const;

/** What a person wants to do with the new account, as words that follow 'to'; null if it isn't known. */
type Purpose = string | null;

/** The page after the sign-up form was sent. Its text is identical whether or not the address has an account. */
export function signedUpPage(look: Look, email: string, purpose: Purpose): string {
  return page(
    look,
    'Check your email',
    html`<p>
        We sent an email to <strong>${email}</strong>. Open the link in it to create your
        account${purpose === null ? '' : ` and ${purpose}`}.
      </p>
      <p>Open it in this browser, and you won’t need your password again. The link works for 24 hours.</p>
      ${NOTHING_YET}`,
  );
}

/** The page after a link for a new password was requested. Identical whether or not the address has an account. */
export function resetSentPage(look: Look, email: string): string {
  return page(
    look,
    'Check your email',
    html`<p>
        We sent an email to <strong>${email}</strong>. If the address has an account, the email contains a link to
        choose a new password. The link works for one hour.
      </p>
      ${NOTHING_YET}`,
  );
}

const NOTHING_YET = html`<p class="hint">Nothing after a few minutes? Check your spam folder, or try again.</p>
  ${more([SIGN_IN])}`;

interface VerifyPage {
  readonly token: string;
  readonly email: string;
  readonly purpose: Purpose;
  /** Whether this browser signed up. Any other one must enter the password. */
  readonly isSameBrowser: boolean;
  readonly errors: Errors;
}

/** The page of the emailed link. Only its button creates the account. */
export function verifyPage(look: Look, { token, email, purpose, isSameBrowser, errors }: VerifyPage): string {
  const then = purpose === null ? '' : ` and ${purpose}`;
  const sentence = isSameBrowser
    ? html`<p>Is <strong>${email}</strong> your address? Confirm it to create your account${then}.</p>`
    : html`<p>
        To confirm that <strong>${email}</strong> is yours${then}, enter the password you chose when you signed up.
      </p>`;
  const password = isSameBrowser ? null : html`${username(email)}${currentPassword(errors.password)}`;
  const fields = html`${hidden('token', token)}${password}`;
  const confirm = form(PROVIDER_PATHS.verify, fields, 'Confirm my email address');
  return page(look, 'Confirm your email address', html`${sentence}${alert(errors.form)}${confirm}`);
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
