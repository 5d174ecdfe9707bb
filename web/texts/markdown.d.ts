/** Compiled by vite.config.ts, which fails the build if a text breaks the rules. */
declare module '*.md' {
  const text: import('../../interfaces/contract/site/page-text.js').PageText;
  export default text;
}
