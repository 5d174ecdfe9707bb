/**
 * Compares the processor time per request of the built server as one process and as two, which take turns under the same
 * mixed load on one database. Linux only. Needs a build. Run:
 * `npm run bench -- processes [--rounds 5] [--places 100000] [--data folder]`
 */
import { join } from 'node:path';
import { load, mixedPaths } from './measuring/mixed-load.js';
import { withPlaces } from './measuring/own-database.js';
import { startOn } from './measuring/own-product.js';
import { usedByTree } from './measuring/processor-time.js';

const ROOT = join(import.meta.dirname, '..', '..');
const NUMBERS = [1, 2];
const REQUESTS = 4_000;
/** Requests before, so that all processes have compiled their code. */
const WARM_UP = 2_000;

await withPlaces({ rounds: '5', places: '100000' }, async (database, { rounds }) => {
  const paths = await mixedPaths(database.superuserUrl);
  const costs = new Map(NUMBERS.map((processes) => [processes, { server: [] as number[], database: [] as number[] }]));
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const [processes, cost] of costs) {
      // Together, the servers would need more connections than the database has.
      const { address, child, stop } = await startOn(database, ROOT, processes);
      try {
        const failedBefore = await load(address, paths.slice(-WARM_UP), WARM_UP);
        const used = () => [usedByTree(Number(child.pid)), usedByTree(database.postmaster)] as const;
        const before = used();
        const failed = failedBefore + (await load(address, paths, REQUESTS));
        if (failed > 0) throw new Error(`${String(failed)} requests failed.`);
        const after = used();
        cost.server.push((after[0] - before[0]) / REQUESTS);
        cost.database.push((after[1] - before[1]) / REQUESTS);
      } finally {
        await stop();
      }
    }
  }
  for (const [processes, cost] of costs) {
    const figures = Object.entries(cost).map(([name, list]) => `${name} ${median(list)} (${range(list)})`);
    process.stdout.write(`Processes: ${String(processes)}; ms per request: ${figures.join(', ')}\n`);
  }
});

function median(list: readonly number[]): string {
  return (list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0).toFixed(2);
}

function range(list: readonly number[]): string {
  return `${Math.min(...list).toFixed(2)} to ${Math.max(...list).toFixed(2)}`;
}
