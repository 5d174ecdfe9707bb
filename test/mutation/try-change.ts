import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { COPY, type Change } from './instrument.js';
import { JEST } from '../support/jest-program.js';

const FAST = ['domain', 'application'];
const SLOW = ['infrastructure', 'database', 'http'];

/** How many slower test files are run against one change in each round, most likely ones first. */
const ROUNDS = [3, 6];

/**
 * Returns the test that detects a change, or null. Runs the tests of rules and use cases first, then those of adapters
 * and of the whole server.
 */
export async function tryChange({ id, file }: Change): Promise<string | null> {
  const fast = await fails(id, FAST, ['--findRelatedTests', file], 120_000);
  if (fast !== null) return fast;
  const likely = likeliest(file);
  const [first = 0, more = 0] = ROUNDS;
  return (await detectedBy(id, likely.slice(0, first))) ?? detectedBy(id, likely.slice(first, first + more));
}

/**
 * Returns the first file that fails only with the change turned on, or null. A file that also fails without it, or not
 * again, has detected nothing.
 */
async function detectedBy(id: string, files: readonly string[]): Promise<string | null> {
  const failing = files.length === 0 ? null : await failsAt(id, files);
  if (failing === null) return null;
  const suspects = files.includes(failing) ? [failing] : files;
  const isDetected = (await failsAt(id, suspects)) !== null && (await failsAt(NO_CHANGE, suspects)) === null;
  if (isDetected) return failing;
  const remaining = files.filter((file) => !suspects.includes(file));
  return detectedBy(id, remaining);
}

const failsAt = (id: string, files: readonly string[]): Promise<string | null> =>
  fails(id, SLOW, ['--runTestsByPath', ...files], 600_000);

/** Returns a fast test that fails without any change, or null. */
export const failsWithout = (): Promise<string | null> => fails(NO_CHANGE, FAST, [], 600_000);

const NO_CHANGE = '';

/** Matches a stack line in the changed copy. */
const OWN_CODE = /mutation-sample\/(?:domain|application)\//;

/**
 * Returns the server test files that most likely reach a file: first those of its subject, then those that match its
 * name.
 */
export function likeliest(file: string): readonly string[] {
  const [, subject = '', name = ''] = /^\w+\/([\w-]+)\/(?:.*\/)?([\w-]+)\.ts$/.exec(file) ?? [];
  const words = name.split('-').filter((word) => word.length > 3);
  const ranked = globSync(`test/{${SLOW.join(',')}}/**/*.test.ts`, { cwd: resolve(COPY) }).map((test) => {
    const text = readFileSync(resolve(COPY, test), 'utf8').toLowerCase();
    const matches = (where: string): number => words.filter((word) => where.includes(stem(word))).length;
    return { test, rank: (test.includes(`/${subject}/`) ? 5 : 0) + 3 * matches(test) + matches(text) };
  });
  const all = ranked.toSorted((a, b) => b.rank - a.rank || (a.test < b.test ? -1 : 1));
  return all.map(({ test }) => test);
}

/** Cuts off endings, so that `decide` matches `decisions`, and `businesses` matches `business`. */
const stem = (word: string): string => word.slice(0, Math.max(4, word.length - 3));

/** Returns the first file that fails with a change turned on, or how the run failed otherwise. Null if all pass. */
async function fails(
  id: string,
  projects: readonly string[],
  selection: readonly string[],
  limitMs: number,
): Promise<string | null> {
  const options = ['--maxWorkers=2', '--bail', '--forceExit', '--passWithNoTests', '--silent'];
  const run = spawn(process.execPath, [...JEST, '--selectProjects', ...projects, ...options, ...selection], {
    ...{ cwd: resolve(COPY), stdio: ['ignore', 'ignore', 'pipe'], timeout: limitMs },
    env: { ...process.env, __STRYKER_ACTIVE_MUTANT__: id, FORCE_COLOR: '0' },
  });
  let output = '';
  run.stderr?.on('data', (part: Buffer) => (output += part.toString()));
  const [code, signal] = (await once(run, 'close')) as [number | null, NodeJS.Signals | null];
  if (code === 0) return null;
  if (signal === 'SIGTERM') return 'took too long';
  const file = /^FAIL .*?(test\/\S+)/m.exec(output)?.[1];
  if (file !== undefined) return file;
  // An unhandled rejection ends the test process, which counts as a failure.
  if (code !== null && id !== NO_CHANGE && OWN_CODE.test(output)) return 'crashed the tests';
  throw new Error(`The tests couldn't run: ${output}`);
}
