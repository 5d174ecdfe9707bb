import { EMPTY_CONTENT } from '../../../domain/business/content.js';
import type { AdminBusiness, OwnerBusiness } from './business-form.js';
import type { BusinessCard, BusinessDetail } from './business.js';

/** Example responses for the documentation; all invented. */
export const BUSINESS_CARD: BusinessCard = {
  id: 42,
  name: 'The Muddy Paw Café',
  category: 'restaurants',
  kind: 'cafe',
  description: 'A corner café with a shaded patio.',
  address: '120 Example Street',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  locationSource: 'address',
  phone: '(512) 555-0142',
  website: 'https://muddy-paw.example.com',
  email: 'hello@muddy-paw.example.com',
  images: ['/uploads/demo/cafe-patio.webp'],
  avgRating: '4.50',
  reviewCount: 18,
  priceRange: '$$',
  petPerks: ['Water bowls', 'Patio seating'],
  tier: 'premium',
  isFavorite: true,
  isActive: true,
  isClaimed: true,
  isVerified: true,
  lastVerifiedAt: '2026-03-02T15:04:05.000Z',
  latitude: 30.2711,
  longitude: -97.7437,
  ownerId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77',
  imageAlts: ['A dog under a table on a sunny patio'],
  hours: {
    timeZone: 'America/Chicago',
    weekly: [0, 1, 2, 3, 4, 5, 6].map((day) => [day * 1440 + 480, day * 1440 + 960]),
    exceptions: [],
  },
};

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Each)[] ? Each[] : T[Key] };

export const BUSINESS: BusinessDetail = {
  ...BUSINESS_CARD,
  ...(EMPTY_CONTENT as Changeable<typeof EMPTY_CONTENT>),
  // Spread again to override the defaults above while keeping the card's fields first.
  ...BUSINESS_CARD,
  arrivalNotes: 'Parking behind the house; the patio has its own gate.',
  highlightedPerks: ['Patio seating'],
  openingHours: 'Mo-Su 08:00-16:00',
  policy: {
    ...{ pets: { dog: 'yes', cat: 'no' }, maxPets: 2, maxWeightLb: 50, sizes: null, breedRestrictions: null },
    ...{ leash: 'required', areas: { indoors: 'no', patio: 'yes' }, leftAlone: 'unknown', vaccinationProof: 'yes' },
    ...{ fee: { amount: 25, per: 'night' }, deposit: null, petHours: null, note: 'Water bowls at the door.' },
  },
  turnedAway: { reports: 0, isReporter: false, nextReportAt: null },
  closedAt: null,
  country: 'US',
  attribution: null,
  createdAt: '2025-11-20T09:30:00.000Z',
};

export const OWNER_BUSINESS: OwnerBusiness = {
  ...BUSINESS,
  avgRating: '0.00',
  reviewCount: 0,
  isFavorite: false,
  isVerified: false,
  lastVerifiedAt: null,
  approvalStatus: 'pending',
  rejectionReason: null,
  pendingChanges: null,
  hiddenAt: null,
  billing: {
    provider: 'stripe',
    state: 'active',
    wishedTier: 'premium',
    paidUntil: '2026-06-01T09:30:00.000Z',
    graceUntil: null,
    note: null,
  },
  moves: ['edit', 'withdraw'],
};

export const ADMIN_BUSINESS: AdminBusiness = {
  ...OWNER_BUSINESS,
  reviewedBy: null,
  reviewedAt: null,
  adminNotes: null,
  verificationSource: null,
  verificationNotes: null,
  verifiedBy: null,
  claimedBy: OWNER_BUSINESS.ownerId,
  claimedByName: 'Casey Rivera',
  claimedAt: OWNER_BUSINESS.createdAt,
  ownerName: 'Casey Rivera',
  updatedAt: OWNER_BUSINESS.createdAt,
  version: 1,
  status: 'pending',
  editedFields: [],
  sources: [],
  moves: ['review', 'approve', 'reject', 'needs-revision', 'edit', 'hide', 'close', 'delete'],
};
