import { pmtilesProblem } from './pmtiles-file.js';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  environmentSchema,
  NO_SUPPORT_EMAIL,
  SECRET_NAMES,
  SETTING_NAMES,
  TOGETHER,
  type Environment,
  type SettingName,
} from './environment-schema.js';
import { productionRefusals } from './production-refusals.js';
import { PROJECT_ROOT } from './project-root.js';
import { telemetryOf } from './telemetry-settings.js';
import { defaultWorkers } from './worker-count.js';

export type DatabaseSettings =
  | { readonly embedded: true }
  | {
      readonly embedded: false;
      readonly url: string;
      /** The role that may change the schema. Defaults to the runtime role's URL. */
      readonly migrationUrl: string;
      /** Standbys that answer reads, one URL each. */
      readonly readUrls: readonly string[];
      /** Connects without a pooler: for LISTEN, background jobs, and migrations. Defaults to `url`. */
      readonly directUrl: string;
      /** Whether a pooler gives each transaction another connection, so that a session keeps nothing. */
      readonly isPooled: boolean;
      /** The server's certificate authority, in PEM format. */
      readonly ca?: string;
    };

/** The operator's settings, read once at startup. `.env.example` explains each. */
export type Settings = ReturnType<typeof grouped>;

/** Stops the startup. Each problem is a sentence that names its setting. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * Reads every setting. An empty value counts as not set. A secret may come from the file that NAME_FILE names.
 * @throws SettingsError that lists all problems at once.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const wrong = new Set<string>();
  const raw = rawValues(env, problems, wrong);
  const parsed = environmentSchema.safeParse(raw);
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0]);
    // One sentence per setting, even if several entries of its list are wrong.
    if (!wrong.has(name)) problems.push(`${name} ${issue.message}.`);
    wrong.add(name);
  }
  problems.push(...contradictions(raw, wrong));
  if (raw.NODE_ENV === 'production') problems.push(...productionRefusals(raw, wrong));
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  return grouped(parsed.data);
}

/** Returns the settings that the legal pages need but that the operator has not set. */
export function unsetForTexts({ site }: Pick<Settings, 'site'>): SettingName[] {
  const conditions: readonly (readonly [SettingName, boolean])[] = [
    ['OPERATOR_NAME', site.operator.name !== null],
    ['OPERATOR_ADDRESS', site.operator.address !== null],
    ['GOVERNING_STATE', site.operator.governingState !== null],
    ['SUPPORT_EMAIL', site.supportEmail !== NO_SUPPORT_EMAIL],
  ];
  return conditions.filter(([, isSet]) => !isSet).map(([name]) => name);
}

type RawValues = Partial<Record<SettingName, string>>;

/** Adds settings whose file cannot be read to `wrong`. */
function rawValues(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
  wrong: Set<string>,
): RawValues {
  const raw: RawValues = {};
  for (const name of SETTING_NAMES) {
    const value = env[name]?.trim() || undefined;
    const file = SECRET_NAMES.includes(name) ? env[`${name}_FILE`]?.trim() || undefined : undefined;
    if (value !== undefined && file !== undefined) problems.push(`${name} and ${name}_FILE are both set; keep one.`);
    const content = value ?? (file === undefined ? undefined : readSecret(name, file, problems));
    if (content !== undefined) raw[name] = content;
    else if (file !== undefined) wrong.add(name);
  }
  return raw;
}

function readSecret(name: SettingName, file: string, problems: string[]): string | undefined {
  try {
    const content = readFileSync(file, 'utf8').trim();
    if (content !== '') return content;
    problems.push(`${name}_FILE is ${file}, which is empty.`);
  } catch {
    problems.push(`${name}_FILE is ${file}, which cannot be read.`);
  }
  return undefined;
}

const OF_OWN_DATABASE = [
  'MIGRATION_DATABASE_URL',
  'DATABASE_READ_URLS',
  'DATABASE_DIRECT_URL',
  'DATABASE_POOLER',
  'DATABASE_CA',
] as const satisfies readonly SettingName[];

function contradictions(raw: RawValues, wrong: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  for (const names of TOGETHER) {
    const missing = names.filter((name) => raw[name] === undefined && !wrong.has(name));
    if (missing.length > 0 && missing.length < names.length) {
      problems.push(...missing.map((name) => `${name} is missing: ${names.join(', ')} must be set together.`));
    }
  }
  for (const name of OF_OWN_DATABASE) {
    if (raw[name] !== undefined && raw.DATABASE_URL === undefined && !wrong.has('DATABASE_URL')) {
      problems.push(`${name} requires DATABASE_URL: without it, the embedded database is used.`);
    }
  }
  if (
    raw.DATABASE_POOLER === 'transaction' &&
    raw.DATABASE_DIRECT_URL === undefined &&
    !wrong.has('DATABASE_DIRECT_URL')
  ) {
    problems.push(
      'DATABASE_POOLER=transaction requires DATABASE_DIRECT_URL, which leads to PostgreSQL without the pooler.',
    );
  }
  if (raw.OTEL_EXPORTER_OTLP_HEADERS !== undefined && raw.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) {
    problems.push('OTEL_EXPORTER_OTLP_HEADERS requires OTEL_EXPORTER_OTLP_ENDPOINT, which names the collector.');
  }
  if (raw.STRIPE_API_BASE !== undefined && raw.STRIPE_SECRET_KEY === undefined) {
    problems.push('STRIPE_API_BASE requires STRIPE_SECRET_KEY: without it, payments do not use Stripe.');
  }
  if (raw.ADMIN_PASSWORD !== undefined && raw.ADMIN_PASSWORD_HASH !== undefined) {
    problems.push('ADMIN_PASSWORD and ADMIN_PASSWORD_HASH are both set; keep one.');
  }
  if (raw.MAP_PMTILES !== undefined && raw.MAP_TILES !== undefined) {
    problems.push('MAP_PMTILES and MAP_TILES are both set; keep one.');
  }
  problems.push(...mapFileProblems(raw));
  return problems;
}

/** A map on another site is loaded only by browsers and may be down at startup, so a problem there is only logged. */
function mapFileProblems({ MAP_PMTILES: path }: RawValues): string[] {
  if (path === undefined || /^https?:\/\//i.test(path)) return [];
  const problem = pmtilesProblem(path);
  return problem === null ? [] : [`MAP_PMTILES is ${path}, which ${problem}.`];
}

function grouped(env: Environment) {
  const production = env.NODE_ENV === 'production';
  const database = databaseOf(env);
  return {
    production,
    http: {
      port: env.PORT,
      host: env.HOST,
      /** The site's public address, without a trailing slash. */
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      trustedProxies: env.TRUSTED_PROXIES,
      corsOrigins: env.CORS_ORIGINS,
      // Production always has rate limits, even if a test setting turns them off.
      rateLimit: env.RATE_LIMIT || production,
    },
    /** Processes that serve requests. */
    workers: env.WEB_CONCURRENCY ?? defaultWorkers(),
    /** An absolute path. */
    dataDir: resolve(env.DATA_DIR),
    database,
    /** Absolute path of the table that maps OpenStreetMap tags to businesses. */
    hidesMissing: env.IMPORT_HIDE_MISSING,
    overtureConfidence: env.OVERTURE_MIN_CONFIDENCE,
    importTags: resolve(env.IMPORT_TAGS_FILE ?? join(PROJECT_ROOT, 'infrastructure/import/openstreetmap.yaml')),
    demoData: env.DEMO_DATA ?? (database.embedded && !production),
    appSecret: env.APP_SECRET,
    admin: { password: env.ADMIN_PASSWORD, passwordHash: env.ADMIN_PASSWORD_HASH },
    site: {
      name: env.SITE_NAME,
      supportEmail: env.SUPPORT_EMAIL,
      operator: {
        name: env.OPERATOR_NAME ?? null,
        address: env.OPERATOR_ADDRESS ?? null,
        governingState: env.GOVERNING_STATE ?? null,
      },
      social: {
        facebook: env.SOCIAL_FACEBOOK,
        instagram: env.SOCIAL_INSTAGRAM,
        linkedin: env.SOCIAL_LINKEDIN,
        tiktok: env.SOCIAL_TIKTOK,
      },
    },
    map: { pmtiles: env.MAP_PMTILES, tiles: env.MAP_TILES },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    ...services(env),
    backup: { to: backupTo(env.BACKUP_TO), passphrase: env.BACKUP_PASSPHRASE },
    webhooks: { allowsLoopback: env.WEBHOOKS_TO_LOOPBACK },
    metricsToken: env.METRICS_TOKEN,
    telemetry: telemetryOf(env),
    logLevel: env.LOG_LEVEL,
  };
}

function databaseOf(env: Environment): DatabaseSettings {
  if (env.DATABASE_URL === undefined) return { embedded: true };
  const directUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  return {
    embedded: false,
    url: env.DATABASE_URL,
    migrationUrl: env.MIGRATION_DATABASE_URL ?? directUrl,
    readUrls: env.DATABASE_READ_URLS ?? [],
    directUrl,
    isPooled: env.DATABASE_POOLER === 'transaction',
    ...(env.DATABASE_CA === undefined ? {} : { ca: env.DATABASE_CA }),
  };
}

/** A folder becomes an absolute path; an s3:// address stays. */
const backupTo = (address: string | undefined): string | undefined =>
  address === undefined || address.startsWith('s3://') ? address : resolve(address);

/** External services. The product substitutes undefined ones itself (outbox files, its own sign-in). */
function services(env: Environment) {
  return {
    oidc: together({ issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET }),
    twilio: together({ accountSid: env.TWILIO_ACCOUNT_SID, authToken: env.TWILIO_AUTH_TOKEN, from: env.TWILIO_FROM }),
    stripe: stripeOf(env),
    s3: together({
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: env.S3_BUCKET,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    }),
  };
}

/** STRIPE_API_BASE is optional and only for tests. */
function stripeOf(env: Environment) {
  const account = together({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    priceId: env.STRIPE_PRICE_ID,
  });
  return account === undefined ? undefined : { ...account, apiBase: env.STRIPE_API_BASE };
}

type Complete<T> = { readonly [Key in keyof T]: NonNullable<T[Key]> };

function together<T extends Record<string, string | undefined>>(values: T): Complete<T> | undefined {
  return isComplete(values) ? values : undefined;
}

function isComplete<T extends Record<string, string | undefined>>(values: T): values is T & Complete<T> {
  return Object.values(values).every((value) => value !== undefined);
}
