import { createHmac, scrypt, timingSafeEqual } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { AdministratorPassword } from '../../application/administration/ports.js';
import { hashPassword } from '../identity/provider/password/passwords.js';

/** `$scrypt$ln=16,r=8,p=1$salt$hash`, base64 without padding; the first `$` may be absent. */
const SCRYPT = /^\$?scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

interface AdministratorSettings {
  readonly password: string | undefined;
  readonly passwordHash: string | undefined;
}

/** The one password of the administrator: given as a hash, or in the clear, of which one is made at the first sign-in. */
export class ConfiguredPassword extends AdministratorPassword {
  /** Another one for every other password, the same in all processes; the password cannot be guessed from it without `secret`. */
  readonly version: string;
  #hash: Promise<string> | undefined;

  constructor(
    private readonly settings: AdministratorSettings,
    secret: string,
  ) {
    super();
    this.version = createHmac('sha256', secret)
      .update(settings.passwordHash ?? settings.password ?? '')
      .digest('base64url');
  }

  override async fits(typed: string): Promise<boolean> {
    const { password, passwordHash } = this.settings;
    if (passwordHash !== undefined) {
      const parts = SCRYPT.exec(passwordHash);
      return parts === null ? verify(passwordHash, typed) : fitsScrypt(parts, typed);
    }
    if (password === undefined) return false;
    this.#hash ??= hashPassword(password);
    return verify(await this.#hash, typed);
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
