import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepOnce, writeOnce } from './secret-file.js';
import type { Settings } from './settings.js';

/** Settings with every secret in place. */
export type CompleteSettings = Omit<Settings, 'appSecret'> & { readonly appSecret: string };

/** What the server itself reads of the settings. */
export type ServerSettings = Omit<CompleteSettings, 'database' | 'demoData'>;

export interface Secrets {
  readonly settings: CompleteSettings;
  /** The administrator's password where it was made and not shown yet: for the start that succeeds, and no later one. */
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
  const { secret: password } = keepOnce(join(settings.dataDir, 'admin-password'), () => {
    // Before the password is there: a start that dies in between leaves one that is shown.
    writeOnce(notShown(settings), '');
    return readablePassword();
  });
  return {
    settings: { ...settings, appSecret, admin: { ...settings.admin, password } },
    ...(existsSync(notShown(settings)) ? { newAdminPassword: password } : {}),
  };
}

/** The administrator's password was shown. */
export function forgetNewPassword(settings: Pick<Settings, 'dataDir'>): void {
  rmSync(notShown(settings), { force: true });
}

/** A file that is there as long as nobody was shown the administrator's password. */
const notShown = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'admin-password-not-shown');

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
