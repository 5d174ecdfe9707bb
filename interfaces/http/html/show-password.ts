import { createHash } from 'node:crypto';
import { Html } from '../../../application/shared/html.js';

/**
 * Puts a button below each password that shows what is typed. Before a form is sent its fields hide again: browsers
 * remember what stands in fields of text.
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
  input.after(button);
  show(false);
}`;

/** What a content security policy calls this script, and no other one. */
export const SHOW_PASSWORD_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The script as it stands at the end of a page. */
export const SHOW_PASSWORD = new Html(`<script>${SCRIPT}</script>`);
