import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { AllListings } from '../../../web/features/admin-listings/all-listings.js';
import { dropRecentChange } from '../../../web/features/admin-listings/recent-changes.store.js';
import { undoLatest } from '../../../web/ui/decision/undo-decision.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { POLICY } from '../../support/policy/policies.js';
import { anAdminBusiness } from '../support/admin-business.js';
import { openRow } from '../support/queue-answers.js';
import { apiOf, renderAt } from '../support/render.js';

const LIST = '/api/admin/businesses';
const NAME = 'The Wagging Spoon';

type Answer = (body: unknown) => unknown;

/** Opens the page with these listings. `answers` has the responses to writes, by path. */
function show(
  listings: readonly AdminBusiness[],
  { at = '/admin/businesses', answers = {} }: { at?: string; answers?: Readonly<Record<string, Answer>> } = {},
) {
  const sent: [string, unknown][] = [];
  const writes = Object.entries(answers).map(([path, answer]) => [
    path,
    async (_url: URL, request: Request) => {
      const text = await request.text();
      const body: unknown = text === '' ? null : JSON.parse(text);
      if (request.method !== 'GET') sent.push([`${request.method} ${path}`, body]);
      return answer(body);
    },
  ]);
  const { client, calls } = apiOf({
    [LIST]: () => Response.json(listings, { headers: { 'X-Total-Count': String(listings.length) } }),
    [`${LIST}/choices`]: () => ({ sources: ['openstreetmap', 'overture'] }),
    ...Object.fromEntries(writes),
  });
  const { address, router } = renderAt(at, <AllListings />, client);
  return { calls, sent, address, router };
}

const entry = (name = NAME) => screen.findByRole('article', { name });
const press = async (name: string, of?: string) =>
  fireEvent.click(within(await entry(of)).getByRole('button', { name }));
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const giveReason = (reason: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: reason } });
const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  useToasts.setState({ current: null });
  for (const id of [1, 2]) dropRecentChange(id);
});
afterEach(cleanup);

describe('The filters of all listings', () => {
  it('the address holds the filters, and the form changes it', async () => {
    const { calls, address } = show([anAdminBusiness()], {
      at: '/admin/businesses?search=vet&status=hidden&state=MD&owned=false&unchangedFor=31',
    });
    await waitFor(() => expect(calls).toContain(`${LIST}?search=vet&state=MD&status=hidden&owned=false&limit=50`));
    expect(screen.getByRole('searchbox', { name: /^Search/ })).toHaveValue('vet');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('hidden');
    expect(screen.getByRole('combobox', { name: 'Owner' })).toHaveValue('false');
    expect(screen.getByRole('combobox', { name: 'Last change' })).toHaveValue('');
    await screen.findByRole('option', { name: 'overture' });
    expect(optionsOf('Source')).toEqual(['All', 'Not imported', 'openstreetmap', 'overture']);

    choose('Status', '');
    choose('State', '');
    choose('Owner', '');
    choose('Source', 'overture');
    choose('Kind of place', 'dog-park');
    choose('Last change', '90');
    fireEvent.change(screen.getByRole('searchbox', { name: /^Search/ }), { target: { value: ' Elm Street ' } });
    fireEvent.submit(screen.getByRole('search', { name: 'Search all listings' }));
    await waitFor(() =>
      expect(address()).toBe('/admin/businesses?search=Elm+Street&source=overture&kind=dog-park&unchangedFor=90'),
    );
    await waitFor(() =>
      expect(calls.at(-1)).toBe(`${LIST}?search=Elm%20Street&source=overture&kind=dog-park&unchangedFor=90&limit=50`),
    );
  });

  it('an empty list offers to clear the filters, or to import places if there are none at all', async () => {
    show([], { at: '/admin/businesses?search=nothing' });
    expect(await screen.findByRole('heading', { name: 'No matching listings' })).toBeVisible();
    const clear = screen.getAllByRole('link', { name: 'Clear Filters' });
    expect(clear.map((link) => link.getAttribute('href'))).toEqual(['/admin/businesses', '/admin/businesses']);
    cleanup();
    show([]);
    expect(await screen.findByRole('heading', { name: 'No listings yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import Places' })).toHaveAttribute('href', '/admin/import');
  });
});

describe('A row of all listings', () => {
  it('a row says what the listing is, where it came from, who owns it, and what was edited by hand', async () => {
    show([
      anAdminBusiness({
        kind: 'pet-store',
        locationSource: 'pin',
        editedFields: ['name', 'phone', 'latitude', 'longitude'],
      }),
      anAdminBusiness({
        id: 2,
        name: 'Second',
        ownerId: 'a',
        ownerName: 'Ada Adams',
        sources: [],
        status: 'withdrawn',
      }),
    ]);
    const first = within(await entry());
    expect(screen.getByText('2 listings')).toBeVisible();
    expect(first.getByRole('link', { name: NAME })).toHaveAttribute('href', '/business/1');
    expect(first.getByText('Listed')).toBeVisible();
    const facts = first.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      ...['Pet Store', 'Austin, TX (from the pin)', 'From openstreetmap', 'No owner'],
      'Changed Feb 3, 2026',
    ]);
    expect(first.getByText('Edited by an administrator: name, phone number, pin. Imports keep these.')).toBeVisible();
    const second = within(await openRow('Second'));
    expect(second.getByText('Withdrawn by owner')).toBeVisible();
    expect(second.getByText('Owner: Ada Adams')).toBeVisible();
    expect(second.getByText('Not imported')).toBeVisible();
    expect(second.queryByText(/^Edited by/)).toBeNull();
  });

  it('the details of a row tell its pet policy and hours in words', async () => {
    show([anAdminBusiness({ policy: { ...POLICY, sizes: null }, openingHours: 'week 1-20 Mo 09:00-12:00' })]);
    await press('Details');
    const row = within(await entry());
    expect(row.getByText(/^Dogs are welcome\. Cats aren’t allowed\./)).toBeVisible();
    // Hours without a short form in words stay almost as they are.
    expect(row.getByText('Week 1-20 Mo 09:00-12:00')).toBeVisible();
  });

  it('Edit leads to the edit page, which can return to this list, also with the keyboard', async () => {
    const { router } = show([anAdminBusiness()], { at: '/admin/businesses?state=TX' });
    expect(within(await entry()).getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/admin/businesses/1/edit',
    );
    fireEvent.keyDown(document, { key: 'j' });
    fireEvent.keyDown(document, { key: 'o' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/businesses/1/edit'));
    expect(router.state.location.state).toEqual({ from: '/admin/businesses?state=TX' });
  });
});

describe('The actions on a listing', () => {
  it('hiding needs a reason, shows the new status at once, and can be undone', async () => {
    const hidden = anAdminBusiness({ status: 'hidden', version: 4, moves: ['edit', 'unhide', 'close', 'delete'] });
    const { sent, calls } = show([anAdminBusiness()], {
      answers: {
        [`${LIST}/1/hide`]: () => hidden,
        '/api/admin/audit-log': () => [{ id: 77 }],
        '/api/admin/audit-log/77/undo': () => anAdminBusiness({ version: 5 }),
      },
    });
    await press('Hide');
    await press('Hide Listing');
    expect(screen.getByText('Please provide a reason.')).toBeVisible();
    expect(sent).toEqual([]);
    giveReason('Reported as a scam.');
    await press('Hide Listing');
    expect(await screen.findByText('You hid this listing.')).toBeVisible();
    expect(sent).toEqual([[`POST ${LIST}/1/hide`, { reason: 'Reported as a scam.', version: 3 }]]);
    const row = within(await entry());
    expect(row.getByText('Hidden')).toBeVisible();
    expect(row.getByRole('button', { name: 'Show Again' })).toBeVisible();
    expect(row.queryByRole('button', { name: 'Hide' })).toBeNull();

    await press('Undo');
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('This change was a mistake.');
    await press('Undo Change');
    await waitFor(() => expect(within(screen.getByRole('article')).getByText('Listed')).toBeVisible());
    expect(calls).toContain('/api/admin/audit-log?targetType=business&targetId=1&action=business.hide&limit=1');
    expect(sent.at(-1)).toEqual(['POST /api/admin/audit-log/77/undo', { reason: 'This change was a mistake.' }]);
    expect(screen.queryByText('You hid this listing.')).toBeNull();
    expect(row.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('a change that was undone within ten seconds is not offered to undo again', async () => {
    const headers = { 'Decision-Id': '0198c2f0-0000-7000-8000-000000000102' };
    const hidden = anAdminBusiness({ status: 'hidden', version: 4, moves: ['edit', 'unhide'] });
    const shown = anAdminBusiness({ version: 5 });
    show([anAdminBusiness()], {
      answers: {
        [`${LIST}/1/hide`]: () => Response.json(hidden, { headers }),
        '/api/admin/audit-log': () => [{ id: 77 }],
        '/api/admin/audit-log/77/undo': () => Response.json(shown, { headers }),
        [`/api/admin/decisions/${headers['Decision-Id']}/undo`]: () => new Response(null, { status: 204 }),
      },
    });
    const hide = async (): Promise<void> => {
      await press('Hide');
      giveReason('Reported as a scam.');
      await press('Hide Listing');
      expect(await screen.findByText('You hid this listing.')).toBeVisible();
    };
    await hide();
    await waitFor(() => expect(undoLatest()).toBe(true));
    await waitFor(() => expect(screen.queryByText('You hid this listing.')).toBeNull());
    expect(within(await entry()).queryByRole('button', { name: 'Undo' })).toBeNull();
    // The undo of a change can be undone itself, which leaves the change.
    await hide();
    await press('Undo');
    await press('Undo Change');
    await waitFor(() => expect(screen.queryByText('You hid this listing.')).toBeNull());
    await waitFor(() => expect(undoLatest()).toBe(true));
    expect(await screen.findByText('You hid this listing.')).toBeVisible();
  });

  it('deleting says what is lost, and the row stays to undo it', async () => {
    const { sent } = show([anAdminBusiness()], {
      answers: { [`${LIST}/1`]: () => new Response(null, { status: 204 }) },
    });
    await press('Delete');
    expect(screen.getByText(/^This removes its page, reviews, photos, and saved places everywhere\./)).toBeVisible();
    await press('Delete Listing');
    expect(await screen.findByText('You deleted this listing.')).toBeVisible();
    expect(sent).toEqual([[`DELETE ${LIST}/1`, { reason: null, version: 3 }]]);
    const row = within(await entry());
    expect(row.getByText('Deleted')).toBeVisible();
    expect(row.queryByRole('link', { name: NAME })).toBeNull();
    expect(
      within(row.getByRole('group'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Undo', 'Details']);
  });

  it('a refused action says why, and the listing stays as it was', async () => {
    const detail = 'This business has changed since you opened it. Please reload and try again.';
    show([anAdminBusiness()], {
      answers: {
        [`${LIST}/1/close`]: () => Response.json({ code: 'CHANGED_MEANWHILE', message: detail }, { status: 409 }),
      },
    });
    await press('Mark Closed');
    giveReason('The shop is empty.');
    await press('Close Permanently');
    const row = within(await entry());
    expect(await row.findByText(detail)).toBeVisible();
    expect(row.getByText('Listed')).toBeVisible();
    expect(row.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(row.queryByText('You closed this place.')).toBeNull();
  });
});

describe('The bulk actions on listings', () => {
  it('the selected listings are hidden together, with their versions and one reason', async () => {
    const { sent } = show([anAdminBusiness(), anAdminBusiness({ id: 2, name: 'Second', version: 8 })], {
      answers: {
        '/api/admin/bulk': (body) => {
          const { preview, ids } = body as { preview: boolean; ids: number[] };
          return { preview, results: ids.map((id) => ({ id, outcome: preview ? 'allowed' : 'done', message: null })) };
        },
      },
    });
    await entry();
    fireEvent.click(screen.getByRole('button', { name: 'Select All Shown' }));
    const bar = within(screen.getByRole('group', { name: 'Selection' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Hide Selected', 'Show Selected', 'Close Selected', 'Delete Selected', 'Clear Selection'],
    ]);
    fireEvent.click(bar.getByRole('button', { name: 'Hide Selected' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide 2 Listings?' }));
    expect(await dialog.findByRole('heading', { name: 'Will be hidden: 2 Listings' })).toBeVisible();
    giveReason('An import by mistake.');
    fireEvent.click(dialog.getByRole('button', { name: 'Hide 2 Listings' }));
    expect(await screen.findByRole('heading', { name: 'Hidden: 2 Listings' })).toBeVisible();
    const order = { action: 'business.hide', ids: [1, 2], versions: [3, 8] };
    expect(sent).toEqual([
      ['POST /api/admin/bulk', { ...order, reason: null, preview: true }],
      ['POST /api/admin/bulk', { ...order, reason: 'An import by mistake.', preview: false }],
    ]);
  });
});
