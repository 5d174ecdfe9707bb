import { defineConfig } from 'vitest/config';

/**
 * Vitest settings for Stryker (`npm run test:mutation`). Vitest keeps loaded modules from one mutation to the next; Jest
 * takes ten times as long.
 */
export default defineConfig({
  resolve: { alias: { '@jest/globals': 'vitest' } },
  test: { isolate: false, include: ['test/domain/**/*.test.ts', 'test/application/**/*.test.ts'] },
});
