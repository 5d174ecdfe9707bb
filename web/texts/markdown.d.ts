/** Read by vite.config.ts, which stops the build where a text breaks its rules. */
declare module '*.md' {
  const text: import('../../interfaces/contract/site/page-text.js').PageText;
  export default text;
}
