import { MIN_AGE } from '../../../../domain/account/account.js';
import { PROVIDER_PATHS } from '../../../../application/identity/provider-paths.js';
import { html, type Html } from '../../../../application/shared/html.js';
import { alert, form, more, page, pageOf, type Look } from '../../html/page.js';
import { currentPassword, emailField, newPassword, type Errors } from './account-fields.js';
import { FORGOTTEN, SIGN_IN_START } from './account-pages.js';

/** One of the two forms. A phone shows one at a time. */
export type Way = 'sign-in' | 'sign-up';

interface Typed {
  readonly email: string;
  readonly isOldEnough: boolean;
}

interface JoiningPage {
  /** Path of the sign-in in progress. */
  readonly path: string;
  /** The form that was sent, or else the one to start with. */
  readonly way: Way;
  /** What follows 'Sign in to'; null if it isn't known. */
  readonly purpose: string | null;
  readonly typed: Typed;
  /** The errors of the form that was sent. */
  readonly errors: Errors;
}

const NOTHING_TYPED: Typed = { email: '', isOldEnough: false };

/** Returns the path of the sign-up form that belongs to a sign-in in progress. */
export const signUpOf = (signInPath: string): string => `${signInPath}/sign-up`;

function signInForm(action: string, email: string, errors: Errors): Html {
  const fields = html`${emailField(email, errors.email)}${currentPassword(errors.password)}`;
  return html`${alert(errors.form)}${form(action, fields, 'Sign in')}${more([FORGOTTEN])}`;
}

function signUpForm(action: string, { email, isOldEnough }: Typed, errors: Errors): Html {
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
  const fields = html`${emailField(email, errors.email, 'new-email')}
    ${newPassword(errors.password, 'Password', 'new-password')}${age}
    <p class="hint">
      By creating an account, you accept the <a href="/terms-of-service">Terms of Service</a> and the
      <a href="/privacy-policy">Privacy Policy</a>.
    </p>`;
  return html`${alert(errors.form)}${form(action, fields, 'Create account')}`;
}

const WAYS: Readonly<Record<Way, string>> = { 'sign-in': 'I have an account', 'sign-up': 'I’m new here' };

/** The switch between the two forms on a phone. It works without a script: its style sheet hides the other form. */
function switchOf(chosen: Way): Html {
  const choices = (Object.keys(WAYS) as Way[]).map(
    (way) =>
      html`<input type="radio" name="way" id="way-${way}" ${way === chosen ? html`checked` : null} />
        <label for="way-${way}">${WAYS[way]}</label>`,
  );
  return html`<fieldset class="ways">
    <legend>Do you have an account?</legend>
    ${choices}
  </fieldset>`;
}

const section = (way: Way, content: Html): Html =>
  html`<section class="card" id="${way}" aria-labelledby="${way}-title">
    <h2 id="${way}-title">${WAYS[way]}</h2>
    ${content}
  </section>`;

/** The page of a sign-in in progress: signing in next to signing up. */
export function joiningPage(look: Look, { path, way, purpose, typed, errors }: JoiningPage): string {
  const title = purpose === null ? 'Sign in or create an account' : `Sign in to ${purpose}`;
  const errorsOf = (each: Way): Errors => (each === way ? errors : {});
  return pageOf(
    look,
    title,
    html`<main class="wide">
      <h1>${title}</h1>
      <p>${purpose === null ? '' : 'New here? An account is free. '}We’ll take you back to where you were.</p>
      ${switchOf(way)}
      <div class="pair">
        ${section('sign-in', signInForm(path, typed.email, errorsOf('sign-in')))}
        ${section('sign-up', signUpForm(signUpOf(path), typed, errorsOf('sign-up')))}
      </div>
    </main>`,
  );
}

/** The sign-up form alone, without a sign-in in progress. */
export function signUpPage(look: Look, typed: Typed = NOTHING_TYPED, errors: Errors = {}): string {
  const content = signUpForm(PROVIDER_PATHS.signUp, typed, errors);
  return page(look, 'Create an account', html`${content}${more([['I have an account: sign in', SIGN_IN_START]])}`);
}
