import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SaveButton } from '../../../web/features/saved-place/save-button.js';
import { SavedPlacesList } from '../../../web/features/saved-place/saved-places-list.js';
import { WithHearts } from '../../../web/features/saved-place/with-hearts.js';
import { BusinessCard } from '../../../web/ui/business/business-card.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

const SPOON = aBusiness({ id: 7, isSaved: false });
const heart = (pressed: boolean) => screen.findByRole('button', { name: `Save ${SPOON.name}`, pressed });

function show(
  element: React.ReactNode,
  answer: (request: Request) => Response = () => new Response(null, { status: 204 }),
) {
  const methods: string[] = [];
  const { client } = apiOf({
    '/api/businesses/7/favorite': (_url, request) => {
      methods.push(request.method);
      return answer(request);
    },
  });
  return { methods, ...renderAt('/browse?category=hotels', element, client) };
}

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('the heart of a card', () => {
  const card = (
    <WithHearts>
      <BusinessCard business={SPOON} />
    </WithHearts>
  );

  it('saves a place at once, and takes it back', async () => {
    const { methods } = show(asMember(card));
    fireEvent.click(await heart(false));
    fireEvent.click(await heart(true));
    await waitFor(() => expect(methods[0]).toBe('PUT'));
    // A press while the first is under way waits for nobody and counts for nothing.
    await waitFor(async () => {
      if (methods.length === 1) fireEvent.click(await heart(true));
      expect(methods).toEqual(['PUT', 'DELETE']);
    });
    expect(await heart(false)).toBeVisible();
  });

  it('is empty again where saving failed', async () => {
    show(asMember(card), () => Response.json({ message: 'Too many requests.' }, { status: 429 }));
    fireEvent.click(await heart(false));
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ description: 'Too many requests.' }));
    expect(await heart(false)).toBeVisible();
  });

  it('leads visitors to sign in, and back to the list', async () => {
    const { address } = show(card);
    fireEvent.click(await heart(false));
    await waitFor(() => expect(address()).toBe('/sign-in?returnTo=%2Fbrowse%3Fcategory%3Dhotels%23intent-save-7'));
  });

  it('tells every card of the same place', async () => {
    show(
      asMember(
        <>
          {card}
          <SaveButton business={SPOON} />
        </>,
      ),
    );
    fireEvent.click(await heart(false));
    expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  });
});

describe('the saved places', () => {
  it('stand in a list that grows', async () => {
    const { client } = apiOf({
      '/api/user/favorites': (url) =>
        url.searchParams.has('cursor')
          ? Response.json([aBusiness({ id: 2, name: 'Second' })], { headers: { 'X-Total-Count': '2' } })
          : Response.json([aBusiness({ id: 1, name: 'First' })], {
              headers: { 'X-Total-Count': '2', Link: '</api/user/favorites?cursor=x>; rel="next"' },
            }),
    });
    renderAt('/saved', asMember(<SavedPlacesList />), client);
    expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
    expect(screen.getByText('2 places you saved')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('say what to do while there is none', async () => {
    const { client } = apiOf({ '/api/user/favorites': () => [] });
    renderAt('/saved', asMember(<SavedPlacesList />), client);
    expect(await screen.findByRole('heading', { name: 'No saved places yet' })).toBeVisible();
  });
});
