import { createHash } from 'node:crypto';
import { Html } from '../../../application/shared/html.js';

/**
 * Adds a button below each password field and its error that shows the password. Hides the password again before the form is sent,
 * because browsers remember the values of text fields.
 */
const SCRIPT = `for (const input of document.querySelectorAll('input[type="password"]')) {
  const button = document.createElement('button');
  const show = (isShown) => {
    input.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? 'Hide password' : 'Show password';
  };
  button.type = 'button';
  button.className = 'reveal';
  button.setAttribute('aria-controls', input.id);
  button.addEventListener('click', () => show(input.type === 'password'));
  input.form.addEventListener('submit', () => show(false));
  input.parentElement.append(button);
  show(false);
}`;

/** The source expression that allows only this script in a content security policy. */
export const SHOW_PASSWORD_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The script element for the end of a page. */
export const SHOW_PASSWORD = new Html(`<script>${SCRIPT}</script>`);
