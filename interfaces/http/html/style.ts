/** The site's colours that these pages use, by day and by night: those of web/styles/tokens.css (a test holds them equal). */
const DAY = `
  --color-paper: oklch(0.982 0.011 88);
  --color-card: oklch(0.997 0.003 88);
  --color-ink: oklch(0.255 0.032 158);
  --color-muted: oklch(0.455 0.024 145);
  --color-line: oklch(0.895 0.018 88);
  --color-edge: oklch(0.6 0.022 130);
  --color-leaf: oklch(0.475 0.105 156);
  --color-leaf-strong: oklch(0.395 0.09 157);
  --color-leaf-soft: oklch(0.938 0.038 152);
  --color-on-leaf: oklch(0.99 0.012 110);
  --color-danger: oklch(0.515 0.185 27);
  --color-danger-soft: oklch(0.95 0.026 25);
  --color-focus: oklch(0.53 0.17 262);
  --shadow-rest: 0 1px 2px oklch(0.3 0.04 130 / 0.06), 0 2px 8px oklch(0.3 0.04 130 / 0.05);`;

const NIGHT = `
  color-scheme: dark;
  --color-paper: oklch(0.205 0.017 160);
  --color-card: oklch(0.25 0.02 160);
  --color-ink: oklch(0.95 0.014 95);
  --color-muted: oklch(0.765 0.022 125);
  --color-line: oklch(0.345 0.022 158);
  --color-edge: oklch(0.59 0.025 150);
  --color-leaf: oklch(0.785 0.135 152);
  --color-leaf-strong: oklch(0.86 0.12 150);
  --color-leaf-soft: oklch(0.315 0.05 157);
  --color-on-leaf: oklch(0.2 0.045 158);
  --color-danger: oklch(0.745 0.145 25);
  --color-danger-soft: oklch(0.29 0.042 25);
  --color-focus: oklch(0.8 0.11 255);
  --shadow-rest: 0 1px 2px oklch(0 0 0 / 0.3), 0 2px 8px oklch(0 0 0 / 0.2);`;

/** The style sheet of the provider's pages. */
export const STYLE = `@font-face {
  font-family: 'Figtree Variable';
  font-display: swap;
  font-weight: 300 900;
  src: url('/oidc/figtree.woff2') format('woff2');
}
:root { color-scheme: light; ${DAY}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) { ${NIGHT}
  }
}
:root[data-theme='dark'] { ${NIGHT}
}
*, *::before, *::after { box-sizing: border-box; }
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
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.card {
  padding: 1.5rem 1.25rem;
  border: 1px solid var(--color-line);
  border-radius: 20px;
  background-color: var(--color-card);
  box-shadow: var(--shadow-rest);
}
h1 { margin: 0 0 0.5rem; font-size: 1.728rem; font-weight: 750; line-height: 1.18; letter-spacing: -0.022em; text-wrap: balance; }
p { margin: 0 0 1rem; text-wrap: pretty; }
form { display: flex; flex-direction: column; gap: 1.25rem; margin: 1.25rem 0 0; }
.field { display: flex; flex-direction: column; gap: 0.375rem; }
label { font-weight: 600; }
.hint { margin: 0; color: var(--color-muted); font-size: 0.9375rem; }
input[type='email'], input[type='password'] {
  width: 100%;
  min-height: 2.75rem;
  padding: 0 1rem;
  border: 1px solid var(--color-edge);
  border-radius: 12px;
  background-color: var(--color-card);
  color: var(--color-ink);
  font: inherit;
}
input[type='email']:hover, input[type='password']:hover { border-color: var(--color-leaf); }
input[aria-invalid] { border-color: var(--color-danger); background-color: var(--color-danger-soft); }
.check { display: flex; align-items: flex-start; gap: 0.75rem; min-height: 2.75rem; padding: 0.5rem 0; font-weight: 400; cursor: pointer; }
.check input { width: 1.25rem; height: 1.25rem; margin: 0.15rem 0 0; flex-shrink: 0; }
.error { margin: 0; color: var(--color-danger); font-size: 0.9375rem; font-weight: 500; }
.error::before { content: '⚠ ' / ''; }
.alert { margin: 1rem 0 0; padding: 0.75rem 1rem; border: 1px solid var(--color-danger); border-radius: 12px; background-color: var(--color-danger-soft); }
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding: 0.5rem 1.5rem;
  border: 0;
  border-radius: 9999px;
  background-color: var(--color-leaf);
  color: var(--color-on-leaf);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.button:hover { background-color: var(--color-leaf-strong); }
.card > :last-child { margin-bottom: 0; }
.more { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 1rem 0 0; }
a { color: var(--color-leaf); text-underline-offset: 4px; }
.more a { display: inline-flex; align-items: center; min-height: 2.75rem; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
@media (width >= 40rem) {
  main { padding-top: 4rem; }
  .card { padding: 2.5rem; }
  header a { margin-inline: 2rem; }
}
`;
