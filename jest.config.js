/**
 * One project per layer, so that `--selectProjects domain` needs neither database nor browser.
 * All code runs as native ES modules, so start Jest with `npm run jest`.
 */

// .swcrc has `tsx: false`, because the server's files contain no JSX, so .tsx gets its options here.
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
  // Imports name the compiled file (`./claim.js`). Tests use the source file instead.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // Jest lists every file below its roots at each cold start. Outside these are node_modules and the build.
  roots: ['domain', 'application', 'infrastructure', 'interfaces', 'web', 'test'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
};

/** Returns a project for the folder of test/ with this name. */
function project(name, options = {}) {
  return {
    ...common,
    ...options,
    displayName: name,
    testMatch: [`<rootDir>/test/${name}/**/*.test.{ts,tsx}`],
  };
}

/** Test files of one process share its modules. What a file changes in them, it must change back. */
const inPlainNode = { runner: '<rootDir>/test/support/native/runner.ts' };

const withPostgres = {
  globalSetup: '<rootDir>/test/support/postgres/jest-postgres-setup.mjs',
  globalTeardown: '<rootDir>/test/support/postgres/jest-postgres-teardown.mjs',
};

export default {
  testTimeout: 120_000,
  // Jest's own choice on two cores is one, with which the runner below can't run test files of two projects.
  maxWorkers: 2,
  // A worker keeps about 60 MB of each test file's modules. Without a new one now and then, it runs out of memory.
  workerIdleMemoryLimit: '1GB',
  projects: [
    project('domain', inPlainNode),
    project('application', inPlainNode),
    project('infrastructure', inPlainNode),
    project('database', { ...withPostgres, ...inPlainNode }),
    project('http', { ...withPostgres, ...inPlainNode }),
    project('contract', inPlainNode),
    // For `npm run test:faults`. Too slow for `npm test`.
    project('faults', withPostgres),
    project('web', {
      testEnvironment: '<rootDir>/test/support/browser/browser-environment.ts',
      extensionsToTreatAsEsm: [...common.extensionsToTreatAsEsm, '.svg'],
      transform: { ...common.transform, '\\.svg$': '<rootDir>/test/support/browser/svg-transform.mjs' },
      setupFilesAfterEnv: ['<rootDir>/test/support/browser/browser-matchers.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/test/support/browser/empty-style.ts',
        ...common.moduleNameMapper,
      },
    }),
  ],
};
