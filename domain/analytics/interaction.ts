/** What a visitor can do with a listing that its owner is told about (spec 2 §3, business_analytics). */
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

/** Most characters of what a browser calls its visit, and of what is kept of the browser's own name. */
export const INTERACTION_LIMITS = { sessionId: 100, userAgent: 300 } as const;
