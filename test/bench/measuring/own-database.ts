/** The embedded database of a folder: its processes, roles, members, and generated places. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { SystemClock } from '../../../infrastructure/config/system-clock.js';
import type * as Sessions from '../../../infrastructure/identity/member-sessions.repository.js';
import type * as Databases from '../../../infrastructure/postgres/database.js';
import type * as EmbeddedPostgres from '../../../infrastructure/postgres/embedded/embedded-postgres.js';
import { built } from './measured-server.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const REVIEWS_PER_PLACE = 3;

export interface OwnDatabase {
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly superuserUrl: string;
  /** Process ID of the PostgreSQL server. */
  readonly postmaster: number;
  stop(): Promise<void>;
}

/**
 * Returns the DATA_DIR below `folder` that has this many generated places and three times as many reviews. Creates it if
 * it is missing or incomplete.
 */
export async function seededDataDir(folder: string, places: number): Promise<string> {
  const dataDir = join(folder, String(places));
  const mark = join(dataDir, 'seeded');
  if (existsSync(mark)) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  const counts = ['--businesses', String(places), '--reviews', String(places * REVIEWS_PER_PLACE)];
  const child = spawn(process.execPath, [join(ROOT, 'dist/interfaces/cli/seed.js'), ...counts], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The places could not be generated. Is the server built?');
  writeFileSync(mark, '');
  return dataDir;
}

/** Starts the database of a DATA_DIR. */
export async function startDatabase(dataDir: string): Promise<OwnDatabase> {
  const { startEmbeddedPostgres } = await built<typeof EmbeddedPostgres>(
    'infrastructure/postgres/embedded/embedded-postgres.js',
  );
  return { ...(await startEmbeddedPostgres({ dataDir })), postmaster: postmasterOf(dataDir) };
}

/**
 * Runs `work` with a database of `--places` generated places and the options of the command line, of which `defaults` has
 * the names. With `--data`, the places stay in that folder.
 */
export async function withPlaces<Name extends string>(
  defaults: Readonly<Record<Name | 'places', string>>,
  work: (database: OwnDatabase, options: Readonly<Record<string, string | undefined>>) => Promise<void>,
): Promise<void> {
  const names = [...Object.keys(defaults), 'data'].map((name) => [name, { type: 'string' }] as const);
  const { values } = parseArgs({ options: Object.fromEntries(names) });
  const given: Readonly<Record<string, string | undefined>> = { ...defaults, ...values };
  const folder = given['data'] ?? mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
  const database = await startDatabase(await seededDataDir(folder, Number(given['places'])));
  try {
    await work(database, given);
  } finally {
    await database.stop();
    if (given['data'] === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the process ID of the running PostgreSQL server of a DATA_DIR. */
export function postmasterOf(dataDir: string): number {
  return Number(postmasterFile(dataDir)[0]);
}

/** Returns the URL of the running database of a DATA_DIR. */
export function urlOf(dataDir: string, role: 'superuser' | 'app'): string {
  const passwords = JSON.parse(readFileSync(join(dataDir, 'postgres-passwords.json'), 'utf8')) as Record<
    string,
    string
  >;
  return `postgresql://welcome_paws_${role}:${passwords[role]}@127.0.0.1:${postmasterFile(dataDir)[3]}/welcome_paws`;
}

/** Returns the lines of the file in which PostgreSQL writes its process ID (line 1) and port (line 4). */
function postmasterFile(dataDir: string): string[] {
  return readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
}

/** Runs statements on a connection of their own, and returns the rows of the last one. */
export async function sql<Row extends object>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results = [await client.query<Row>(text, values)].flat();
    return results.at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

/** Adds members and returns a session cookie of each. `folder` is the build whose server will read the cookies. */
export async function signedInMembers(
  folder: string,
  urls: { readonly superuserUrl: string; readonly appUrl: string },
  count: number,
): Promise<string[]> {
  const from = (path: string): string => pathToFileURL(join(folder, 'dist', path)).href;
  const { Database } = (await import(from('infrastructure/postgres/database.js'))) as typeof Databases;
  const { PostgresMemberSessions } = (await import(
    from('infrastructure/identity/member-sessions.repository.js')
  )) as typeof Sessions;
  const added = await sql<{ id: string }>(
    urls.superuserUrl,
    `insert into users (id, email, first_name) select id, id || '@bench.example', 'Member ' || n
      from (select gen_random_uuid() as id, n from generate_series(1, $1::integer) n) u returning id`,
    [count],
  );
  const database = new Database({ url: urls.appUrl });
  const members = new PostgresMemberSessions(database, new SystemClock());
  const cookies: string[] = [];
  for (const { id } of added) {
    const session = { userId: id, userAgent: 'bench', issuer: 'embedded', idToken: null };
    cookies.push(`session=${await members.begin(session, { signedInAt: null, before: null })}`);
  }
  await database.close();
  return cookies;
}
