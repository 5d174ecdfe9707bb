import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { HealthProbes, TimedProbe } from '../../application/health/ports.js';
import type { FileStore } from '../../application/upload/ports.js';
import type { DiskFacts, StorageFacts, VersionFacts } from '../../domain/health/facts.js';
import { PROJECT_ROOT } from '../config/project-root.js';
import type { Settings } from '../config/settings.js';
import type { Database } from '../postgres/database.js';
import { backupFacts } from './backup-facts.query.js';
import { HealthFactsQuery } from './health-facts.query.js';
import { timedProbe } from './timed-probe.js';

/** Time limit of a check. */
export const CHECK_LIMIT_MS = 5000;
/** A little less, so that the answer says which storage was slow. */
const STORAGE_LIMIT_MS = 4500;

interface ProbeDependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly settings: Pick<Settings, 'dataDir' | 'mail' | 's3'>;
  readonly pendingMigrations: () => Promise<number>;
  readonly startedAt: Date;
}

/** Returns the probes of the health page. */
export function createHealthProbes({ database, files, settings, ...rest }: ProbeDependencies): HealthProbes {
  const { pendingMigrations, startedAt } = rest;
  const via = settings.mail.smtpUrl === undefined ? 'files' : 'smtp';
  const query = new HealthFactsQuery(database, { via, pendingMigrations });
  const store = settings.s3 === undefined ? 'folder' : 's3';
  return {
    email: () => query.email(),
    jobs: () => query.jobs(),
    backup: () => backupFacts(database),
    database: () => query.server(),
    imports: () => query.imports(),
    storage: () => storageFacts(files, store, timedProbe(STORAGE_LIMIT_MS)),
    disk: () => diskFacts(settings.dataDir),
    version: () => Promise.resolve(versionFacts(startedAt)),
  };
}

/** Writes, reads, and deletes a small file. */
export async function storageFacts(
  files: FileStore,
  store: StorageFacts['store'],
  timed: TimedProbe,
): Promise<StorageFacts> {
  const { facts, error } = await timed(() => storageFailure(files));
  if (facts !== null) return { store, failure: facts === '' ? null : facts };
  return { store, failure: error ?? 'ETIMEDOUT' };
}

/** Returns '' if the file came back unchanged. */
async function storageFailure(files: FileStore): Promise<string> {
  const key = `health/${randomUUID()}.txt`;
  const written = Buffer.from(key);
  await files.put(key, written, 'text/plain');
  try {
    const read = await files.read(key);
    return read !== null && written.equals(read) ? '' : 'EOTHERCONTENT';
  } finally {
    await files.remove([key]);
  }
}

/** Space that this user may fill, and the size of the disk with DATA_DIR. */
export async function diskFacts(folder: string): Promise<DiskFacts> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { folder, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

function versionFacts(startedAt: Date): VersionFacts {
  const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string };
  return { version, node: process.versions.node, startedAt: startedAt.toISOString() };
}
