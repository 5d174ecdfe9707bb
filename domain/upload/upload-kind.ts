import type { FileChoice } from './file-type.js';

/** What a file is uploaded for. */
export const UPLOAD_KINDS = [
  'business_photo',
  'menu',
  'profile_photo',
  'pet_photo',
  'review_photo',
  'claim_document',
] as const;

export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Which files a kind takes, and who may see them. */
export interface KindRule {
  readonly accepts: FileChoice;
  /** Largest file in KB of 1024 bytes. */
  readonly maxKB: number;
  /** False: it has no public address. */
  readonly isPublic: boolean;
  /**
   * The size in pixels below which the sender is warned that it may look poor; for upright pictures, width and height
   * change places.
   */
  readonly recommended: { readonly long: number; readonly short: number } | null;
}

const PHOTO: KindRule = { accepts: 'image', maxKB: 700, isPublic: true, recommended: null };

/** A product decision: the rules of each kind. */
export const UPLOAD_KIND: Readonly<Record<UploadKind, KindRule>> = {
  business_photo: { ...PHOTO, recommended: { long: 1200, short: 800 } },
  menu: { ...PHOTO, accepts: 'both' },
  profile_photo: PHOTO,
  pet_photo: PHOTO,
  review_photo: PHOTO,
  claim_document: { ...PHOTO, accepts: 'both', isPublic: false },
};

/** What the sender of a picture may want to know; nothing is refused for it. Width and height in pixels. */
export function pictureWarnings(kind: UploadKind, width: number, height: number): string[] {
  const { recommended } = UPLOAD_KIND[kind];
  if (recommended === null) return [];
  const { long, short } = recommended;
  if (Math.max(width, height) >= long && Math.min(width, height) >= short) return [];
  return [`The recommended size is at least ${long}x${short} pixels. Your photo has ${width}x${height}.`];
}
