import type { BusinessReviewSummary } from './review-query.js';
import type { OwnerResponse, Review, ReviewSummary } from './review.js';

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
  withPhotos: 1,
  photos: [{ reviewId: 1187, url: '/uploads/review-photos/0198c2f0-9c31-7d10-8a55-3f6f7b0c2d11.webp' }],
};

export const REVIEW: Review = {
  id: 1201,
  rating: 5,
  title: 'Biscuit approved',
  content: 'Friendly people, plenty of shade, and the water bowl was never empty.',
  petName: 'Biscuit',
  images: [],
  petType: 'dog',
  petPicture: '/drawings/1/pets/dog-long-brown-17.svg',
  guideDogStatus: 'silver',
  disclosure: 'paid',
  isHelpful: true,
  helpfulCount: 3,
  votedHelpful: null,
  createdAt: '2026-04-11T17:20:00.000Z',
  updatedAt: '2026-04-11T17:20:00.000Z',
  userId: '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5',
  user: { firstName: 'Ada', profileImageUrl: null },
  business: {
    id: 42,
    name: 'The Muddy Paw Café',
    category: 'restaurants',
    ownerId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77',
  },
  hasResponse: true,
  response: {
    id: 310,
    reviewId: 1201,
    content: 'Thank you! Biscuit has a seat reserved.',
    createdAt: '2026-04-12T08:00:00.000Z',
    updatedAt: '2026-04-12T08:00:00.000Z',
    state: null,
  },
  state: null,
};

export const OWNER_RESPONSE: OwnerResponse = {
  id: 310,
  reviewId: 1201,
  content: 'Thank you! Biscuit has a seat reserved.',
  createdAt: '2026-04-12T08:00:00.000Z',
  updatedAt: '2026-04-12T08:00:00.000Z',
  state: null,
};

export const REVIEW_SUMMARY: ReviewSummary = { totalReviews: 6000, averageRating: '4.21' };
