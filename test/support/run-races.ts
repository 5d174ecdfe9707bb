/**
 * Runs the races between administrators who decide on the same record, in 500 rounds or the given number (`npm test`
 * runs 20), and prints the duration of each race. Run: `npm run test:races [-- 500]`
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [rounds = '500'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const races = readdirSync(join(root, 'test/http'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => readFileSync(join(root, 'test/http', name), 'utf8').includes('support/rounds.js'))
  .map((name) => `test/http/${name}`);

const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const wanted = ['--selectProjects', 'http', '--verbose', '--testTimeout', '1800000', '--testNamePattern', 'rounds'];
const { status } = spawnSync(process.execPath, [...jest, ...wanted, ...races], {
  ...{ cwd: root, stdio: 'inherit' },
  env: { ...process.env, RACE_ROUNDS: rounds },
});
process.exitCode = status ?? 1;
