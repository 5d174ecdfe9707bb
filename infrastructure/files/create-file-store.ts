import { join } from 'node:path';
import type { FileStore } from '../../application/upload/ports.js';
import { DiskFiles } from './disk-files.js';
import { S3Files, type S3Settings } from './s3-files.js';

interface FileSettings {
  readonly dataDir: string;
  readonly s3: S3Settings | undefined;
}

/** Returns the store for uploaded files: the bucket of S3_*, or DATA_DIR/uploads if none is configured. */
export function createFileStore({ dataDir, s3 }: FileSettings): FileStore {
  return s3 === undefined ? new DiskFiles(join(dataDir, 'uploads')) : new S3Files(s3);
}
