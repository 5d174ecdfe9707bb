/**
 * Tests the built product while parts of it fail, for longer than `npm test` can take: broken connections, a silent or
 * missing database, killed processes, full and slow disks, wrong clocks. Runs all files, or those whose name contains
 * one of the words, one after the other so that faults don't overlap. Then it prints a table of all faults, and fails
 * if a write was lost or doubled. FAULT_ROUNDS is the number of rounds of each fault.
 * Run: `npm run test:faults [-- connections soak]`
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultTable, hasDamage, readReports } from './faults/fault-table.js';
import { JEST } from './jest-program.js';

const named = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-faults-'));
const report = join(folder, 'report.jsonl');

const wanted = ['--selectProjects', 'faults', '--verbose', '--runInBand', '--forceExit', '--testTimeout', '1800000'];
const files = named.length === 0 ? [] : ['--testPathPatterns', `/faults/[^/]*(${named.join('|')})[^/]*$`];
const { status } = spawnSync(process.execPath, [...JEST, ...wanted, ...files], {
  ...{ cwd: root, stdio: 'inherit' },
  env: { ...process.env, FAULTS_REPORT: report },
});
const reports = existsSync(report) ? readReports(readFileSync(report, 'utf8')) : [];
rmSync(folder, { recursive: true, force: true });
if (reports.length > 0) process.stdout.write(`\n${faultTable(reports)}\n`);
process.exitCode = status === 0 && !reports.some(hasDamage) ? 0 : (status ?? 1) || 1;
