/**
 * Tests the built product while parts of it fail, for longer than `npm test` can take: broken connections, a silent or
 * missing database, killed processes. Runs all files, or those whose name contains one of the words, one after the
 * other so that faults don't overlap. Run: `npm run test:faults [-- connections soak]`
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { JEST } from './jest-program.js';

const named = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');

const wanted = ['--selectProjects', 'faults', '--verbose', '--runInBand', '--forceExit', '--testTimeout', '1800000'];
const files = named.length === 0 ? [] : ['--testPathPatterns', `/faults/[^/]*(${named.join('|')})[^/]*$`];
const { status } = spawnSync(process.execPath, [...JEST, ...wanted, ...files], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
