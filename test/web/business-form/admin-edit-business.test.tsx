import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { AdminEditBusiness } from '../../../web/features/business-form/admin-edit-business.js';
import { undoLatest } from '../../../web/ui/decision/undo-decision.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { anAdminBusiness } from '../support/admin-business.js';
import { FakePinMap } from '../support/pin-map.js';
import { apiOf, renderAt } from '../support/render.js';

const DECISION = '0198c2f0-0000-7000-8000-000000000103';

/** Opens the form. `now` is what a GET returns, and `answer` the response to a PATCH. */
function show(
  business: AdminBusiness,
  answer: (change: object) => unknown = (change) => ({ ...business, ...change }),
  now: AdminBusiness = business,
) {
  const sent: object[] = [];
  const saved: AdminBusiness[] = [];
  const undone: number[] = [];
  const { client } = apiOf({
    [`/api/admin/decisions/${DECISION}/undo`]: () => new Response(null, { status: 204 }),
    [`/api/admin/businesses/${business.id}`]: async (_url, request) => {
      if (request.method === 'GET') return now;
      const change = (await request.json()) as object;
      sent.push(change);
      return answer(change);
    },
    '/api/locations/middle': () => ({ middle: null }),
  });
  const onSaved = (each: AdminBusiness): void => void saved.push(each);
  renderAt(
    `/admin/businesses/${business.id}/edit`,
    <AdminEditBusiness {...{ business, onSaved }} pinMap={FakePinMap} onUndone={(id) => void undone.push(id)} />,
    client,
  );
  return { sent, saved, undone };
}

const field = (name: RegExp) => screen.getByLabelText(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const REASON = /^Reason for the change/;
const shownToast = () => useToasts.getState().current;

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('An administrator edits a listing', () => {
  it('sends the changed fields with the reason and the version', async () => {
    const { sent, saved } = show(anAdminBusiness());
    type(/^Phone number/, '(512) 555-0199');
    type(REASON, 'The old number is dead.');
    save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent).toEqual([{ phone: '(512) 555-0199', reason: 'The old number is dead.', version: 3 }]);
    expect(shownToast()).toMatchObject({ title: 'Changes saved', description: 'The Wagging Spoon' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('tells the page when the saved changes are undone within ten seconds', async () => {
    const business = anAdminBusiness();
    const { saved, undone } = show(business, (change) =>
      Response.json({ ...business, ...change }, { headers: { 'Decision-Id': DECISION } }),
    );
    type(/^Phone number/, '(512) 555-0199');
    type(REASON, 'The old number is dead.');
    save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(undone).toEqual([]);
    expect(undoLatest()).toBe(true);
    await waitFor(() => expect(undone).toEqual([business.id]));
  });

  it('saves nothing without a reason, or without a change', async () => {
    const { sent } = show(anAdminBusiness());
    type(/^Business name/, 'The Wagging Fork');
    save();
    expect(await screen.findByText('Please provide a reason.')).toBeVisible();
    await waitFor(() => expect(field(REASON)).toHaveFocus());
    type(/^Business name/, 'The Wagging Spoon');
    type(REASON, 'No reason.');
    save();
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'No changes to save' }));
    expect(sent).toEqual([]);
  });

  it('edits the public values, not the owner’s waiting changes, and cannot add files', () => {
    show(anAdminBusiness({ pendingChanges: { name: 'Pending Spoon' } }));
    expect(field(/^Business name/)).toHaveValue('The Wagging Spoon');
    expect(screen.queryByLabelText(/^Add photos/)).toBeNull();
    expect(screen.queryByLabelText(/^Add menu or brochure/)).toBeNull();
  });

  it('restores the changes and the reason after a reload', () => {
    show(anAdminBusiness());
    type(/^Business name/, 'The Wagging Fork');
    type(REASON, 'A new name');
    cleanup();
    show(anAdminBusiness());
    expect(field(/^Business name/)).toHaveValue('The Wagging Fork');
    expect(field(REASON)).toHaveValue('A new name');
  });
});

describe('A listing that changed while an administrator edited it', () => {
  const now = anAdminBusiness({ phone: '(512) 555-0111', website: 'https://new.example.com', version: 4 });
  const refused = () => Response.json({ code: 'CHANGED_MEANWHILE', message: 'Changed.' }, { status: 409 });

  it('shows what changed, keeps what was typed, and saves over the new version', async () => {
    const { sent, saved } = show(
      anAdminBusiness(),
      (change) => ((change as { version: number }).version === 3 ? refused() : { ...now, ...change }),
      now,
    );
    type(/^Business name/, 'The Wagging Fork');
    type(/^Phone number/, '(512) 555-0199');
    type(REASON, 'Corrections');
    save();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Changed since you opened it: phone number, website.');
    expect(notice).toHaveTextContent('You changed the same: phone number. Saving replaces the other change.');
    expect(field(/^Business name/)).toHaveValue('The Wagging Fork');
    expect(field(/^Phone number/)).toHaveValue('(512) 555-0199');
    expect(field(/^Website/)).toHaveValue('https://new.example.com');
    expect(field(REASON)).toHaveValue('Corrections');
    save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent.at(-1)).toEqual({
      ...{ name: 'The Wagging Fork', phone: '(512) 555-0199', reason: 'Corrections', version: 4 },
    });
  });

  it('names the status if no field changed', async () => {
    show(anAdminBusiness(), refused, anAdminBusiness({ status: 'hidden', version: 4 }));
    type(/^Business name/, 'The Wagging Fork');
    type(REASON, 'Corrections');
    save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Its status is now: Hidden.');
  });

  it('says so if the listing was deleted in the meantime, and keeps what was typed', async () => {
    const gone = () => Response.json({ code: 'BUSINESS_NOT_FOUND', message: 'Business not found' }, { status: 404 });
    show(anAdminBusiness(), gone);
    type(/^Business name/, 'The Wagging Fork');
    type(REASON, 'Corrections');
    save();
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error', description: 'Business not found' }));
    expect(field(/^Business name/)).toHaveValue('The Wagging Fork');
  });
});
