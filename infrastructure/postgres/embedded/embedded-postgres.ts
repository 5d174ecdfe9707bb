import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataDir } from '../../config/secrets.js';
import { keepOnce } from '../../config/secret-file.js';
import { lockDataDir } from './data-dir-lock.js';
import { EmbeddedPostgresError, findPostgres } from './embedded-binaries.js';
import { startCluster, SUPERUSER } from './embedded-cluster.js';
import { APP, DATABASE, OWNER, prepareRoles } from './embedded-roles.js';
import { hasSocket } from './server-settings.js';

export interface EmbeddedPostgres {
  /** URL of the role that owns the database and may change its schema: for migrations. */
  readonly ownerUrl: string;
  /** URL of the role that may only read and write rows: for the running product. */
  readonly appUrl: string;
  /** The same over a UNIX socket, if there is one: for the server itself, whose queries then cost less. */
  readonly serverUrl: string;
  /** URL of the role that may do everything: for tests and backups. */
  readonly superuserUrl: string;
  /** Stops the database in an orderly way and releases DATA_DIR. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Receives one sentence if a start takes noticeably long. */
  readonly log?: (message: string) => void;
  /** False trades data safety for speed: for tests. */
  readonly durable?: boolean;
  /** Aborted when the start is canceled: everything started is stopped, and the abort reason is thrown. */
  readonly shutdown?: AbortSignal;
  /** Called when the server, which is restarted each time it ends unexpectedly, has done so too often. */
  readonly lost?: (error: EmbeddedPostgresError) => void;
}

interface Passwords {
  readonly superuser: string;
  readonly owner: string;
  readonly app: string;
}

/**
 * Starts PostgreSQL from node_modules with its files in `<dataDir>/postgres`, on a free port that only this machine can
 * reach. The first start sets it up.
 * @throws DataDirInUseError if another running process uses `dataDir`, EmbeddedPostgresError if it cannot run here;
 * both messages are written for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = findPostgres();
  ensureDataDir(options.dataDir);
  const dataDir = realpathSync(options.dataDir);
  const lock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    const passwords = passwordsOf(dataDir, folder);
    if (!existsSync(folder)) options.log?.('Setting up the embedded database for the first time.');
    const cluster = await startCluster({
      folder,
      binaries,
      superuserPassword: passwords.superuser,
      durable: options.durable ?? true,
      ...{ log: options.log, shutdown: options.shutdown, lost: options.lost },
    });
    const stop = async () => {
      try {
        await cluster.stop();
      } finally {
        lock.release();
      }
    };
    const address = (role: string, password: string, database = DATABASE) =>
      `postgresql://${role}:${password}@127.0.0.1:${cluster.port}/${database}`;
    try {
      await prepareRoles((database) => address(SUPERUSER, passwords.superuser, database), passwords);
      options.shutdown?.throwIfAborted();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return {
      ownerUrl: address(OWNER, passwords.owner),
      appUrl: address(APP, passwords.app),
      serverUrl: `${address(APP, passwords.app)}${hasSocket(folder, cluster.port) ? `?host=${encodeURIComponent(folder)}` : ''}`,
      superuserUrl: address(SUPERUSER, passwords.superuser),
      stop,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function passwordsOf(dataDir: string, folder: string): Passwords {
  const file = join(dataDir, 'postgres-passwords.json');
  if (existsSync(folder) && !existsSync(file)) {
    throw new EmbeddedPostgresError(
      `${file} is missing. Without it, the database in ${folder} cannot be opened. ` +
        'Restore it from a backup, or delete the folder to start over.',
    );
  }
  const newSecret = () => randomBytes(24).toString('hex');
  return JSON.parse(
    keepOnce(file, () => JSON.stringify({ superuser: newSecret(), owner: newSecret(), app: newSecret() })).secret,
  ) as Passwords;
}
