import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { FileStore } from '../../application/upload/ports.js';
import { migrationNames } from '../schema/migrations.js';
import { BackupParts } from './backup-parts.js';
import { BackupProblem } from './backup-problem.js';
import { entryAt, MANIFEST, type BackupStore } from './backup-store.js';
import { Manifest } from './manifest.js';
import { requireEmpty, restoreDatabase } from './restore-database.js';
import { NO_SEAL, openSeal, type Seal } from './seal.js';
import { sideBySide } from './side-by-side.js';

export interface RestoreTarget {
  /** Opens a connection with the role that owns the database. */
  connect(): Promise<pg.Client>;
  readonly files: FileStore;
  readonly dataDir: string;
  readonly secretPrint: string | null;
  /** Migrates an empty database up to the last of these migrations. */
  migrateTo(last: string): Promise<void>;
  /** Migrates the database to this version. */
  migrate(): Promise<void>;
}

export interface RestoredBackup {
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
  /** Whether APP_SECRET differs from the one that the backup was made with. */
  readonly hasOtherSecret: boolean;
}

/**
 * Checks every part of an entry, and then fills an empty database, the file store, and DATA_DIR. Throws BackupProblem
 * before it changes anything if the entry is damaged, incomplete, from a newer version or another product, or encrypted
 * with another passphrase, or if the target is not empty.
 */
export async function restoreBackup(
  { store, entry, passphrase }: { store: BackupStore; entry: string; passphrase: string | null },
  target: RestoreTarget,
): Promise<RestoredBackup> {
  const seal = await sealOf(store, entry, passphrase);
  try {
    return await restoreFrom(new BackupParts(store, entry, seal), await manifestOf(store, entry, seal), target);
  } finally {
    await seal.end();
  }
}

async function restoreFrom(parts: BackupParts, manifest: Manifest, target: RestoreTarget): Promise<RestoredBackup> {
  requireKnown(manifest);
  await checkAll(manifest, parts);
  requireFreshFolder(target.dataDir, manifest);
  const client = await target.connect();
  try {
    await requireEmpty(client);
    await target.migrateTo(manifest.database.migrations.at(-1) ?? '');
    await restoreDatabase(client, manifest.database, (part) =>
      pipeline(parts.readAll(part), createGunzip(), () => undefined),
    );
  } finally {
    await client.end();
  }
  await sideBySide(manifest.files, async ({ key, piece }) =>
    target.files.put(key, await parts.read(piece), typeOf(key)),
  );
  mkdirSync(target.dataDir, { recursive: true, mode: 0o700 });
  for (const { file, piece } of manifest.secrets) {
    writeFileSync(join(target.dataDir, file), await parts.read(piece), { mode: 0o600, flag: 'wx', flush: true });
  }
  await target.migrate();
  const { madeAt, database, files, secretPrint } = manifest;
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  const hasOtherSecret = target.secretPrint !== null && target.secretPrint !== secretPrint;
  return { madeAt, rows, files: files.length, hasOtherSecret };
}

/** Opens an entry without restoring it, and reads its first part. Throws BackupProblem as `restoreBackup` does. */
export async function inspectBackup(
  store: BackupStore,
  entry: string,
  passphrase: string | null,
): Promise<{ readonly isEncrypted: boolean }> {
  const seal = await sealOf(store, entry, passphrase);
  try {
    const { database } = await manifestOf(store, entry, seal);
    const [first] = database.tables.flatMap(({ part }) => part);
    if (first !== undefined) await new BackupParts(store, entry, seal).check(first);
    return { isEncrypted: seal.lockedKey !== null };
  } finally {
    await seal.end();
  }
}

async function sealOf(store: BackupStore, entry: string, passphrase: string | null): Promise<Seal> {
  const lockedKey = await store.read(`${entry}/key.age`);
  // Without this check, someone who can write to the folder could put a backup of their own there.
  if (lockedKey === null && passphrase !== null) {
    throw new BackupProblem(
      'This backup is not encrypted, although BACKUP_PASSPHRASE is set. If you made it yourself without a passphrase, unset BACKUP_PASSPHRASE.',
    );
  }
  if (lockedKey === null) return NO_SEAL;
  if (passphrase !== null) return openSeal(passphrase, lockedKey);
  throw new BackupProblem('This backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
}

async function manifestOf(store: BackupStore, entry: string, seal: Seal): Promise<Manifest> {
  const bytes = await store.read(`${entry}/${MANIFEST}`);
  if (bytes === null) {
    throw new BackupProblem(`${entry} does not exist or is incomplete. Check the name, or choose another entry.`);
  }
  const text = await seal.open(bytes).then(
    (opened) => Buffer.from(opened).toString(),
    () => '',
  );
  const parsed = Manifest.safeParse(readJson(text));
  if (parsed.success) return requireOwnName(entry, parsed.data);
  const [issue] = parsed.error.issues;
  const isOurs = issue?.path[0] === 'product' || issue?.path[0] === 'format';
  throw new BackupProblem(
    isOurs ? issue.message : 'The backup is damaged: its manifest can’t be read. Choose another entry.',
  );
}

/** An older entry with the name of a newer one would bring back what was changed since. */
function requireOwnName(entry: string, manifest: Manifest): Manifest {
  if (entryAt(new Date(manifest.madeAt)) === entry) return manifest;
  throw new BackupProblem(
    `This backup was made at ${manifest.madeAt}, but its name says otherwise. Choose another entry, or give it its name back.`,
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function requireKnown({ version, database }: Manifest): void {
  const known = new Set(migrationNames());
  if (database.migrations.every((name) => known.has(name))) return;
  throw new BackupProblem(
    `This backup was made by the newer version ${version}. Restore it with that version or a later one.`,
  );
}

async function checkAll({ database, files, secrets }: Manifest, parts: BackupParts): Promise<void> {
  for (const { part } of database.tables) for (const piece of part) await parts.check(piece);
  await sideBySide([...files, ...secrets], ({ piece }) => parts.check(piece));
}

function requireFreshFolder(dataDir: string, { secrets }: Manifest): void {
  const found = secrets.find(({ file }) => existsSync(join(dataDir, file)));
  if (found === undefined) return;
  throw new BackupProblem(`${join(dataDir, found.file)} already exists. Set DATA_DIR to an empty folder.`);
}

const typeOf = (key: string): string =>
  key.endsWith('.pdf') ? 'application/pdf' : key.endsWith('.avif') ? 'image/avif' : 'image/webp';
