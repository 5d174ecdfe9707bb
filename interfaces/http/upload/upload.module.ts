import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Clock } from '../../../application/shared/clock.js';
import { Jobs } from '../../../application/shared/jobs.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { EncodeAvif } from '../../../application/upload/encode-avif.js';
import {
  DemoPictures,
  FileStore,
  PictureMaker,
  HiddenFiles,
  UploadRecords,
} from '../../../application/upload/ports.js';
import { ReadUpload } from '../../../application/upload/read-upload.js';
import { RemoveOrphans } from '../../../application/upload/remove-orphans.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { PROJECT_ROOT } from '../../../infrastructure/config/project-root.js';
import { DiskDemoPictures } from '../../../infrastructure/files/demo-pictures.js';
import { SharpPictures } from '../../../infrastructure/files/sharp-pictures.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { PostgresHiddenFiles } from '../../../infrastructure/upload/hidden-files.query.js';
import { PostgresUploadRecords } from '../../../infrastructure/upload/upload-records.repository.js';
import { SERVER_RESOURCES } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { AdminUploadsController } from './admin-uploads.controller.js';
import { UploadsController } from './stored-files.controller.js';
import { UploadController } from './upload.controller.js';

const DEMO_PICTURES = join(PROJECT_ROOT, 'infrastructure/demo-data/pictures/files');

/** Uploading files and serving them. */
@Module({
  controllers: [UploadController, UploadsController, AdminUploadsController],
  providers: [
    provideAs(UploadRecords, PostgresUploadRecords, UnitOfWork),
    provideBy(PictureMaker, ({ workers }) => new SharpPictures(workers?.count), SERVER_RESOURCES),
    // A singleton, because it limits how many pictures are processed at once.
    provide(UploadFile, Transaction, UploadRecords, FileStore, PictureMaker, Secrets),
    provide(TakePictures, UploadFile, UploadRecords, Jobs),
    provideAs(HiddenFiles, PostgresHiddenFiles, Database),
    provide(ReadUpload, FileStore, HiddenFiles, DemoPictures),
    provide(RemoveOrphans, Transaction, UploadRecords, FileStore, Clock),
    // Has a picture maker of its own, so that uploads never wait behind background work.
    provideBy(
      EncodeAvif,
      (transaction, uploads, files) => new EncodeAvif(transaction, uploads, files, new SharpPictures()),
      ...([Transaction, UploadRecords, FileStore] as const),
    ),
    provideBy(
      DemoPictures,
      ({ picturesFolder }) => new DiskDemoPictures(picturesFolder ?? DEMO_PICTURES),
      SERVER_RESOURCES,
    ),
  ],
  exports: [TakePictures],
})
export class UploadModule {}
