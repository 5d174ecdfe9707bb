import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { FileStore, Upload } from '../../application/upload/ports.js';
import { allKeys } from '../../application/upload/stored-files.js';
import { BackupParts, type Piece } from './backup-parts.js';
import { entryAt, type BackupStore } from './backup-store.js';
import { dumpDatabase } from './dump-database.js';
import { THIS_FORMAT, type Manifest } from './manifest.js';
import type { Seal } from './seal.js';
import { sideBySide } from './side-by-side.js';

/** Uploads read per statement. */
const BATCH = 1000;

export interface BackupSource {
  /** A connection of a role that may read all tables. */
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
}

/**
 * Writes one entry: the database at one moment, then the files that it had at that moment, then generated secrets, and
 * last the manifest. The server may run. A failure removes the unfinished entry. Ends the seal.
 */
export async function makeBackup(source: BackupSource, store: BackupStore, seal: Seal): Promise<MadeBackup> {
  const entry = entryAt(source.now);
  try {
    if (seal.lockedKey !== null) await store.put(`${entry}/key.age`, seal.lockedKey);
    const parts = new BackupParts(store, entry, seal);
    const manifest = await contentsOf(source, parts);
    await parts.write(MANIFEST, Buffer.from(JSON.stringify(manifest)));
    return { entry, ...sizeOf(manifest) };
  } catch (error) {
    await store.remove(entry).catch(() => undefined);
    throw error;
  } finally {
    await seal.end();
  }
}

export const MANIFEST = 'manifest.json';

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

/** Returns the keys that uploads can have. Smaller pictures lack the larger sizes. */
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

/** The passwords of the embedded database belong to its own files, which are not copied. */
const NOT_SECRETS = new Set(['postgres-passwords.json', 'process.lock', 'postgres.log']);

function secretFiles(dataDir: string): string[] {
  const isFile = (name: string) => statSync(join(dataDir, name)).isFile();
  return readdirSync(dataDir).filter((name) => /^[a-z][a-z-]*$/.test(name) && !NOT_SECRETS.has(name) && isFile(name));
}

function sizeOf({ database, files, secrets }: Manifest): Pick<MadeBackup, 'rows' | 'files' | 'bytes'> {
  const pieces = [...database.tables.flatMap(({ part }) => part), ...files.map(({ piece }) => piece)];
  const bytes = [...pieces, ...secrets.map(({ piece }) => piece)].reduce((sum, piece) => sum + piece.bytes, 0);
  return { rows: database.tables.reduce((sum, { rows }) => sum + rows, 0), files: files.length, bytes };
}
