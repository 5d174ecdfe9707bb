import type { AdminFeedback } from './admin-feedback.js';
import type { Feedback, OwnFeedback } from './feedback.js';

/** Example feedback for the documentation; invented. */
export const FEEDBACK: Feedback = {
  id: 88,
  feedbackType: 'business_recommendation',
  status: 'pending',
  title: 'Recommendation: The Muddy Paw Café',
  description: 'Dogs lie under every table.',
  recommendedBusinessName: 'The Muddy Paw Café',
  recommendedBusinessAddress: '12 River Street',
  recommendedBusinessCity: 'Austin',
  recommendedBusinessState: 'TX',
  recommendedBusinessZip: '78701',
  recommendedBusinessPhone: null,
  recommendedBusinessWebsite: null,
  recommendedBusinessCategory: 'restaurants',
  recommendedBusinessKind: 'cafe',
  recommendedBusinessDescription: 'Dogs lie under every table.',
  recommendedPetPerks: ['Outdoor seating', 'Water bowls'],
  businessId: null,
  priority: 'medium',
  tags: [],
  contactPreference: 'none',
  allowPublicDisplay: true,
  answeredAt: null,
  createdAt: '2026-04-20T10:00:00.000Z',
  updatedAt: '2026-04-20T10:00:00.000Z',
};

export const OWN_FEEDBACK: OwnFeedback = {
  ...FEEDBACK,
  status: 'completed',
  userId: '01920000-0000-7000-8000-000000000001',
  contactCategory: null,
  actionTaken: 'It is listed now. Thank you!',
};

export const ADMIN_FEEDBACK: AdminFeedback = {
  ...FEEDBACK,
  userId: null,
  userName: null,
  contactName: null,
  contactEmail: 'rosa@example.com',
  contactPhone: null,
  contactCategory: null,
  contactPreference: 'email',
  reviewedBy: null,
  reviewedAt: null,
  adminNotes: null,
  actionTaken: null,
  answeredBy: null,
  moves: ['status', 'complete', 'listing', 'answer'],
};
