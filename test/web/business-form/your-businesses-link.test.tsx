import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { YourBusinessesLink } from '../../../web/app/pages/business/your-businesses-link.js';
import { keepDraft } from '../../../web/lib/form/draft.js';
import { aBusiness, anOwnClaim } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, asMember } from '../support/viewers.js';

interface Own {
  readonly businesses?: readonly object[];
  readonly claims?: readonly OwnClaim[];
}

function show({ businesses = [], claims = [] }: Own) {
  const { client } = apiOf({
    [`/api/businesses/owner/${ADA_ID}`]: () => businesses,
    '/api/business-claims/mine': () => claims,
  });
  renderAt('/create-business', asMember(<YourBusinessesLink />), client);
  return client;
}

const link = () => screen.findByRole('link', { name: 'Your businesses' });

beforeEach(() => sessionStorage.clear());

describe('The link to a member’s listings above the form for a new one', () => {
  it.each<[string, Own]>([
    ['a business', { businesses: [aBusiness()] }],
    ['a claim', { claims: [anOwnClaim()] }],
  ])('the form for a new listing links to /my-businesses for a member with %s', async (_what, own) => {
    show(own);
    expect(await link()).toHaveAttribute('href', '/my-businesses');
  });

  it('the form for a new listing links to /my-businesses for a member with an unsent listing', async () => {
    keepDraft('business:new', { name: 'The Quiet Paw' });
    show({});
    expect(await link()).toHaveAttribute('href', '/my-businesses');
  });

  it('the form for a new listing has no link to /my-businesses for a member without any', async () => {
    const client = show({});
    const states = () =>
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.status);
    await waitFor(() => expect(states()).toEqual(['success', 'success']));
    expect(screen.queryByRole('link', { name: 'Your businesses' })).toBeNull();
  });
});
