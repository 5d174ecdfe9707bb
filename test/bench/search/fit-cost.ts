/**
 * Measures what pets cost in the list call: processor time of server and database per request, with `pets`, `at`, and
 * `fits` and without them, in turns on the same 100,000 places with varied policies and hours. Also measures the answer
 * for one place. Folders name other builds to compare with. Needs a build (`npm run build`). Run:
 * `node --import ./test/support/run-sources.ts test/bench/search/fit-cost.ts [--places 100000] [folder …]`
 */
import autocannon from 'autocannon';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type * as EmbeddedRoles from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import { readLocalTime } from '../../../domain/hours/local-time.js';
import type { Schedule } from '../../../domain/hours/schedule.js';
import { fitOf, type FitPlace } from '../../../domain/policy/fit.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { readPets } from '../../../domain/policy/question.js';
import { policyColumns } from '../../../infrastructure/demo-data/policies.js';
import { DERIVED_SQL } from '../../../infrastructure/policy/derived-columns.js';
import { built, createDirectory, start, stop, used, type Server } from '../measuring/measured-server.js';
import { postmasterAt, usedByTree } from '../measuring/processor-time.js';

const AT = '2026-11-27T19:00';
const ONE_DOG = `pets=dog:70&at=${AT}`;
const TEN_PETS = `pets=${'dog:70,'.repeat(5)}${'cat:9:small,'.repeat(4)}rabbit&at=${AT}`;
const TOWN = 'category=restaurants&location=Austin';

/** Calls without pets, and what is added to them. */
const CALLS: readonly (readonly [name: string, path: string, added: readonly string[]])[] = [
  ['everything', '', [`${ONE_DOG}&fits=yes`, ONE_DOG, `${TEN_PETS}&fits=yes`]],
  ['a town', 'location=Austin', [`${ONE_DOG}&fits=yes`]],
  ['category in a town', TOWN, [`${ONE_DOG}&fits=yes`, ONE_DOG, `${TEN_PETS}&fits=yes`]],
  ['a state', 'location=Texas', [`${ONE_DOG}&fits=yes`]],
  ['a text in a town', 'query=quiet&location=Austin', [`${ONE_DOG}&fits=yes`, ONE_DOG]],
  ['a text', 'query=quiet', [`${ONE_DOG}&fits=yes`, ONE_DOG]],
  ['a perk in a town', `${TOWN}&perks=Water+bowls`, [`${ONE_DOG}&fits=yes`]],
  ['recommended', 'sort=recommended', [`${ONE_DOG}&fits=yes`, ONE_DOG, `pets=fish&at=${AT}`]],
  ['recommended in a town', 'sort=recommended&location=Austin', [`${ONE_DOG}&fits=yes`, ONE_DOG]],
];
/** Maximum cost of a call with `fits=yes`, relative to the same call without pets. */
const MAX_RATIO = 1.2;
const MAX_ANSWER_US = 50;
const ROUNDS = 5;
const CONNECTIONS = 4;
/** A round of a call takes about this long. */
const ROUND_US = 300_000;
/** Different policies, shared by all places. */
const POLICIES = 2000;

const { values: options, positionals } = parseArgs({
  options: { places: { type: 'string', default: '100000' } },
  allowPositionals: true,
});
const places = Number(options.places);

interface Build {
  readonly name: string;
  readonly server: Server;
}

const now = new Date();
const stated = Array.from({ length: POLICIES }, (_, seed) => {
  const category = CATEGORIES[seed % CATEGORIES.length] ?? 'restaurants';
  const place = { category, description: null, petPerks: [], state: 'TX', latitude: 30.27, longitude: -97.74 };
  return { seed, ...policyColumns(seed, place, now) };
});
answers();
const directory = await createDirectory();
await fill(directory.ownerUrl);
const postmaster = await postmasterAt(directory.url);
const builds: Build[] = [{ name: 'this build', server: await start('product', directory.url) }];
for (const folder of positionals) {
  builds.push({ name: folder, server: await start('product', directory.url, join(resolve(folder), 'test/bench')) });
}
try {
  for (const build of builds) for (const call of CALLS) await compare(build, ...call);
} finally {
  await Promise.all(builds.map(({ server }) => stop(server.child)));
  await directory.stop();
}

/** Replaces the directory by places in 40 towns. */
async function fill(ownerUrl: string): Promise<void> {
  const { runSql } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
  await runSql(ownerUrl, async (client) => {
    await client.query(`set welcome_paws.bulk_load = 'on'; delete from businesses`);
    const columns = DERIVED_SQL.map(({ column, field }) => [column, `r."${field}"`] as const);
    await client.query(
      `insert into businesses (name, category, description, address, city, state, zip_code, latitude, longitude, pet_perks,
        images, image_alts, approval_status, policy, opening_hours, facts_computed_at, stale_at,
        fit_stale, ${columns.map(([column]) => column).join(', ')})
      select 'Place ' || n, (array[${CATEGORIES.map((category) => `'${category}'`).join(', ')}])[1 + r.seed % 5],
        repeat('Good for pets. ', 10) || case when n % 20 = 0 then 'A quiet patio.' else '' end,
        n || ' Example Street', t.name, t.state, '78701', t.latitude + (n % 97 - 48) * 0.002, t.longitude + (n % 89 - 44) * 0.003,
        case when n % 3 = 0 then array['Water bowls', 'Outdoor seating'] else array['Outdoor seating'] end,
        array['/uploads/demo/a.webp', '/uploads/demo/b.webp'], array['A', 'B'], 'approved',
        r.policy, r."openingHours", now(), now() + interval '1 year', case when n % 6 = 0 then 1023 else 0 end,
        ${columns.map(([, value]) => value).join(', ')}
      from generate_series(1, $2::integer) n
      join jsonb_to_recordset($1) as r (seed integer, policy jsonb, "openingHours" text, ${DERIVED_SQL.map(({ field, type }) => `"${field}" ${type}`).join(', ')})
        on r.seed = n % ${POLICIES}
      join (select row_number() over (order by town <> 'austin,TX', population desc) as i, * from places where id > 0) t on t.i = 1 + n / 7 % 40`,
      [
        JSON.stringify(stated.map((each) => ({ ...each, policy: parsed(each.policy), opening: parsed(each.opening) }))),
        places,
      ],
    );
    await client.query(
      'update business_entries set review_count = id % 41, rating_sum = id % 41 * 3 + id % 41 * (id % 7) / 4',
    );
    await client.query('vacuum full analyze businesses, business_entries, business_documents');
  });
}

/** Prints the cost of a call and of the same call with additions, taking turns. */
async function compare(
  { name: build, server }: Build,
  name: string,
  path: string,
  added: readonly string[],
): Promise<void> {
  const paths = ['', ...added].map((more) => `/api/businesses?${[path, more, 'limit=24'].filter(Boolean).join('&')}`);
  const spent = new Map<string, number[]>();
  const amounts = new Map<string, number>();
  for (const each of paths) {
    await costOf(server, each, 40);
    amounts.set(each, Math.max(40, Math.round(ROUND_US / (await costOf(server, each, 40)))));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of paths) {
      spent.set(each, [...(spent.get(each) ?? []), await costOf(server, each, amounts.get(each) ?? 40)]);
    }
  }
  const median = (each: string): number =>
    spent.get(each)?.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  const [without = '', ...others] = paths;
  const label = builds.length > 1 ? `${build}: ${name}` : name;
  process.stdout.write(`${label.padEnd(30)} ${median(without).toFixed(0).padStart(7)} µs without pets\n`);
  for (const [index, each] of others.entries()) {
    const ratio = (median(each) / median(without)).toFixed(2);
    const target = each.includes('fits=yes') ? ` (at most ${MAX_RATIO})` : '';
    process.stdout.write(
      `${''.padEnd(30)} ${median(each).toFixed(0).padStart(7)} µs, ratio ${ratio}${target}, ${added[index]}\n`,
    );
  }
}

/** Returns the microseconds of processor time per request, of all server threads and all database processes. */
async function costOf({ child, address }: Server, path: string, amount: number): Promise<number> {
  const [server, database] = [await used(child), usedByTree(postmaster)];
  const result = await autocannon({ url: address + path, amount, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} of ${amount} requests failed: ${path}`);
  return ((await used(child)) - server + (usedByTree(postmaster) - database) * 1000) / amount;
}

/** Prints the processor time of the answer for one place. */
function answers(): void {
  const known = stated.map(({ policy, opening }): FitPlace => {
    return { policy: parsed<Policy>(policy), opening: parsed<Schedule>(opening), petHours: null, disputed: new Set() };
  });
  const question = (pets: string) => ({ pets: readPets(pets) ?? [], at: readLocalTime(AT) });
  for (const [name, asked] of [
    ['one dog', question('dog:70')],
    ['ten pets', question(TEN_PETS.slice('pets='.length, TEN_PETS.indexOf('&')))],
  ] as const) {
    const costs = Array.from({ length: 2 * ROUNDS }, () => {
      const before = process.cpuUsage();
      for (let n = 0; n < 10; n += 1) for (const place of known) fitOf(place, asked);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / (10 * known.length);
    }).slice(ROUNDS);
    const median = costs.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    process.stdout.write(`The answer for one place, ${name}: ${median.toFixed(1)} µs (at most ${MAX_ANSWER_US})\n`);
  }
}

function parsed<T = object>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T);
}
