import type { FastifyInstance } from 'fastify';
import { ReadUpload } from '../../../application/upload/read-upload.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { RandomSecrets } from '../../../infrastructure/identity/random-secrets.js';
import { createFileStore } from '../../../infrastructure/files/create-file-store.js';
import { SharpPictures } from '../../../infrastructure/files/sharp-pictures.js';
import { PostgresUploadRecords } from '../../../infrastructure/upload/upload-records.repository.js';
import { registerLargeBodies } from '../server/large-body.js';
import { registerMultipart } from './multipart-file.js';
import { UploadController } from './upload.controller.js';
import { use, type Dependencies, type Room } from '../server/dependencies.js';

/** What other rooms need of uploaded files. */
export function uploadDependencies({
  work,
  jobs,
  clock,
  settings,
}: Pick<Dependencies, 'work' | 'jobs' | 'clock' | 'settings'>): Pick<
  Dependencies,
  'files' | 'uploadFile' | 'pictures'
> {
  const files = createFileStore(settings);
  const uploads = new PostgresUploadRecords(work);
  const uploadFile = new UploadFile(work, uploads, files, new SharpPictures(), new RandomSecrets(clock));
  return { files, uploadFile, pictures: new TakePictures(uploadFile, uploads, jobs) };
}

/** What the server can read beside small JSON; before the routes. */
export function registerUploads(fastify: FastifyInstance): void {
  registerMultipart(fastify);
  registerLargeBodies(fastify);
}

/** Uploading, and fetching what was uploaded. */
export function uploadsRoom({ files, uploadFile }: Dependencies): Room {
  return {
    controllers: [UploadController],
    providers: [use(UploadFile, uploadFile), use(ReadUpload, new ReadUpload(files))],
  };
}
