import type { ReactNode } from 'react';
import { ViewerProvider, type Viewer } from '../../../web/lib/page/viewer.js';

export const ADA_ID = '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5';

/** Returns a member’s own record. */
export function aMember(differs: Partial<Viewer> = {}): Viewer {
  return {
    id: ADA_ID,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lindqvist',
    profileImageUrl: null,
    petFirstName: 'Pixel',
    homeZipCode: null,
    phoneNumber: null,
    isRegistrationComplete: true,
    preferredRadius: '25',
    emailNotifications: true,
    smsNotifications: false,
    paused: false,
    personalisation: true,
    analytics: true,
    ageConfirmed: true,
    createdAt: '2024-05-01T09:30:00.000Z',
    updatedAt: '2024-05-01T09:30:00.000Z',
    sanction: null,
    ...differs,
  };
}

/** Wraps an element for a signed-in member. */
export function asMember(element: ReactNode, viewer: Viewer = aMember()): ReactNode {
  return <ViewerProvider value={{ state: 'member', viewer }}>{element}</ViewerProvider>;
}

/** Wraps an element for a viewer whose session is still loading. */
export function asUnknown(element: ReactNode): ReactNode {
  return <ViewerProvider value={{ state: 'loading', viewer: null }}>{element}</ViewerProvider>;
}
