import type { BusinessCard, BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import type { OwnerResponse, Review } from '../../../interfaces/contract/review/review.js';

/** Returns a business as the API lists it. */
export function aBusiness(differs: Partial<BusinessCard> = {}): BusinessCard {
  return {
    id: 1,
    name: 'The Wagging Spoon',
    category: 'restaurants',
    kind: null,
    description: 'A patio with shade.',
    address: '100 Main Street',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    locationSource: 'address',
    phone: '(512) 555-0100',
    website: 'https://example.com',
    email: null,
    images: [],
    avgRating: '4.50',
    reviewCount: 12,
    priceRange: '$$',
    petPerks: ['Water bowls'],
    tier: 'free',
    isFavorite: false,
    isActive: true,
    isClaimed: false,
    isVerified: false,
    lastVerifiedAt: null,
    latitude: null,
    longitude: null,
    ownerId: null,
    imageAlts: [],
    hours: null,
    ...differs,
  };
}

/** Returns the same business with the details of its page. */
export function aBusinessDetail(differs: Partial<BusinessDetail> = {}): BusinessDetail {
  return {
    ...aBusiness(),
    youtubeVideoId: null,
    facebookUrl: null,
    instagramUrl: null,
    tiktokUrl: null,
    menuUrl: null,
    arrivalNotes: null,
    highlightedPerks: [],
    lastVerifiedAt: null,
    openingHours: null,
    policy: null,
    closedAt: null,
    country: 'US',
    attribution: null,
    createdAt: '2025-01-01T00:00:00.000Z',
    ...differs,
  };
}

export function aReview(differs: Partial<Review> = {}): Review {
  return {
    id: 1,
    rating: 5,
    title: 'Lovely',
    content: 'We will be back with all three dogs.',
    petName: 'Biscuit',
    images: [],
    petType: null,
    petPicture: '/drawings/1/pets/other-plain-golden-1.svg',
    guideDogStatus: null,
    disclosure: null,
    isHelpful: false,
    helpfulCount: 0,
    votedHelpful: null,
    createdAt: '2026-03-13T12:00:00.000Z',
    updatedAt: '2026-03-13T12:00:00.000Z',
    userId: null,
    user: { firstName: 'Ada', profileImageUrl: null },
    business: { id: 1, name: 'The Wagging Spoon', category: 'restaurants', ownerId: null },
    hasResponse: false,
    response: null,
    state: null,
    ...differs,
  };
}

export function aResponse(differs: Partial<OwnerResponse> = {}): OwnerResponse {
  return {
    id: 1,
    reviewId: 1,
    content: 'Thank you, Biscuit!',
    createdAt: '2026-03-14T12:00:00.000Z',
    updatedAt: '2026-03-14T12:00:00.000Z',
    state: null,
    ...differs,
  };
}

/** Returns a member’s claim that waits for the code emailed to the listing. */
export function anOwnClaim(differs: Partial<OwnClaim> = {}): OwnClaim {
  return {
    id: 7,
    businessId: 1,
    businessName: 'The Wagging Spoon',
    verificationMethod: 'email_verification',
    status: 'pending',
    codeSentTo: 'listing',
    attemptsLeft: 5,
    websiteProof: null,
    form: {
      claimantName: 'Ada Lovelace',
      claimantEmail: 'ada-claims@example.com',
      claimantPhone: null,
      businessRole: 'manager',
      ownershipProof: 'My name is on the menu.',
    },
    rejectionReason: null,
    createdAt: '2026-03-14T12:00:00.000Z',
    expiresAt: '2026-04-13T12:00:00.000Z',
    moves: ['verify', 'resend', 'replace', 'cancel'],
    ...differs,
  };
}
