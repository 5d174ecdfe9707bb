import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSecrets, forgetNewPassword } from '../../../infrastructure/config/secrets.js';
import { readSettings } from '../../../infrastructure/config/settings.js';
import { PRODUCTION } from '../../support/settings.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('secrets generated outside production', () => {
  it('secrets are generated once, shown until a start succeeds, and readable only by their user', () => {
    const DATA_DIR = join(folder, 'made');
    const first = ensureSecrets(readSettings({ DATA_DIR }));
    expect(first.settings.appSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(first.newAdminPassword).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(first.settings.admin.password).toBe(first.newAdminPassword);
    expect(ensureSecrets(readSettings({ DATA_DIR }))).toEqual(first);
    forgetNewPassword({ dataDir: DATA_DIR });
    expect(ensureSecrets(readSettings({ DATA_DIR }))).toEqual({ settings: first.settings });
    for (const name of ['app-secret', 'admin-password'])
      expect(statSync(join(DATA_DIR, name)).mode & 0o777).toBe(0o600);
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  });

  it('generated secrets are not used if secrets are configured', () => {
    const DATA_DIR = join(folder, 'given');
    const { settings, newAdminPassword } = ensureSecrets(readSettings({ ...PRODUCTION, DATA_DIR }));
    expect([settings.appSecret, settings.admin.password, newAdminPassword]).toEqual([
      PRODUCTION.APP_SECRET,
      PRODUCTION.ADMIN_PASSWORD,
      undefined,
    ]);
  });
});
