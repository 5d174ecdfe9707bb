import type { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { uploadFile } from '../../api/upload.js';

/** Sends one photo of a review and answers the address it has from then on. */
export function uploadReviewPhoto(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  return uploadFile(file, 'review_photo', onProgress);
}
