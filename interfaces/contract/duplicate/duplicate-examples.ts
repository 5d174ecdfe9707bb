import type { ComparedBusiness, DuplicateCandidate, Merge } from './duplicate.js';
import { BUSINESS } from '../business/business-examples.js';

const FIRST: ComparedBusiness = {
  ...{ id: BUSINESS.id, name: BUSINESS.name, category: BUSINESS.category, kind: BUSINESS.kind },
  description: BUSINESS.description,
  ...{ address: BUSINESS.address, city: BUSINESS.city, state: BUSINESS.state, zipCode: BUSINESS.zipCode },
  ...{ phone: BUSINESS.phone, website: BUSINESS.website, email: BUSINESS.email, latitude: BUSINESS.latitude },
  ...{ longitude: BUSINESS.longitude, priceRange: BUSINESS.priceRange, petPerks: BUSINESS.petPerks },
  ...{ policy: BUSINESS.policy, openingHours: BUSINESS.openingHours },
  ...{ images: BUSINESS.images, tier: BUSINESS.tier, ownerId: BUSINESS.ownerId, isVerified: BUSINESS.isVerified },
  ...{ avgRating: BUSINESS.avgRating, reviewCount: BUSINESS.reviewCount, savedCount: 4 },
  ...{ policy: BUSINESS.policy, openingHours: BUSINESS.openingHours },
  createdAt: '2025-11-20T09:30:00.000Z',
};

const SECOND: ComparedBusiness = {
  ...FIRST,
  ...{ id: 977, name: 'Muddy Paw Cafe', website: null, email: null, images: [], tier: 'free', ownerId: null },
  ...{ isVerified: false, avgRating: '5.00', reviewCount: 1, savedCount: 0, createdAt: '2026-05-02T08:00:00.000Z' },
};

export const DUPLICATE_CANDIDATE: DuplicateCandidate = {
  id: 5,
  score: 100,
  reasons: ['Same name', 'Same phone number', 'Same address', 'Same location'],
  businesses: [FIRST, SECOND],
  dismissedBy: null,
  dismissedAt: null,
};

const placeOf = ({ id, name, category, address, city, state }: ComparedBusiness) => ({
  ...{ id, name, category, address, city, state },
});

export const MERGE: Merge = {
  id: 3,
  kept: placeOf(FIRST),
  merged: placeOf(SECOND),
  mergedBy: 'Administrator',
  mergedAt: '2026-05-04T08:00:00.000Z',
  undoUntil: '2026-06-03T08:00:00.000Z',
  undoneBy: null,
  undoneAt: null,
  moved: { reviews: 1, olderReviews: 0, photos: 0, claims: 0, messages: 2 },
  moves: ['undo'],
};
