import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from '../../../infrastructure/postgres/embedded/data-dir-lock.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { authenticatorCode } from '../../support/identity/second-factor.js';

const SOURCES = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];

let app: TestApp;
let dataDir: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_admin_password');
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-password-'));
});

afterAll(async () => {
  await app?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs `welcome-paws admin:password` with `input` on standard input. Uses the test database unless `env` says otherwise. */
function adminPassword(input: string, args: readonly string[] = [], env: Record<string, string> = onDatabase()) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...SOURCES, '--import', './test/support/run-sources.ts', 'interfaces/cli/admin-password.ts', ...args],
    { input, encoding: 'utf8', env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env } },
  );
  return { status, stdout, stderr };
}

const onDatabase = () => ({
  DATABASE_URL: app.databaseUrls.appUrl,
  MIGRATION_DATABASE_URL: app.databaseUrls.ownerUrl,
});

const login = (payload: object) => app.fastify.inject({ method: 'POST', url: '/api/admin/login', payload });

const isIn = async (cookie: string) =>
  (await app.fastify.inject({ url: '/api/admin/session', headers: { cookie } })).statusCode === 200;

const entries = async () =>
  (await app.database.pool.query(`select actor, action, after ->> 'name' as name from audit_log order by id`)).rows;

describe('welcome-paws admin:password', () => {
  it("resets the first administrator's password, ends their sessions, and removes the second factor", async () => {
    const cookie = await signedInAsAdministrator(app);
    const send = (path: string, payload: object) =>
      app.fastify.inject({ method: 'POST', url: `/api/admin/${path}`, headers: { cookie }, payload });
    const { uri } = (await send('totp', { currentPassword: WITH_ADMINISTRATOR.ADMIN_PASSWORD })).json<{
      uri: string;
    }>();
    expect((await send('totp/confirm', { code: authenticatorCode(uri) })).statusCode).toBe(204);
    expect(adminPassword('set-from-the-server-5\nanother line\n')).toEqual({
      ...{ status: 0, stdout: '' },
      stderr: 'Set the password for Administrator. Their sessions have ended, and their second factor is off.\n',
    });
    expect(await isIn(cookie)).toBe(false);
    expect((await login({ password: WITH_ADMINISTRATOR.ADMIN_PASSWORD })).statusCode).toBe(401);
    expect((await login({ password: 'set-from-the-server-5' })).statusCode).toBe(204);
    expect((await entries()).at(-1)).toEqual({
      ...{ actor: 'Command line', action: 'administrator.reset', name: 'Administrator' },
    });
  });

  it('adds an administrator when the name is new', async () => {
    const added = adminPassword('set-from-the-server-6', ['Ada Lovelace']);
    expect(added).toEqual({ status: 0, stdout: '', stderr: 'Added the administrator Ada Lovelace.\n' });
    expect((await login({ name: 'ada lovelace', password: 'set-from-the-server-6' })).statusCode).toBe(204);
    expect((await entries()).at(-1)).toEqual({
      ...{ actor: 'Command line', action: 'administrator.add', name: 'Ada Lovelace' },
    });
  });

  it('prints what is wrong with the input and changes nothing', async () => {
    const before = await entries();
    const attempts = [
      adminPassword('elevenchars\n'),
      adminPassword(''),
      adminPassword('set-from-the-server-7\n', ['x'.repeat(51)]),
      adminPassword('set-from-the-server-7\n', ['Ada', 'Lovelace']),
    ];
    expect(attempts.map(({ status, stderr }) => [status, stderr.split('\n')[0]])).toEqual([
      [1, 'Use at least 12 characters'],
      [1, 'Choose a password'],
      [2, 'Name must be 50 characters or less'],
      [2, 'Usage: welcome-paws admin:password [name]'],
    ]);
    expect(await entries()).toEqual(before);
  });

  it('reports that a running server is using the embedded database', () => {
    const lock = lockDataDir(dataDir);
    const { status, stderr } = adminPassword('set-from-the-server-8\n', [], {});
    lock.release();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Another Welcome Paws \(process \d+\) is already using .*\. Stop it first/);
  });
});
