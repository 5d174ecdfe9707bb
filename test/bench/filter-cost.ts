/**
 * What filters cost the list call: processor time of server and database a request, without filters and with them, and
 * beside it that of other builds (the one before there were filters), in turn over the same data, so that all meet the
 * same machine. `node --import ./test/support/run-sources.ts test/bench/filter-cost.ts [folder …]`; with DATABASE_URL over
 * that database, which must run here, else over a small directory of its own. Needs a build (`npm run build`).
 */
import autocannon from 'autocannon';
import { join, resolve } from 'node:path';
import { ownDirectory, start, stop, used, type Server } from './measured-server.js';
import { postmasterAt, usedByTree } from './processor-time.js';

const TOWN = '/api/businesses?category=restaurants&location=Austin&limit=12';
const TEXT = '/api/businesses?query=patio&location=Austin&limit=12';

/** The first two every build knows; the others only those with filters. */
const PATHS: Readonly<Record<string, string>> = {
  'town and category': TOWN,
  'text in a town': TEXT,
  'town, category, a perk': `${TOWN}&perks=Water+bowls`,
  'town, category, 4+ stars': `${TOWN}&minRating=4`,
  'town, category, four filters': `${TOWN}&perks=Water+bowls&minRating=3&price=$&price=$$&verified=true`,
  'text in a town, a perk': `${TEXT}&perks=Water+bowls`,
};
const WITHOUT_FILTERS = 2;
/** What the call without filters may cost beside the state before there were any. */
const TARGET = 1.15;
const ROUNDS = 3;
const REQUESTS = 1000;
const CONNECTIONS = 4;

interface Build {
  readonly name: string;
  readonly server: Server;
}

const given = process.env['DATABASE_URL'];
const directory = given === undefined ? await ownDirectory() : { url: given, stop: () => Promise.resolve() };
const postmaster = await postmasterAt(directory.url);
const builds: Build[] = [{ name: 'this build', server: await start('product', directory.url) }];
for (const folder of process.argv.slice(2)) {
  builds.push({ name: folder, server: await start('product', directory.url, join(resolve(folder), 'test/bench')) });
}
try {
  const spent = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [place, name] of Object.keys(PATHS).entries()) {
      for (const build of place < WITHOUT_FILTERS ? builds : builds.slice(0, 1)) {
        const cost = await costOf(build.server, PATHS[name] ?? '');
        // The first round warms.
        if (round > 0) spent.set(keyOf(build, name), [...(spent.get(keyOf(build, name)) ?? []), cost]);
      }
    }
  }
  tell(spent);
} finally {
  await Promise.all(builds.map(({ server }) => stop(server.child)));
  await directory.stop();
}

/** Microseconds of processor time, of all threads of the server and all processes of the database, for one request. */
async function costOf({ child, address }: Server, path: string): Promise<number> {
  const [server, database] = [await used(child), usedByTree(postmaster)];
  const result = await autocannon({ url: address + path, amount: REQUESTS, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} of ${REQUESTS} requests failed.`);
  return ((await used(child)) - server + (usedByTree(postmaster) - database) * 1000) / REQUESTS;
}

function keyOf({ name }: Build, path: string): string {
  return `${path} at ${name}`;
}

function tell(spent: ReadonlyMap<string, readonly number[]>): void {
  const median = (build: Build, name: string): number =>
    spent.get(keyOf(build, name))?.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  const [own, ...others] = builds;
  if (own === undefined) return;
  for (const [place, name] of Object.keys(PATHS).entries()) {
    const here = median(own, name);
    const beside =
      place < WITHOUT_FILTERS
        ? others.map((build) => {
            const there = median(build, name);
            const ratio = (here / there).toFixed(2);
            return `${there.toFixed(0)} µs at ${build.name}, ratio ${ratio} (at most ${TARGET})`;
          })
        : [
            `${(here / median(own, Object.keys(PATHS)[name.startsWith('text') ? 1 : 0] ?? '')).toFixed(2)} of the same without`,
          ];
    process.stdout.write(`${name.padEnd(30)} ${here.toFixed(0).padStart(6)} µs   ${beside.join('   ')}\n`);
  }
}
