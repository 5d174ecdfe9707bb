import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './process-identity.js';
import { APP, DATABASE, OWNER } from './embedded-roles.js';

/** Line numbers in PostgreSQL's postmaster.pid, from 0. */
const [PID, PORT] = [0, 3];

/** Returns the URLs of the embedded database that a server runs in `dataDir`; null if none runs. */
export function runningEmbedded(dataDir: string): { readonly ownerUrl: string; readonly appUrl: string } | null {
  try {
    const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    if (!isAlive(Number(lines[PID]))) return null;
    const passwords = JSON.parse(readFileSync(join(dataDir, 'postgres-passwords.json'), 'utf8')) as Record<
      string,
      string
    >;
    const at = (role: string, password = '') =>
      `postgresql://${role}:${password}@127.0.0.1:${lines[PORT]?.trim()}/${DATABASE}`;
    return { ownerUrl: at(OWNER, passwords['owner']), appUrl: at(APP, passwords['app']) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
