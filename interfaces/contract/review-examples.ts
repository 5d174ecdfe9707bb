import type { BusinessReviewSummary } from './review-query.js';

export const BUSINESS_REVIEW_SUMMARY: BusinessReviewSummary = {
  distribution: [
    { rating: 5, count: 8 },
    { rating: 4, count: 3 },
    { rating: 3, count: 1 },
    { rating: 2, count: 0 },
    { rating: 1, count: 0 },
  ],
  mentions: [
    { word: 'patio', count: 6 },
    { word: 'treats', count: 4 },
  ],
};
