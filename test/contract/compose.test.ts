import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import ipaddr from 'ipaddr.js';
import { SECRET_NAMES, SETTING_NAMES } from '../../infrastructure/config/environment-schema.js';
import { composeWith, environmentOf } from '../support/compose.js';
import { problemsOf } from '../support/settings.js';

const SERVERS = ['app', 'app-1', 'app-2'];
const text = readFileSync('docker-compose.yml', 'utf8');

/** The secrets that the comment at the top generates, each with its own value. */
const GENERATED = Object.fromEntries(
  (/for name in ([A-Z0-9_ ]+)\n/.exec(text)?.[1] ?? '')
    .split(' ')
    .map((name, n) => [name, `${n}f0c7a1e93b24d68a1c07e5b2f9d3846`]),
);

/** Settings that .env does not change, because other parts of the file depend on them, with what they are. */
const FIXED: Readonly<Record<string, RegExp>> = {
  NODE_ENV: /^production$/,
  HOST: /^0\.0\.0\.0$/,
  PORT: /^3000$/,
  DATA_DIR: /^\/data$/,
  DATABASE_URL: /host=\/var\/run\/postgresql&user=welcome_paws_app&/,
  MIGRATION_DATABASE_URL: /host=\/var\/run\/postgresql&user=welcome_paws_owner&/,
  DATABASE_CA: /^$/,
};

describe('docker-compose.yml', () => {
  it.each(SERVERS)('every setting in .env reaches %s, except for the fixed ones', (server) => {
    const files = SECRET_NAMES.map((name) => `${name}_FILE`);
    const all = Object.fromEntries([...SETTING_NAMES, ...files].map((name) => [name, `the ${name} of .env`]));
    const environment = environmentOf(server, { ...GENERATED, ...all });
    const changed = Object.keys(all).filter((name) => environment[name] !== all[name]);
    expect(changed.toSorted()).toEqual(Object.keys(FIXED).toSorted());
    for (const [name, value] of Object.entries(FIXED)) expect(environment[name]).toMatch(value);
  });

  it.each(SERVERS)('production starts %s with the generated secrets alone', (server) => {
    const environment = environmentOf(server, GENERATED);
    expect(problemsOf(environment)).toEqual([]);
    expect(environment).toMatchObject({ APP_SECRET: GENERATED['APP_SECRET'], PUBLIC_URL: 'http://localhost:3000' });
  });

  it.each(['APP_SECRET', 'DB_SUPERUSER_PASSWORD', 'DB_OWNER_PASSWORD', 'DB_APP_PASSWORD'])(
    'Compose says that %s is missing',
    (name) => {
      expect(() => composeWith({ ...GENERATED, [name]: '' })).toThrow(
        `${name} is missing; see the top of docker-compose.yml`,
      );
    },
  );

  it('the server says that the password of the administrator is missing, and takes its hash instead', () => {
    const { ADMIN_PASSWORD: _, ...others } = GENERATED;
    expect(problemsOf(environmentOf('app', others))).toEqual([
      expect.stringContaining('ADMIN_PASSWORD or ADMIN_PASSWORD_HASH is required'),
    ]);
    const ADMIN_PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA';
    expect(problemsOf(environmentOf('app', { ...others, ADMIN_PASSWORD_HASH }))).toEqual([]);
  });

  it.each(SERVERS)('no password of the database reaches %s, except in its own addresses', (server) => {
    const { DATABASE_URL: _, MIGRATION_DATABASE_URL: __, ...others } = environmentOf(server, GENERATED);
    const values = ['DB_SUPERUSER_PASSWORD', 'DB_OWNER_PASSWORD', 'DB_APP_PASSWORD'].map((name) => GENERATED[name]);
    expect(Object.values(others).filter((value) => values.includes(value))).toEqual([]);
    expect(environmentOf(server, GENERATED)['DATABASE_URL']).not.toContain(GENERATED['DB_OWNER_PASSWORD']);
  });

  it.each([{}, { NETWORK_PREFIX: '192.168.77' }])('servers trust only the proxy and the gateway, with %o', (more) => {
    const { services, networks, configs } = composeWith({ ...GENERATED, ...more });
    const { subnet, gateway, ip_range: others } = networks['default']!.ipam.config[0]!;
    const proxy = services['proxy']!.networks!['default']!.ipv4_address;
    for (const server of SERVERS)
      expect(services[server]!.environment['TRUSTED_PROXIES']?.split(',')).toEqual([gateway, proxy]);
    for (const address of [gateway, proxy]) {
      expect(isIn(address, subnet)).toBe(true);
      expect(isIn(address, others)).toBe(false);
    }
    expect(configs['caddyfile']!.content).toContain(`trusted_proxies static ${gateway}/32\n`);
  });

  it('listens on this machine only', () => {
    const ports = Object.values(composeWith(GENERATED).services).flatMap((service) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(0);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('names only services, configs, and volumes that it has', () => {
    const { services, volumes, configs } = composeWith(GENERATED);
    for (const service of Object.values(services)) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(service.depends_on ?? {})));
      expect(service.image).toMatch(/^welcome-paws$|:[\w.-]+$/);
    }
    const named = [...text.matchAll(/^ +- ([\w-]+):\//gm)].map(([, volume]) => volume);
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(volumes).toSorted());
    const sources = [...text.matchAll(/^ +- source: (\S+)$/gm)].map(([, source]) => source);
    expect(sources.toSorted()).toEqual(Object.keys(configs).toSorted());
  });

  it('sets up the database in an encoding that its locale requires', () => {
    expect(composeWith(GENERATED).services['db']!.environment['POSTGRES_INITDB_ARGS']).toMatch(
      /--builtin-locale=C\.UTF-8 .*--encoding=UTF8/,
    );
  });
});

function isIn(address: string, range: string): boolean {
  return ipaddr.parse(address).match(ipaddr.parseCIDR(range));
}
