import { createHmac, scrypt, timingSafeEqual } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { AdministratorPasswords, type WithPassword } from '../../application/administration/ports.js';
import { newPasswordProblem } from '../identity/provider/password/new-password.js';
import { hashPassword, isPassword } from '../identity/provider/password/passwords.js';

/** `$scrypt$ln=16,r=8,p=1$salt$hash`, base64 without padding; the first `$` may be absent. */
const SCRYPT = /^\$?scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

interface AdministratorSettings {
  readonly password: string | undefined;
  readonly passwordHash: string | undefined;
}

/** Who is checked where nobody has the name: an answer takes as long as with somebody, and is no. */
const NOBODY: WithPassword = { id: 0, passwordHash: null };

/**
 * Passwords of administrators. Who has none of their own has the one of the settings: given as a hash, or in the clear, of which one
 * is made at the first sign-in.
 */
export class ConfiguredPasswords extends AdministratorPasswords {
  #hash: Promise<string> | undefined;

  constructor(
    private readonly settings: AdministratorSettings,
    private readonly siteName: string,
  ) {
    super();
  }

  override async fits(administrator: WithPassword | null, typed: string): Promise<boolean> {
    const { passwordHash } = administrator ?? NOBODY;
    const fits = passwordHash === null ? await this.#fitsSettings(typed) : await isPassword(passwordHash, typed);
    return fits && administrator !== null;
  }

  override hashOf(password: string): Promise<string> {
    return hashPassword(password);
  }

  override problemOf(password: string, name: string): Promise<string | null> {
    return newPasswordProblem(password, name, this.siteName);
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
 * What a session keeps of the password that began it: another one for every other password, the same in all processes.
 * A password of the settings cannot be guessed from it without `secret`.
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
