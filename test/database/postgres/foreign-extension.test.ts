import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  APP,
  DATABASE,
  OWNER,
  prepareRoles,
  runSql,
} from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { migrate } from '../../../infrastructure/schema/migrate.js';
import { freePorts, PostgresServer } from '../../support/cluster/postgres-server.js';

const PASSWORDS = { owner: 'owner-password', app: 'app-password' };
let folder: string;
/** Its own server, because only a superuser may install the extension. */
let server: PostgresServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-extension-'));
  server = await PostgresServer.create({ folder: join(folder, 'a'), port: (await freePorts(1))[0]! });
  await prepareRoles((database) => server.url(database), PASSWORDS);
});

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const may = (right: string) =>
  runSql(server.url(DATABASE, APP, PASSWORDS.app), async (client) => {
    const { rows } = await client.query<{ may: boolean }>(`select ${right} as may`);
    return rows[0]?.may;
  });

describe('a migration', () => {
  it('grants rights on its own tables and functions only, so that an extension of a superuser does not stop it', async () => {
    await runSql(server.url(DATABASE), (client) => client.query('create extension pg_stat_statements schema public'));
    const ownerUrl = server.url(DATABASE, OWNER, PASSWORDS.owner);
    const { migrations } = await migrate({ ownerUrl, appRole: APP });
    expect(migrations.length).toBeGreaterThan(50);
    const reset = 'pg_stat_statements_reset(oid, oid, bigint, boolean)';
    expect(await may(`has_function_privilege('${reset}', 'execute')`)).toBe(false);
    for (const right of ['select', 'insert', 'update', 'delete']) {
      expect(await may(`has_table_privilege('businesses', '${right}')`)).toBe(true);
      expect(await may(`has_table_privilege('audit_log', '${right}')`)).toBe(right === 'select' || right === 'insert');
    }
    expect(await may(`has_sequence_privilege('businesses_id_seq', 'usage')`)).toBe(true);
    expect(
      await may(`(select bool_and(has_function_privilege(p.oid, 'execute')) from pg_proc p
        where p.pronamespace = 'public'::regnamespace and pg_get_userbyid(p.proowner) = '${OWNER}')`),
    ).toBe(true);
    // A later start finds the rights in place.
    expect(await migrate({ ownerUrl, appRole: APP })).toEqual({ migrations: [], gazetteer: false });
  });
});
