import { afterEach, describe, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { OWNER_BUSINESS } from '../../../interfaces/contract/business/business-examples.js';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import type { BusinessTransfer, TransferOffer } from '../../../interfaces/contract/ownership/business-transfer.js';
import type {
  OwnOwnershipRequest,
  ReceivedOwnershipRequest,
} from '../../../interfaces/contract/ownership/ownership-request.js';
import {
  OFFER,
  OWN_REQUEST,
  RECEIVED_REQUEST,
  TRANSFER,
} from '../../../interfaces/contract/ownership/ownership-examples.js';
import { MyRequests } from '../../../web/features/ownership/my-requests.js';
import { Ownership } from '../../../web/features/ownership/ownership.js';
import { OwnershipBanner } from '../../../web/features/ownership/ownership-banner.js';
import { RequestOwnership } from '../../../web/features/ownership/request-ownership.js';
import { TransferOfferView } from '../../../web/features/ownership/transfer-offer.js';
import { ViewerProvider } from '../../../web/lib/page/viewer.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

afterEach(cleanup);

interface Given {
  readonly sent?: readonly OwnOwnershipRequest[];
  readonly received?: readonly ReceivedOwnershipRequest[] | Response;
  readonly transfers?: readonly BusinessTransfer[];
  readonly offer?: TransferOffer | Response;
}

function world({ sent = [], received = [], transfers = [], offer = OFFER }: Given, own?: OwnerBusiness) {
  return apiOf({
    '/api/ownership-requests/mine': () => sent,
    '/api/ownership-requests/received': () => received,
    '/api/business-transfers/mine': () => transfers,
    '/api/transfer-offers/secret': () => offer,
    '/api/ownership-requests/12/withdraw': () => ({ ...OWN_REQUEST, status: 'withdrawn', moves: [] }),
    '/api/ownership-requests/12/decline': () => ({ ...RECEIVED_REQUEST, status: 'declined', moves: [] }),
    '/api/businesses/42': () => own ?? Response.json({}, { status: 404 }),
  });
}

describe("A member's ownership requests", () => {
  it.each([
    [{}, 'Waiting for the owner', /until May 18, 2026/],
    [{ status: 'under_review' }, 'Under review', /administrator compares/],
    [
      {
        status: 'declined',
        ownerReason: 'I never sold it.',
        escalateBy: '2026-05-25T00:00:00.000Z',
        moves: ['escalate'],
      },
      'Declined by the owner',
      /until May 25, 2026/,
    ],
    [{ status: 'approved', moves: [] }, 'Approved', /is yours/],
    [{ status: 'closed', moves: [] }, 'Closed', /has changed owners/],
  ] as const)('shows the status and what happens next of request %#', async (given, state, next) => {
    const { client } = world({ sent: [{ ...OWN_REQUEST, ...given } as OwnOwnershipRequest] });
    renderAt('/my-businesses', asMember(<MyRequests />), client);
    const card = within(await screen.findByRole('article', { name: OWN_REQUEST.businessName }));
    expect(card.getByText(state)).toBeVisible();
    expect(card.getByText(next)).toBeVisible();
  });

  it('withdraws a request after a question', async () => {
    const { client, calls } = world({ sent: [OWN_REQUEST] });
    renderAt('/my-businesses', asMember(<MyRequests />), client);
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw Request' }));
    await waitFor(() => expect(calls).toContain('/api/ownership-requests/12/withdraw'));
  });

  it('shows nothing without requests', async () => {
    const { client, calls } = world({});
    renderAt('/my-businesses', asMember(<MyRequests />), client);
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    expect(screen.queryByRole('heading', { name: 'My ownership requests' })).toBeNull();
  });
});

describe('Asking again', () => {
  const business = { id: 42, name: 'The Muddy Paw Café' } as BusinessDetail;
  const refused = {
    ...OWN_REQUEST,
    status: 'rejected',
    decisionReason: 'The lease names the owner.',
    moves: [],
  } as const;
  const show = (given: Partial<OwnOwnershipRequest>) => {
    const { client } = world({ sent: [{ ...refused, ...given } as unknown as OwnOwnershipRequest] });
    renderAt('/claim-business/42', asMember(<RequestOwnership business={business} />), client);
    return screen.findByText('The lease names the owner.');
  };

  it('names the day from which the member can ask again, and has no form before', async () => {
    expect(await show({ askAgainAt: '2099-05-18T00:00:00.000Z' })).toBeVisible();
    expect(screen.getByText(/You can ask again from May 1[78], 2099/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Request ownership' })).toBeNull();
  });

  it('has the form again after that day', async () => {
    expect(await show({ askAgainAt: '2020-05-18T00:00:00.000Z' })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Request ownership' })).toBeVisible();
  });
});

describe("An owner's side", () => {
  it.each([
    ['while the requests load', {}],
    ['when they failed to load', { received: Response.json({}, { status: 500 }) }],
  ])('has one main heading %s', async (_, given) => {
    const { client } = world(given);
    renderAt('/my-businesses/42/ownership', asMember(<Ownership businessId={42} />), client);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    if ('received' in given) expect(await screen.findByText('We couldn’t load the requests')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('tells a new owner until when the former one can undo, instead of a form', async () => {
    const taken = {
      ...TRANSFER,
      status: 'accepted',
      isSender: false,
      undoUntil: '2099-05-18T12:00:00.000Z',
      moves: [],
    };
    const { client } = world({ transfers: [taken as unknown as BusinessTransfer] }, OWNER_BUSINESS);
    renderAt('/my-businesses/42/ownership', asMember(<Ownership businessId={42} />), client);
    expect(await screen.findByText(/can undo that until May 18, 2099/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Hand this business over' })).toBeNull();
  });

  it('tells owners about requests to answer and handovers to undo', async () => {
    const undoable = {
      ...TRANSFER,
      status: 'accepted',
      undoUntil: '2099-05-18T00:00:00.000Z',
      moves: ['undo'],
    } as const;
    const { client } = world({ received: [RECEIVED_REQUEST], transfers: [undoable as unknown as BusinessTransfer] });
    renderAt('/my-businesses', asMember(<OwnershipBanner />), client);
    expect(await screen.findByText(/Olive Lindqvist asks to become the owner/)).toBeVisible();
    expect(await screen.findByText(/You handed The Muddy Paw Café over to olive@example.com/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer Request' })).toHaveAttribute('href', '/my-businesses/42/ownership');
  });

  it('declines with a reason, and asks for one', async () => {
    const { client, calls } = world({ received: [RECEIVED_REQUEST] });
    renderAt('/my-businesses/42/ownership', asMember(<Ownership businessId={42} />), client);
    fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.getByLabelText(/Why does the business stay yours/)).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form', { name: 'Decline this request' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    fireEvent.click(screen.getByRole('button', { name: 'Decline Request' }));
    expect(await screen.findByText('Please say why')).toBeVisible();
    fireEvent.change(screen.getByLabelText(/Why does the business stay yours/), {
      target: { value: 'I never sold it.' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Decline Request' }));
    await waitFor(() => expect(calls).toContain('/api/ownership-requests/12/decline'));
  });
});

describe('The page behind the offer', () => {
  const open = (offer: TransferOffer | Response, viewer: (page: ReactNode) => ReactNode) => {
    const { client } = world({ offer });
    renderAt('/business-transfer/secret', viewer(<TransferOfferView token="secret" />), client);
  };

  it('asks a visitor to sign in, and returns to the offer', async () => {
    const offer = { ...OFFER, viewer: 'visitor' } as const;
    open(offer, (page) => <ViewerProvider value={{ state: 'visitor', viewer: null }}>{page}</ViewerProvider>);
    expect(await screen.findByRole('link', { name: 'Sign In to Answer' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fbusiness-transfer%2Fsecret',
    );
  });

  it('tells a member with another address which account the offer is for', async () => {
    open({ ...OFFER, viewer: 'other' }, asMember);
    expect(await screen.findByText(/This offer is for o•••@example.com/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it.each([
    ['accepted', 'Offer accepted'],
    ['declined', 'Offer declined'],
    ['withdrawn', 'Offer withdrawn'],
    ['expired', 'Offer expired'],
    ['undone', 'Handover undone'],
    ['closed', 'Offer closed'],
  ] as const)('says what became of an offer that is %s', async (status, title) => {
    open({ ...OFFER, status }, asMember);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('says that a link is not valid', async () => {
    open(Response.json({ code: 'TRANSFER_LINK_INVALID', message: 'No.' }, { status: 404 }), asMember);
    expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  });
});
