import { isImage } from '../../domain/upload/file-type.js';
import {
  MAX_PICTURE_WIDTH,
  PICTURE_WIDTHS,
  uploadAddress,
  type PictureFormat,
  type PictureWidth,
} from '../../domain/upload/upload-address.js';
import { UPLOAD_KIND, type UploadKind } from '../../domain/upload/upload-kind.js';
import type { Upload } from './ports.js';

/** The fields that determine the keys of an upload's files. */
type StoredUpload = Pick<Upload, 'id' | 'kind' | 'contentType'>;

/** Public and private files are in separate folders. No request can name the private one. */
const PUBLIC_FOLDER = 'public';
const PRIVATE_FOLDER = 'private';

export function publicPictureKey(id: string, width: PictureWidth, format: PictureFormat): string {
  return pictureKey(PUBLIC_FOLDER, id, width, format);
}

export function publicDocumentKey(id: string): string {
  return documentKey(PUBLIC_FOLDER, id);
}

/** Returns the key of one size of an uploaded picture. */
export function sizeKey({ id, kind }: StoredUpload, width: PictureWidth, format: PictureFormat): string {
  return pictureKey(folderOf(kind), id, width, format);
}

/** Returns the key of the main file: a picture's largest size, or the document. */
export function mainKey(upload: StoredUpload): string {
  return isImage(upload.contentType)
    ? sizeKey(upload, MAX_PICTURE_WIDTH, 'webp')
    : documentKey(folderOf(upload.kind), upload.id);
}

/** Returns the keys of all files that an upload can have. */
export function allKeys(upload: StoredUpload): string[] {
  if (!isImage(upload.contentType)) return [mainKey(upload)];
  return PICTURE_WIDTHS.flatMap((width) => [sizeKey(upload, width, 'webp'), sizeKey(upload, width, 'avif')]);
}

export function addressOf({ id, kind, contentType }: StoredUpload): string {
  return uploadAddress({ id, isPublic: UPLOAD_KIND[kind].isPublic, isPicture: isImage(contentType) });
}

function folderOf(kind: UploadKind): string {
  return UPLOAD_KIND[kind].isPublic ? PUBLIC_FOLDER : PRIVATE_FOLDER;
}

function pictureKey(folder: string, id: string, width: PictureWidth, format: PictureFormat): string {
  return `${folder}/${id}-${width}.${format}`;
}

function documentKey(folder: string, id: string): string {
  return `${folder}/${id}.pdf`;
}
