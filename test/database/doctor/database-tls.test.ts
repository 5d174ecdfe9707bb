import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseChecks } from '../../../infrastructure/doctor/database-checks.js';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../infrastructure/postgres/embedded/embedded-postgres.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { contextWith, linesFrom } from '../../support/doctor.js';
import { selfMadeCertificate, type SelfMadeCertificate } from '../../support/self-made-certificate.js';
import { until } from '../../support/until.js';

let folder: string;
let server: EmbeddedPostgres;
const certificate = selfMadeCertificate(90);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-tls-'));
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), durable: false });
  await show(certificate);
});

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Lets the server encrypt with this certificate, without a restart. */
async function show({ key, cert }: SelfMadeCertificate): Promise<void> {
  const [keyFile, certFile] = [join(folder, 'server.key'), join(folder, 'server.crt')];
  writeFileSync(keyFile, key, { mode: 0o600 });
  writeFileSync(certFile, cert);
  await runSql(server.superuserUrl, async (client) => {
    await client.query(`alter system set ssl_cert_file = '${certFile}'`);
    await client.query(`alter system set ssl_key_file = '${keyFile}'`);
    await client.query(`alter system set ssl = on`);
    await client.query('select pg_reload_conf()');
    await until(
      'encryption is on',
      async () => (await client.query<{ ssl: string }>('show ssl')).rows[0]?.ssl === 'on',
    );
  });
}

/** Returns the lines of a check for a URL of the server, which has the name of the certificate unless said otherwise. */
function see(name: string, ca: string | null = certificate.cert, host = 'localhost'): Promise<readonly string[]> {
  const url = `${server.appUrl.replace('127.0.0.1', host)}?sslmode=verify-full`;
  const env = { DATABASE_URL: url, MIGRATION_DATABASE_URL: url, ...(ca === null ? {} : { DATABASE_CA: ca }) };
  return linesFrom(databaseChecks(contextWith(env, new Date())), name);
}

describe('a database that encrypts', () => {
  it('has a certificate of the given authority, and answers', async () => {
    expect(await see('database TLS')).toEqual([
      expect.stringMatching(/^ok: The certificate of the database at localhost:\d+ is valid for (89|90) days more/),
    ]);
    expect(await see('database')).toEqual([expect.stringMatching(/^ok: The database is PostgreSQL \d+/)]);
  });

  it('has a certificate of an unknown authority', async () => {
    expect(await see('database TLS', null)).toEqual([
      expect.stringMatching(
        /^problem: .*certificate of the database at localhost:\d+ .*\(DEPTH_ZERO_SELF_SIGNED_CERT\)\. Set DATABASE_CA_FILE/,
      ),
    ]);
    expect(await see('database', null)).toEqual([
      expect.stringMatching(/^problem: The certificate of the database at localhost, port \d+ cannot be verified/),
    ]);
  });

  it('has a certificate for another name', async () => {
    expect(await see('database TLS', certificate.cert, '127.0.0.1')).toEqual([
      expect.stringMatching(
        /^problem: .*certificate of the database at 127\.0\.0\.1:\d+ .*\(ERR_TLS_CERT_ALTNAME_INVALID\)/,
      ),
    ]);
    expect(await see('database', certificate.cert, '127.0.0.1')).toEqual([
      expect.stringMatching(/^problem: The certificate of the database at 127\.0\.0\.1, port \d+ cannot be verified/),
    ]);
  });

  it('has a certificate that ends in a few days', async () => {
    const short = selfMadeCertificate(20);
    await show(short);
    // New connections get the new certificate as soon as the server has read it.
    await until('the certificate is the new one', async () =>
      (await see('database TLS', short.cert)).join().startsWith('ok:'),
    );
    expect(await see('database TLS', short.cert)).toEqual([
      expect.stringMatching(/^ok: .* is valid for (19|20) days more/),
    ]);
    const later = new Date(Date.now() + 19 * 86_400_000);
    const url = `${server.appUrl.replace('127.0.0.1', 'localhost')}?sslmode=verify-full`;
    const env = { DATABASE_URL: url, MIGRATION_DATABASE_URL: url, DATABASE_CA: short.cert };
    expect(await linesFrom(databaseChecks(contextWith(env, later)), 'database TLS')).toEqual([
      expect.stringMatching(/^problem: .* is valid for less than a day more, until .*\. Renew it/),
    ]);
  });
});
