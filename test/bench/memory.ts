/**
 * Measures the memory of the built server as one process under a mixed load, minute by minute. Linux only. Needs a build.
 * Run: `npm run bench -- memory [--minutes 30] [--places 100000] [--data folder]`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, mixedPaths } from './measuring/mixed-load.js';
import { withPlaces } from './measuring/own-database.js';
import { startOn } from './measuring/own-product.js';

const ROOT = join(import.meta.dirname, '..', '..');
const TARGET_MB = 300;
/** Requests between looks at the clock. */
const AT_ONCE = 640;

await withPlaces({ minutes: '30', places: '100000' }, async (database, { minutes }) => {
  const paths = await mixedPaths(database.superuserUrl);
  const { address, child, stop } = await startOn(database, ROOT);
  try {
    const after = [megabytes(child.pid)];
    let [sent, failed] = [0, 0];
    const startedAt = performance.now();
    for (let minute = 1; minute <= Number(minutes); minute += 1) {
      for (; performance.now() < startedAt + minute * 60_000; sent += AT_ONCE)
        failed += await load(address, paths, AT_ONCE);
      after.push(megabytes(child.pid));
    }
    const half = Math.ceil(after.length / 2);
    const most = (list: readonly number[]) => Math.max(...list).toFixed(0);
    process.stdout.write(
      `${String(sent)} requests, ${String(failed)} failed. Memory in MB: ${after[0]!.toFixed(0)} after the start, ` +
        `at most ${most(after.slice(1, half))} in the first half and ${most(after.slice(half))} in the second ` +
        `(target ${String(TARGET_MB)}).\nEach minute: ${after.map((each) => each.toFixed(0)).join(', ')}\n`,
    );
  } finally {
    await stop();
  }
});

/** Returns the memory of a process that is in use, without what it shares with PostgreSQL. */
function megabytes(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024;
}
