import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChooseLists } from '../../../web/features/saved-place/choose/choose-lists.js';
import { SavedListView } from '../../../web/features/saved-place/list/saved-list-view.js';
import { ShareList } from '../../../web/features/saved-place/list/share-list.js';
import { SharedListView } from '../../../web/features/saved-place/shared/shared-list-view.js';
import { OwnTrip } from '../../../web/features/saved-place/trip/own-trip.js';
import { Trip } from '../../../web/features/saved-place/trip/trip.js';
import { tripQuery, useTrip } from '../../../web/features/saved-place/saved-lists.queries.js';
import { draftNames, dropDraft, keepDraft, readDraft } from '../../../web/lib/form/draft.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';
import { aList, aPlace } from '../support/saved-records.js';
import { aMember, asMember } from '../support/viewers.js';

const LIST = aList();
const PLACES = [
  aPlace({ id: 1, name: 'First', position: 1 }),
  aPlace({ id: 2, name: 'Second', position: 2, note: 'Ask for shade.' }),
  aPlace({ id: 3, name: 'Third', position: 3 }),
];
const shownToast = () => useToasts.getState().current;
const noContent = () => new Response(null, { status: 204 });

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('the page of a list', () => {
  const show = (list = LIST, more = {}, path = '/saved/lists/9', viewer = aMember()) => {
    const api = apiOf({ '/api/user/lists/9/places': () => PLACES, ...more });
    const view = <SavedListView list={list} map={() => null} />;
    return { ...api, ...renderAt(path, asMember(view, viewer), api.client) };
  };

  it('shows its places with notes, and how many are left out', async () => {
    show(aList({ placeCount: 3, unlistedCount: 1 }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Second' })).toBeVisible();
    expect(screen.getByText('Ask for shade.')).toBeVisible();
    expect(screen.getByText('1 place in this list is closed or no longer listed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add note about First' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit note about Second' })).toBeVisible();
  });

  it('sorts by distance from the ZIP code of the profile, and says so', async () => {
    const { calls } = show(LIST, {}, '/saved/lists/9?sort=distance', aMember({ homeZipCode: '78704' }));
    expect(await screen.findByText('From 78704, the ZIP code in your profile.')).toBeVisible();
    expect(calls).toContain('/api/user/lists/9/places?limit=24&sort=distance&location=78704');
  });

  it('asks for a location to sort by distance if none is known, and keeps the usual order until then', async () => {
    const { calls } = show(LIST, {}, '/saved/lists/9?sort=distance');
    expect(await screen.findByText(/share your location or add a ZIP code/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use my location' })).toBeVisible();
    expect(calls).toContain('/api/user/lists/9/places?limit=24&sort=recent');
  });

  it('changes the order in its address', async () => {
    const { address } = show();
    fireEvent.change(await screen.findByLabelText('Sort by'), { target: { value: 'name' } });
    await waitFor(() => expect(address()).toBe('/saved/lists/9?sort=name'));
  });

  it('removes a place at once, and Undo puts it back with its note', async () => {
    const sent: string[] = [];
    show(LIST, {
      '/api/user/lists/9/places/2': async (_url: URL, request: Request) => {
        sent.push(`${request.method} ${await request.text()}`);
        return noContent();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Second from Beach trip' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Second' })).toBeNull());
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Removed from “Beach trip”' }));
    shownToast()?.actions?.[0]?.onSelect();
    await waitFor(() => expect(sent).toEqual(['DELETE ', 'PUT {"note":"Ask for shade.","position":2}']));
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
  });

  it('shows a place again if removing it fails', async () => {
    show(LIST, {
      '/api/user/lists/9/places/2': () => Response.json({ message: 'Too many requests.' }, { status: 429 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Second from Beach trip' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ description: 'Too many requests.' }));
    expect(screen.getByRole('heading', { name: 'Second' })).toBeVisible();
  });

  it('stores a note of at most 500 characters', async () => {
    const sent: string[] = [];
    show(LIST, {
      '/api/user/lists/9/places/1': async (_url: URL, request: Request) => {
        sent.push(await request.text());
        return noContent();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add note about First' }));
    const dialog = await screen.findByRole('dialog', { name: 'Note about First' });
    const field = within(dialog).getByLabelText('Note');
    fireEvent.change(field, { target: { value: 'x'.repeat(501) } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save note' }));
    expect(await within(dialog).findByText('Note must be 500 characters or less')).toBeVisible();
    fireEvent.change(field, { target: { value: 'Bring water.' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Bring water.')).toBeVisible();
    expect(sent).toEqual(['{"note":"Bring water."}']);
  });
});

describe('a member whose session ends on the page of a list', () => {
  const unauthorized = () => Response.json({ message: 'Unauthorized', code: 'UNAUTHORIZED' }, { status: 401 });
  const LEAVING = { title: 'Unauthorized', description: 'You are logged out. Logging in again...' };
  const show = () => {
    const { client } = apiOf({ '/api/user/lists/9/places': () => PLACES, '/api/user/lists/9/places/1': unauthorized });
    renderAt('/saved/lists/9', asMember(<SavedListView list={LIST} map={() => null} />), client);
  };
  const note = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Add note about First' }));
    return within(await screen.findByRole('dialog', { name: 'Note about First' }));
  };

  it('is sent to sign in, and finds the typed note in the dialog later', async () => {
    show();
    const dialog = await note();
    fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Bring water.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(shownToast()).toMatchObject(LEAVING));
    cleanup();
    show();
    expect((await note()).getByLabelText('Note')).toHaveValue('Bring water.');
    for (const name of draftNames()) dropDraft(name);
  });

  it('is sent to sign in after removing a place, which is shown again', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove First from Beach trip' }));
    await waitFor(() => expect(shownToast()).toMatchObject(LEAVING));
    expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
  });
});

describe('the dialog with the lists of a place', () => {
  const SAVED = aList({ id: 3, name: 'Saved', isDefault: true });

  it('checks the lists that contain it and stores each choice', async () => {
    const sent: string[] = [];
    const { client } = apiOf({
      '/api/user/lists': () => [SAVED, LIST],
      '/api/businesses/7/lists': () => [{ listId: 3, note: null, position: 1 }],
      '/api/user/lists/9/places/7': (_url, request) => {
        sent.push(request.method);
        return noContent();
      },
    });
    renderAt('/browse', asMember(<ChooseLists business={{ id: 7, name: 'Café' }} onClose={() => undefined} />), client);
    const trip = await screen.findByRole('checkbox', { name: 'Beach trip' });
    expect([screen.getByRole('checkbox', { name: 'Saved', checked: true }), trip]).toHaveLength(2);
    fireEvent.click(trip);
    await waitFor(() => expect(sent).toEqual(['PUT']));
    expect(trip).toBeChecked();
    fireEvent.click(trip);
    await waitFor(() => expect(sent).toEqual(['PUT', 'DELETE']));
  });

  it('unchecks a list that is full', async () => {
    const { client } = apiOf({
      '/api/user/lists': () => [LIST],
      '/api/businesses/7/lists': () => [],
      '/api/user/lists/9/places/7': () => Response.json({ message: 'The list is full.' }, { status: 409 }),
    });
    renderAt('/browse', asMember(<ChooseLists business={{ id: 7, name: 'Café' }} onClose={() => undefined} />), client);
    const trip = await screen.findByRole('checkbox', { name: 'Beach trip' });
    fireEvent.click(trip);
    await waitFor(() => expect(shownToast()).toMatchObject({ description: 'The list is full.' }));
    expect(trip).not.toBeChecked();
  });
});

describe('sharing a list', () => {
  it('makes a link that shows neither notes nor the name, unless the member chooses to', async () => {
    const sent: string[] = [];
    const { client } = apiOf({
      '/api/user/lists/9/share': async (_url, request) => {
        sent.push(await request.text());
        return aList({ share: { token: 'secret', sharesNotes: false, sharesName: true } });
      },
    });
    renderAt('/saved/lists/9', asMember(<ShareList list={LIST} onClose={() => undefined} />), client);
    expect(screen.getByRole('checkbox', { name: 'My notes' })).not.toBeChecked();
    const name = screen.getByRole('checkbox', { name: 'My first name, Ada' });
    expect(name).not.toBeChecked();
    fireEvent.click(name);
    fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(sent).toEqual(['{"sharesNotes":false,"sharesName":true}']));
  });

  it('shows the link of a shared list and ends it', async () => {
    const methods: string[] = [];
    const { client } = apiOf({
      '/api/user/lists/9/share': (_url, request) => {
        methods.push(request.method);
        return noContent();
      },
    });
    const shared = aList({ share: { token: 'secret', sharesNotes: false, sharesName: false } });
    renderAt('/saved/lists/9', asMember(<ShareList list={shared} onClose={() => undefined} />), client);
    expect(screen.getByLabelText('Link')).toHaveValue('http://localhost/lists/secret');
    fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'The link no longer works' }));
    expect(methods).toEqual(['DELETE']);
  });

  it('the page of a shared list says by name who shares it and how many places are left out', async () => {
    const list = { name: 'Beach trip', placeCount: 1, unlistedCount: 2, sharedBy: 'Ada', sharesNotes: true };
    const { client } = apiOf({ '/api/shared-lists/secret/places': () => [PLACES[1]] });
    renderAt('/lists/secret', <SharedListView token="secret" list={list} map={() => null} />, client);
    expect(screen.getByText(/Shared by Ada · 1 place/)).toBeVisible();
    expect(screen.getByText('2 places in this list are closed or no longer listed.')).toBeVisible();
    expect(await screen.findByText('Ask for shade.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /note about/ })).toBeNull();
    // People pass on links to businesses, so these must not contain the secret.
    for (const link of screen.getAllByRole('link', { name: 'Second' })) {
      expect(link.getAttribute('href')).toBe('/business/2');
    }
  });

  it('a report of a shared list starts with its address in the contact form, which keeps an unsent message', () => {
    const list = { name: 'Beach trip', placeCount: 0, unlistedCount: 0, sharedBy: null, sharesNotes: false };
    const { client } = apiOf({ '/api/shared-lists/secret/places': () => [] });
    const { address } = renderAt(
      '/lists/secret',
      <SharedListView token="secret" list={list} map={() => null} />,
      client,
    );
    const report = () => fireEvent.click(screen.getByRole('link', { name: 'Report this list' }));
    report();
    expect(address()).toBe('/contact');
    expect(readDraft('contact')).toMatchObject({
      subject: 'A shared list',
      message: expect.stringContaining('http://localhost/lists/secret\n'),
    });
    keepDraft('contact', { message: 'Something else' });
    cleanup();
    renderAt('/lists/secret', <SharedListView token="secret" list={list} map={() => null} />, client);
    report();
    expect(readDraft('contact')).toEqual({ message: 'Something else' });
    for (const name of draftNames()) dropDraft(name);
  });
});

describe('a trip', () => {
  function MyTrip() {
    return <OwnTrip list={LIST} places={useTrip(9).data ?? []} />;
  }

  const stops = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  function show(order: () => Response) {
    const sent: unknown[] = [];
    const { client } = apiOf({
      '/api/user/lists/9/order': async (_url, request) => {
        sent.push(await request.json());
        return order();
      },
    });
    client.setQueryData(tripQuery(9).queryKey, PLACES);
    renderAt('/saved/lists/9/trip', asMember(<MyTrip />), client);
    return sent;
  }

  it('moves a stop by button, stores the order, reads it out, and keeps the focus', async () => {
    const sent = show(noContent);
    fireEvent.click(screen.getByRole('button', { name: 'Move Third up' }));
    await waitFor(() => expect(stops()).toEqual(['First', 'Third', 'Second']));
    expect(screen.getByText('Third is now stop 2 of 3.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Third up' })).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'Move Third up' }));
    // At the start of the trip, only the other button is left.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Third down' })).toHaveFocus());
    await waitFor(() => expect(sent).toEqual([{ businessIds: [1, 3, 2] }, { businessIds: [3, 1, 2] }]));
    expect(screen.getByRole('button', { name: 'Move Third up' })).toBeDisabled();
  });

  it('says so if the list is empty, and offers neither maps nor printing', () => {
    renderAt('/lists/secret/trip', <Trip title="Trip" intro={null} places={[]} />);
    expect(screen.getByRole('heading', { name: 'No places here yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows the stored order again if a move fails', async () => {
    show(() => Response.json({ message: 'Too many requests.' }, { status: 429 }));
    fireEvent.click(screen.getByRole('button', { name: 'Move Third up' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ description: 'Too many requests.' }));
    expect(stops()).toEqual(['First', 'Second', 'Third']);
  });

  it('names the parts of a long trip, and stops that maps cannot find', () => {
    const many = Array.from({ length: 13 }, (_, n) =>
      aPlace({
        id: n + 1,
        name: `Stop ${n + 1}`,
        address: n === 1 ? null : `${n + 1} Elm St`,
        locationSource: 'address',
      }),
    );
    renderAt('/lists/secret/trip', <Trip title="Trip" intro={null} places={many} />);
    expect(screen.getByText(/this trip has 2 parts/)).toBeVisible();
    expect(screen.getByText('Stops 1 to 12')).toBeVisible();
    expect(screen.getByText('Stops 12 to 13')).toBeVisible();
    expect(screen.getByText('1 place has no street address, so the route leaves it out.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open in Google Maps\s?, stops 1 to 12$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('waypoints=3%20Elm%20St'),
    );
    // The address of a shared trip is a secret.
    for (const link of screen.getAllByRole('link', { name: /^Open in / })) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('prints address, phone, pet rules, and hours of each stop', () => {
    const place = aPlace({
      name: 'Café',
      phone: '(512) 555-0142',
      address: '1 Elm St',
      openingHours: 'Mo-Su 08:00-18:00',
    });
    renderAt('/lists/secret/trip', <Trip title="Trip" intro={null} places={[place]} />);
    expect(screen.getByText(/^1 Elm St, /)).toBeVisible();
    expect(screen.getByRole('link', { name: '(512) 555-0142' })).toHaveAttribute('href', 'tel:5125550142');
    expect(screen.getByText('No pet rules known. Call before you go.')).toBeVisible();
    expect(screen.getByText('Every day, 8 AM to 6 PM')).toBeVisible();
  });
});
