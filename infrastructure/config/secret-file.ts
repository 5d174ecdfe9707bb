import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Returns the secret in `file`. If there is none yet, creates it with `make` and writes it with mode 0600. Two
 * concurrent processes get the same secret.
 */
export function keepOnce(file: string, make: () => string): { readonly secret: string; readonly made: boolean } {
  const storedSecret = readKept(file);
  if (storedSecret !== undefined) return { secret: storedSecret, made: false };
  const secret = make();
  if (writeOnce(file, `${secret}\n`)) return { secret, made: true };
  const other = readKept(file);
  if (other === undefined) throw new Error(`${file} is empty. Delete it to generate a new secret.`);
  return { secret: other, made: false };
}

/**
 * Writes `file` with mode 0600 unless it exists. Returns whether it was written. It is linked into place in one step,
 * so nobody ever reads a partial file.
 */
export function writeOnce(file: string, content: string): boolean {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
