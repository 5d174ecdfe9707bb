import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { COPY, type Change } from './instrument.js';

const FAST = ['domain', 'application'];
const SLOW = ['infrastructure', 'database', 'http'];

/** How many files of slower tests are tried for one change: first the likeliest ones. */
const ROUNDS = [3, 6];

/**
 * The test that notices a change; null where none does. The tests of rules and use cases are tried first, then those of
 * adapters and through the server.
 */
export async function tryChange({ id, file }: Change): Promise<string | null> {
  const fast = await fails(id, FAST, ['--findRelatedTests', file], 120_000);
  if (fast !== null) return fast;
  const likely = likeliest(file);
  const [first = 0, more = 0] = ROUNDS;
  return (await noticedBy(id, likely.slice(0, first))) ?? noticedBy(id, likely.slice(first, first + more));
}

/** The first file that fails while a change is switched on. One that fails by itself, or not again, has noticed nothing. */
async function noticedBy(id: string, files: readonly string[]): Promise<string | null> {
  const failing = files.length === 0 ? null : await failsAt(id, files);
  if (failing === null) return null;
  const again = files.includes(failing) ? [failing] : files;
  const isNoticed = (await failsAt(id, again)) !== null && (await failsAt(NO_CHANGE, again)) === null;
  if (isNoticed) return failing;
  const left = files.filter((file) => !again.includes(file));
  return noticedBy(id, left);
}

const failsAt = (id: string, files: readonly string[]): Promise<string | null> =>
  fails(id, SLOW, ['--runTestsByPath', ...files], 600_000);

/** One of the fast tests that fails without any change; null where none does. */
export const failsWithout = (): Promise<string | null> => fails(NO_CHANGE, FAST, [], 600_000);

const NO_CHANGE = '';

/** A line of a stack that leads to the changed copy. */
const OWN_CODE = /mutation-sample\/(?:domain|application)\//;

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

/** The first file that fails, or what else ends the tests, while a change is switched on; null where they pass. */
async function fails(
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
  const [code, signal] = (await once(run, 'close')) as [number | null, NodeJS.Signals | null];
  if (code === 0) return null;
  if (signal === 'SIGTERM') return 'took too long';
  const file = /^FAIL .*?(test\/\S+)/m.exec(said)?.[1];
  if (file !== undefined) return file;
  // A promise that nobody waits for any more ends the process of the tests, and so fails them.
  if (code !== null && id !== NO_CHANGE && OWN_CODE.test(said)) return 'ended the tests';
  throw new Error(`The tests could not be run: ${said}`);
}
