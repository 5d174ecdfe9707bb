import type { AccessToken, NewAccessToken, OwnSession } from './account-access.js';
import type { CurrentUser, PublicUser } from './account.js';

/** Example responses for the documentation; all invented. */
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
