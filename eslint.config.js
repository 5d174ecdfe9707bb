import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import plainEnglish from './test/support/lint/plain-english.js';

const INNER = ['domain/**/*.ts', 'application/**/*.ts'];
const WHY_INNER = 'Pass time, randomness, and settings as arguments, or use a port.';

/** Browsers run this code, and the compiler's `lib`, which finds missing methods of the language, doesn't know these. */
const NOT_IN_ALL_BROWSERS = ['parse', 'canParse'].map((property) => ({
  object: 'URL',
  property,
  message: 'Safari 16 and Chrome 111 lack it. Use urlIn.',
}));

/** Rules for every file. Import rules are in .dependency-cruiser.cjs. */
const everywhere = {
  // `== null` also matches undefined.
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-console': 'error',
  'no-eval': 'error',
  'no-implied-eval': 'error',
  'no-new-func': 'error',
  'no-script-url': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
};

export default tseslint.config(
  {
    ignores: ['dist/', '.data/', 'coverage/', 'test-results/', 'playwright-report/'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{js,cjs,mjs,ts,tsx}'], extends: [js.configs.recommended], rules: everywhere },
  ...plainEnglish,
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: { module: 'writable', process: 'readonly', URL: 'readonly' } },
  },
  {
    // Runs on pages of partners as it is.
    files: ['interfaces/http/partner/page/widget-v1.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['addEventListener', 'document', 'MutationObserver', 'URLSearchParams', 'window'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The router documents its navigation types as strings but declares them as an enum.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Fakes and port methods must return a promise even if they await nothing.
      '@typescript-eslint/require-await': 'off',
      // React ignores the promise that an async event handler returns.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: INNER,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'performance', 'crypto', 'fetch', 'setTimeout', 'setInterval', 'setImmediate'].map((name) => ({
          name,
          message: WHY_INNER,
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: WHY_INNER },
        { object: 'Math', property: 'random', message: WHY_INNER },
        { object: 'globalThis', property: 'process', message: WHY_INNER },
        ...NOT_IN_ALL_BROWSERS,
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: WHY_INNER },
        { selector: "CallExpression[callee.name='Date']", message: WHY_INNER },
      ],
    },
  },
  {
    files: ['interfaces/http/**/*.controller.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['IfStatement', 'SwitchStatement', 'TryStatement'].map((selector) => ({
          selector,
          message: 'A controller calls one use case or query. Move decisions to the domain or a use case.',
        })),
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Time and randomness differ between server and browser rendering.
      'react-hooks/purity': 'error',
      'no-restricted-properties': ['error', ...NOT_IN_ALL_BROWSERS],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Render text as text. For structured data, use its component.',
        },
        {
          selector: "Identifier[name='mutate']",
          message: 'Its callbacks are lost when the component unmounts. Use whenSettled(mutateAsync(…), …).',
        },
      ],
    },
  },
  {
    // Tests may be long, and they assert the types of responses instead of declaring them.
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Generated files are fixed in their generators.
    files: ['**/*.gen.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'max-lines': 'off' },
  },
);
