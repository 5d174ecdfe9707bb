import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateBusiness } from '../../../web/features/business-form/create-business.js';
import { EditBusiness } from '../../../web/features/business-form/edit-business.js';
import { aBusiness, aBusinessDetail } from '../support/records.js';
import { FakePinMap } from '../support/pin-map.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, asMember } from '../support/viewers.js';

const AUSTIN = { latitude: 30.2711, longitude: -97.7437 };
const HOUSTON = { latitude: 29.7633, longitude: -95.3633 };
const STORED = { latitude: 30.25, longitude: -97.75 };
const TOO_FAR = 'The pin is more than 30 miles from the ZIP code or town. Please move it, or correct the address.';

/** Answers with the center of ZIP code 78701 or Houston, and null for everything else. */
const middle = ({ searchParams }: URL) => ({
  middle: searchParams.get('zipCode') === '78701' ? AUSTIN : searchParams.get('city') === 'Houston' ? HOUSTON : null,
});

type Body = Record<string, unknown>;

function create(
  answer: () => Response = () =>
    Response.json({ ...aBusiness(), moves: [], billing: { state: 'none' } }, { status: 201 }),
) {
  const sent: Body[] = [];
  const { client } = apiOf({
    [`/api/businesses/owner/${ADA_ID}`]: () => [],
    '/api/businesses/similar': () => [],
    '/api/locations/middle': middle,
    '/api/businesses': async (_url, request) => {
      sent.push((await request.json()) as Body);
      return answer();
    },
  });
  renderAt('/create-business', asMember(<CreateBusiness pinMap={FakePinMap} />), client);
  type(/^Business name/, 'The Quiet Paw');
  type(/^Category/, 'restaurants');
  return { sent, send: () => press('Create Business Listing') };
}

function edit() {
  const business = {
    ...aBusinessDetail(STORED),
    approvalStatus: 'pending' as const,
    rejectionReason: null,
    pendingChanges: null,
    hiddenAt: null,
    billing: {
      ...({ provider: 'stripe', state: 'none', wishedTier: 'free' } as const),
      ...{ paidUntil: null, graceUntil: null, note: null },
    },
    moves: [],
  };
  const sent: Body[] = [];
  const { client } = apiOf({
    '/api/locations/middle': middle,
    '/api/businesses/1': async (_url, request) => {
      const change = (await request.json()) as Body;
      sent.push(change);
      return { ...business, ...change };
    },
  });
  renderAt('/my-businesses/1/edit', asMember(<EditBusiness business={business} pinMap={FakePinMap} />), client);
  return { sent, send: () => press('Save Changes') };
}

const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const clickMap = () => press(/^Map with/);
const reset = () => press(/^Reset to/);

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('The pin of a new listing', () => {
  it('starts at the center of the ZIP code and is not sent until it is moved', async () => {
    const { sent, send } = create();
    expect(screen.getByText(/^No pin yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move north' })).toBeDisabled();
    type(/^ZIP code/, '78701');
    await says('Pin at 30.27110, -97.74370 (the center of the ZIP code).');
    expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull();
    expect(screen.getByText(/^We placed the pin in the middle of your ZIP code.* move it to your door/)).toBeVisible();
    send();
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ latitude: null, longitude: null })]));
  });

  it('starts at the center of the town when the ZIP code is unknown', async () => {
    create();
    type(/^ZIP code/, '00000');
    type(/^City/, 'Houston');
    type(/^State/, 'TX');
    await says('Pin at 29.76330, -95.36330 (the center of the town).');
  });

  it('moves by the chosen distance with the buttons and is then sent', async () => {
    const { sent, send } = create();
    type(/^ZIP code/, '78701');
    await says('Pin at 30.27110, -97.74370 (the center of the ZIP code).');
    type(/^Move by/, '1');
    press('Move north');
    press('Move west');
    await says('Pin at 30.28557, -97.76046 (1.4 miles from the center of the ZIP code).');
    send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.['latitude']).toBeCloseTo(30.28557, 4);
    expect(sent[0]?.['longitude']).toBeCloseTo(-97.76046, 4);
  });

  it('returns to the center of the ZIP code when it is reset', async () => {
    create();
    type(/^ZIP code/, '78701');
    await says('Pin at 30.27110, -97.74370 (the center of the ZIP code).');
    clickMap();
    expect(screen.getByText(/^Pin at 30.30000, -97.70000 \(3.3 miles/)).toBeVisible();
    press('Reset to ZIP code center');
    await says('Pin at 30.27110, -97.74370 (the center of the ZIP code).');
  });

  it('stays where the owner put it when the address changes, and no longer asks to be moved', async () => {
    const { sent, send } = create();
    type(/^ZIP code/, '78701');
    await says('Pin at 30.27110, -97.74370 (the center of the ZIP code).');
    clickMap();
    expect(screen.queryByText(/move it to your door/)).toBeNull();
    type(/^ZIP code/, '');
    type(/^Street address/, '1 Main Street');
    await waitFor(() => expect(screen.getByText(/^Pin at 30.30000, -97.70000/)).toBeVisible());
    send();
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ latitude: 30.3, longitude: -97.7 })]));
  });

  it('shows an error right away when it is too far from the town', async () => {
    create();
    clickMap();
    type(/^City/, 'Houston');
    type(/^State/, 'TX');
    await says(TOO_FAR);
  });

  it("shows the server's error at the map until it is moved", async () => {
    const errors = [{ path: 'latitude', message: TOO_FAR }];
    const { send } = create(() => Response.json({ message: TOO_FAR, code: 'INVALID_INPUT', errors }, { status: 400 }));
    clickMap();
    send();
    await says(TOO_FAR);
    press('Move east');
    await waitFor(() => expect(screen.queryByText(TOO_FAR)).toBeNull());
  });
});

describe('The pin of a stored listing', () => {
  it('starts at its stored position and sends both coordinates when one of them changes', async () => {
    const { sent, send } = edit();
    expect(screen.getByRole('button', { name: 'Map with a pin at 30.25, -97.75' })).toBeVisible();
    press('Move north');
    send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ latitude: expect.closeTo(30.2529, 3), longitude: -97.75 });
  });

  it('follows a changed address without being sent', async () => {
    const { sent, send } = edit();
    type(/^ZIP code/, '');
    type(/^City/, 'Houston');
    await says('Pin at 29.76330, -95.36330 (the center of the town).');
    send();
    await waitFor(() => expect(sent).toEqual([{ city: 'Houston', zipCode: null }]));
  });

  it('sends null coordinates when it is reset', async () => {
    const { sent, send } = edit();
    await screen.findByText(/miles from the center of the ZIP code/);
    reset();
    send();
    await waitFor(() => expect(sent).toEqual([{ latitude: null, longitude: null }]));
  });
});
