import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepOnce, writeOnce } from './secret-file.js';
import type { Settings } from './settings.js';

/** Settings with all secrets present. */
export type CompleteSettings = Omit<Settings, 'appSecret'> & { readonly appSecret: string };

/** The settings that the server itself uses. */
export type ServerSettings = Omit<CompleteSettings, 'database' | 'demoData'>;

export interface Secrets {
  readonly settings: CompleteSettings;
  /** The generated administrator password, if it has not been shown yet. Only the first successful start shows it. */
  readonly newAdminPassword?: string;
}

/**
 * Outside production, generates missing secrets (APP_SECRET, the administrator's first password) and stores them in
 * DATA_DIR, readable only by this user. In production, `readSettings` has already refused to continue without them.
 */
export function ensureSecrets(settings: Settings): Secrets {
  ensureDataDir(settings.dataDir);
  const appSecret =
    settings.appSecret ?? keepOnce(join(settings.dataDir, 'app-secret'), () => randomBytes(32).toString('hex')).secret;
  if (settings.admin.password !== undefined || settings.admin.passwordHash !== undefined) {
    return { settings: { ...settings, appSecret } };
  }
  const { secret: password } = keepOnce(join(settings.dataDir, 'admin-password'), () => {
    // Written before the password: if the start fails in between, the next one still shows the password.
    writeOnce(notShown(settings), '');
    return readablePassword();
  });
  return {
    settings: { ...settings, appSecret, admin: { ...settings.admin, password } },
    ...(existsSync(notShown(settings)) ? { newAdminPassword: password } : {}),
  };
}

/** Call this after the administrator's password has been shown. */
export function forgetNewPassword(settings: Pick<Settings, 'dataDir'>): void {
  rmSync(notShown(settings), { force: true });
}

/** A marker file that exists until the administrator's password has been shown. */
const notShown = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'admin-password-not-shown');

/** Creates DATA_DIR, closed to other users: it contains databases, emails, and secrets. */
export function ensureDataDir(dataDir: string): void {
  if (mkdirSync(dataDir, { recursive: true }) !== undefined) chmodSync(dataDir, 0o700);
}

/** Returns a password of 80 bits in four groups, without letters and digits that people confuse. */
function readablePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}
