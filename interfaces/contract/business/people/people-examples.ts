import { BUSINESS_CARD } from '../business-examples.js';
import type { BusinessActivity, BusinessPeople, Invitation, OpenInvitation, SharedBusiness } from './people.js';

const BUSINESS = { id: BUSINESS_CARD.id, name: BUSINESS_CARD.name };

export const OPEN_INVITATION: OpenInvitation = {
  id: 12,
  email: 'robin@example.com',
  role: 'responder',
  emails: 1,
  sentAt: '2026-03-01T09:30:00.000Z',
  expiresAt: '2026-03-08T09:30:00.000Z',
  isExpired: false,
};

export const BUSINESS_PEOPLE: BusinessPeople = {
  business: BUSINESS,
  yourRole: 'owner',
  people: [
    {
      ...{
        memberId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77',
        name: 'Casey Rivera',
        invitedEmail: null,
        role: 'owner',
        isYou: true,
      },
      since: '2026-01-15T09:30:00.000Z',
    },
    {
      ...{
        memberId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e78',
        name: 'Jamie Lee',
        invitedEmail: null,
        role: 'manager',
        isYou: false,
      },
      since: '2026-02-01T09:30:00.000Z',
    },
  ],
  invitations: [OPEN_INVITATION],
};

export const BUSINESS_ACTIVITY: BusinessActivity = {
  id: 305,
  action: 'review_answered',
  at: '2026-03-02T09:30:00.000Z',
  actor: 'Jamie Lee',
  subject: null,
  role: null,
  recordId: 118,
};

export const SHARED_BUSINESS: SharedBusiness = {
  business: BUSINESS_CARD,
  role: 'manager',
  since: '2026-02-01T09:30:00.000Z',
  isPublic: true,
  unanswered: 3,
};

export const INVITATION: Invitation = {
  state: 'open',
  role: 'responder',
  email: 'r•••@example.com',
  business: BUSINESS,
  invitedBy: 'Casey Rivera',
  expiresAt: '2026-03-08T09:30:00.000Z',
  viewer: 'recipient',
};
