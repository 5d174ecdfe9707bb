/**
 * Starts Jest, from the project's root. The processes of `jest-light-runner` inherit what comes before Jest. For files of
 * several projects it needs two workers: `--runInBand` fails.
 */
export const JEST: readonly string[] = [
  ...['--import', './test/support/native/register.ts'],
  ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  // In MiB. Each test file of the web project loads all its modules again, which fills the default 16 over and over.
  '--max-semi-space-size=64',
  'node_modules/jest/bin/jest.js',
];
