/**
 * One project per layer, so that `--selectProjects domain` needs no database and no browser.
 * Everything runs as native ES modules: start jest with `npm run jest`.
 */

// .swcrc has `tsx: false` (the server's files hold no markup), so .tsx gets its options here.
const swcForTsx = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { swcrc: true }],
    '^.+\\.tsx$': ['@swc/jest', swcForTsx],
  },
  // Imports name the file that will run (`./claim.js`); here the source stands in its place.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

/** A project over one folder of test/; its name is the folder's. */
function project(name, options = {}) {
  return {
    ...common,
    ...options,
    displayName: name,
    testMatch: [`<rootDir>/test/${name}/**/*.test.{ts,tsx}`],
  };
}

const withPostgres = {
  globalSetup: '<rootDir>/test/support/postgres/jest-postgres-setup.mjs',
  globalTeardown: '<rootDir>/test/support/postgres/jest-postgres-teardown.mjs',
};

export default {
  testTimeout: 30_000,
  projects: [
    project('domain'),
    project('application'),
    project('infrastructure'),
    project('database', withPostgres),
    project('http', withPostgres),
    project('contract'),
    // `npm run test:faults`, which takes its time; no part of `npm test`.
    project('faults', withPostgres),
    project('web', {
      testEnvironment: '<rootDir>/test/support/browser/browser-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/test/support/browser/browser-matchers.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/test/support/browser/empty-style.ts',
        ...common.moduleNameMapper,
      },
    }),
  ],
};
