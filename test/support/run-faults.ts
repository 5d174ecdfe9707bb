/**
 * `npm run test:faults [-- connections soak]`: what happens to the built product while parts of it fail, for longer than
 * `npm test` takes time for: connections that break, a database that falls silent or goes away, processes that are killed.
 * All of it, or the files whose name contains one of the words. One file after the other, so that no fault meets another.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const named = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');

const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const wanted = ['--selectProjects', 'faults', '--verbose', '--runInBand', '--forceExit', '--testTimeout', '1800000'];
const files = named.length === 0 ? [] : ['--testPathPatterns', `/faults/[^/]*(${named.join('|')})[^/]*$`];
const { status } = spawnSync(process.execPath, [...jest, ...wanted, ...files], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
