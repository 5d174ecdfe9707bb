import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SaveButton } from '../../../web/features/saved-place/save-button.js';
import { SavedPlacesList } from '../../../web/features/saved-place/saved-places-list.js';
import { SaveButtonsProvider } from '../../../web/features/saved-place/save-buttons-provider.js';
import { BusinessCard } from '../../../web/ui/business/business-card.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { YourLists } from '../../../web/features/saved-place/your-lists.js';
import { aBusiness } from '../support/records.js';
import { aList } from '../support/saved-records.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

const BUSINESS = aBusiness({ id: 7, isSaved: false });
const LIST = aList({ id: 3, name: 'Saved', isDefault: true, placeCount: 1 });
const shownToast = () => useToasts.getState().current;
const action = (label: string) => shownToast()?.actions?.find((each) => each.label === label);
const heart = (pressed: boolean) => screen.findByRole('button', { name: `Save ${BUSINESS.name}`, pressed });

function show(
  element: React.ReactNode,
  answer: (request: Request) => Response = () => new Response(null, { status: 204 }),
  inLists: readonly object[] = [{ listId: 3, note: null, position: 4 }],
) {
  const methods: string[] = [];
  const { client } = apiOf({
    '/api/businesses/7/favorite': (_url, request) => {
      methods.push(request.method);
      return answer(request);
    },
    '/api/businesses/7/lists': () => inLists,
    '/api/user/lists': () => [LIST],
    '/api/user/lists/3/places/7': async (_url, request) => {
      methods.push(`${request.method} ${await request.text()}`);
      return new Response(null, { status: 204 });
    },
  });
  // Before an external provider, visitors see our sign-in page first. jsdom can't leave for the site's own provider.
  return { methods, ...renderAt('/browse?category=hotels', element, client, { hasOwnProvider: false }) };
}

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('the heart on a card', () => {
  const card = (
    <SaveButtonsProvider>
      <BusinessCard business={BUSINESS} />
    </SaveButtonsProvider>
  );

  it('the heart on a card saves a place, and removes it on a second press', async () => {
    const { methods } = show(asMember(card));
    fireEvent.click(await heart(false));
    fireEvent.click(await heart(true));
    await waitFor(() => expect(methods[0]).toBe('PUT'));
    // A press is ignored while the previous request is pending.
    await waitFor(async () => {
      if (methods.length === 1) fireEvent.click(await heart(true));
      expect(methods).toEqual(['PUT', 'DELETE']);
    });
    expect(await heart(false)).toBeVisible();
  });

  it('the heart on a card saves a place while the places to keep offline are known', async () => {
    const methods: string[] = [];
    const { client } = apiOf({
      '/api/businesses/7/favorite': (_url, request) => {
        methods.push(request.method);
        return new Response(null, { status: 204 });
      },
      '/api/user/lists': () => [LIST],
    });
    client.setQueryData(['user', 'favorites', 'ids', 'ada'], [BUSINESS]);
    renderAt('/browse', asMember(card), client);
    fireEvent.click(await heart(false));
    await waitFor(() => expect(methods).toEqual(['PUT']));
  });

  it('the heart on a card is empty again if saving fails', async () => {
    show(asMember(card), () => Response.json({ message: 'Too many requests.' }, { status: 429 }));
    fireEvent.click(await heart(false));
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ description: 'Too many requests.' }));
    expect(await heart(false)).toBeVisible();
  });

  it('the heart on a card sends visitors to sign in, with a way back to the list', async () => {
    const { address } = show(card);
    fireEvent.click(await heart(false));
    await waitFor(() => expect(address()).toBe('/sign-in?returnTo=%2Fbrowse%3Fcategory%3Dhotels%23intent-save-7'));
  });

  it('the heart on a card updates every card of the same place', async () => {
    show(
      asMember(
        <>
          {card}
          <SaveButton business={BUSINESS} />
        </>,
      ),
    );
    fireEvent.click(await heart(false));
    expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  });

  it('the toast names the list and offers Change and Undo, which takes the place out again', async () => {
    const { methods } = show(asMember(card));
    fireEvent.click(await heart(false));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Saved to “Saved”', tone: 'success' }));
    expect(shownToast()?.actions?.map(({ label }) => label)).toEqual(['Change', 'Undo']);
    action('Undo')?.onSelect();
    await waitFor(() => expect(methods).toEqual(['PUT', 'DELETE']));
    expect(await heart(false)).toBeVisible();
  });

  it.each([
    ['another list', [{ listId: 9, note: null, position: 1 }]],
    ['this list, with a note', [{ listId: 3, note: 'Lunch', position: 4 }]],
  ])(
    'the toast offers no Undo for a place that another tab saved in %s, so that nothing is lost',
    async (_, places) => {
      show(asMember(card), undefined, places);
      fireEvent.click(await heart(false));
      await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Already in your lists' }));
      expect(shownToast()?.actions?.map(({ label }) => label)).toEqual(['Change']);
    },
  );

  it('Undo after a removal brings the place back with its note, where it was', async () => {
    const saved = { ...BUSINESS, isSaved: true };
    const { methods } = show(
      asMember(
        <SaveButtonsProvider>
          <BusinessCard business={saved} />
        </SaveButtonsProvider>,
      ),
      undefined,
      [{ listId: 3, note: 'Lunch', position: 4 }],
    );
    fireEvent.click(await heart(true));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Removed from saved places' }));
    action('Undo')?.onSelect();
    await waitFor(() => expect(methods).toEqual(['DELETE', 'PUT {"note":"Lunch","position":4}']));
    expect(await heart(true)).toBeVisible();
  });

  it('the number of places in the list changes at once, and back if saving fails', async () => {
    let fail: (answer: Response) => void = () => undefined;
    const { client } = apiOf({
      '/api/businesses/7/favorite': () => new Promise((resolve) => (fail = resolve)),
      '/api/user/lists': () => [LIST],
    });
    renderAt(
      '/saved',
      asMember(
        <>
          <YourLists />
          {card}
        </>,
      ),
      client,
    );
    expect(await screen.findByText('1 place')).toBeVisible();
    fireEvent.click(await heart(false));
    expect(await screen.findByText('2 places')).toBeVisible();
    fail(Response.json({ message: 'Too many requests.' }, { status: 429 }));
    expect(await screen.findByText('1 place')).toBeVisible();
    expect(await heart(false)).toBeVisible();
  });
});

describe('the saved places', () => {
  it('saved places are listed page by page', async () => {
    const { client } = apiOf({
      '/api/user/lists': () => [],
      '/api/user/favorites': (url) =>
        url.searchParams.has('cursor')
          ? Response.json([aBusiness({ id: 2, name: 'Second' })], { headers: { 'X-Total-Count': '2' } })
          : Response.json([aBusiness({ id: 1, name: 'First' })], {
              headers: { 'X-Total-Count': '2', Link: '</api/user/favorites?cursor=x>; rel="next"' },
            }),
    });
    renderAt('/saved', asMember(<SavedPlacesList />), client);
    expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
    expect(screen.getByText('2 saved places')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('the list of saved places shows an empty state if there are none', async () => {
    const { client } = apiOf({ '/api/user/lists': () => [], '/api/user/favorites': () => [] });
    renderAt('/saved', asMember(<SavedPlacesList />), client);
    expect(await screen.findByRole('heading', { name: 'No saved places yet' })).toBeVisible();
  });
});
