/**
 * Makes each change in `identity-changes.ts` in a copy of the project and runs the test that must fail. Prints the
 * result for each change, and the total. A word limits the run to changes with that word in their description or file;
 * `--workers 2` runs two at a time. Run: `npm run test:mutation:identity [-- word] [-- --workers 2]`
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { copyProject } from './copy-project.js';
import { IDENTITY_CHANGES } from './identity-changes.js';
import type { ChangeByHand } from './identity/change.js';
import { JEST } from '../support/jest-program.js';

/** How many of the tests with the given names failed, and how many ran. */
interface TestCounts {
  readonly failed: number;
  readonly ran: number;
}

const root = join(import.meta.dirname, '..', '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string', default: '1' } },
});
const [word = ''] = positionals;
const workers = Number(values.workers);
const wanted = IDENTITY_CHANGES.filter(({ hole, file, test }) => `${hole} ${file} ${test}`.includes(word));
if (wanted.length === 0) throw new Error(`No change has '${word}' in its description or files.`);
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const copies = Array.from({ length: workers }, (_, n) =>
  join(root, `.data/by-hand-${String(process.pid)}-${String(n)}`),
);
for (const copy of copies) copyProject(root, copy);
try {
  await requirePassing(wanted, copies[0] ?? '');
  const free = [...copies];
  const limit = pLimit(workers);
  const detected = await Promise.all(
    wanted.map((change) =>
      limit(async () => {
        const copy = free.pop() ?? '';
        const isDetected = await failsTest(change, copy);
        free.push(copy);
        print(
          `${isDetected ? 'detected' : 'SURVIVED'}: ${change.hole} (${change.file}) → ${change.test}: ${change.named}`,
        );
        return isDetected;
      }),
    ),
  );
  print(`${String(detected.filter(Boolean).length)} of ${String(detected.length)} detected`);
  process.exitCode = detected.every(Boolean) ? 0 : 1;
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}

/** Throws if a test is missing or fails without a change, because it couldn't detect anything. */
async function requirePassing(changes: readonly ChangeByHand[], copy: string): Promise<void> {
  const names = new Set(changes.map(({ named }) => named));
  const { failed, ran } = await outcome(copy, [...new Set(changes.map(({ test }) => test))], [...names]);
  if (failed > 0 || ran < names.size)
    throw new Error(
      `${String(failed)} of ${String(ran)} tests fail without a change. Expected ${String(names.size)} passing tests.`,
    );
  print(`${String(ran)} tests pass without a change`);
}

/** Returns whether the test fails with the change. */
async function failsTest({ file, from, to, test, named }: ChangeByHand, copy: string): Promise<boolean> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const { failed } = await outcome(copy, [test], [named]);
  writeFileSync(path, text);
  return failed > 0;
}

/** Runs the tests with these names in the files. */
async function outcome(copy: string, files: readonly string[], names: readonly string[]): Promise<TestCounts> {
  const report = join(copy, `${basename(copy)}.json`);
  rmSync(report, { force: true });
  const pattern = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  const projects = [...new Set(files.map((file) => file.split('/')[1] ?? ''))];
  const options = [
    '--selectProjects',
    ...projects,
    '--maxWorkers=2',
    '--forceExit',
    '--silent',
    '--json',
    '--outputFile',
    report,
  ];
  const all = [...JEST, ...options, '--testNamePattern', pattern, '--runTestsByPath', ...files];
  const run = spawn(process.execPath, all, { cwd: copy, stdio: ['ignore', 'ignore', 'pipe'], timeout: 900_000 });
  let output = '';
  run.stderr.on('data', (part: Buffer) => (output += part.toString()));
  await new Promise((ended, failed) => run.on('error', failed).on('close', ended));
  if (!existsSync(report)) throw new Error(`Jest itself failed: ${output}`);
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  return { failed: numFailedTests ?? 0, ran: (numFailedTests ?? 0) + (numPassedTests ?? 0) };
}
