import type { AdminClaim, Claim, OwnClaim } from './claim.js';

/** Example responses for the documentation; all invented. */
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
