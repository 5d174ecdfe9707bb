import type { FileChoice } from './file-type.js';

/** Purposes of an upload. */
export const UPLOAD_KINDS = [
  'business_photo',
  'menu',
  'profile_photo',
  'pet_photo',
  'review_photo',
  'claim_document',
] as const;

export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Which files a kind accepts, and who may see them. */
export interface KindRule {
  readonly accepts: FileChoice;
  /** Maximum size in KB of 1,024 bytes. */
  readonly maxKB: number;
  /** If false, the file has no public address. */
  readonly isPublic: boolean;
  /**
   * Size in pixels below which the uploader is warned about quality. For upright pictures, width and height are
   * swapped.
   */
  readonly recommended: { readonly long: number; readonly short: number } | null;
}

const PHOTO: KindRule = { accepts: 'image', maxKB: 700, isPublic: true, recommended: null };

/** Product decision: the rules of each kind. */
export const UPLOAD_KIND: Readonly<Record<UploadKind, KindRule>> = {
  business_photo: { ...PHOTO, recommended: { long: 1200, short: 800 } },
  menu: { ...PHOTO, accepts: 'both' },
  profile_photo: PHOTO,
  pet_photo: PHOTO,
  review_photo: PHOTO,
  claim_document: { ...PHOTO, accepts: 'both', isPublic: false },
};

/**
 * Product decision: bytes that a member may upload in 24 hours, enough for four listings with 30 photos each. Only the
 * largest stored size of each picture counts; its smaller sizes and AVIF copies add about as much again.
 */
export const MAX_UPLOAD_BYTES_A_DAY = 24 * 1024 * 1024;

/** Returns warnings for the uploader. They don't refuse the picture. Width and height in pixels. */
export function pictureWarnings(kind: UploadKind, width: number, height: number): string[] {
  const { recommended } = UPLOAD_KIND[kind];
  if (recommended === null) return [];
  const { long, short } = recommended;
  if (Math.max(width, height) >= long && Math.min(width, height) >= short) return [];
  return [`The recommended size is at least ${long}x${short} pixels. Your photo has ${width}x${height}.`];
}

/** Product decision: hours for which unused uploads are kept. */
export const ORPHAN_HOURS = 48;
