import { beforeAll, describe, expect, it } from '@jest/globals';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { clockCheck } from '../../../infrastructure/doctor/clock-check.js';
import { databaseChecks } from '../../../infrastructure/doctor/database-checks.js';
import { workChecks } from '../../../infrastructure/doctor/work-checks.js';
import { contextWith, linesFrom } from '../../support/doctor.js';
import { emptyDirectory, testServer } from '../../support/postgres/empty-directory.js';
import { createTestDatabase, type TestDatabase } from '../../support/postgres/postgres.js';

let good: TestDatabase;

beforeAll(async () => {
  good = await emptyDirectory('doctor');
});

/** Returns the findings of a check for these URLs, one line each. */
const see = (name: string, url: string, ownerUrl = good.ownerUrl, more: Record<string, string> = {}) => {
  const context = contextWith({ DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl, ...more }, new Date());
  return linesFrom([...databaseChecks(context), clockCheck(context), ...workChecks(context)], name);
};

describe('the database check', () => {
  it('shows the version of the database', async () => {
    expect(await see('database', good.appUrl)).toEqual([expect.stringMatching(/^ok: The database is PostgreSQL \d+/)]);
  });

  it("shows the start's error, without the password, for a wrong password or a missing database", async () => {
    const wrong = Object.assign(new URL(good.appUrl), { password: 'secret-canary' }).href;
    const missing = Object.assign(new URL(good.appUrl), { pathname: '/no_such_database' }).href;
    const nobody = 'postgresql://app:secret-canary@127.0.0.1:9/paws';
    const lines = [await see('database', wrong), await see('database', missing), await see('database', nobody)].flat();
    expect(lines).toEqual([
      expect.stringMatching(/^problem: .*refused the password of the role/),
      expect.stringMatching(/^problem: The database no_such_database does not exist/),
      expect.stringMatching(/^problem: No database responds at 127.0.0.1, port 9/),
    ]);
    expect(lines.join()).not.toContain('secret-canary');
  });

  it('tells whether migrations are complete, missing, newer, or not yet run', async () => {
    const migrations = () => see('migrations', good.appUrl);
    expect(await migrations()).toEqual([expect.stringMatching(/^ok: All \d+ migrations have run\.$/)]);
    await runSql(good.ownerUrl, async (client) => {
      await client.query(`update mikro_orm_migrations set name = '9999-later' where name like '0001-%'`);
      expect(await migrations()).toEqual([expect.stringMatching(/^problem: A newer version .*\(9999-later\)/)]);
      await client.query(`delete from mikro_orm_migrations where name = '9999-later'`);
    });
    expect(await migrations()).toEqual([
      'problem: 1 migration has not run. Restart the server, or run welcome-paws db:migrate.',
    ]);
    const { appUrl } = await createTestDatabase(testServer(), 'doctor_empty');
    expect(await see('migrations', appUrl)).toEqual([
      expect.stringMatching(/^warning: The database has no tables yet/),
    ]);
    expect(await see('jobs', appUrl)).toEqual([]);
  });

  it('compares the clocks', async () => {
    expect(await see('time', good.appUrl)).toEqual(['ok: The clock agrees with the database.']);
  });

  it('requires TLS, except on this machine', async () => {
    expect(await see('database TLS', good.appUrl)).toEqual([
      expect.stringMatching(/^ok: The database is on this machine/),
    ]);
    const open = 'postgresql://app:x@db.invalid:5432/paws';
    expect((await see('database TLS', open, open)).join()).toContain('is not encrypted. Add ?sslmode=verify-full');
    const closed = `${good.appUrl}?sslmode=verify-full`;
    expect((await see('database TLS', closed, closed)).join()).toMatch(/^problem: The database at .* offers no TLS/);
  });
});

describe('the role check', () => {
  it('accepts a serving role that may only read and write rows', async () => {
    expect(await see('serving role', good.appUrl)).toEqual([
      expect.stringMatching(/^ok: .*may only read and write rows\.$/),
    ]);
  });

  it('reports a serving role that owns the tables', async () => {
    const [line] = await see('serving role', good.ownerUrl);
    expect(line).toMatch(/^problem: .*(owns \d+ tables|is a superuser).*Use two roles/);
  });

  it('reports a serving role that lacks a grant or may change the audit log', async () => {
    const role = decodeURIComponent(new URL(good.appUrl).username);
    await runSql(good.ownerUrl, async (client) => {
      await client.query(`revoke insert on reviews from ${role}; grant update on audit_log to ${role}`);
      expect(await see('serving role', good.appUrl)).toEqual([
        expect.stringMatching(/^problem: .*may not use public\.reviews\. Run welcome-paws db:migrate/),
        expect.stringMatching(/^problem: .*may change audit_log\./),
      ]);
      await client.query(`grant insert on reviews to ${role}; revoke update on audit_log from ${role}`);
    });
  });

  it('tells whether the migration role can migrate', async () => {
    expect(await see('migration role', good.appUrl)).toEqual([
      expect.stringMatching(/can migrate|migrates and is a superuser/),
    ]);
    expect(await see('migration role', good.appUrl, good.appUrl)).toEqual([
      expect.stringMatching(/^problem: The role \w+ cannot migrate: other roles own \d+ of the tables/),
    ]);
  });

  it('reports a migration role in another database', async () => {
    const other = await createTestDatabase(testServer(), 'doctor_other');
    expect(await see('migration role', good.appUrl, other.ownerUrl)).toEqual([
      expect.stringMatching(/^problem: .*lead to different databases/),
    ]);
  });
});

describe('the check of waiting work', () => {
  it('tells whether emails and jobs are on time or stuck', async () => {
    expect(await see('jobs', good.appUrl)).toEqual([expect.stringMatching(/^ok: \d+ jobs are waiting/)]);
    expect(await see('outbox', good.appUrl)).toEqual([expect.stringMatching(/^ok: 0 emails are waiting/)]);
    await runSql(good.ownerUrl, (client) =>
      client.query(
        `insert into pgboss.schedule (name, key, cron, timezone, created_on, updated_on) select name, '', '*/10 * * * *', 'UTC', now() - interval '1 day', now() from pgboss.queue where left(name, 2) <> '__' order by name limit 1`,
      ),
    );
    expect(await see('jobs', good.appUrl)).toEqual([
      expect.stringMatching(/^problem: Overdue: [\w-]+\. Restart the server/),
    ]);
  });

  it('the standby check reports a missing standby and a server that is no standby', async () => {
    const url = 'postgresql://app:x@127.0.0.1:9/paws';
    const context = contextWith({ DATABASE_URL: good.appUrl, DATABASE_READ_URLS: `${url},${good.appUrl}` });
    expect(await linesFrom(databaseChecks(context), 'replicas')).toEqual([
      'problem: Replica 1 does not answer (ECONNREFUSED). Check it, and DATABASE_READ_URLS.',
      'warning: Replica 2 is not a standby. List only standbys in DATABASE_READ_URLS.',
    ]);
  });
});
