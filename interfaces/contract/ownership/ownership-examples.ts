import type { BusinessTransfer, TransferOffer } from './business-transfer.js';
import type { AdminOwnershipRequest, OwnOwnershipRequest, ReceivedOwnershipRequest } from './ownership-request.js';

/** Example responses for the documentation; all invented. */
const REQUEST = {
  id: 12,
  businessId: 42,
  businessName: 'The Muddy Paw Café',
  status: 'waiting' as const,
  message: 'I bought the café in April. The lease is in my name.',
  documents: 1,
  ownerReason: null,
  ownerDocuments: 0,
  answerBy: '2026-05-18T09:30:00.000Z',
  ownerAnsweredAt: null,
  decisionReason: null,
  createdAt: '2026-05-11T09:30:00.000Z',
};

export const OWN_REQUEST: OwnOwnershipRequest = {
  ...REQUEST,
  escalateBy: null,
  askAgainAt: null,
  moves: ['withdraw'],
};

export const RECEIVED_REQUEST: ReceivedOwnershipRequest = {
  ...REQUEST,
  requesterName: 'Olive Lindqvist',
  moves: ['accept', 'decline'],
};

export const ADMIN_REQUEST: AdminOwnershipRequest = {
  ...REQUEST,
  status: 'under_review',
  business: {
    ...{ address: '120 Example Street', city: 'Austin', state: 'TX', zipCode: '78701', phone: '(512) 555-0142' },
    ...{ email: 'hello@muddy-paw.example.com', website: 'https://muddy-paw.example.com' },
    ownerSince: '2025-02-01T10:00:00.000Z',
  },
  requesterId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77',
  requesterName: 'Olive Lindqvist',
  requesterEmail: 'olive@example.com',
  ownerId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e78',
  ownerName: 'Casey Rivera',
  ownerEmail: 'casey@example.com',
  reviewedBy: null,
  reviewedAt: null,
  adminNotes: null,
  updatedAt: '2026-05-18T09:30:00.000Z',
  moves: ['approve', 'reject'],
};

export const TRANSFER: BusinessTransfer = {
  id: 5,
  businessId: 42,
  businessName: 'The Muddy Paw Café',
  status: 'offered',
  premium: 'keep',
  isSender: true,
  fromName: 'Casey Rivera',
  toEmail: 'olive@example.com',
  expiresAt: '2026-05-18T09:30:00.000Z',
  acceptedAt: null,
  undoUntil: null,
  createdAt: '2026-05-11T09:30:00.000Z',
  moves: ['withdraw'],
};

export const OFFER: TransferOffer = {
  status: 'offered',
  business: { id: 42, name: 'The Muddy Paw Café' },
  fromName: 'Casey Rivera',
  toEmail: 'o•••@example.com',
  viewer: 'recipient',
  premium: 'keep',
  isPremium: true,
  paidUntil: '2026-06-01T09:30:00.000Z',
  expiresAt: '2026-05-18T09:30:00.000Z',
};
