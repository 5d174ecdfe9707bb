import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { MyClaims } from '../../../web/features/claim/my-claims.js';
import { anOwnClaim } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

function show(claims: readonly OwnClaim[] | Response) {
  const { client, calls } = apiOf({ '/api/business-claims/mine': () => claims });
  renderAt('/my-businesses', asMember(<MyClaims />), client);
  return { calls };
}

afterEach(cleanup);

describe("A member's claims", () => {
  it.each([
    [anOwnClaim(), 'Pending', 'Email', 'Enter Your Code', '/claim-business/1'],
    [
      anOwnClaim({ verificationMethod: 'website_verification', moves: ['check'] }),
      'Pending',
      'Website Verification',
      'Continue',
      '/claim-business/1',
    ],
    [
      anOwnClaim({ status: 'rejected', moves: [], rejectionReason: 'The lease names another.' }),
      'Rejected',
      'Email',
      'Claim Again',
      '/claim-business/1',
    ],
    [anOwnClaim({ status: 'expired', moves: [] }), 'Expired', 'Email', 'Claim Again', '/claim-business/1'],
    [anOwnClaim({ status: 'approved', moves: [] }), 'Approved', 'Email', 'Edit Listing', '/my-businesses/1/edit'],
  ])('shows the status, method, and next step of claim %#', async (claim, state, method, action, to) => {
    show([claim]);
    const shown = within(await screen.findByRole('article', { name: 'The Wagging Spoon' }));
    expect(shown.getByText(state)).toBeVisible();
    expect(shown.getByText(method)).toBeVisible();
    expect(shown.getByRole('link', { name: action })).toHaveAttribute('href', to);
    if (claim.rejectionReason !== null) expect(shown.getByText(claim.rejectionReason)).toBeVisible();
  });

  it('lists the claims from all pages of the server', async () => {
    const next = '</api/business-claims/mine?limit=100&cursor=older>; rel="next"';
    const { client, calls } = apiOf({
      '/api/business-claims/mine': ({ searchParams }) =>
        searchParams.get('cursor') === 'older'
          ? [anOwnClaim({ id: 2, businessName: 'The Oldest Kennel', status: 'expired', moves: [] })]
          : Response.json([anOwnClaim()], { headers: { link: next } }),
    });
    renderAt('/my-businesses', asMember(<MyClaims />), client);
    await screen.findByRole('article', { name: 'The Oldest Kennel' });
    expect(screen.getByRole('article', { name: 'The Wagging Spoon' })).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  it('shows no action while an administrator decides', async () => {
    show([anOwnClaim({ status: 'under_review', moves: [] })]);
    const shown = within(await screen.findByRole('article', { name: 'The Wagging Spoon' }));
    expect(shown.getByText('Under review')).toBeVisible();
    expect(shown.getAllByRole('link')).toHaveLength(1);
  });

  it('shows nothing when there are no claims', async () => {
    const { calls } = show([]);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('offers to try again when the claims fail to load', async () => {
    show(Response.json({ message: 'Busy' }, { status: 503 }));
    expect(await screen.findByText('We couldn’t load your claims')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
