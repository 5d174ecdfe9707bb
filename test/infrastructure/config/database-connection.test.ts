import { describe, expect, it } from '@jest/globals';
import { databaseConnection } from '../../../infrastructure/config/database-connection.js';

describe('a database URL', () => {
  it('is split into connection options for the driver', () => {
    expect(databaseConnection('postgresql://app:p%40w@db.test/paws')).toEqual({
      host: 'db.test',
      port: 5432,
      user: 'app',
      password: 'p@w',
      database: 'paws',
      ssl: false,
    });
    expect(databaseConnection('postgresql://app@db.test:6432/paws?sslmode=verify-full', 'PEM').ssl).toEqual({
      rejectUnauthorized: true,
      ca: 'PEM',
    });
    const socket = { host: '/var/run/postgresql', user: 'app', password: 'pw', database: 'paws', ssl: false };
    expect(databaseConnection('postgresql://app:pw@%2Fvar%2Frun%2Fpostgresql/paws')).toMatchObject(socket);
    expect(databaseConnection('postgresql:///paws?host=/var/run/postgresql&user=app&password=pw')).toMatchObject(
      socket,
    );
  });
});
