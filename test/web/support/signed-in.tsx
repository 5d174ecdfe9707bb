import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessionViewer } from '../../../web/app/loading/viewer.queries.js';
import { VIEWER_KEY, ViewerProvider, type Viewer } from '../../../web/lib/page/viewer.js';
import { ToastHost } from '../../../web/ui/overlay/toast-host.js';
import { renderAt } from './render.js';

/** Returns a member’s own record, as the API returns it. */
export function aViewer(differs: Partial<Viewer> = {}): Viewer {
  return {
    id: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Lovelace',
    profileImageUrl: null,
    petFirstName: 'Biscuit',
    homeZipCode: null,
    phoneNumber: null,
    isRegistrationComplete: true,
    preferredRadius: '10',
    emailNotifications: true,
    smsNotifications: false,
    paused: false,
    personalisation: true,
    analytics: true,
    ageConfirmed: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    sanction: null,
    ...differs,
  };
}

/** Renders part of a page for a member; `viewer` is null for a visitor, undefined before the session has loaded. */
export function renderFor(
  viewer: Viewer | null | undefined,
  path: Parameters<typeof renderAt>[0],
  element: ReactNode,
  client: QueryClient,
  options?: Parameters<typeof renderAt>[3],
) {
  if (viewer !== undefined) client.setQueryData(VIEWER_KEY, viewer);
  return renderAt(path, <Session>{element}</Session>, client, options);
}

function Session({ children }: { readonly children: ReactNode }) {
  return (
    <ViewerProvider value={useSessionViewer()}>
      {children}
      <ToastHost />
    </ViewerProvider>
  );
}
