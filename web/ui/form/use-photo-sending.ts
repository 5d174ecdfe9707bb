import { useState } from 'react';
import {
  fileRefusal,
  typeOrNameRefusal,
  UPLOAD_KIND,
  type UploadedFile,
  type UploadKind,
} from '../../../interfaces/contract/upload/upload.js';
import { compressImage, COMPRESSIONS, isPhotoType, type CompressionKind } from '../../lib/image-compression.js';

/** Said where nothing better is known. */
export const PHOTO_FAILED = 'Failed to process image. Please try again.';

/** Where a photo is on its way. */
export type PhotoStep = 'idle' | 'compressing' | 'uploading' | 'complete' | 'error';

export interface PhotoState {
  readonly step: PhotoStep;
  /** The share that is sent, 0 to 1; null where none is on its way. */
  readonly progress: number | null;
  /** Why it failed. */
  readonly error: string | null;
}

export interface PhotoSendingOptions {
  readonly kind: UploadKind;
  readonly compression: CompressionKind;
  /** Sends the file; `uploadFile` of web/api/upload.ts, by way of a feature's queries. */
  readonly upload: (file: File, onProgress: (share: number) => void) => Promise<UploadedFile>;
  /** True: any picture that this browser can draw, as it is sent as a JPEG; else the four types. */
  readonly anyImage?: boolean | undefined;
}

export const IDLE: PhotoState = { step: 'idle', progress: null, error: null };

/** Checks a photo, makes it smaller and sends it, telling where it is. Answers null where that failed; why is in `error`. */
export async function sendPhoto(
  file: File,
  options: PhotoSendingOptions,
  tell: (state: PhotoState) => void,
): Promise<UploadedFile | null> {
  try {
    const sent = await prepared(file, options, () => tell({ ...IDLE, step: 'compressing' }));
    tell({ ...IDLE, step: 'uploading', progress: 0 });
    const kept = await options.upload(sent, (progress) => tell({ ...IDLE, step: 'uploading', progress }));
    tell({ ...IDLE, step: 'complete' });
    return kept;
  } catch (error) {
    tell({ ...IDLE, step: 'error', error: (error as Error).message || PHOTO_FAILED });
    return null;
  }
}

/** One photo at a time. */
export function usePhotoSending(options: PhotoSendingOptions) {
  const [state, setState] = useState<PhotoState>(IDLE);
  const send = (file: File): Promise<UploadedFile | null> => sendPhoto(file, options, setState);
  return { state, send, reset: () => setState(IDLE) };
}

/** The file as it is sent: smaller where this browser can make it so, else as it is. Fails with the sentence of the rule it breaks. */
async function prepared(file: File, { kind, compression, anyImage = false }: PhotoSendingOptions, onStart: () => void) {
  const rule = UPLOAD_KIND[kind];
  const { name, type, size } = file;
  const isTaken = anyImage && isPhotoType(type);
  const refusal = isTaken ? null : typeOrNameRefusal(rule.accepts, { name, type, size });
  if (refusal !== null) throw new Error(refusal.message);
  if (!isPhotoType(type)) return checked(file, rule);
  onStart();
  // What cannot be made smaller may be small enough.
  return checked(await compressImage(file, COMPRESSIONS[compression]).catch(() => file), rule);
}

function checked(file: File, rule: Parameters<typeof fileRefusal>[0]): File {
  const { name, type, size } = file;
  const refusal = fileRefusal(rule, { name, type, size });
  if (refusal !== null) throw new Error(refusal.message);
  return file;
}
