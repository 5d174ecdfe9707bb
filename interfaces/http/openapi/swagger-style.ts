import { styleSheet } from '../html/style.js';

/** Swagger UI in the site's tokens, by day and at night. Its own sheet stands in a layer, and so is weaker than all of this. */
const RULES = `main { max-width: 75rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
main:focus { outline: none; }
h1 { margin: 0 0 0.5rem; font-size: clamp(1.728rem, 1.4rem + 2vw, 2.488rem); line-height: 1.15; letter-spacing: -0.022em; }
.skip { position: absolute; left: 0.75rem; top: -5rem; z-index: 2; padding: 0.75rem 1.25rem; border-radius: var(--radius-full); background-color: var(--color-leaf); color: var(--color-on-leaf); font-weight: 600; }
.skip:focus { top: 0.75rem; }

.swagger-ui :where(*) { border-color: var(--color-line); background-color: transparent; color: inherit; font-family: inherit; text-shadow: none; }
.swagger-ui { color: inherit; font-family: inherit; }
.swagger-ui :where(code, pre, textarea, .path, .method, .parameter__name, .parameter__type, .parameter__in, .prop-format, .json-schema-2020-12) { font-family: ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace; }
.swagger-ui :where(p, li, td, th, small, label, .markdown, .renderedMarkdown) { font-size: 1rem; line-height: 1.5; }
.swagger-ui a { color: var(--color-leaf); text-decoration: underline; }
.swagger-ui :where(code) { padding: 0.1em 0.3em; border-radius: var(--radius-sm); background-color: var(--color-sunken); color: var(--color-ink); font-size: 0.875rem; font-weight: 400; overflow-wrap: anywhere; }
.swagger-ui svg { fill: currentColor; }
.swagger-ui .scheme-container, .swagger-ui .wrapper { margin: 0; padding: 0; box-shadow: none; max-width: none; }
.swagger-ui .auth-wrapper { display: flex; justify-content: flex-start; margin: 1rem 0; }
.swagger-ui .auth-wrapper .authorize { display: flex; align-items: center; gap: 0.75rem; margin: 0; padding: 0.25rem 1rem; }
.swagger-ui .auth-wrapper .authorize span { padding: 0; }
.swagger-ui > .renderedMarkdown p, main > p { max-width: 68ch; margin-inline: 0; }

.swagger-ui .tag { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; border-bottom: 1px solid var(--color-line); }
.swagger-ui .tag :where(h2, p) { margin: 0; }
.swagger-ui .tag .renderedMarkdown { padding-bottom: 0.5rem; color: var(--color-muted); }
.swagger-ui .tag button { display: flex; align-items: center; gap: 0.5rem; min-height: 3rem; padding: 0; border: 0; color: inherit; font-size: 1.44rem; font-weight: 750; letter-spacing: -0.022em; text-align: start; cursor: pointer; }
.swagger-ui [aria-expanded]::before { content: '▸' / ''; display: inline-block; width: 1em; flex: none; color: var(--color-leaf); }
.swagger-ui [aria-expanded='true']::before { content: '▾' / ''; }
.swagger-ui section[aria-label] > :not(.tag) { padding-top: 0.75rem; }

.swagger-ui .opblock { margin: 0 0 0.75rem; border: 1px solid var(--color-line); border-radius: var(--radius-md); background-color: var(--color-card); box-shadow: none; }
.swagger-ui .call { display: flex; align-items: center; gap: 0.5rem; padding-inline-end: 0.75rem; }
.swagger-ui .call h3 { flex: 1; min-width: 0; margin: 0; font-size: 1rem; font-weight: 400; letter-spacing: 0; }
.swagger-ui .call h3 button { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; border: 0; color: inherit; font-size: 1rem; text-align: start; cursor: pointer; }
.swagger-ui .method { min-width: 4.5rem; padding: 0.125rem 0.5rem; border-radius: var(--radius-sm); background-color: var(--color-leaf-soft); color: var(--color-leaf-strong); font-size: 0.875rem; font-weight: 700; text-align: center; }
.swagger-ui :where(.opblock-post, .opblock-put, .opblock-patch) .method { background-color: var(--color-marigold-soft); color: var(--color-marigold-strong); }
.swagger-ui .opblock-delete .method { background-color: var(--color-danger-soft); color: var(--color-danger-strong); }
.swagger-ui .path { font-size: 0.9375rem; font-weight: 600; overflow-wrap: anywhere; }
.swagger-ui .summary { color: var(--color-muted); }
.swagger-ui .opblock-body { padding: 0.5rem 1rem 1rem; border-top: 1px solid var(--color-line); }
.swagger-ui :where(.opblock-body, .ways) :where(h4, h5) { margin: 0; font-size: 1.1rem; font-weight: 700; }
.swagger-ui .opblock .opblock-section-header { min-height: 3rem; margin-block-start: 0.75rem; padding: 0; box-shadow: none; }
.swagger-ui :where(.opblock-description-wrapper, .responses-inner, .table-container, .btn-group, .execute-wrapper, .parameters-container) { padding: 0; }
.swagger-ui :where(.execute-wrapper, .btn-group) { margin-block: 1rem; gap: 0.75rem; }
.swagger-ui .opblock .tab-header .tab-item.active h4 span::after { display: none; }

.swagger-ui :where(table) { width: 100%; table-layout: fixed; border-collapse: collapse; overflow-wrap: anywhere; }
.swagger-ui .responses-table > thead :where(th, td):first-child { width: 3.5rem; }
.swagger-ui .parameters > thead th:first-child { width: 12rem; }
.swagger-ui :where(td, select) { min-width: 0; max-width: 100%; }
.swagger-ui table :where(th, td) { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--color-line); text-align: start; vertical-align: top; }
.swagger-ui table thead tr :where(th, td) { color: var(--color-muted); font-size: 0.875rem; font-weight: 600; }
/* No call has any. */
.swagger-ui .response-col_links { display: none; }
.swagger-ui .parameter__name { font-size: 0.9375rem; font-weight: 600; }
.swagger-ui .parameter__name.required::after { color: var(--color-danger); }
.swagger-ui .parameter__name.required span { color: var(--color-danger); }
.swagger-ui :where(.parameter__type, .parameter__in, .prop-format) { color: var(--color-muted); font-size: 0.875rem; }

.swagger-ui :where(input, textarea, select) { max-width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--color-edge); border-radius: var(--radius-md); background: var(--color-card); color: var(--color-ink); font-size: 1rem; box-shadow: none; }
.swagger-ui select { appearance: auto; }
.swagger-ui :where(input, textarea, select)[disabled] { background: var(--color-sunken); color: var(--color-muted); opacity: 1; }
.swagger-ui ::placeholder { color: var(--color-muted); opacity: 1; }
.swagger-ui :where(.btn, .locked, .tablinks, .download-contents) { min-height: 2.75rem; padding: 0.25rem 1rem; border: 1px solid var(--color-edge); border-radius: var(--radius-full); background-color: var(--color-card); color: var(--color-leaf); font-size: 1rem; font-weight: 600; box-shadow: none; cursor: pointer; }
.swagger-ui .btn.execute { background-color: var(--color-leaf); color: var(--color-on-leaf); border-color: var(--color-leaf); }
.swagger-ui .btn.cancel { color: var(--color-danger); }
.swagger-ui .btn-group .btn { border-radius: var(--radius-full); }
.swagger-ui .tab { display: flex; gap: 0.5rem; margin: 0.75rem 0; padding: 0; list-style: none; }
.swagger-ui .tab li::after { display: none; }
.swagger-ui .tablinks[aria-selected='true'] { background-color: var(--color-leaf-soft); color: var(--color-leaf-strong); }

.swagger-ui pre { max-height: 25rem; margin: 0.5rem 0; padding: 0.75rem 1rem; border-radius: var(--radius-md); background-color: var(--color-sunken); color: var(--color-ink); font-size: 0.875rem; line-height: 1.5; white-space: pre-wrap; overflow: auto; overflow-wrap: anywhere; }
.swagger-ui :where(.json-schema-2020-12, .json-schema-2020-12 *) { font-size: 0.875rem; line-height: 1.6; }
.swagger-ui .json-schema-2020-12 { margin: 0 0 0.5rem; padding: 0.5rem 0.75rem; border-radius: var(--radius-md); background-color: var(--color-sunken); overflow-wrap: anywhere; }
.swagger-ui :where(.json-schema-2020-12__attribute, .json-schema-2020-12-keyword__value) { color: var(--color-muted); }
.swagger-ui .json-schema-2020-12-expand-deep-button { min-height: 1.75rem; padding: 0 0.5rem; border: 1px solid var(--color-edge); border-radius: var(--radius-full); color: var(--color-leaf); cursor: pointer; }
.swagger-ui .json-schema-2020-12-property--required > .json-schema-2020-12:first-of-type > .json-schema-2020-12-head .json-schema-2020-12__title::after { color: var(--color-danger); }
.swagger-ui .highlight-code .download-contents { margin-block-start: 0.5rem; position: static; width: auto; height: auto; }
.swagger-ui .copy-to-clipboard { right: 0.75rem; bottom: auto; top: 0.75rem; width: 1.75rem; height: 1.75rem; background-color: var(--color-deep); }
.swagger-ui .curl-command, .swagger-ui .highlight-code { position: relative; }
.swagger-ui .curl-command .copy-to-clipboard { top: 2.5rem; }
.swagger-ui .copy-to-clipboard button { width: 100%; height: 100%; background-position: center; background-repeat: no-repeat; }
.swagger-ui pre:not([tabindex]) { max-height: none; overflow: visible; }
.swagger-ui section.models { margin-top: 2rem; border: 0; }
.swagger-ui .models-control { display: flex; align-items: center; gap: 0.5rem; min-height: 3rem; font-size: 1.44rem; font-weight: 750; }
.swagger-ui .models-control svg { display: none; }

@media (width < 40rem) {
  .swagger-ui .parameters > thead { display: none; }
  .swagger-ui .parameters > tbody > tr > td { display: block; width: 100%; padding-inline-end: 0; }
  .swagger-ui .parameters > tbody > tr > td:first-child { border: 0; padding-bottom: 0; }
  .swagger-ui .opblock-body { padding-inline: 0.75rem; }
}
.ways { width: min(40rem, calc(100vw - 2rem)); padding: 1.5rem; border: 1px solid var(--color-line); border-radius: var(--radius-lg); background-color: var(--color-card); color: var(--color-ink); }
.ways :where(h2) { margin: 0 0 0.5rem; font-size: 1.44rem; }
.ways label { display: flex; flex-direction: column; gap: 0.375rem; font-weight: 600; }
.ways .choices { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1rem 0 0; }
.ways::backdrop { background-color: var(--color-scrim); }
`;

export const SWAGGER_STYLE = styleSheet(RULES);
