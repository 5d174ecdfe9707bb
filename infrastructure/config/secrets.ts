import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keepOnce } from './secret-file.js';
import type { Settings } from './settings.js';

/** Settings with every secret in place. */
export type CompleteSettings = Omit<Settings, 'appSecret'> & { readonly appSecret: string };

/** What the server itself reads of the settings. */
export type ServerSettings = Omit<CompleteSettings, 'database' | 'demoData'>;

export interface Secrets {
  readonly settings: CompleteSettings;
  /** The administrator's password when it was made just now: the only moment at which it may be shown. */
  readonly newAdminPassword?: string;
}

/**
 * Outside production, makes what is missing (APP_SECRET, the administrator's first password) and keeps it in DATA_DIR,
 * readable by this user alone. In production `readSettings` has already refused to go on without them.
 */
export function ensureSecrets(settings: Settings): Secrets {
  ensureDataDir(settings.dataDir);
  const appSecret =
    settings.appSecret ?? keepOnce(join(settings.dataDir, 'app-secret'), () => randomBytes(32).toString('hex')).secret;
  if (settings.admin.password !== undefined || settings.admin.passwordHash !== undefined) {
    return { settings: { ...settings, appSecret } };
  }
  const { secret: password, made } = keepOnce(join(settings.dataDir, 'admin-password'), readablePassword);
  return {
    settings: { ...settings, appSecret, admin: { ...settings.admin, password } },
    ...(made ? { newAdminPassword: password } : {}),
  };
}

/** Makes DATA_DIR, closed to other users: databases, mail and secrets lie in it. */
export function ensureDataDir(dataDir: string): void {
  if (mkdirSync(dataDir, { recursive: true }) !== undefined) chmodSync(dataDir, 0o700);
}

/** 80 bits in four groups without the letters and digits that people confuse. */
function readablePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const emails = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return emails.match(/.{4}/g)?.join('-') ?? emails;
}
