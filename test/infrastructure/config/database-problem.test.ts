import { describe, expect, it } from '@jest/globals';
import { databaseProblem } from '../../../infrastructure/schema/database-problem.js';
import {
  assertNotNewer,
  assertPostgresVersion,
  UnsuitableDatabaseError,
  versionProblem,
} from '../../../infrastructure/schema/suitable-database.js';

const URL_OF = { setting: 'DATABASE_URL', url: 'postgresql://app:hidden-1@db.test/paws' } as const;
const error = (fields: object) => Object.assign(new Error('no'), fields);

describe('the sentence for an error of the database', () => {
  it.each([
    [{ code: '28000' }, 'does not let the role app connect'],
    [{ code: '53300' }, 'has no connection left'],
    [{ code: '55P03' }, 'Start again when it has finished'],
    [{ code: '57P03' }, 'is still starting'],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'No database responds at db.test, port 5432 (ENOTFOUND)'],
    [{ code: 'ENOENT', syscall: 'connect' }, 'No database responds'],
    [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'Set DATABASE_CA_FILE'],
    [{ message: 'The server does not support SSL connections' }, 'does not offer TLS'],
    [
      { message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string' },
      'requires a password of the role app',
    ],
    [{ message: 'timeout expired' }, 'No database responds at db.test, port 5432. Check DATABASE_URL.'],
  ])('explains %o', (fields, words) => {
    const sentence = databaseProblem(error(fields), URL_OF);
    expect(sentence).toContain(words);
    expect(sentence).not.toMatch(/hidden-1|\n/);
  });

  it.each([{ code: '42P01' }, { code: 'ENOENT', syscall: 'open' }, { message: 'A bug' }])(
    'is null for %o, which is not the operator’s to fix',
    (fields) => expect(databaseProblem(error(fields), URL_OF)).toBeNull(),
  );

  it('names a UNIX socket by its folder', () => {
    const url = 'postgresql:///paws?host=/run/postgresql&user=app';
    const sentence = databaseProblem(error({ code: '3D000' }), { setting: 'MIGRATION_DATABASE_URL', url });
    expect(sentence).toContain('does not exist at /run/postgresql. Create it, or check MIGRATION_DATABASE_URL.');
  });
});

describe('the version of PostgreSQL', () => {
  it.each([
    [150_013, '15.13', 'PostgreSQL 15.13, but this version needs PostgreSQL 16 or later'],
    [90_624, '9.6.24', 'PostgreSQL 9.6.24'],
  ])('is too old as %d', (number, name, words) => expect(versionProblem(number, name)).toContain(words));

  it.each([160_000, 180_001])('is accepted as %d', (number) => expect(versionProblem(number, 'any')).toBeNull());

  it('is read from the server before anything else', async () => {
    const old = { query: () => Promise.resolve({ rows: [{ number: '140009', name: '14.9' }] }) };
    await expect(assertPostgresVersion(old as never)).rejects.toThrow(UnsuitableDatabaseError);
  });
});

describe('the migrations of a database', () => {
  it('may be fewer than this version has, but not others', () => {
    expect(() => assertNotNewer(['0001-a'], ['0001-a', '0002-b'])).not.toThrow();
    expect(() => assertNotNewer(['0001-a', '0003-d', '0003-c'], ['0001-a', '0002-b'])).toThrow('(0003-c, 0003-d)');
  });
});
