import { DAY, NIGHT } from './tokens.gen.js';

export const STYLE_PATH = '/html/style.css';
export const FONT_PATH = '/html/figtree.woff2';

/** Rules for every page without React: background, font, and header. */
const FRAME = `*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100dvh;
  background-color: var(--color-paper);
  color: var(--color-ink);
  accent-color: var(--color-leaf);
  font: 1rem/1.5 'Figtree Variable', ui-sans-serif, system-ui, sans-serif;
  overflow-wrap: break-word;
  -webkit-text-size-adjust: 100%;
}
header { border-bottom: 1px solid var(--color-line); }
header a {
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 4rem;
  margin-inline: 1rem;
  color: inherit;
  font-size: 1.44rem;
  font-weight: 800;
  letter-spacing: -0.022em;
  text-decoration: none;
}
header svg { height: 2.25rem; width: auto; flex-shrink: 0; }
.sign { fill: var(--color-leaf); }
.paw { fill: var(--color-on-leaf); }
a { color: var(--color-leaf); text-underline-offset: 4px; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
@media (width >= 40rem) {
  header a { margin-inline: 2rem; }
}
`;

const RULES = `main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.card {
  padding: 1.5rem 1.25rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-lg);
  background-color: var(--color-card);
  box-shadow: var(--shadow-rest);
}
h1 { margin: 0 0 0.5rem; font-size: 1.728rem; font-weight: 750; line-height: 1.18; letter-spacing: -0.022em; text-wrap: balance; }
h2 { margin: 0 0 0.25rem; font-size: 1.2rem; line-height: 1.4; }
p { margin: 0 0 1rem; text-wrap: pretty; }
form { display: flex; flex-direction: column; gap: 1.25rem; margin: 1.25rem 0 0; }
.field { display: flex; flex-direction: column; gap: 0.375rem; }
label { font-weight: 600; }
.hint { margin: 0; color: var(--color-muted); font-size: 0.9375rem; }
.field input {
  width: 100%;
  min-height: 2.75rem;
  padding: 0 1rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-md);
  background-color: var(--color-card);
  color: var(--color-ink);
  font: inherit;
}
.field input:hover { border-color: var(--color-leaf); }
input[aria-invalid] { border-color: var(--color-danger); background-color: var(--color-danger-soft); }
.reveal { align-self: flex-start; min-height: 2.75rem; padding: 0; border: 0; background: none; color: var(--color-leaf); font: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: 4px; cursor: pointer; }
.check { display: flex; align-items: flex-start; gap: 0.75rem; min-height: 2.75rem; padding: 0.5rem 0; font-weight: 400; cursor: pointer; }
.check input { width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0.15rem 0 0; flex-shrink: 0; }
.error { margin: 0; color: var(--color-danger); font-size: 0.9375rem; font-weight: 500; }
.error::before { content: '⚠ ' / ''; }
.alert { margin: 1rem 0 0; padding: 0.75rem 1rem; border: 1px solid var(--color-danger); border-radius: var(--radius-md); background-color: var(--color-danger-soft); }
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding: 0.5rem 1.5rem;
  border: 0;
  border-radius: var(--radius-full);
  background-color: var(--color-leaf);
  color: var(--color-on-leaf);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.button:hover { background-color: var(--color-leaf-strong); }
.quiet { width: 100%; border: 1px solid var(--color-edge); background-color: transparent; color: var(--color-ink); }
.quiet:hover { border-color: var(--color-leaf); background-color: var(--color-leaf-soft); }
form + p { margin-top: 0.75rem; }
.facts { margin: 1.5rem 0 0; padding: 0; list-style: none; }
.facts li { padding: 0.875rem 0; border-top: 1px solid var(--color-line); }
.facts h2 { font-size: 1rem; }
.facts p { margin: 0; white-space: pre-line; }
.doubt { color: var(--color-marigold-strong); font-weight: 600; }
.doubt::before { content: '⚠ ' / ''; }
.card > :last-child { margin-bottom: 0; }
.more { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 1rem 0 0; }
.more a { display: inline-flex; align-items: center; min-height: 2.75rem; }
article { margin: 2rem 0 0; padding: 1.5rem 0 0; border-top: 1px solid var(--color-line); }
article .hint { margin-bottom: 1rem; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
main.wide { max-width: 62rem; }
.pair { display: grid; gap: 1.5rem; align-items: start; margin-top: 1.5rem; }
.ways { display: grid; grid-template-columns: 1fr 1fr; gap: 0.25rem; margin: 1.5rem 0 0; padding: 0.25rem; border: 1px solid var(--color-line); border-radius: var(--radius-full); background-color: var(--color-sunken); }
.ways legend, .ways input, .pair h2 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
.ways label { display: flex; align-items: center; justify-content: center; min-height: 2.75rem; border-radius: var(--radius-full); cursor: pointer; }
.ways input:checked + label { background-color: var(--color-card); color: var(--color-leaf); box-shadow: var(--shadow-rest); }
.ways input:focus-visible + label { outline: 3px solid var(--color-focus); outline-offset: 2px; }
@media (width < 52rem) {
  .pair h2 + form { margin-top: 0; }
  .wide:has(#way-sign-in:checked) #sign-up, .wide:has(#way-sign-up:checked) #sign-in { display: none; }
}
@media (width >= 40rem) {
  main { padding-top: 4rem; }
  .card { padding: 2.5rem; }
}
@media (width >= 52rem) {
  .ways { display: none; }
  .pair h2 { position: static; width: auto; height: auto; margin: 0 0 0.25rem; clip-path: none; font-size: 1.44rem; font-weight: 750; letter-spacing: -0.014em; }
  .pair { grid-template-columns: 1fr 1fr; }
}
`;

/**
 * Returns the style sheet of a page without React: the font, the tokens that its rules use, the frame, and the rules.
 */
export function styleSheet(rules: string): string {
  const all = FRAME + rules;
  const night = `color-scheme: dark;
  ${declared(NIGHT, all)}`;
  return `@font-face {
  font-family: 'Figtree Variable';
  font-display: swap;
  font-weight: 300 900;
  src: url('${FONT_PATH}') format('woff2');
}
:root {
  color-scheme: light;
  ${declared(DAY, all)}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) { ${night} }
}
:root[data-theme='dark'] { ${night} }
${all}`;
}

/** Returns the declarations of a theme's tokens that the rules use. */
function declared(theme: Readonly<Record<string, string>>, rules: string): string {
  const used = new Set(rules.match(/--(?:color|radius|shadow)-[\w-]+/g));
  return [...used].flatMap((name) => (theme[name] === undefined ? [] : [`${name}: ${theme[name]};`])).join('\n  ');
}

/** The style sheet of single-card pages: the site's tokens and the styles of its components. */
export const STYLE = styleSheet(RULES);
