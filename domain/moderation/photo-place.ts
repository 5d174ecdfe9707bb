/** Records that show photos. */
export const PHOTO_RECORDS = ['business', 'review', 'pet_profile', 'guide_dog', 'user'] as const;

export type PhotoRecord = (typeof PHOTO_RECORDS)[number];

/** Where a photo was shown before its takedown. */
export interface PhotoPlace {
  readonly record: PhotoRecord;
  readonly id: string;
  /** Position among the record's photos, from 1. */
  readonly position: number;
  readonly caption: string | null;
}
