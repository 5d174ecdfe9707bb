import { Html, html } from '../../../application/shared/html.js';
import { logoShapes } from './logo.js';
import { SHOW_PASSWORD, SHOW_PASSWORD_HASH } from './show-password.js';
import { STYLE_PATH } from './style.js';
import type { Theme } from './theme.js';

/** The appearance of a page. */
export interface Look {
  readonly siteName: string;
  readonly theme: Theme;
}

/**
 * Content security policy of these pages: one script by its hash, and styles, images, fonts, and form targets from this
 * origin only. Browsers also check redirects after a form against `form-action`; the redirect after signing in stays on
 * this origin.
 */
export const PAGE_POLICY = `default-src 'none'; script-src ${SHOW_PASSWORD_HASH}; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const LOGO = html`<svg viewBox="0 0 40 44" aria-hidden="true">
  ${logoShapes(html`class="sign"`, html`class="paw" transform="translate(20 20.8) scale(1.02)"`)}
</svg>`;

/** Returns a whole page with one heading. */
export function page(look: Look, title: string, content: Html): string {
  return pageOf(
    look,
    title,
    html`<main>
      <div class="card">
        <h1>${title}</h1>
        ${content}
      </div>
    </main>`,
  );
}

/** Marks a field with an error. Typed text can't contain it, because its quotation marks are escaped. */
const INVALID = 'aria-invalid="true"';

/** Returns a whole page around its main part. If a form in it has errors, the title says so and the first one has focus. */
export function pageOf(look: Look, title: string, main: Html): string {
  const hasErrors = main.text.includes(INVALID) || main.text.includes('role="alert"');
  return frame(
    look,
    hasErrors ? `Error: ${title}` : title,
    html`<link rel="stylesheet" href="${STYLE_PATH}" />`,
    html`${brand(look.siteName)}${new Html(main.text.replace(INVALID, `${INVALID} autofocus`))}
    ${main.text.includes('type="password"') ? SHOW_PASSWORD : null}`,
  );
}

/**
 * Returns the document around the content of a page without React, in the reader's theme. `styles` links its style
 * sheets.
 */
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

/** Returns the page header with the link to the homepage. */
export function brand(siteName: string): Html {
  return html`<header>
    <a href="/">${LOGO}${siteName}</a>
  </header>`;
}

export interface FieldProps {
  /** The name, unless the page has another field of that name. */
  readonly id?: string;
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password';
  /** Hint for password managers. */
  readonly autocomplete: 'username' | 'current-password' | 'new-password';
  readonly hint?: string;
  /** The value typed before; never a password. */
  readonly value?: string;
  readonly error: string | undefined;
}

/** Returns the label, the hint, the control, and the error message, in this order. */
export function field({ name, id = name, label, type, autocomplete, hint, value, error }: FieldProps): Html {
  const notes = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim();
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${hint === undefined ? null : html`<p class="hint" id="${id}-hint">${hint}</p>`}
    <input
      id="${id}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${type === 'email' ? html`inputmode="email" autocapitalize="none" spellcheck="false"` : null}
      ${value === undefined ? null : html`value="${value}"`}
      ${notes === '' ? null : html`aria-describedby="${notes}"`}
      ${error === undefined ? null : html`aria-invalid="true"`}
      required
    />
    ${error === undefined ? null : html`<p class="error" id="${id}-error">${error}</p>`}
  </div>`;
}

/** Returns an error message about the whole form. */
export function alert(text: string | undefined): Html | null {
  return text === undefined ? null : html`<p class="alert" role="alert">${text}</p>`;
}

export function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

/** Returns a form without browser validation, so that the server's own messages are shown. */
export function form(action: string, content: Html, submit: string): Html {
  return html`<form method="post" action="${action}" novalidate>
    ${content}
    <button class="button" type="submit">${submit}</button>
  </form>`;
}

export type Link = readonly [label: string, href: string];

/** Returns a list of further links. */
export function more(links: readonly Link[]): Html {
  return html`<p class="more">${links.map(([label, href]) => html`<a href="${href}">${label}</a>`)}</p>`;
}

/** Returns a link that looks like a button. */
export function buttonLink(label: string, href: string): Html {
  return html`<p><a class="button" href="${href}">${label}</a></p>`;
}

/** Returns a page with one sentence and further links, the most likely one first. Addresses are paths on this site. */
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
