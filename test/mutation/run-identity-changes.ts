/**
 * `npm run test:mutation:identity`: makes each change of `identity-changes.ts` in a copy of the project and runs the one test
 * that must fail then. `-- SessionS` takes only those whose sentence or file holds this word, `--workers 2` two at a time. It says for each
 * what noticed it, and at the end how many were.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { copyProject } from './copy-project.js';
import { IDENTITY_CHANGES } from './identity-changes.js';
import type { ChangeByHand } from './identity/change.js';

/** Of the tests that were named: how many failed, and how many there were. */
interface Counted {
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
const wanted = IDENTITY_CHANGES.filter(({ what, file, test }) => `${what} ${file} ${test}`.includes(word));
if (wanted.length === 0) throw new Error(`No change has '${word}' in its sentence or files.`);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const copies = Array.from({ length: workers }, (_, n) =>
  join(root, `.data/by-hand-${String(process.pid)}-${String(n)}`),
);
for (const copy of copies) copyProject(root, copy);
try {
  await requireGood(wanted, copies[0] ?? '');
  const free = [...copies];
  const limit = pLimit(workers);
  const caught = await Promise.all(
    wanted.map((change) =>
      limit(async () => {
        const copy = free.pop() ?? '';
        const isCaught = await isNoticed(change, copy);
        free.push(copy);
        say(`${isCaught ? 'caught' : 'SURVIVED'}: ${change.what} (${change.file}) → ${change.test}: ${change.named}`);
        return isCaught;
      }),
    ),
  );
  say(`${String(caught.filter(Boolean).length)} of ${String(caught.length)} caught`);
  process.exitCode = caught.every(Boolean) ? 0 : 1;
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}

/** A test that fails by itself, or that is not there, would notice nothing. */
async function requireGood(changes: readonly ChangeByHand[], copy: string): Promise<void> {
  const names = new Set(changes.map(({ named }) => named));
  const { failed, ran } = await outcome(copy, [...new Set(changes.map(({ test }) => test))], [...names]);
  if (failed > 0 || ran < names.size)
    throw new Error(`Without a change ${String(failed)} of ${String(ran)} tests fail.`);
  say(`${String(ran)} tests pass without a change`);
}

async function isNoticed({ file, from, to, test, named }: ChangeByHand, copy: string): Promise<boolean> {
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

/** Runs the tests of these names in the files. */
async function outcome(copy: string, files: readonly string[], names: readonly string[]): Promise<Counted> {
  const told = join(copy, `${basename(copy)}.json`);
  rmSync(told, { force: true });
  const which = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  const projects = [...new Set(files.map((file) => file.split('/')[1] ?? ''))];
  const how = [
    '--selectProjects',
    ...projects,
    '--runInBand',
    '--forceExit',
    '--silent',
    '--json',
    '--outputFile',
    told,
  ];
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const all = [...jest, ...how, '--testNamePattern', which, '--runTestsByPath', ...files];
  const run = spawn(process.execPath, all, { cwd: copy, stdio: ['ignore', 'ignore', 'pipe'], timeout: 900_000 });
  let said = '';
  run.stderr.on('data', (part: Buffer) => (said += part.toString()));
  await new Promise((ended, failed) => run.on('error', failed).on('close', ended));
  if (!existsSync(told)) throw new Error(`Jest itself failed: ${said}`);
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(told, 'utf8')) as Record<string, number>;
  return { failed: numFailedTests ?? 0, ran: (numFailedTests ?? 0) + (numPassedTests ?? 0) };
}
