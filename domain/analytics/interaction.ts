/** Actions of visitors that the owner's analytics count. */
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

export const INTERACTION_LABEL: Readonly<Record<InteractionType, string>> = {
  view: 'Page views',
  phone_click: 'Phone clicks',
  website_click: 'Website clicks',
  directions_click: 'Directions clicks',
  social_media_click: 'Social media clicks',
  review_click: 'Review clicks',
  image_click: 'Photo clicks',
};

/** Product decision: maximum length of the visit ID that a browser sends. */
export const MAX_VISIT_LENGTH = 100;
