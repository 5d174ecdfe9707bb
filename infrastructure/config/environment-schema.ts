import { z } from 'zod';
import { ADMIN_PASSWORD_MIN } from '../../domain/account/password.js';
import { countCharacters } from '../../domain/shared/characters.js';
import { MIN_CONFIDENCE } from '../../domain/import/overture-place.js';
import { MAX_WORKERS } from './worker-count.js';
import { stateCode, US_STATES } from '../../domain/gazetteer/us-state.js';
import { databaseServers } from './database-connection.js';

/** Minimum length of APP_SECRET in characters: 32 hexadecimal digits still give 128 bits. */
const MIN_SECRET_LENGTH = 32;

const text = z.string().trim();
const NO_PORT = 'must be a port from 0 to 65535';
const port = z.coerce.number(NO_PORT).int(NO_PORT).min(0, NO_PORT).max(65535, NO_PORT);
const NO_WORKERS = `must be a number of processes from 1 to ${MAX_WORKERS}`;
const workers = z.coerce.number(NO_WORKERS).int(NO_WORKERS).min(1, NO_WORKERS).max(MAX_WORKERS, NO_WORKERS);
const flag = z.stringbool({ error: 'must be on or off' });
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((address) => address.replace(/\/+$/, ''));
const NO_DATABASE_URL = 'must be an address like postgresql://user:password@host:5432/database';
const databaseUrl = text
  .refine((url) => isDatabaseUrl(url), { error: NO_DATABASE_URL, abort: true })
  .refine((url) => namesOnePrimary(url), {
    error: 'must end with ?target_session_attrs=read-write because it names several servers',
  });
/** Between the URLs of a list. A comma in a password is written as %2C. */
export const BETWEEN_URLS = /\s*,\s*(?=postgres(?:ql)?:\/\/)/;
const databaseUrls = text
  .transform((list) => list.split(BETWEEN_URLS))
  .refine((urls) => urls.every((url) => isDatabaseUrl(url) && !url.includes(',')), {
    error: `${NO_DATABASE_URL}, or several of them, separated by commas`,
  });
const commaList = text.transform((list) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const HEADER_PAIR = /^([!#$%&'*+.^_`|~\w-]+)\s*=(.*)$/;
const NO_SHARE = 'must be a number from 0 to 1';
const SAMPLERS = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const;
const listOf = <T extends z.ZodType<unknown, string>>(item: T) => commaList.pipe(z.array(item));
const cidr = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'must be IP addresses or CIDR ranges, separated by commas',
});
const origin = webAddress.refine((address) => new URL(address).origin === address, {
  error: 'must be origins such as https://app.example.com, separated by commas and without a path',
});
const certificate = text
  .transform((pem) => pem.replaceAll('\\n', '\n'))
  .refine((pem) => pem.startsWith('-----BEGIN'), {
    error: 'must be a certificate in PEM form (or use DATABASE_CA_FILE)',
  });

/** Pairs as OpenTelemetry writes them: `name=value`, percent-encoded, separated by commas. */
const headers = text.transform((list, context) => {
  const pairs = list.split(',').map((pair) => HEADER_PAIR.exec(pair.trim()) ?? []);
  const isWrong = pairs.some(([, name, value]) => name === undefined || decoded(value) === null);
  if (!isWrong)
    return Object.fromEntries(pairs.map(([, name, value]) => [String(name).toLowerCase(), String(decoded(value))]));
  context.issues.push({ code: 'custom', input: list, message: 'must be like Authorization=Bearer%20token,name=value' });
  return z.NEVER;
});

/** Returns the decoded text; null if it cannot be part of a header. */
function decoded(value = ''): string | null {
  try {
    const plain = decodeURIComponent(value.trim());
    return /^[\t\x20-\x7e]+$/.test(plain) ? plain : null;
  } catch {
    return null;
  }
}

const state = text.transform((words, context) => {
  const code = stateCode(words);
  if (code !== null) return US_STATES[code];
  context.issues.push({ code: 'custom', input: words, message: 'must be a US state, such as Texas or TX' });
  return z.NEVER;
});

function isDatabaseUrl(url: string): boolean {
  try {
    return databaseServers(url).hosts.every(({ port }) => Number.isInteger(port));
  } catch {
    return false;
  }
}

/** Any of several servers could be a standby, so the URL must say that it means the primary. */
function namesOnePrimary(url: string): boolean {
  const { hosts, isWritable } = databaseServers(url);
  return hosts.length === 1 || isWritable;
}

/** A placeholder that nobody reads, until the operator sets their own address. */
export const NO_SUPPORT_EMAIL = 'support@example.com';

/** PHC format: algorithm, costs, salt, and hash, in base64 without padding. */
const PASSWORD_HASH =
  /^(?:\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+|\$?scrypt\$ln=\d{1,2},r=\d{1,2},p=\d{1,2})(?:\$[A-Za-z0-9+/]+){2}$/;

/** All settings by their environment variable. `.env.example` explains each and gives its default. */
export const environmentSchema = z.object({
  NODE_ENV: text.default('development'),
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  WEB_CONCURRENCY: workers.optional(),
  DATABASE_URL: databaseUrl.optional(),
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URLS: databaseUrls.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOLER: z.enum(['none', 'transaction'], { error: 'must be none or transaction' }).default('none'),
  DATABASE_CA: certificate.optional(),
  DATA_DIR: text.default('./.data'),
  DEMO_DATA: flag.optional(),
  IMPORT_TAGS_FILE: text.optional(),
  OVERTURE_MIN_CONFIDENCE: z.coerce.number().min(0).max(1).default(MIN_CONFIDENCE),
  // Counted in characters, not UTF-16 units, like every other password.
  ADMIN_PASSWORD: text
    .refine((password) => countCharacters(password) >= ADMIN_PASSWORD_MIN, {
      error: `must have at least ${ADMIN_PASSWORD_MIN} characters`,
    })
    .optional(),
  ADMIN_PASSWORD_HASH: text
    .regex(PASSWORD_HASH, 'must be a hash like $argon2id$v=19$m=19456,t=2,p=1$…$… or $scrypt$ln=16,r=8,p=1$…$…')
    .optional(),
  SITE_NAME: text.max(60, 'must have at most 60 characters').default('Welcome Paws'),
  OPERATOR_NAME: text.max(120, 'must have at most 120 characters').optional(),
  OPERATOR_ADDRESS: text.max(300, 'must have at most 300 characters').optional(),
  GOVERNING_STATE: state.optional(),
  SOCIAL_FACEBOOK: webAddress.default('https://www.facebook.com'),
  SOCIAL_INSTAGRAM: webAddress.default('https://www.instagram.com'),
  SOCIAL_LINKEDIN: webAddress.default('https://www.linkedin.com'),
  SOCIAL_TIKTOK: webAddress.default('https://www.tiktok.com'),
  MAP_PMTILES: text.optional(),
  MAP_TILES: text
    .refine((address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)), {
      error: 'must be a tile address with {z}, {x} and {y}',
    })
    .optional(),
  APP_SECRET: text.min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  SMTP_URL: text
    .refine((url) => /^smtps?:\/\//.test(url) && URL.canParse(url), {
      error: 'must be an address like smtps://user:password@mail.example.com:465',
    })
    .optional(),
  MAIL_FROM: text.includes('@', 'must be an email address').default('Welcome Paws <no-reply@localhost>'),
  SUPPORT_EMAIL: z.email('must be an email address').default(NO_SUPPORT_EMAIL),
  TWILIO_ACCOUNT_SID: text.regex(/^AC[0-9a-f]{32}$/i, 'must be AC followed by 32 hexadecimal digits').optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: z.e164('must be a phone number like +15555550100').optional(),
  STRIPE_SECRET_KEY: text
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_\S+$/, 'must begin with whsec_').optional(),
  STRIPE_PRICE_ID: text.regex(/^price_\w+$/, 'must begin with price_').optional(),
  STRIPE_API_BASE: webAddress
    .refine((address) => new URL(address).origin === address, { error: 'must be an address without a path' })
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_PRIVATE_NETWORK: flag.default(false),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  BACKUP_TO: text.optional(),
  BACKUP_PASSPHRASE: text.min(16, 'must have at least 16 characters').optional(),
  TRUSTED_PROXIES: listOf(cidr).default([]),
  CORS_ORIGINS: listOf(origin).default([]),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_PRIVATE_NETWORK: flag.default(false),
  OTEL_SERVICE_NAME: text.max(60, 'must have at most 60 characters').default('welcome-paws'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(NO_SHARE).min(0, NO_SHARE).max(1, NO_SHARE).default(1),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  RATE_LIMIT: flag.default(true),
  WEBHOOKS_TO_LOOPBACK: flag.default(false),
  IMPORT_HIDE_MISSING: flag.default(true),
});

export type Environment = z.infer<typeof environmentSchema>;
export type SettingName = keyof Environment;

export const SETTING_NAMES = Object.keys(environmentSchema.shape) as SettingName[];

/** Settings that can also be read from a file named by NAME_FILE. */
export const SECRET_NAMES: readonly SettingName[] = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DATABASE_READ_URLS',
  'DATABASE_DIRECT_URL',
  'DATABASE_CA',
  'ADMIN_PASSWORD',
  'ADMIN_PASSWORD_HASH',
  'APP_SECRET',
  'BACKUP_PASSPHRASE',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'TWILIO_AUTH_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

/** Groups of settings that must be set together or not at all. */
export const TOGETHER: readonly (readonly SettingName[])[] = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];
