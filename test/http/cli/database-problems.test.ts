import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { migrate } from '../../../infrastructure/schema/migrate.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { createTestDatabase, type TestDatabase } from '../../support/postgres/postgres.js';

const SOURCES = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];
const server = { ownerUrl: String(process.env['TEST_OWNER_URL']), appUrl: String(process.env['TEST_APP_URL']) };
const roleOf = (url: string) => decodeURIComponent(new URL(url).username);

let database: TestDatabase;
let empty: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-problems-'));
  empty = await createTestDatabase(server, 'http_problems_empty');
  database = await emptyDirectory('http_problems');
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a program of the product until it ends: the built server, or a command from its sources. */
function run(program: string, env: Record<string, string>) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [...SOURCES, '--import', './test/support/run-sources.ts', program],
    { encoding: 'utf8', input: '', env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...env } },
  );
  return { status, stderr };
}

function changed(url: string, change: (parts: URL) => void): string {
  const parts = new URL(url);
  change(parts);
  return parts.href;
}

const owner = () => roleOf(server.ownerUrl);
const app = () => roleOf(server.appUrl);
const at = () => `${new URL(server.ownerUrl).hostname}, port ${new URL(server.ownerUrl).port}`;

/** Settings, and the sentence that the start ends with. */
const PROBLEMS: readonly (readonly [string, () => Record<string, string>, () => string])[] = [
  [
    'a wrong password',
    () => ({ DATABASE_URL: changed(database.ownerUrl, (url) => (url.password = 'wrong-password-1')) }),
    () => `The database at ${at()} refused the password of the role ${owner()}. Check DATABASE_URL.`,
  ],
  [
    'a wrong password of the runtime role',
    () => ({
      MIGRATION_DATABASE_URL: database.ownerUrl,
      DATABASE_URL: changed(database.appUrl, (url) => (url.password = 'wrong-password-1')),
    }),
    () => `The database at ${at()} refused the password of the role ${app()}. Check DATABASE_URL.`,
  ],
  [
    'a database that does not exist',
    () => ({ DATABASE_URL: changed(database.ownerUrl, (url) => (url.pathname = '/http_problems_none')) }),
    () => `The database http_problems_none does not exist at ${at()}. Create it, or check DATABASE_URL.`,
  ],
  [
    'a port where nothing listens',
    () => ({
      DATABASE_URL: database.appUrl,
      MIGRATION_DATABASE_URL: changed(database.ownerUrl, (url) => (url.port = '1')),
    }),
    () => `No database responds at 127.0.0.1, port 1 (ECONNREFUSED). Check MIGRATION_DATABASE_URL.`,
  ],
  [
    'a role that may not create tables',
    () => ({ DATABASE_URL: empty.appUrl }),
    () =>
      `The role ${app()} may not create or change tables in the database http_problems_empty. Set MIGRATION_DATABASE_URL to the role that owns the tables, or grant this role CREATE on the database and on its schema public.`,
  ],
  [
    'roles of different databases',
    () => ({ MIGRATION_DATABASE_URL: database.ownerUrl, DATABASE_URL: empty.appUrl }),
    () =>
      'DATABASE_URL and MIGRATION_DATABASE_URL lead to different databases. Set the same host, port, and database in both.',
  ],
];

describe('a start with an unusable database', () => {
  it.each(PROBLEMS)('ends with one sentence and exit code 1 for %s', (_, env, sentence) => {
    expect(run('dist/interfaces/main.js', env())).toEqual({ status: 1, stderr: `${sentence()}\n` });
  });

  it('ends a command in the same way', () => {
    const [, env, sentence] = PROBLEMS[0]!;
    expect(run('interfaces/cli/migrate.ts', env())).toEqual({ status: 1, stderr: `${sentence()}\n` });
  });

  it('refuses a database that a newer version has migrated, and changes nothing', async () => {
    const query = (sql: string) => runSql(database.ownerUrl, (client) => client.query<{ name: string }>(sql));
    await query(`insert into mikro_orm_migrations (name) values ('9999-from-the-future')`);
    const sentence =
      'The database was migrated by a newer version of the product (9999-from-the-future). Start that version, or restore a backup from before the upgrade.\n';
    const env = { DATABASE_URL: database.appUrl, MIGRATION_DATABASE_URL: database.ownerUrl };
    expect(run('dist/interfaces/main.js', env)).toEqual({ status: 1, stderr: sentence });
    expect(run('interfaces/cli/migrate.ts', env)).toEqual({ status: 1, stderr: sentence });
    await query(`delete from mikro_orm_migrations where name = '9999-from-the-future'`);
    await expect(migrate({ ownerUrl: database.ownerUrl, appRole: app() })).resolves.toEqual({
      migrations: [],
      gazetteer: false,
    });
  });
});
