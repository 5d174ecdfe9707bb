import { EncodeAvif } from '../../application/upload/encode-avif.js';
import { RemoveOrphans } from '../../application/upload/remove-orphans.js';
import { SystemClock } from '../config/system-clock.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { PostgresUploadRecords } from './upload-records.repository.js';
import { createFileStore } from '../files/create-file-store.js';
import { SharpPictures } from '../files/sharp-pictures.js';

interface UploadJobDependencies {
  readonly work: UnitOfWork;
  readonly settings: Parameters<typeof createFileStore>[0];
}

/** Work on uploaded files that nobody waits for. */
export interface UploadJobs {
  /** Makes the AVIF files of a picture. */
  encodeAvif(id: string): Promise<void>;
  /** Removes files that nobody uses. */
  removeOrphans(): Promise<void>;
}

export function createUploadJobs({ work, settings }: UploadJobDependencies): UploadJobs {
  const files = createFileStore(settings);
  const avif = new EncodeAvif(files, new SharpPictures());
  const orphans = new RemoveOrphans(work, new PostgresUploadRecords(work), files, new SystemClock());
  return {
    encodeAvif: (id) => avif.run(id),
    async removeOrphans() {
      await orphans.run();
    },
  };
}
