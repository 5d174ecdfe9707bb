/** What a visitor can do with a business that its owner's figures count. */
export const INTERACTION_TYPES = [
  'view',
  'phone_click',
  'website_click',
  'directions_click',
  'social_media_click',
  'review_click',
  'image_click',
] as const;

export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** A product decision: most characters of what a browser calls its visit. */
export const MAX_VISIT_LENGTH = 100;
