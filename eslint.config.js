import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const INNER = ['domain/**/*.ts', 'application/**/*.ts'];
const WHY_INNER = 'Time, chance and the process come in as arguments or through a port.';

/** Rules that hold in every file. Who may import whom is in .dependency-cruiser.cjs. */
const everywhere = {
  // `== null` asks for null and undefined at once.
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
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: { module: 'writable', process: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The router's navigation types are an enum whose values are its documented words.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // A fake, and a method that answers a port's promise, may have nothing to await.
      '@typescript-eslint/require-await': 'off',
      // React's handlers return void; React ignores what an async one returns.
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
          message: 'A controller calls one use case or one query and renders; what it would decide is a rule.',
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
      // A clock or chance read while rendering differs between server and browser.
      'react-hooks/purity': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Text is rendered as text; structured data goes through its own component.',
        },
        {
          selector: "Identifier[name='mutate']",
          message: 'Its callbacks are lost with the component: whenSettled(mutateAsync(…), …) says how a call ended.',
        },
      ],
    },
  },
  {
    // A story of a test reads from top to bottom, and what comes over the wire is asserted, not typed.
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
    // A migration is a list of statements: as long as the tables need.
    files: ['infrastructure/schema/migrations/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    // What a program writes is as long as it is, and is mended in that program.
    files: ['**/*.gen.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'max-lines': 'off' },
  },
);
