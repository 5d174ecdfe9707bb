import { ACCOUNT_LIMITS } from '../../../../domain/account/account.js';
import { PASSWORD_LENGTH } from '../../../../domain/account/password.js';
import { html, type Html } from '../../../../application/shared/html.js';
import { field } from '../../html/page.js';

/** Error messages by field name; `form` concerns the whole form. */
export type Errors = Readonly<Partial<Record<'email' | 'password' | 'age' | 'current' | 'form', string>>>;

const PASSWORD_HINT = `At least ${String(PASSWORD_LENGTH.min)} characters. A few words in a row are easy to remember and hard to guess.`;

/** Shows what was typed, but not more than an address can have, so that a page does not return a whole request body. */
export function emailField(typed: string, error: string | undefined, id = 'email'): Html {
  const value = typed.slice(0, ACCOUNT_LIMITS.email);
  return field({ id, name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value, error });
}

/** Tells password managers which account the password belongs to. */
export function username(email: string): Html {
  return html`<input type="email" name="username" autocomplete="username" value="${email}" readonly hidden />`;
}

export function currentPassword(error: string | undefined, name = 'password', label = 'Password'): Html {
  return field({ name, label, type: 'password', autocomplete: 'current-password', error });
}

export function newPassword(error: string | undefined, label = 'Password', id = 'password'): Html {
  const hint = PASSWORD_HINT;
  return field({ id, name: 'password', label, type: 'password', autocomplete: 'new-password', hint, error });
}
