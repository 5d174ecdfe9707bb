import ipaddr from 'ipaddr.js';
import { ADMIN_PASSWORD_MIN } from '../../domain/account/password.js';
import { isLoopbackHost } from '../../domain/shared/loopback-host.js';
import { databaseConnection, databaseServers, type DatabaseHost } from './database-connection.js';
import { BETWEEN_URLS, type SettingName } from './environment-schema.js';

/** Words that appear in examples and never protect anything. */
const PLACEHOLDER = /change.?me|please.?change|example|placeholder|default|your.?secret|^(.)\1*$/i;
const SECRETS = [
  'APP_SECRET',
  'ADMIN_PASSWORD',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'STRIPE_WEBHOOK_SECRET',
] as const;

type RawValues = Readonly<Partial<Record<SettingName, string>>>;

/**
 * Returns why a publicly reachable server must not start, one sentence per problem, each naming the setting.
 * `alreadyWrong` has settings with an invalid format or an unreadable file, which are not checked again.
 */
export function productionRefusals(raw: RawValues, alreadyWrong: ReadonlySet<string>): string[] {
  const valid: RawValues = Object.fromEntries(Object.entries(raw).filter(([name]) => !alreadyWrong.has(name)));
  const isSet = (name: SettingName) => raw[name] !== undefined || alreadyWrong.has(name);
  return [...missing(isSet), ...secretRefusals(valid), ...addressRefusals(valid)].map(
    (problem) => `${problem} (NODE_ENV is production).`,
  );
}

function missing(isSet: (name: SettingName) => boolean): string[] {
  const problems: string[] = [];
  if (!isSet('APP_SECRET')) problems.push('APP_SECRET is required; generate one with: openssl rand -hex 32');
  if (!isSet('ADMIN_PASSWORD') && !isSet('ADMIN_PASSWORD_HASH')) {
    problems.push(
      `ADMIN_PASSWORD or ADMIN_PASSWORD_HASH is required; choose a password of at least ${ADMIN_PASSWORD_MIN} characters`,
    );
  }
  if (!isSet('PUBLIC_URL')) {
    problems.push('PUBLIC_URL is required; set the address that visitors open, such as https://paws.example.com');
  }
  // Their defaults are invented addresses: replies and visitors' messages would be lost without a trace.
  if (isSet('SMTP_URL')) problems.push(...missingSenders(isSet));
  return problems;
}

function missingSenders(isSet: (name: SettingName) => boolean): string[] {
  return [
    ...(isSet('MAIL_FROM')
      ? []
      : ['MAIL_FROM is required with SMTP_URL; set the sender of emails, such as Welcome Paws <no-reply@example.com>']),
    ...(isSet('SUPPORT_EMAIL')
      ? []
      : ["SUPPORT_EMAIL is required with SMTP_URL; set the address that receives visitors' messages"]),
  ];
}

function secretRefusals(valid: RawValues): string[] {
  const problems: string[] = [];
  for (const name of SECRETS) {
    if (PLACEHOLDER.test(valid[name] ?? '')) problems.push(`${name} is an example value; choose your own`);
  }
  return problems;
}

function addressRefusals(valid: RawValues): string[] {
  const problems: string[] = [];
  if (isPlainHttp(valid.PUBLIC_URL)) problems.push('PUBLIC_URL must start with https://');
  // They receive tokens, photos, and payments.
  for (const name of ['OIDC_ISSUER', 'STRIPE_API_BASE'] as const) {
    if (isPlainHttp(valid[name])) problems.push(`${name} must start with https:// unless it is on this machine`);
  }
  if (isPlainHttp(valid.S3_ENDPOINT) && !isOn(valid.S3_PRIVATE_NETWORK)) {
    problems.push('S3_ENDPOINT must start with https:// unless it is on this machine, or S3_PRIVATE_NETWORK is on');
  }
  if (isPlainHttp(valid.OTEL_EXPORTER_OTLP_ENDPOINT) && !isOn(valid.OTEL_PRIVATE_NETWORK)) {
    problems.push(
      'OTEL_EXPORTER_OTLP_ENDPOINT must start with https:// unless it is on this machine, or OTEL_PRIVATE_NETWORK is on',
    );
  }
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URLS'] as const) {
    if (valid[name]?.split(BETWEEN_URLS).every(isSafeRoute) === false) {
      problems.push(`${name} must use TLS (add ?sslmode=verify-full) unless the database is on this machine`);
    }
  }
  if (isOn(valid.DEMO_DATA)) problems.push('DEMO_DATA must be off: the password of the demo members is public');
  if (isOn(valid.WEBHOOKS_TO_LOOPBACK)) {
    problems.push('WEBHOOKS_TO_LOOPBACK must be off: it lets members send requests to this machine');
  }
  const wide = valid.TRUSTED_PROXIES?.split(',').find((range) => isTooWide(range.trim()));
  if (wide !== undefined) {
    problems.push(
      `TRUSTED_PROXIES must name only your proxies: with ${wide.trim()}, strangers could choose the address that limits and logs use`,
    );
  }
  return problems;
}

/** Returns whether an address range is larger than any proxy network (10.0.0.0/8 is the largest private one). */
function isTooWide(range: string): boolean {
  if (!range.includes('/')) return false;
  const [address, bits] = ipaddr.parseCIDR(range);
  if (address instanceof ipaddr.IPv4) return bits < 8;
  return bits < 16 || (bits < 104 && address.isIPv4MappedAddress());
}

/** Returns whether a URL is not encrypted and leaves this machine. */
function isPlainHttp(url: string | undefined): boolean {
  if (url === undefined) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopbackHost(hostname);
}

function isOn(flag: string | undefined): boolean {
  return /^(on|true|yes|y|1|enabled)$/i.test(flag ?? '');
}

function isSafeRoute(databaseUrl: string): boolean {
  const isHere = ({ host }: DatabaseHost) => host === '' || host.startsWith('/') || isLoopbackHost(host);
  return databaseServers(databaseUrl).hosts.every(isHere) || databaseConnection(databaseUrl).ssl !== false;
}
