import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * The secret in `file`, made by `make` and written with mode 0600 when there is none yet. When two processes
 * come at the same moment, both get the same one: a link appears whole or not at all.
 */
export function keepOnce(file: string, make: () => string): { readonly secret: string; readonly made: boolean } {
  const kept = readKept(file);
  if (kept !== undefined) return { secret: kept, made: false };
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const secret = make();
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
    return { secret, made: true };
  } catch (error) {
    const other = readKept(file);
    if (other === undefined) throw error;
    return { secret: other, made: false };
  } finally {
    rmSync(draft, { force: true });
  }
}

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
