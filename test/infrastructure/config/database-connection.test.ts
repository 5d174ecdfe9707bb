import { describe, expect, it } from '@jest/globals';
import {
  databaseConnection,
  databaseServers,
  serversInWords,
} from '../../../infrastructure/config/database-connection.js';

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

  it.each([
    ['postgresql://app@one/paws', ['one 5432'], false],
    [
      'postgresql://app:a@b@one:5433,two,[::1]:5434/paws?target_session_attrs=read-write',
      ['one 5433', 'two 5432', '::1 5434'],
      true,
    ],
    [
      'postgresql:///paws?user=app&host=one,two&port=5433,5434&target_session_attrs=primary',
      ['one 5433', 'two 5434'],
      true,
    ],
    ['postgresql:///paws?user=app&host=one,two&port=5433&target_session_attrs=any', ['one 5433', 'two 5433'], false],
    ['postgresql://app@one/paws?target_session_attrs=read-write', ['one 5432'], true],
  ])('names its servers: %s', (url, hosts, isWritable) => {
    const servers = databaseServers(url);
    expect(servers.hosts.map(({ host, port }) => `${host} ${port}`)).toEqual(hosts);
    expect(servers.isWritable).toBe(isWritable);
    const [host, port] = hosts[0]!.split(' ');
    expect(databaseConnection(url)).toMatchObject({ host, port: Number(port), user: 'app', database: 'paws' });
  });

  it('names its servers for people without user and password', () => {
    expect(serversInWords('postgresql://app:secret@one:5433,two/paws')).toBe('one, port 5433; two, port 5432');
  });
});
