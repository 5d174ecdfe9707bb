import { html, type Html } from '../../../application/shared/html.js';
import { SHOW_PASSWORD, SHOW_PASSWORD_HASH } from './show-password.js';
import { STYLE_PATH } from './style.js';
import type { Theme } from './theme.js';

/** How a page is to look. */
export interface Look {
  readonly siteName: string;
  readonly theme: Theme;
}

/**
 * What these pages may do: one script by its hash, styles, pictures and the typeface from here, forms to here. A browser
 * holds what a form leads to against form-action too; the way back from signing in stays on this origin.
 */
export const PAGE_POLICY = `default-src 'none'; script-src ${SHOW_PASSWORD_HASH}; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The house's sign, as web/illustrations/logo.tsx draws it. */
const LOGO = html`<svg viewBox="0 0 40 44" aria-hidden="true">
  <path
    class="sign"
    d="M20 1.5c10.5 0 18.5 7.9 18.5 18.2 0 7.3-4.2 12.6-8.6 17-2.6 2.6-5.3 4.6-7.5 6-1.5 1-3.3 1-4.8 0-2.2-1.4-4.9-3.4-7.5-6-4.4-4.4-8.6-9.7-8.6-17C1.5 9.4 9.5 1.5 20 1.5Z"
  />
  <g class="paw" transform="translate(20 20.8) scale(1.02)">
    <ellipse cx="-9.5" cy="-3" rx="3.2" ry="4.3" transform="rotate(-24 -9.5 -3)" />
    <ellipse cx="-4.1" cy="-9" rx="3.3" ry="4.6" transform="rotate(-7 -4.1 -9)" />
    <ellipse cx="4.1" cy="-9" rx="3.3" ry="4.6" transform="rotate(7 4.1 -9)" />
    <ellipse cx="9.5" cy="-3" rx="3.2" ry="4.3" transform="rotate(24 9.5 -3)" />
    <path
      d="M0-2.5c4.5 0 8.5 4.5 8.5 8.5 0 3-2 4.5-4.3 4.5C2.5 10.5 1.5 9.6 0 9.6s-2.5.9-4.2.9c-2.3 0-4.3-1.5-4.3-4.5 0-4 4-8.5 8.5-8.5Z"
    />
  </g>
</svg>`;

/** A whole page under one heading. */
export function page(look: Look, title: string, content: Html): string {
  return frame(
    look,
    title,
    html`<link rel="stylesheet" href="${STYLE_PATH}" />`,
    html`${brand(look.siteName)}
      <main>
        <div class="card">
          <h1>${title}</h1>
          ${content}
        </div>
      </main>
      ${content.text.includes('type="password"') ? SHOW_PASSWORD : null}`,
  );
}

/** The document around what a page without React shows, in the reader's theme; `styles` are its style sheets. */
export function frame(look: Look, title: string, styles: Html, body: Html): string {
  const theme = look.theme === 'system' ? null : html` data-theme="${look.theme}"`;
  return html`<!doctype html>
    <html lang="en" ${theme}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${look.siteName}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${styles}
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
}

/** The head of a page: the way home. */
export function brand(siteName: string): Html {
  return html`<header>
    <a href="/">${LOGO}${siteName}</a>
  </header>`;
}

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password';
  /** What password managers go by. */
  readonly autocomplete: 'username' | 'current-password' | 'new-password';
  readonly hint?: string;
  /** What was typed; never a password. */
  readonly value?: string;
  readonly error: string | undefined;
}

/** Label above, hint below it, the control, then the error in words. */
export function field({ name, label, type, autocomplete, hint, value, error }: FieldProps): Html {
  const notes = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`].join(' ').trim();
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === undefined ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${type === 'email' ? html`inputmode="email" autocapitalize="none" spellcheck="false"` : null}
      ${value === undefined ? null : html`value="${value}"`}
      ${notes === '' ? null : html`aria-describedby="${notes}"`}
      ${error === undefined ? null : html`aria-invalid="true"`}
      required
    />
    ${error === undefined ? null : html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

/** What is wrong with the whole form. */
export function alert(text: string | undefined): Html | null {
  return text === undefined ? null : html`<p class="alert" role="alert">${text}</p>`;
}

export function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

/** A form that asks this server in words, not the browser, what is wrong. */
export function form(action: string, content: Html, submit: string): Html {
  return html`<form method="post" action="${action}" novalidate>
    ${content}
    <button class="button" type="submit">${submit}</button>
  </form>`;
}

export type Link = readonly [label: string, href: string];

/** Where else one may go from here. */
export function more(links: readonly Link[]): Html {
  return html`<p class="more">${links.map(([label, href]) => html`<a href="${href}">${label}</a>`)}</p>`;
}

/** A link that looks like a button. */
export function buttonLink(label: string, href: string): Html {
  return html`<p><a class="button" href="${href}">${label}</a></p>`;
}

/** A page of one sentence, with links to where one may go from there, the most likely first; addresses are paths of this site. */
export function sentencePage(
  look: Look,
  title: string,
  sentence: string,
  [first, ...others]: readonly [Link, ...Link[]],
): string {
  const rest = others.length === 0 ? null : more(others);
  return page(
    look,
    title,
    html`<p>${sentence}</p>
      ${buttonLink(...first)}${rest}`,
  );
}
