import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRET_NAMES, SETTING_NAMES, TOGETHER } from '../../../infrastructure/config/environment-schema.js';
import { pmtilesArchive } from '../../support/pmtiles-archive.js';
import { PRODUCTION, problemsOf, STRIPE } from '../../support/settings.js';
import { pageSite } from '../../../interfaces/pages/page-site.js';
import { readSettings, unsetForTexts } from '../../../infrastructure/config/settings.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names in the documents that are not settings: variables of systemd, of the browser tests, of third-party images, and of Compose, and names in code. */
const NOT_OF_THE_PRODUCT = new Set([
  ...[
    'CHROMIUM_PATH',
    'E2E_BASE_URL',
    'FAULT_ROUNDS',
    'MALLOC_ARENA_MAX',
    'NETWORK_PREFIX',
    'NODE_EXTRA_CA_CERTS',
    'NODE_OPTIONS',
    'ON_ERROR_STOP',
    'POSTGRES_INITDB_ARGS',
    'POSTGRES_PASSWORD',
    'SOAK_MINUTES',
  ],
  ...['OPEN_TO_SANCTIONED', 'NOT_UNDOABLE', 'ADMIN_GROUPS', 'UNDO_MS', 'MAX_PHOTO_BYTES', 'SESSION_TTL_MS'],
  // Used only in titles of tests.
  ...['NAME_FILE', 'REAUTHENTICATION_REQUIRED'],
  ...['AF_INET', 'AF_INET6', 'AF_UNIX', 'AF_NETLINK'],
  ...['DB_APP_PASSWORD', 'DB_OWNER_PASSWORD', 'DB_SUPERUSER_PASSWORD', 'APP_PASSWORD', 'OWNER_PASSWORD'],
]);

/** Values for services whose settings are used only if all of them are set. */
const EXAMPLES: Readonly<Record<string, string>> = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_FROM: '+15555550100',
  ...STRIPE,
};

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'infrastructure/OPERATING.md'];

describe('the settings', () => {
  it('all settings are optional', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      production: false,
      http: {
        port: 3000,
        host: '127.0.0.1',
        publicUrl: 'http://localhost:3000',
        trustedProxies: [],
        corsOrigins: [],
        rateLimit: true,
      },
      database: { embedded: true },
      demoData: true,
      site: { name: 'Welcome Paws', social: { linkedin: 'https://www.linkedin.com' } },
      logLevel: 'info',
    });
    expect(settings.dataDir).toBe(join(process.cwd(), '.data'));
    expect([settings.oidc, settings.twilio, settings.s3]).toEqual([undefined, undefined, undefined]);
  });

  it('settings count as missing when they are empty', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', APP_SECRET: '' })).toEqual(readSettings({}));
  });

  it('the settings report which settings for the legal pages are missing, and accept a state by name or code', () => {
    expect(unsetForTexts(readSettings({}))).toEqual([
      'OPERATOR_NAME',
      'OPERATOR_ADDRESS',
      'GOVERNING_STATE',
      'SUPPORT_EMAIL',
    ]);
    const set = readSettings({
      OPERATOR_NAME: 'Paws Cooperative',
      OPERATOR_ADDRESS: '1 Bark Street, Austin, TX 78701',
      GOVERNING_STATE: 'tx',
      SUPPORT_EMAIL: 'help@paws.test',
    });
    expect(unsetForTexts(set)).toEqual([]);
    expect(set.site.operator.governingState).toBe('Texas');
  });

  it('the pages name an operator without a name as a demo only with demo data, and never replace a name', () => {
    const nameOf = (env: Record<string, string>) => pageSite(readSettings(env)).operator.name;
    expect(nameOf({})).toBe('Welcome Paws (demo)');
    expect(nameOf({ SITE_NAME: 'Happy Tails' })).toBe('Happy Tails (demo)');
    expect(nameOf({ DEMO_DATA: 'off' })).toBeNull();
    expect(nameOf({ OPERATOR_NAME: 'Paws Cooperative' })).toBe('Paws Cooperative');
  });

  it('the pages have words for a missing address and state only with demo data', () => {
    const operatorOf = (env: Record<string, string>) => pageSite(readSettings(env)).operator;
    const demo = { address: 'a demo without a postal address', governingState: 'the operator' };
    expect(operatorOf({})).toMatchObject(demo);
    expect(operatorOf({ DEMO_DATA: 'off' })).toMatchObject({ address: null, governingState: null });
    const set = { OPERATOR_ADDRESS: '1 Bark Street', GOVERNING_STATE: 'tx' };
    expect(operatorOf(set)).toMatchObject({ address: '1 Bark Street', governingState: 'Texas' });
  });

  it('the settings derive the public URL from the port', () => {
    expect(readSettings({ PORT: '8080' }).http.publicUrl).toBe('http://localhost:8080');
    expect(readSettings({ PUBLIC_URL: 'https://paws.test/' }).http.publicUrl).toBe('https://paws.test');
  });

  it('the settings turn demo data off with an external database or in production, unless it is requested', () => {
    const database = { DATABASE_URL: 'postgresql://paws@127.0.0.1/paws' };
    expect(readSettings(database).demoData).toBe(false);
    expect(readSettings({ ...database, DEMO_DATA: 'on' }).demoData).toBe(true);
    expect(readSettings(PRODUCTION).demoData).toBe(false);
    expect(readSettings({ DEMO_DATA: 'off' }).demoData).toBe(false);
  });

  it('the settings of a database and of a service are grouped', () => {
    const settings = readSettings({
      DATABASE_URL: 'postgresql://app@db/paws',
      S3_ENDPOINT: 'https://s3.test',
      S3_BUCKET: 'paws',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      CORS_ORIGINS: 'https://app.test',
    });
    expect(settings.database).toEqual({
      embedded: false,
      url: 'postgresql://app@db/paws',
      migrationUrl: 'postgresql://app@db/paws',
      readUrls: [],
      directUrl: 'postgresql://app@db/paws',
      isPooled: false,
    });
    expect(settings.s3).toEqual({
      endpoint: 'https://s3.test',
      region: 'us-east-1',
      bucket: 'paws',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    });
    expect(settings.http).toMatchObject({ trustedProxies: ['10.0.0.0/8', '::1'], corsOrigins: ['https://app.test'] });
  });

  it('the settings read a secret from the file in NAME_FILE', () => {
    const file = join(folder, 'database-url');
    writeFileSync(file, 'postgresql://paws@127.0.0.1/paws\n');
    expect(readSettings({ DATABASE_URL_FILE: file }).database).toMatchObject({
      url: 'postgresql://paws@127.0.0.1/paws',
    });
    expect(problemsOf({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgresql://paws@127.0.0.1/paws' })).toEqual([
      'DATABASE_URL and DATABASE_URL_FILE are both set; keep one.',
    ]);
    expect(problemsOf({ APP_SECRET_FILE: join(folder, 'nowhere') })).toEqual([
      `APP_SECRET_FILE is ${join(folder, 'nowhere')}, which cannot be read.`,
    ]);
  });

  it.each([
    ['PORT', 'three thousand'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'paws.test'],
    ['PUBLIC_URL', 'ftp://paws.test'],
    ['DATABASE_URL', 'mysql://db/paws'],
    ['DATABASE_URL', 'postgresql://'.concat('[')],
    ['DEMO_DATA', 'perhaps'],
    ['ADMIN_PASSWORD', 'elevenchars'],
    ['ADMIN_PASSWORD_HASH', 'plain text'],
    ['APP_SECRET', 'too short'],
    ['SMTP_URL', 'mail.test'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['GOVERNING_STATE', 'Bavaria'],
    ['MAP_TILES', 'https://tiles.test'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, everybody'],
    ['CORS_ORIGINS', 'https://app.test/path'],
    ['CORS_ORIGINS', '*'],
    ['METRICS_TOKEN', 'abc'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', 'sometimes'],
    ['SOCIAL_TIKTOK', 'tiktok'],
  ])("the app doesn't start if %s is %j, and its message names the setting", (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must .+\\.$`))]);
  });

  it('a missing or invalid map file stops the start with the reason', () => {
    const file = (name: string, content: Uint8Array): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const archive = pmtilesArchive([]);
    const with1 = (at: number, value: number) => Buffer.from(archive).fill(value, at, at + 1);
    for (const [path, why] of [
      [join(folder, 'missing.pmtiles'), 'cannot be read'],
      [folder, 'is not a file'],
      [file('short.pmtiles', archive.subarray(0, 60)), 'is not a PMTiles archive'],
      [file('text.pmtiles', Buffer.alloc(200, 'x')), 'is not a PMTiles archive'],
      [file('old.pmtiles', with1(7, 2)), 'is PMTiles version 2, but version 3 is required'],
      [file('half.pmtiles', with1(70, 1)), 'is truncated: its header lists more tiles than it contains'],
      [file('png.pmtiles', with1(99, 2)), 'contains raster tiles, but vector tiles are required'],
      [file('br.pmtiles', with1(98, 3)), 'uses a compression that browsers cannot read; gzip is required'],
    ] as const) {
      expect(problemsOf({ MAP_PMTILES: path })).toEqual([`MAP_PMTILES is ${path}, which ${why}.`]);
    }
    expect(problemsOf({ MAP_PMTILES: file('good.pmtiles', archive) })).toEqual([]);
    expect(problemsOf({ MAP_PMTILES: 'https://maps.test/usa.pmtiles' })).toEqual([]);
  });

  it('several invalid settings are reported together', () => {
    const problems = problemsOf({
      PORT: 'x',
      LOG_LEVEL: 'loud',
      S3_BUCKET: 'paws',
      S3_ENDPOINT: 'https://s3.test',
      DATABASE_CA: 'PEM',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_CA',
      'LOG_LEVEL',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'DATABASE_CA',
    ]);
  });

  it('a database may have several servers, standbys for reads, and a pooler', () => {
    const DATABASE_URL = 'postgresql://app:a%2Cb@one:5433,two/paws?target_session_attrs=read-write';
    const { database } = readSettings({
      DATABASE_URL,
      DATABASE_READ_URLS: 'postgresql://app@three/paws, postgres://app@four:5433/paws',
      DATABASE_POOLER: 'transaction',
      DATABASE_DIRECT_URL: 'postgresql://app@five/paws',
    });
    expect(database).toEqual({
      embedded: false,
      url: DATABASE_URL,
      migrationUrl: 'postgresql://app@five/paws',
      readUrls: ['postgresql://app@three/paws', 'postgres://app@four:5433/paws'],
      directUrl: 'postgresql://app@five/paws',
      isPooled: true,
    });
  });

  it.each([
    [
      { DATABASE_URL: 'postgresql://app@one,two/paws' },
      /^DATABASE_URL must end with \?target_session_attrs=read-write/,
    ],
    [{ DATABASE_URL: 'postgresql://app@one:x/paws' }, /^DATABASE_URL must be an address like/],
    [
      { DATABASE_URL: 'postgresql://app@one/paws', DATABASE_READ_URLS: 'postgresql://app@two/paws,three' },
      /^DATABASE_READ_URLS must be an address like .*, or several/,
    ],
    [{ DATABASE_READ_URLS: 'postgresql://app@two/paws' }, /^DATABASE_READ_URLS requires DATABASE_URL/],
    [{ DATABASE_URL: 'postgresql://app@one/paws', DATABASE_POOLER: 'session' }, /^DATABASE_POOLER must be none or/],
    [
      { DATABASE_URL: 'postgresql://app@one/paws', DATABASE_POOLER: 'transaction' },
      /^DATABASE_POOLER=transaction requires DATABASE_DIRECT_URL/,
    ],
  ])('a database setting that cannot work is refused: %j', (settings, problem) => {
    expect(problemsOf(settings)).toEqual([expect.stringMatching(problem)]);
  });

  it('all settings are listed in .env.example with an explanation', () => {
    const example = readFileSync('.env.example', 'utf8');
    const listed = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted());
    expect(SECRET_NAMES.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  it.each([...DOCUMENTS, 'docker-compose.yml', 'Dockerfile'])('only existing settings are mentioned in %s', (file) => {
    const known = [...SETTING_NAMES, ...SECRET_NAMES.map((name) => `${name}_FILE`)];
    const named = readFileSync(file, 'utf8').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b[A-Z][A-Z0-9]+_\*/g) ?? [];
    const unknown = named.filter((name) =>
      name.endsWith('*') ? !known.some((one) => one.startsWith(name.slice(0, -1))) : !known.includes(name),
    );
    expect(unknown.filter((name) => !NOT_OF_THE_PRODUCT.has(name))).toEqual([]);
  });

  it('each setting is used somewhere in the app', () => {
    const sources = ['application', 'infrastructure', 'interfaces', 'web']
      .flatMap((layer) => readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((name) => join(layer, name)))
      .filter((name) => name.endsWith('.ts') && !name.startsWith(join('infrastructure', 'config', 'settings')));
    const product = sources.map((name) => readFileSync(name, 'utf8')).join('\n');
    const leaves = (group: object): string[] =>
      Object.entries(group).flatMap(([name, value]) =>
        isGroup(value) ? leaves(value) : new RegExp(`\\b${name}\\b`).test(product) ? [] : [name],
      );
    const every = Object.fromEntries(TOGETHER.flat().map((name) => [name, EXAMPLES[name] ?? 'https://one.test']));
    expect(leaves(readSettings(every))).toEqual([]);
  });
});
