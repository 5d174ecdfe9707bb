import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { EditBusiness } from '../../../web/features/business-form/edit-business.js';
import { NEW_LISTING } from '../../../web/features/business-form/listing-values.js';
import { EditedListingStatus } from '../../../web/features/my-businesses/edited-listing-status.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { FakePinMap } from '../support/pin-map.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

function anOwnBusiness(differs: Partial<OwnerBusiness> = {}): OwnerBusiness {
  return {
    ...aBusinessDetail(),
    approvalStatus: 'approved',
    rejectionReason: null,
    pendingChanges: null,
    hiddenAt: null,
    billing: {
      ...{ provider: 'stripe', state: 'none', wishedTier: 'free', paidUntil: null, graceUntil: null, note: null },
    },
    moves: ['edit', 'withdraw'],
    ...differs,
  };
}

function show(business: OwnerBusiness, answer?: (change: object) => unknown) {
  const sent: object[] = [];
  const { client, calls } = apiOf({
    [`/api/businesses/${business.id}`]: async (_url, request) => {
      const change = (await request.json()) as object;
      sent.push(change);
      return answer?.(change) ?? { ...business, ...change };
    },
    '/api/locations/middle': () => ({ middle: null }),
    [`/api/businesses/${business.id}/submit`]: () => ({ ...business, approvalStatus: 'pending', moves: ['edit'] }),
  });
  const page = (
    <EditBusiness business={business} pinMap={FakePinMap} listingStatus={<EditedListingStatus business={business} />} />
  );
  renderAt(`/my-businesses/${business.id}/edit`, asMember(page), client);
  return { sent, callsOfBusiness: () => calls.filter((call) => call.startsWith('/api/businesses/')) };
}

const field = (name: RegExp) => screen.getByLabelText(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const shownToast = () => useToasts.getState().current;
const NEEDS_APPROVAL = /^Changes to the name, address, category, or website need our approval/;

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('Editing a business', () => {
  it('shows the stored values and sends only the changed fields', async () => {
    const { sent } = show(anOwnBusiness());
    expect(field(/^Business name/)).toHaveValue('The Wagging Spoon');
    expect(field(/^Category/)).toHaveValue('restaurants');
    expect(field(/^State/)).toHaveValue('TX');
    type(/^Description/, 'A patio with shade and water.');
    type(/^Phone number/, '');
    fireEvent.click(screen.getByRole('button', { name: 'Pet treats' }));
    save();
    await waitFor(() =>
      expect(sent).toEqual([
        { description: 'A patio with shade and water.', phone: null, petPerks: ['Water bowls', 'Pet treats'] },
      ]),
    );
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Changes saved' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends a perk that was typed but not added, and empties the field', async () => {
    const { sent } = show(anOwnBusiness());
    type(/^Add your own perk/, ' Shaded patio ');
    save();
    await waitFor(() => expect(sent).toEqual([{ petPerks: ['Water bowls', 'Shaded patio'] }]));
    await waitFor(() => expect(field(/^Add your own perk/)).toHaveValue(''));
    expect(sessionStorage).toHaveLength(0);
  });

  it('offers the kinds of the category, keeps the stored one, and clears it with another category', async () => {
    const { sent } = show(anOwnBusiness({ kind: 'cafe' }));
    const kinds = () =>
      within(field(/^Kind of place/))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(field(/^Kind of place/)).toHaveValue('cafe');
    expect(kinds()).toEqual(expect.arrayContaining(['Not specified', 'Cafe', 'Fast Food']));
    expect(kinds()).not.toContain('Hotel');
    fireEvent.change(field(/^Category/), { target: { value: 'hotels' } });
    await waitFor(() => expect(kinds()).toContain('Bed and Breakfast'));
    expect(field(/^Kind of place/)).toHaveValue('');
    save();
    await waitFor(() => expect(sent).toEqual([{ category: 'hotels', kind: null }]));
  });

  it('sends a chosen kind of place', async () => {
    const { sent } = show(anOwnBusiness());
    fireEvent.change(field(/^Kind of place/), { target: { value: 'brewery' } });
    save();
    await waitFor(() => expect(sent).toEqual([{ kind: 'brewery' }]));
  });

  it('sends nothing when nothing was changed', async () => {
    const { callsOfBusiness } = show(anOwnBusiness());
    save();
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'No changes to save' }));
    expect(callsOfBusiness()).toEqual([]);
  });

  it('shows why a change was refused and keeps the typed values after a reload', async () => {
    const message = 'This business was changed by someone else.';
    const business = anOwnBusiness();
    show(business, () => Response.json({ message, code: 'CHANGED_MEANWHILE' }, { status: 409 }));
    type(/^Business name/, 'The Loud Paw');
    save();
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error', description: message }));
    cleanup();
    show(business);
    await waitFor(() => expect(field(/^Business name/)).toHaveValue('The Loud Paw'));
  });

  it('hides the Premium fields of a free business and leaves their stored values alone', async () => {
    const { sent } = show(anOwnBusiness({ facebookUrl: 'https://www.facebook.com/spoon' }));
    expect(screen.queryByLabelText(/^Facebook/)).toBeNull();
    type(/^City/, 'Dallas');
    save();
    await waitFor(() => expect(sent).toEqual([{ city: 'Dallas' }]));
  });

  it('shows and sends the Premium fields of a Premium business', async () => {
    const { sent } = show(anOwnBusiness({ billing: { ...anOwnBusiness().billing, wishedTier: 'premium' } }));
    type(/^Facebook/, 'https://www.facebook.com/spoon');
    save();
    await waitFor(() => expect(sent).toEqual([{ facebookUrl: 'https://www.facebook.com/spoon' }]));
  });

  it('reorders photos and their captions with buttons and by dragging', async () => {
    const [one, two, three] = ['/uploads/1.webp', '/uploads/2.webp', '/uploads/3.webp'] as const;
    const { sent } = show(anOwnBusiness({ images: [one, two, three], imageAlts: ['First', 'Second', ''] }));
    const photo = (number: number) => screen.getByRole('group', { name: `Photo ${number}` });
    const press = (number: number, name: string) =>
      fireEvent.click(within(photo(number)).getByRole('button', { name }));
    const captions = () =>
      screen.getAllByRole('textbox', { name: 'Caption' }).map((input) => (input as HTMLInputElement).value);
    expect(within(photo(1)).getByRole('button', { name: 'Move Left' })).toBeDisabled();
    expect(within(photo(3)).getByRole('button', { name: 'Move Right' })).toBeDisabled();
    expect(screen.queryByLabelText('Add photos')).toBeNull();
    press(1, 'Move Right');
    expect(captions()).toEqual(['Second', 'First', '']);
    const items = within(screen.getByRole('list', { name: 'Photos in order' })).getAllByRole('listitem');
    fireEvent.dragStart(items[2]!);
    fireEvent.drop(items[0]!);
    expect(captions()).toEqual(['', 'Second', 'First']);
    fireEvent.change(within(photo(1)).getByRole('textbox', { name: 'Caption' }), { target: { value: 'Third' } });
    press(2, 'Remove photo 2');
    save();
    await waitFor(() => expect(sent).toEqual([{ images: [three, one], imageAlts: ['Third', 'First'] }]));
  });
});

/** Content that is not typed as text (choices, lists, files, the pin, and answers about pets), which other tests cover. */
const NOT_TEXT_FIELDS: ReadonlySet<string> = new Set([
  ...['tier', 'category', 'kind', 'priceRange', 'latitude', 'longitude'],
  ...['petPerks', 'highlightedPerks', 'images', 'imageAlts', 'menuUrl', 'policy'],
]);

describe('The fields of the listing form', () => {
  it.each(Object.keys(NEW_LISTING).filter((name) => !NOT_TEXT_FIELDS.has(name)))(
    'includes a field for the %s',
    (name) => {
      show(
        anOwnBusiness({ billing: { ...anOwnBusiness().billing, wishedTier: 'premium' }, [name]: 'Words of its own' }),
      );
      expect(screen.getByDisplayValue('Words of its own')).toBeVisible();
    },
  );
});

describe('The approval status above the edit form', () => {
  it('explains approval for an approved business and lists pending changes with old and new values', () => {
    show(anOwnBusiness({ pendingChanges: { name: 'The Loud Paw', category: 'hotels', latitude: 1, longitude: 2 } }));
    expect(screen.getByText(NEEDS_APPROVAL)).toBeVisible();
    const rows = within(screen.getByRole('region', { name: 'Changes waiting for approval' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Name', 'The Wagging Spoon', 'The Loud Paw'],
      ['Category', 'Restaurants', 'Hotels & Travel'],
      ['Map pin', 'None', '1.0000, 2.0000'],
    ]);
    expect(field(/^Business name/)).toHaveValue('The Loud Paw');
  });

  it('shows neither the explanation nor changes while the business is pending', () => {
    show(anOwnBusiness({ approvalStatus: 'pending' }));
    expect(screen.getByText('Pending approval')).toBeVisible();
    expect(screen.queryByText(NEEDS_APPROVAL)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Changes waiting for approval' })).toBeNull();
  });

  it('lets the owner resubmit a business that needs revision', async () => {
    const { callsOfBusiness } = show(
      anOwnBusiness({
        approvalStatus: 'needs_revision',
        rejectionReason: 'Which street?',
        moves: ['edit', 'withdraw', 'resubmit'],
      }),
    );
    expect(screen.getByText('Which street?')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Resubmit' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Listing resubmitted' }));
    expect(callsOfBusiness()).toEqual(['/api/businesses/1/submit']);
  });
});
