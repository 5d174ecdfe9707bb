import { createHmac, scrypt, timingSafeEqual } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import type { AdministratorPasswords, WithPassword } from '../../application/administration/ports.js';
import { ADMIN_PASSWORD_MIN } from '../../domain/account/password.js';
import { newPasswordProblem } from '../identity/provider/password/new-password.js';
import { hashPassword, isPassword } from '../identity/provider/password/passwords.js';

/** `$scrypt$ln=16,r=8,p=1$salt$hash`, base64 without padding. The first `$` is optional. */
const SCRYPT = /^\$?scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

interface AdministratorSettings {
  readonly password: string | undefined;
  readonly passwordHash: string | undefined;
}

/** Checked if no administrator has the name, so that the rejection takes as long as for an existing one. */
const NOBODY: WithPassword = { id: 0, passwordHash: null };

/**
 * Administrators' passwords. An administrator without their own password uses the one from the settings, which is a
 * hash or plain text. Plain text is hashed at the first sign-in.
 */
export class ConfiguredPasswords implements AdministratorPasswords {
  #hash: Promise<string> | undefined;

  constructor(
    private readonly settings: AdministratorSettings,
    private readonly siteName: string,
  ) {}

  async fits(administrator: WithPassword | null, typed: string): Promise<boolean> {
    const { passwordHash } = administrator ?? NOBODY;
    const fits = passwordHash === null ? await this.#fitsSettings(typed) : await isPassword(passwordHash, typed);
    return fits && administrator !== null;
  }

  hashOf(password: string): Promise<string> {
    return hashPassword(password);
  }

  problemOf(password: string, name: string): Promise<string | null> {
    return newPasswordProblem(password, name, this.siteName, ADMIN_PASSWORD_MIN);
  }

  async #fitsSettings(typed: string): Promise<boolean> {
    const { password, passwordHash } = this.settings;
    if (passwordHash !== undefined) {
      const parts = SCRYPT.exec(passwordHash);
      return parts === null ? verify(passwordHash, typed) : fitsScrypt(parts, typed);
    }
    if (password === undefined) return isPassword(null, typed);
    this.#hash ??= hashPassword(password);
    return verify(await this.#hash, typed);
  }
}

/**
 * Versions of passwords, stored in sessions: a different one for every password, the same in all processes. A password
 * from the settings cannot be guessed from its version without `secret`.
 */
export class PasswordVersions {
  constructor(
    private readonly settings: AdministratorSettings,
    private readonly secret: string,
  ) {}

  of(passwordHash: string | null): string {
    const { settings } = this;
    return createHmac('sha256', this.secret)
      .update(passwordHash ?? settings.passwordHash ?? settings.password ?? '')
      .digest('base64url');
  }
}

async function fitsScrypt([, ln, r, p, salt = '', wanted = '']: RegExpExecArray, typed: string): Promise<boolean> {
  const expected = Buffer.from(wanted, 'base64');
  const [N, blockSize, parallelization] = [2 ** Number(ln), Number(r), Number(p)];
  const options = { N, r: blockSize, p: parallelization, maxmem: 256 * N * blockSize };
  const found = await new Promise<Buffer>((resolve, reject) => {
    scrypt(typed, Buffer.from(salt, 'base64'), expected.length, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
  return timingSafeEqual(found, expected);
}
