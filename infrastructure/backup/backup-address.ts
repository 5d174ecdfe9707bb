import type { S3Settings } from '../files/s3-files.js';
import { BackupProblem } from './backup-problem.js';
import { FolderBackups, isEntry, type BackupStore } from './backup-store.js';
import { S3Backups } from './s3-backups.js';

const S3 = /^s3:\/\/([^/]+)\/?(.*)$/;

/** Returns the store at an address: a folder, or `s3://bucket/prefix`, which takes the S3_* settings. */
export function backupStoreAt(address: string, s3: S3Settings | undefined): BackupStore {
  const [, bucket, prefix = ''] = S3.exec(address) ?? [];
  if (bucket === undefined) return new FolderBackups(address);
  if (s3 === undefined) throw new BackupProblem('Set S3_ENDPOINT, S3_ACCESS_KEY_ID, and S3_SECRET_ACCESS_KEY first.');
  return new S3Backups(s3, bucket, prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`);
}

/** Returns the store and the name of an entry at an address. Throws BackupProblem if it names none. */
export function backupEntryAt(address: string, s3: S3Settings | undefined): { store: BackupStore; entry: string } {
  const trimmed = address.replace(/\/+$/, '');
  const at = trimmed.lastIndexOf('/');
  const entry = trimmed.slice(at + 1);
  if (!isEntry(entry)) {
    throw new BackupProblem(`${address} is not an entry. An entry is named like welcome-paws-2026-11-28T03-15-00Z.`);
  }
  return { store: backupStoreAt(at < 0 ? '.' : trimmed.slice(0, at), s3), entry };
}
