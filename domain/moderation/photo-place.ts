/** Records that show photos. */
export const PHOTO_RECORDS = ['business', 'review', 'pet_profile', 'guide_dog', 'user'] as const;

export type PhotoRecord = (typeof PHOTO_RECORDS)[number];

/** Where a photo was shown before it was taken down. */
export interface PhotoPlace {
  readonly record: PhotoRecord;
  readonly id: string;
  /** Its number among the photos of the record, from 1. */
  readonly position: number;
  /** What it shows, in the words of the business. */
  readonly caption: string | null;
}
