import { useState } from 'react';
import {
  fileRefusal,
  typeOrNameRefusal,
  UPLOAD_KIND,
  type UploadedFile,
  type UploadKind,
} from '../../../../interfaces/contract/upload/upload.js';
import {
  compressImage,
  COMPRESSIONS,
  isPhotoType,
  type CompressionKind,
} from '../../../lib/pictures/image-compression.js';
import { toast } from '../../overlay/toast-store.js';

/** The default error message. */
const PHOTO_FAILED = 'Failed to process image. Please try again.';

/** The progress of a photo. */
export type PhotoStep = 'idle' | 'compressing' | 'uploading' | 'complete' | 'error';

export interface PhotoState {
  readonly step: PhotoStep;
  /** The share sent, 0 to 1; null if nothing is being sent. */
  readonly progress: number | null;
  /** The error message. */
  readonly error: string | null;
}

export interface PhotoSendingOptions {
  readonly kind: UploadKind;
  readonly compression: CompressionKind;
  /** Sends the file: `uploadAs` of web/api/upload.ts, through a feature's queries. */
  readonly upload: (file: File, onProgress: (share: number) => void) => Promise<UploadedFile>;
  /**
   * True to accept any picture that this browser can decode, because it is sent as JPEG; otherwise only the four types.
   */
  readonly anyImage?: boolean | undefined;
}

export const IDLE: PhotoState = { step: 'idle', progress: null, error: null };

/**
 * Checks, compresses, and uploads a photo, and reports progress. Resolves to null if that fails; `error` then says why.
 */
export async function sendPhoto(
  file: File,
  options: PhotoSendingOptions,
  tell: (state: PhotoState) => void,
): Promise<UploadedFile | null> {
  try {
    const sent = await prepared(file, options, () => tell({ ...IDLE, step: 'compressing' }));
    tell({ ...IDLE, step: 'uploading', progress: 0 });
    const uploaded = await options.upload(sent, (progress) => tell({ ...IDLE, step: 'uploading', progress }));
    tell({ ...IDLE, step: 'complete' });
    return uploaded;
  } catch (error) {
    tell({ ...IDLE, step: 'error', error: (error as Error).message || PHOTO_FAILED });
    return null;
  }
}

/** Uploads one photo at a time. */
export function usePhotoSending(options: PhotoSendingOptions) {
  const [state, setState] = useState<PhotoState>(IDLE);
  const send = (file: File): Promise<UploadedFile | null> => sendPhoto(file, options, setState);
  return { state, send, reset: () => setState(IDLE) };
}

/**
 * Returns the file to upload, compressed if this browser can do it. Throws the error of the rule that the file breaks.
 */
async function prepared(file: File, { kind, compression, anyImage = false }: PhotoSendingOptions, onStart: () => void) {
  const rule = UPLOAD_KIND[kind];
  const { name, type, size } = file;
  const isTaken = anyImage && isPhotoType(type);
  const refusal = isTaken ? null : typeOrNameRefusal(rule.accepts, { name, type, size });
  if (refusal !== null) throw new Error(refusal.message);
  if (!isPhotoType(type)) return checked(file, rule);
  onStart();
  // A file that can't be compressed may still be small enough.
  return checked(await compressImage(file, COMPRESSIONS[compression]).catch(() => file), rule);
}

function checked(file: File, rule: Parameters<typeof fileRefusal>[0]): File {
  const { name, type, size } = file;
  const refusal = fileRefusal(rule, { name, type, size });
  if (refusal !== null) throw new Error(refusal.message);
  return file;
}

export function sayPhotoArrived(): void {
  toast({ tone: 'success', title: 'Photo compressed successfully' });
}

/** Shows why an upload failed. */
export function sayPhotoFailed(sentence: string): void {
  toast({ tone: 'danger', title: 'Photo upload failed', description: sentence });
}
