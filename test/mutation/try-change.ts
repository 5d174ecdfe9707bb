import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { COPY, type Change } from './instrument.js';

/** Which test noticed a change; null: none did. */
export interface Outcome {
  readonly killedBy: string | null;
  /** Through the whole server or the database. */
  readonly isSlow: boolean;
}

const FAST = ['domain', 'application', 'infrastructure'];
const SLOW = ['database', 'http'];

/** How many files of tests through the whole server are tried for one change: first the likeliest ones. */
const ROUNDS = [3, 6];

/** Tries the tests that need nothing, and those through the server where none of them fails. */
export async function tryChange(change: Change): Promise<Outcome> {
  const fast = await fails(change.id, FAST, ['--findRelatedTests', change.file], 120_000);
  if (fast !== null) return { killedBy: fast, isSlow: false };
  const likely = likeliest(change.file);
  for (const [index, count] of ROUNDS.entries()) {
    const start = ROUNDS.slice(0, index).reduce((total, each) => total + each, 0);
    const files = likely.slice(start, start + count);
    const slow = files.length === 0 ? null : await fails(change.id, SLOW, ['--runTestsByPath', ...files], 600_000);
    if (slow !== null) return { killedBy: slow, isSlow: true };
  }
  return { killedBy: null, isSlow: true };
}

/** Which of these tests fail without a change; null: of all that need no database. */
export async function failsWithout(tests: readonly string[] | null): Promise<readonly string[]> {
  if (tests?.length === 0) return [];
  const failing: string[] = [];
  if (tests === null) {
    const first = await fails('', FAST, [], 600_000);
    return first === null ? [] : [first];
  }
  for (const test of new Set(tests)) {
    const files = test.startsWith('test/') ? await fails('', SLOW, ['--runTestsByPath', test], 600_000) : null;
    if (files !== null) failing.push(test);
  }
  return failing;
}

/** The files of tests through the server that most likely reach it: of its subject first, then by the words of its name. */
export function likeliest(file: string): readonly string[] {
  const [, subject = '', name = ''] = /^\w+\/([\w-]+)\/(?:.*\/)?([\w-]+)\.ts$/.exec(file) ?? [];
  const words = name.split('-').filter((word) => word.length > 3);
  const ranked = globSync(`test/{${SLOW.join(',')}}/**/*.test.ts`, { cwd: resolve(COPY) }).map((test) => {
    const text = readFileSync(resolve(COPY, test), 'utf8').toLowerCase();
    const has = (where: string): number => words.filter((word) => where.includes(stem(word))).length;
    return { test, rank: (test.includes(`/${subject}/`) ? 5 : 0) + 3 * has(test) + has(text) };
  });
  const all = ranked.toSorted((one, other) => other.rank - one.rank || (one.test < other.test ? -1 : 1));
  return all.map(({ test }) => test);
}

/** `decide` is found in decisions, `businesses` in business. */
const stem = (word: string): string => word.slice(0, Math.max(4, word.length - 3));

/** The first file that fails, or that does not end, while a change is switched on. */
function fails(
  id: string,
  projects: readonly string[],
  which: readonly string[],
  limit: number,
): Promise<string | null> {
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const how = ['--runInBand', '--bail', '--forceExit', '--passWithNoTests', '--silent'];
  const run = spawn(process.execPath, [...jest, '--selectProjects', ...projects, ...how, ...which], {
    ...{ cwd: resolve(COPY), stdio: ['ignore', 'ignore', 'pipe'], timeout: limit },
    env: { ...process.env, __STRYKER_ACTIVE_MUTANT__: id, FORCE_COLOR: '0' },
  });
  let said = '';
  run.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  return new Promise((ended, failed) => {
    run.on('error', failed);
    run.on('close', (code, signal) => {
      if (code === 0) return ended(null);
      const file = /^FAIL .*?(test\/\S+)/m.exec(said)?.[1];
      if (file === undefined && signal === null) return failed(new Error(`Jest itself failed: ${said}`));
      ended(file ?? 'took too long');
    });
  });
}
