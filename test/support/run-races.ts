/**
 * Runs the races between administrators who decide on the same record, in 500 rounds or the given number (`npm test`
 * runs 20), and prints the duration of each race. Run: `npm run test:races [-- 500]`
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JEST } from './jest-program.js';

const [rounds = '500'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const races = readdirSync(join(root, 'test/http'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => readFileSync(join(root, 'test/http', name), 'utf8').includes('support/rounds.js'))
  .map((name) => `test/http/${name}`);

const wanted = ['--selectProjects', 'http', '--verbose', '--testNamePattern', 'rounds'];
const { status } = spawnSync(process.execPath, [...JEST, ...wanted, ...races], {
  ...{ cwd: root, stdio: 'inherit' },
  env: { ...process.env, RACE_ROUNDS: rounds, TEST_TIMEOUT_MS: '1800000' },
});
process.exitCode = status ?? 1;
