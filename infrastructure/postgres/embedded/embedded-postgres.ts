import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataDir } from '../../config/secrets.js';
import { keepOnce } from '../../config/secret-file.js';
import { lockDataDir } from './data-dir-lock.js';
import { EmbeddedPostgresError, findPostgres } from './embedded-binaries.js';
import { startCluster, SUPERUSER } from './embedded-cluster.js';
import { APP, DATABASE, OWNER, prepareRoles } from './embedded-roles.js';

export interface EmbeddedPostgres {
  /** The role that owns the database and may change its schema: for migrations. */
  readonly ownerUrl: string;
  /** The role that reads and writes rows and nothing else: for the running product. */
  readonly appUrl: string;
  /** The role that may do everything: for tests and backups. */
  readonly superuserUrl: string;
  /** Stops the database in order and gives DATA_DIR free. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Gets one sentence where a start takes noticeably long. */
  readonly log?: (message: string) => void;
  /** False trades the safety of the data for speed: for tests. */
  readonly durable?: boolean;
  /** Aborted when the start is given up: what was started ends, and the reason is thrown. */
  readonly ending?: AbortSignal;
  /** Told when the server, started again whenever it ended by itself, did so too often. */
  readonly lost?: (error: EmbeddedPostgresError) => void;
}

interface Passwords {
  readonly superuser: string;
  readonly owner: string;
  readonly app: string;
}

/**
 * Starts PostgreSQL from node_modules with its files in `<dataDir>/postgres`, reachable from this machine alone, at a
 * free port. The first start sets it up.
 * @throws DataDirInUseError if another living process uses `dataDir`, EmbeddedPostgresError if it cannot run here;
 * both messages are meant for the operator.
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
      ...{ log: options.log, ending: options.ending, lost: options.lost },
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
      options.ending?.throwIfAborted();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return {
      ownerUrl: address(OWNER, passwords.owner),
      appUrl: address(APP, passwords.app),
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
      `${file} is missing, and without it the database in ${folder} does not open. ` +
        'Restore it from a backup, or remove the folder to begin anew.',
    );
  }
  const made = () => randomBytes(24).toString('hex');
  return JSON.parse(
    keepOnce(file, () => JSON.stringify({ superuser: made(), owner: made(), app: made() })).secret,
  ) as Passwords;
}
