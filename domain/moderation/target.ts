/** What can be reported, hidden and removed. */
export const TARGET_TYPES = ['review', 'response', 'guide_dog', 'pet_profile', 'photo'] as const;

export type TargetType = (typeof TARGET_TYPES)[number];

/** What each is called. */
export const TARGET_LABEL: Readonly<Record<TargetType, string>> = {
  review: 'Review',
  response: 'Answer to a review',
  guide_dog: 'Guide Dog profile',
  pet_profile: 'Pet profile',
  photo: 'Photo',
};

/** One thing that somebody published: its id as text, of a photo its address. */
export interface ModerationTarget {
  readonly targetType: TargetType;
  readonly targetId: string;
}

/** A product decision: most characters of its words that a decision quotes. */
export const SUMMARY_LENGTH = 200;

/** Whether others see it. What is hidden or removed can be shown again, by an appeal for instance. */
export const CONTENT_STATES = ['shown', 'hidden', 'removed'] as const;

export type ContentState = (typeof CONTENT_STATES)[number];
