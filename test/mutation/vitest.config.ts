import { defineConfig } from 'vitest/config';

/**
 * How Stryker runs the tests that need neither a database nor a browser (`npm run test:mutation`): by Vitest, which keeps
 * what it has loaded from one mutation to the next; Jest takes ten times as long.
 */
export default defineConfig({
  resolve: { alias: { '@jest/globals': 'vitest' } },
  test: { isolate: false, include: ['test/domain/**/*.test.ts', 'test/application/**/*.test.ts'] },
});
