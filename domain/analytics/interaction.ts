/** Actions of visitors that the owner's analytics count. */
export const INTERACTION_LABEL = {
  view: 'Page views',
  phone_click: 'Phone clicks',
  website_click: 'Website clicks',
  directions_click: 'Directions clicks',
  social_media_click: 'Social media clicks',
  review_click: 'Review clicks',
  image_click: 'Photo clicks',
} as const;

export type InteractionType = keyof typeof INTERACTION_LABEL;

export const INTERACTION_TYPES = Object.keys(INTERACTION_LABEL) as [InteractionType, ...InteractionType[]];

/** Product decision: maximum length of the visit ID that a browser sends. */
export const MAX_VISIT_LENGTH = 100;
