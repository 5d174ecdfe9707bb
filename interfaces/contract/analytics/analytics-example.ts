import type { Analytics } from './analytics.js';

/** Example response for the documentation; all invented. */
const NO_INTERACTIONS = {
  view: 0,
  phone_click: 0,
  website_click: 0,
  directions_click: 0,
  social_media_click: 0,
  review_click: 0,
  image_click: 0,
};

export const ANALYTICS: Analytics = {
  businessId: 42,
  from: '2026-05-01',
  to: '2026-05-02',
  totals: { ...NO_INTERACTIONS, view: 31, phone_click: 4 },
  previousTotals: { ...NO_INTERACTIONS, view: 27, directions_click: 2 },
  days: [
    { date: '2026-05-01', ...NO_INTERACTIONS, view: 19, phone_click: 4 },
    { date: '2026-05-02', ...NO_INTERACTIONS, view: 12 },
  ],
};
