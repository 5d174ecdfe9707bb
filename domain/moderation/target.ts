import { refuse } from '../shared/domain-error.js';

/** Content that can be reported, hidden, and removed. */
export const TARGET_TYPES = [
  ...(['review', 'response', 'guide_dog', 'pet_profile', 'photo'] as const),
  ...(['turned_away', 'turned_away_answer'] as const),
] as const;

export type TargetType = (typeof TARGET_TYPES)[number];

export const TARGET_LABEL: Readonly<Record<TargetType, string>> = {
  review: 'Review',
  response: 'Response to a review',
  guide_dog: 'Guide Dog profile',
  pet_profile: 'Pet profile',
  photo: 'Photo',
  turned_away: 'Report of being turned away',
  turned_away_answer: 'Answer to a report of being turned away',
};

/** One item of content: its id as text or, for a photo, its address. */
export interface ModerationTarget {
  readonly targetType: TargetType;
  readonly targetId: string;
}

/** Product decision: characters of content that a decision quotes. */
export const SUMMARY_LENGTH = 200;

/** Whether others see the content. Hidden or removed content can be shown again, for example after an appeal. */
export const CONTENT_STATES = ['shown', 'hidden', 'removed'] as const;

export type ContentState = (typeof CONTENT_STATES)[number];

/** Throws FORBIDDEN for removed content, because only an appeal can restore it. */
export function requireNotRemoved({ state }: { readonly state: ContentState }): void {
  if (state === 'removed') refuse('FORBIDDEN', 'An administrator removed this, so it cannot be changed.');
}
