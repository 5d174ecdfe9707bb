import { describe, expect, it } from '@jest/globals';
import { runChecks } from '../../../infrastructure/doctor/check.js';
import { databaseChecks } from '../../../infrastructure/doctor/database-checks.js';
import { allChecks } from '../../../infrastructure/doctor/doctor.js';
import { settingChecks } from '../../../infrastructure/doctor/setting-checks.js';
import { storageCheck } from '../../../infrastructure/doctor/storage-check.js';
import { timedProbe } from '../../../infrastructure/health/timed-probe.js';
import { SECRET_NAMES } from '../../../infrastructure/config/environment-schema.js';
import { contextWith, linesFrom } from '../../support/doctor.js';
import { PRODUCTION } from '../../support/settings.js';

const linesOf = (name: string, env: Record<string, string>) => linesFrom(settingChecks(contextWith(env)), name);
const SITE = {
  ...{
    OPERATOR_NAME: 'Example',
    OPERATOR_ADDRESS: '1 Main St',
    GOVERNING_STATE: 'Texas',
    SUPPORT_EMAIL: 'a@paws.test',
  },
  METRICS_TOKEN: '5f0c7a1e93b24d68a1c07e5b2f9d3846',
};

describe('the doctor’s check of the settings', () => {
  it('accepts valid settings, and reports wrong ones with the start’s errors', async () => {
    expect(await linesOf('settings', { ...PRODUCTION, ...SITE })).toEqual(['ok: All settings are valid.']);
    expect(await linesOf('settings', {})).toEqual([expect.stringContaining('warning: NODE_ENV is not production')]);
    const wrong = { ...PRODUCTION, APP_SECRET: 'short', S3_BUCKET: 'paws', PUBLIC_URL: 'http://paws.test' };
    const lines = await linesOf('settings', wrong);
    expect(lines).toContainEqual(expect.stringMatching(/^problem: APP_SECRET must have at least 32 characters/));
    expect(lines).toContainEqual(expect.stringMatching(/^problem: PUBLIC_URL must start with https/));
    expect(lines).toContainEqual(expect.stringMatching(/^problem: S3_ENDPOINT is missing/));
    expect(lines).toContainEqual(expect.stringMatching(/^warning: The legal texts lack OPERATOR_NAME/));
  });

  it('skips only the checks that need a wrong setting', async () => {
    const context = contextWith({ ...PRODUCTION, DATABASE_URL: 'nothing', DATABASE_POOLER: 'none', S3_BUCKET: 'paws' });
    expect(await linesFrom(databaseChecks(context), 'database')).toEqual([
      'warning: Not checked: DATABASE_URL is not valid. Correct it first.',
    ]);
    expect(await linesFrom([storageCheck(context)], 'files')).toEqual([]);
    expect(context.settings.http.publicUrl).toBe(PRODUCTION.PUBLIC_URL);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['metrics', { ...PRODUCTION }, /^warning: \/metrics is off.*Set METRICS_TOKEN/],
    ['metrics', { ...PRODUCTION, ...SITE }, /^ok: /],
    ['proxies', {}, /^ok: No proxy is used/],
    ['proxies', { ...PRODUCTION }, /^problem: .*TRUSTED_PROXIES is not set: all visitors share/],
    ['proxies', { ...PRODUCTION, TRUSTED_PROXIES: '127.0.0.1' }, /^ok: Only these proxies are trusted: 127\.0\.0\.1/],
    ['proxies', { ...PRODUCTION, TRUSTED_PROXIES: '127.0.0.1', HOST: '0.0.0.0' }, /^warning: .*Set HOST=127\.0\.0\.1/],
    ['proxies', { ...PRODUCTION, TRUSTED_PROXIES: '10.0.0.0/8' }, /^ok: /],
    [
      'proxies',
      { ...PRODUCTION, TRUSTED_PROXIES: '20.0.0.0/9' },
      /^warning: .*large public network \(20\.0\.0\.0\/9\)/,
    ],
    ['node', {}, /^(ok|warning): Node\.js is \d+\./],
    ['memory', { WEB_CONCURRENCY: '1' }, /^ok: There is [\d,]+ MB of memory for 1 process\./],
  ])('%s with %o', async (name, env, line) => {
    expect(await linesOf(name, env)).toEqual([expect.stringMatching(line)]);
  });
});

describe('all checks of the doctor', () => {
  const timed = timedProbe(20_000);

  it('run even if one of them fails or never ends', async () => {
    const never = () => new Promise<never>(() => undefined);
    const fails = () => Promise.reject(Object.assign(new Error('secret'), { code: 'EIO' }));
    const checks = [
      { name: 'a', advice: 'Do a.', run: never },
      { name: 'b', advice: 'Do b.', run: fails },
      { name: 'c', advice: '', run: async () => [{ state: 'ok', found: 'Fine.', advice: null } as const] },
    ];
    expect(await runChecks(checks, timedProbe(20))).toEqual([
      { check: 'a', state: 'problem', found: 'No answer within 1 seconds.', advice: 'Do a.' },
      { check: 'b', state: 'problem', found: 'The check failed (EIO).', advice: 'Do b.' },
      { check: 'c', state: 'ok', found: 'Fine.', advice: null },
    ]);
  });

  it('never show a secret', async () => {
    const CANARY = 'canary0secret0canary0secret0canary';
    const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, CANARY]));
    const urls = {
      DATABASE_URL: `postgresql://a:${CANARY}@127.0.0.1:9/b`,
      MIGRATION_DATABASE_URL: `postgresql://o:${CANARY}@127.0.0.1:9/b`,
      SMTP_URL: `smtp://u:${CANARY}@127.0.0.1:9`,
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'paws',
    };
    for (const env of [secrets, { ...urls, S3_ACCESS_KEY_ID: CANARY, S3_SECRET_ACCESS_KEY: CANARY }]) {
      const findings = await runChecks(allChecks(contextWith(env)), timed);
      expect(findings.filter(({ state }) => state === 'problem').length).toBeGreaterThan(1);
      expect(JSON.stringify(findings)).not.toContain(CANARY);
    }
  });
});
