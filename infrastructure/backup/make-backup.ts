import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { FileStore, Upload } from '../../application/upload/ports.js';
import { allKeys } from '../../application/upload/stored-files.js';
import { BackupParts, type Piece } from './backup-parts.js';
import { BackupProblem } from './backup-problem.js';
import { entryAt, MANIFEST, type BackupStore } from './backup-store.js';
import { dumpDatabase } from './dump-database.js';
import { SECRET_FILE, THIS_FORMAT, type Manifest } from './manifest.js';
import type { Seal } from './seal.js';
import { sideBySide } from './side-by-side.js';

/** Uploads read per statement. */
const BATCH = 1000;

export interface BackupSource {
  /** Opens a connection with a role that can read all tables. */
  readonly client: pg.ClientBase;
  readonly files: FileStore;
  readonly dataDir: string;
  readonly version: string;
  readonly secretPrint: string;
  readonly now: Date;
}

export interface MadeBackup {
  readonly entry: string;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  /** Uploads without any file. A few may have been removed, or not yet stored, at that moment. */
  readonly missing: number;
}

/**
 * Writes one entry: a snapshot of the database, then the files that it had at that time, then generated secrets, and
 * finally the manifest. Works while the server runs. A failure removes the unfinished entry and leaves the connection in
 * the middle of a statement: end it. Ends the seal. Throws BackupProblem if another backup began in the same second.
 */
export async function makeBackup(source: BackupSource, store: BackupStore, seal: Seal): Promise<MadeBackup> {
  const entry = entryAt(source.now);
  try {
    await requireNew(store, entry);
  } catch (error) {
    await seal.end();
    throw error;
  }
  try {
    if (seal.lockedKey !== null) await store.put(`${entry}/key.age`, seal.lockedKey);
    const parts = new BackupParts(store, entry, seal);
    const manifest = await contentsOf(source, parts);
    await parts.write(MANIFEST, Buffer.from(JSON.stringify(manifest)));
    return { entry, ...sizeOf(manifest), missing: missingIn(manifest) };
  } catch (error) {
    await store.remove(entry).catch(() => undefined);
    throw error;
  } finally {
    await seal.end();
  }
}

async function requireNew(store: BackupStore, entry: string): Promise<void> {
  if ((await store.entries()).includes(entry)) throw new BackupProblem(`${entry} exists already. Try again.`);
}

async function contentsOf(source: BackupSource, parts: BackupParts): Promise<Manifest> {
  const { client, files, now, version, secretPrint } = source;
  const { database, found: keys } = await dumpDatabase(
    client,
    (table, content) =>
      parts.writeAll(
        `tables/${table.replaceAll('"', '')}`,
        pipeline(content, createGzip(), () => undefined),
      ),
    keysOf,
  );
  const copied = await sideBySide(keys, async (key) => {
    const bytes = await files.read(key);
    return { key, piece: bytes === null ? null : await parts.write(`files/${key}`, bytes) };
  });
  const kept = copied.flatMap(({ key, piece }) => (piece === null ? [] : [{ key, piece }]));
  const gone = copied.filter(({ piece }) => piece === null).map(({ key }) => key);
  const secrets: { file: string; piece: Piece }[] = [];
  for (const file of secretFiles(source.dataDir)) {
    secrets.push({ file, piece: await parts.write(`secrets/${file}`, readFileSync(join(source.dataDir, file))) });
  }
  const tables = database.tables.map((table) => ({ ...table, columns: [...table.columns] }));
  return {
    ...{ ...THIS_FORMAT, version, secretPrint, madeAt: now.toISOString() },
    database: { migrations: [...database.migrations], sequences: { ...database.sequences }, tables },
    ...{ files: kept, gone, secrets },
  };
}

/** Returns all keys that uploads can have. Small pictures have no files for the larger sizes. */
async function keysOf(client: pg.ClientBase): Promise<string[]> {
  const keys: string[] = [];
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await client.query<Pick<Upload, 'id' | 'kind' | 'contentType'>>(
      `select id, kind, content_type as "contentType" from uploads where id > $1 order by id limit ${BATCH}`,
      [last],
    );
    if (rows.length === 0) return keys;
    keys.push(...rows.flatMap(allKeys));
    last = rows.at(-1)?.id ?? last;
  }
}

/** Without the passwords of the embedded database, which belong to its own files and have another kind of name. */
function secretFiles(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  const isFile = (name: string) => statSync(join(dataDir, name)).isFile();
  return readdirSync(dataDir).filter((name) => SECRET_FILE.test(name) && isFile(name));
}

/** Returns how many uploads have no file. Smaller pictures lack only some. */
function missingIn({ files, gone }: Manifest): number {
  const uploadOf = (key: string) => key.replace(/^\w+\/([\da-f-]{36}).*$/, '$1');
  const found = new Set(files.map(({ key }) => uploadOf(key)));
  return new Set(gone.map(uploadOf).filter((id) => !found.has(id))).size;
}

function sizeOf({ database, files, secrets }: Manifest): Pick<MadeBackup, 'rows' | 'files' | 'bytes'> {
  const pieces = [...database.tables.flatMap(({ part }) => part), ...files.map(({ piece }) => piece)];
  const bytes = [...pieces, ...secrets.map(({ piece }) => piece)].reduce((sum, piece) => sum + piece.bytes, 0);
  return { rows: database.tables.reduce((sum, { rows }) => sum + rows, 0), files: files.length, bytes };
}
