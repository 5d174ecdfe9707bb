import type { BillingAddress } from './billing.js';
import type { AccessToken, NewAccessToken, OwnSession } from './account-access.js';
import type { AdminBusiness, OwnerBusiness } from './business-form.js';
import type { CurrentUser, PublicUser } from './account.js';
import type { AdminClaim, Claim, OwnClaim } from './claim.js';
import type { Analytics } from './analytics.js';
import type { BusinessCard, BusinessDetail } from './business.js';
import type { GuideDog } from './guide-dog.js';
import type { OwnPet, PublicPet } from './pet.js';
import type { OwnerResponse, Review, ReviewSummary } from './review.js';
import { NOTHING_SAID } from '../../domain/business/content.js';

/** Answers as the documentation shows them; all invented. */
export const BUSINESS_CARD: BusinessCard = {
  id: 42,
  name: 'The Muddy Paw Café',
  category: 'restaurants',
  description:
    'A corner café with a shaded patio, water bowls at every table and a biscuit for each guest on four legs.',
  address: '120 Example Street',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
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
};

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Each)[] ? Each[] : T[Key] };

export const BUSINESS: BusinessDetail = {
  ...BUSINESS_CARD,
  ...(NOTHING_SAID as Changeable<typeof NOTHING_SAID>),
  // Once more over what is not said, so that the card's fields stand first.
  ...BUSINESS_CARD,
  arrivalNotes: 'Parking behind the house; the patio has its own gate.',
  highlightedPerks: ['Patio seating'],
  attribution: null,
  createdAt: '2025-11-20T09:30:00.000Z',
};

export const REVIEW: Review = {
  id: 1201,
  rating: 5,
  title: 'Biscuit approved',
  content: 'Friendly people, plenty of shade, and the water bowl was never empty.',
  petName: 'Biscuit',
  images: [],
  petType: 'dog',
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
  },
};

export const OWNER_RESPONSE: OwnerResponse = {
  id: 310,
  reviewId: 1201,
  content: 'Thank you! Biscuit has a seat reserved.',
  createdAt: '2026-04-12T08:00:00.000Z',
  updatedAt: '2026-04-12T08:00:00.000Z',
};

export const REVIEW_SUMMARY: ReviewSummary = { totalReviews: 6000, averageRating: '4.21' };

export const GUIDE_DOG: GuideDog = {
  id: 7,
  userId: '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5',
  petName: 'Biscuit',
  petType: 'dog',
  petImageUrl: null,
  petProfileId: 17,
  bio: 'Tests patios, rates biscuits.',
  location: 'Austin, TX',
  status: 'gold',
  reviewCount: 61,
  joinedDate: '2025-12-01T12:00:00.000Z',
  user: { firstName: 'Ada', profileImageUrl: null },
};

export const PUBLIC_PET: PublicPet = {
  id: 17,
  userId: '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5',
  petName: 'Biscuit',
  petType: 'dog',
  breed: 'Beagle',
  age: 4,
  petSize: 'medium',
  weight: 24.5,
  petImageUrl: null,
  furColor: 'Brown and white',
  eyeColor: 'Brown',
  specialMarkings: null,
  activityLevel: 'high',
  friendlyWithDogs: true,
  friendlyWithCats: false,
  friendlyWithKids: true,
  energyLevel: 8,
  favoriteToys: ['Squeaky fox'],
  favoriteActivities: ['Swimming'],
  favoriteTreats: ['Peanut butter'],
  dislikes: ['Thunder'],
  funFacts: ['Howls along with the accordion'],
  bio: 'Follows her nose, and her nose knows every bakery.',
  adoptionStory: null,
  location: 'Austin, TX',
  createdAt: '2026-03-02T15:04:05.000Z',
  updatedAt: '2026-03-02T15:04:05.000Z',
  user: { firstName: 'Ada', profileImageUrl: null },
};

export const OWN_PET: OwnPet = {
  ...PUBLIC_PET,
  allergies: ['Chicken'],
  medications: [],
  specialNeeds: null,
  isSpayedNeutered: true,
  microchipped: true,
  homeZipCode: '78704',
  isPublic: true,
  showInCommunity: true,
  allowMessages: true,
};

export const CURRENT_USER: CurrentUser = {
  id: '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  profileImageUrl: null,
  petFirstName: 'Pixel',
  homeZipCode: '78704',
  phoneNumber: null,
  isRegistrationComplete: true,
  preferredRadius: '10',
  emailNotifications: true,
  smsNotifications: false,
  paused: false,
  personalisation: true,
  analytics: true,
  ageConfirmed: true,
  createdAt: '2024-05-01T09:30:00.000Z',
  updatedAt: '2024-05-01T09:30:00.000Z',
  sanction: null,
};

export const PUBLIC_USER: PublicUser = {
  id: '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5',
  firstName: 'Ada',
  profileImageUrl: null,
  petFirstName: 'Pixel',
  joinedDate: '2024-05-01T09:30:00.000Z',
};

const TOKEN = {
  id: '0198c2f0-9b21-7c63-8e55-a2d8f1b3c4e6',
  name: 'Weekly report',
  scopes: ['read' as const],
  createdAt: '2026-05-01T09:30:00.000Z',
  expiresAt: null,
};

export const ACCESS_TOKEN: AccessToken = { ...TOKEN, lastUsedAt: '2026-05-02T10:00:00.000Z' };

export const NEW_ACCESS_TOKEN: NewAccessToken = { ...TOKEN, token: 'wp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' };

export const OWN_SESSION: OwnSession = {
  id: '5f1d7a84da2b4e0f9c3b6a7d8e9f0a1b',
  current: true,
  browser: 'Firefox on Linux',
  signedInAt: '2026-05-01T09:30:00.000Z',
  lastSeenAt: '2026-05-01T10:30:00.000Z',
  expiresAt: '2026-05-08T10:30:00.000Z',
};

export const BILLING_ADDRESS: BillingAddress = { url: 'https://paws.example.com/my-businesses/7/plan' };

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
  version: 1,
  moves: ['review', 'approve', 'reject', 'needs-revision'],
};

export const CLAIM: Claim = {
  id: 7,
  businessId: 42,
  verificationMethod: 'email_verification',
  status: 'pending',
  codeSentTo: 'listing',
  websiteProof: null,
  expiresAt: '2026-06-10T09:30:00.000Z',
  moves: ['verify', 'resend'],
};

export const OWN_CLAIM: OwnClaim = {
  ...CLAIM,
  businessName: 'The Muddy Paw Café',
  rejectionReason: null,
  createdAt: '2026-05-11T09:30:00.000Z',
};

export const ADMIN_CLAIM: AdminClaim = {
  id: 7,
  businessId: 42,
  business: {
    name: 'The Muddy Paw Café',
    address: '120 Example Street',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    phone: '(512) 555-0142',
    email: 'hello@muddy-paw.example.com',
    website: 'https://muddy-paw.example.com',
    isClaimed: false,
  },
  claimantUserId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77',
  claimantName: 'Olive Lindqvist',
  claimantEmail: 'olive@example.com',
  claimantPhone: null,
  businessRole: 'owner',
  ownershipProof: 'My name is on the lease of this address.',
  verificationMethod: 'email_verification',
  status: 'under_review',
  codeSentTo: 'listing',
  codeVerified: true,
  verificationAttempts: 1,
  websiteFound: null,
  proof: 'listing',
  provenAt: '2026-05-11T09:34:00.000Z',
  documents: 0,
  otherOpenClaims: 0,
  reviewedBy: null,
  reviewedAt: null,
  rejectionReason: null,
  adminNotes: null,
  approvedAt: null,
  expiresAt: '2026-06-10T09:30:00.000Z',
  createdAt: '2026-05-11T09:30:00.000Z',
  updatedAt: '2026-05-11T09:34:00.000Z',
  moves: ['approve', 'reject'],
};

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
