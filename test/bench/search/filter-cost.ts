/**
 * Measures the cost of search filters: processor time of server and database per request, with and without filters.
 * Folders name other builds to compare with, such as one without filters. Builds take turns on the same data, so all
 * run under the same conditions. Uses the database at DATABASE_URL, which must run on this machine, or creates a small
 * one. Needs a build (`npm run build`). Run:
 * `node --import ./test/support/run-sources.ts test/bench/search/filter-cost.ts [folder …]`
 */
import autocannon from 'autocannon';
import { join, resolve } from 'node:path';
import { createDirectory, start, stop, used, type Server } from '../measuring/measured-server.js';
import { postmasterAt, usedByTree } from '../measuring/processor-time.js';

const TOWN = '/api/businesses?category=restaurants&location=Austin&limit=12';
const TEXT = '/api/businesses?query=patio&location=Austin&limit=12';

/** Every build supports the first two paths. The others need a build with filters. */
const PATHS: Readonly<Record<string, string>> = {
  'town and category': TOWN,
  'text in a town': TEXT,
  'town, category, a perk': `${TOWN}&perks=Water+bowls`,
  'town, category, 4+ stars': `${TOWN}&minRating=4`,
  'town, category, four filters': `${TOWN}&perks=Water+bowls&minRating=3&price=$&price=$$&verified=true`,
  'text in a town, a perk': `${TEXT}&perks=Water+bowls`,
};
const WITHOUT_FILTERS = 2;
/** Maximum cost of a call without filters, relative to a build that has no filters. */
const MAX_RATIO = 1.15;
const ROUNDS = 3;
const REQUESTS = 1000;
const CONNECTIONS = 4;

interface Build {
  readonly name: string;
  readonly server: Server;
}

const given = process.env['DATABASE_URL'];
const directory = given === undefined ? await createDirectory() : { url: given, stop: () => Promise.resolve() };
const postmaster = await postmasterAt(directory.url);
const builds: Build[] = [{ name: 'this build', server: await start('product', directory.url) }];
for (const folder of process.argv.slice(2)) {
  builds.push({ name: folder, server: await start('product', directory.url, join(resolve(folder), 'test/bench')) });
}
try {
  const spent = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, name] of Object.keys(PATHS).entries()) {
      for (const build of index < WITHOUT_FILTERS ? builds : builds.slice(0, 1)) {
        const cost = await costOf(build.server, PATHS[name] ?? '');
        // The first round is a warm-up.
        if (round > 0) spent.set(keyOf(build, name), [...(spent.get(keyOf(build, name)) ?? []), cost]);
      }
    }
  }
  report(spent);
} finally {
  await Promise.all(builds.map(({ server }) => stop(server.child)));
  await directory.stop();
}

/** Returns the microseconds of processor time per request, of all server threads and all database processes. */
async function costOf({ child, address }: Server, path: string): Promise<number> {
  const [server, database] = [await used(child), usedByTree(postmaster)];
  const result = await autocannon({ url: address + path, amount: REQUESTS, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} of ${REQUESTS} requests failed.`);
  return ((await used(child)) - server + (usedByTree(postmaster) - database) * 1000) / REQUESTS;
}

function keyOf({ name }: Build, path: string): string {
  return `${path} at ${name}`;
}

function report(spent: ReadonlyMap<string, readonly number[]>): void {
  const median = (build: Build, name: string): number =>
    spent.get(keyOf(build, name))?.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  const [thisBuild, ...others] = builds;
  if (thisBuild === undefined) return;
  for (const [index, name] of Object.keys(PATHS).entries()) {
    const cost = median(thisBuild, name);
    const comparisons =
      index < WITHOUT_FILTERS
        ? others.map((build) => {
            const otherCost = median(build, name);
            const ratio = (cost / otherCost).toFixed(2);
            return `${otherCost.toFixed(0)} µs at ${build.name}, ratio ${ratio} (at most ${MAX_RATIO})`;
          })
        : [
            `${(cost / median(thisBuild, Object.keys(PATHS)[name.startsWith('text') ? 1 : 0] ?? '')).toFixed(2)} times the cost without filters`,
          ];
    process.stdout.write(`${name.padEnd(30)} ${cost.toFixed(0).padStart(6)} µs   ${comparisons.join('   ')}\n`);
  }
}
