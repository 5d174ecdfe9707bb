import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const TINY = ['--places', '300'];

/** The benchmarks generate places and start servers. */
const WITHIN_MS = 300_000;

/** Runs a benchmark of the build and returns the lines of its table. */
async function tableOf(name: string, ...options: readonly string[]): Promise<string[]> {
  const args = ['--import', './test/support/run-sources.ts', 'test/bench/run.ts', name, ...TINY, ...options];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  return stdout.split('\n').filter((line) => line.startsWith('|'));
}

it(
  'compares the server with a bare one by a table in which no request failed',
  async () => {
    const table = await tableOf('peers', '--rounds', '1', '--seconds', '0.1');
    const rows = table.map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows[0]?.slice(2, -1)).toEqual([
      ...['List near a town', 'List by coordinates', 'Text within 10 miles'],
      ...['A place', 'Reviews of a place', 'Post a review'],
    ]);
    expect(rows.map(([, name]) => name)).toEqual(expect.arrayContaining(['bare, requests/s', 'product, requests/s']));
    expect(table.join('\n')).not.toMatch(/rejected|NaN/);
  },
  WITHIN_MS,
);

it(
  'measures every call of a search after a start and warm, without failures',
  async () => {
    const table = await tableOf('search', '--calls', '120');
    expect(table[0]).toContain('300, after a start | 300, warm');
    for (const call of ['List', 'Later page', 'Facets', 'Map', 'Suggestions']) expect(table.join('\n')).toContain(call);
    expect(table.slice(1).join('\n')).not.toMatch(/\(|NaN/);
  },
  WITHIN_MS,
);
