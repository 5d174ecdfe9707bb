import { fireEvent, screen } from '@testing-library/react';
import { CreateBusiness } from '../../../web/features/business-form/create-business.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { FakePinMap } from './pin-map.js';
import { aBusiness } from './records.js';
import { apiOf, renderAt } from './render.js';
import { ADA_ID, aMember, asMember } from './viewers.js';

interface Sent {
  readonly body: Record<string, unknown>;
  readonly key: string | null;
}

interface Shown {
  readonly isMember?: boolean;
  readonly owned?: readonly object[];
  readonly total?: number;
  readonly similar?: readonly object[];
  readonly answer?: () => Response;
  readonly isDemoBilling?: boolean;
}

/** Renders the form for listing a business. Returns the requests it sends. */
export function show({
  isMember = true,
  owned = [],
  total = owned.length,
  similar = [],
  answer,
  isDemoBilling = true,
}: Shown = {}) {
  const sent: Sent[] = [];
  const { client, calls } = apiOf({
    [`/api/businesses/owner/${ADA_ID}`]: () => Response.json(owned, { headers: { 'X-Total-Count': String(total) } }),
    '/api/businesses/similar': () => similar,
    '/api/locations/middle': () => ({ middle: null }),
    '/api/businesses': async (_url, request) => {
      sent.push({
        body: (await request.json()) as Record<string, unknown>,
        key: request.headers.get('Idempotency-Key'),
      });
      return answer?.() ?? Response.json({ ...aBusiness(), moves: [], billing: { state: 'none' } }, { status: 201 });
    },
  });
  const element = <CreateBusiness pinMap={FakePinMap} />;
  const page = renderAt('/create-business', isMember ? asMember(element, aMember()) : element, client, {
    isDemoBilling,
  });
  return { sent, calls, ...page };
}

export const field = (name: RegExp) => screen.getByLabelText(name);
export const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const choosePremium = () => fireEvent.click(screen.getByRole('radio', { name: /^Premium/ }));
export const submit = () => press('Create Business Listing');
export const shownToast = () => useToasts.getState().current;

export function fillIn(): void {
  type(/^Business name/, 'The Quiet Paw');
  type(/^Category/, 'restaurants');
}
