import { describe, expect, it } from '@jest/globals';
import { PRODUCTION, problemsOf, STRIPE } from '../../support/settings.js';

/** Settings that belong together, by prefix. */
const GROUPS = {
  STRIPE_: STRIPE,
  OIDC_: { OIDC_CLIENT_ID: 'paws', OIDC_CLIENT_SECRET: 'k7Q2vR9mZ4xT8nB1' },
  S3_: { S3_BUCKET: 'paws', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'k7Q2vR9mZ4xT8nB1' },
};

describe('a start in production', () => {
  it('production starts if every setting is valid', () => {
    expect(problemsOf(PRODUCTION)).toEqual([]);
    expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  it("production doesn't start without a secret, an administrator, and its public URL", () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('APP_SECRET is required'),
      expect.stringMatching(/^ADMIN_PASSWORD or ADMIN_PASSWORD_HASH is required; .* 12 characters/),
      expect.stringMatching(/^PUBLIC_URL is required; set the address/),
    ]);
  });

  it.each(['smtps://paws:pw@mail.test:465', 'smtp://127.0.0.1:25'])(
    "production doesn't send email through %s without a sender and a support address",
    (SMTP_URL) => {
      expect(problemsOf({ ...PRODUCTION, SMTP_URL })).toEqual([
        expect.stringMatching(/^MAIL_FROM is required with SMTP_URL/),
        expect.stringMatching(/^SUPPORT_EMAIL is required with SMTP_URL/),
      ]);
      expect(problemsOf({ ...PRODUCTION, SMTP_URL, MAIL_FROM: 'paws@paws.test' })).toEqual([
        expect.stringMatching(/^SUPPORT_EMAIL /),
      ]);
      expect(
        problemsOf({ ...PRODUCTION, SMTP_URL, MAIL_FROM: 'paws@paws.test', SUPPORT_EMAIL: 'help@paws.test' }),
      ).toEqual([]);
    },
  );

  it('outside production, the settings require neither a public URL nor a sender', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual([]);
  });

  it('lists every missing, invalid, and unsafe setting at once, one line each', () => {
    const problems = problemsOf({
      NODE_ENV: 'production',
      APP_SECRET_FILE: '/none/app-secret',
      PORT: 'x',
      SMTP_URL: 'mail.test',
      DATABASE_URL: 'postgresql://app:pw@db.test/paws',
      S3_BUCKET: 'paws',
      DEMO_DATA: 'on',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      ...['APP_SECRET_FILE', 'PORT', 'SMTP_URL', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      ...['ADMIN_PASSWORD', 'PUBLIC_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'DATABASE_URL', 'DEMO_DATA'],
    ]);
    expect(problems.join('')).not.toContain('\n');
  });

  it.each([
    ['APP_SECRET', 'change-me-change-me-change-me-change-me'],
    ['APP_SECRET', '00000000000000000000000000000000'],
    ['ADMIN_PASSWORD', 'please-change-this'],
    ['ADMIN_PASSWORD', 'elevenchars'],
    // Seven characters, but 14 UTF-16 units.
    ['ADMIN_PASSWORD', '🐕🐈🐇🐎🐓🐑🐖'],
    ['PUBLIC_URL', 'http://paws.test'],
    ['PUBLIC_URL', 'http://127.0.0.1.paws.test'],
    ['DEMO_DATA', 'on'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_change-me'],
    ['STRIPE_API_BASE', 'http://stripe.test'],
    ['OIDC_ISSUER', 'http://issuer.test'],
    ['S3_ENDPOINT', 'http://storage.test:9000'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.test:4318'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '127.0.0.1, ::/0'],
    ['TRUSTED_PROXIES', '0.0.0.0/1, 128.0.0.0/1'],
    ['TRUSTED_PROXIES', '::ffff:0:0/96'],
    ['DATABASE_URL', 'postgresql://app:pw@db.test/paws'],
    ['DATABASE_URL', 'postgresql://app:pw@db.test/paws?sslmode=prefer'],
  ])("production doesn't start if %s is %j", (name, value) => {
    const group = Object.entries(GROUPS).find(([begin]) => name.startsWith(begin))?.[1];
    expect(problemsOf({ ...PRODUCTION, ...group, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} `)),
    ]);
  });

  it.each([
    { OIDC_ISSUER: 'https://issuer.test', ...GROUPS.OIDC_ },
    { OIDC_ISSUER: 'http://localhost:9000', ...GROUPS.OIDC_ },
    { S3_ENDPOINT: 'http://127.0.0.1:9000', ...GROUPS.S3_ },
    { TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1, fd00::/16, ::ffff:10.0.0.0/104' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.test', OTEL_EXPORTER_OTLP_HEADERS: 'api-key=k7Q2vR9mZ4xT8nB1' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_PRIVATE_NETWORK: 'on' },
    { S3_ENDPOINT: 'http://s3:8333', S3_PRIVATE_NETWORK: 'on', ...GROUPS.S3_ },
  ])('production starts with %o', (settings) => expect(problemsOf({ ...PRODUCTION, ...settings })).toEqual([]));

  it.each([
    'postgresql://app:pw@db.test/paws?sslmode=verify-full',
    'postgresql://app:pw@127.0.0.1/paws',
    'postgresql://app:pw@[::1]/paws',
    'postgresql://app:pw@%2Fvar%2Frun%2Fpostgresql/paws',
    'postgresql:///paws?host=/var/run/postgresql&user=app',
  ])('production starts with the database %s', (url) => {
    expect(problemsOf({ ...PRODUCTION, DATABASE_URL: url })).toEqual([]);
  });

  it('a start in production checks every server and every address of the database', () => {
    const near = 'postgresql://app@127.0.0.1:5432/paws';
    const far = 'postgresql://app@127.0.0.1,db.test/paws?target_session_attrs=read-write';
    expect(
      problemsOf({ ...PRODUCTION, DATABASE_URL: far, DATABASE_READ_URLS: `${near},postgresql://app@b/paws` }),
    ).toEqual([
      expect.stringMatching(/^DATABASE_URL must use TLS/),
      expect.stringMatching(/^DATABASE_READ_URLS must use TLS/),
    ]);
    const safe = { DATABASE_URL: `${far}&sslmode=verify-full`, DATABASE_READ_URLS: `${near},${near}` };
    expect(problemsOf({ ...PRODUCTION, ...safe })).toEqual([]);
  });

  it('a start in production checks the migration role too', () => {
    const DATABASE_URL = 'postgresql://app@127.0.0.1/paws';
    expect(
      problemsOf({
        ...PRODUCTION,
        DATABASE_URL,
        MIGRATION_DATABASE_URL: 'postgresql://owner@db.test/paws',
      }),
    ).toEqual([expect.stringMatching(/^MIGRATION_DATABASE_URL /)]);
  });
});
