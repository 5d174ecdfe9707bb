import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PolicyEntry } from '../../../interfaces/contract/policy/confirmation.js';
import { FACT, POLICY_ENTRY } from '../../../interfaces/contract/policy/fact-examples.js';
import { Policies } from '../../../web/features/admin-policies/policies.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { openRow } from '../support/queue-answers.js';
import { apiOf, renderAt } from '../support/render.js';

const LIST = '/api/admin/policies';
const NOBODYS: PolicyEntry = {
  ...POLICY_ENTRY,
  ...{ id: 43, name: 'The Quiet Paw', isOwned: false, askedAt: null, disputed: [], phone: null },
  states: { confirmed: 0, unconfirmed: 1, disputed: 0, stale: 3 },
};
const PATIO = {
  ...FACT,
  ...{ key: 'areas.patio', label: 'Patio', value: 'yes', text: 'Pets are allowed here: patio.' },
  ...{ state: 'disputed', contradictions: 2 },
} as const;
const LEASH = { ...FACT, key: 'leash', label: 'Leash', value: 'required', text: 'A leash is required.' } as const;

function show(at = '/admin/policies', refusal: string | null = null) {
  const sent: unknown[] = [];
  const asked: string[] = [];
  const answer = () =>
    refusal === null ? new Response(null, { status: 204 }) : Response.json({ message: refusal }, { status: 409 });
  const { client } = apiOf({
    [LIST]: (url) => {
      asked.push(url.search);
      return Response.json([POLICY_ENTRY, NOBODYS], { headers: { 'X-Total-Count': '2' } });
    },
    '/api/businesses/42/facts': () => [FACT, LEASH, PATIO],
    [`${LIST}/42/confirm`]: async (_url, request) => {
      sent.push(await request.json());
      return answer();
    },
    [`${LIST}/42/ask`]: () => {
      sent.push('ask');
      return answer();
    },
  });
  renderAt(at, <Policies />, client);
  return { sent, asked };
}

const place = async (name: string) => within(await screen.findByRole('article', { name }));
const toastNow = () => useToasts.getState().current;

beforeEach(() => {
  history.replaceState(null, '', '/');
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The administrators’ list of pet policies', () => {
  it('shows the age, the states, the owner, and what to do next', async () => {
    show();
    const first = await place('The Muddy Paw Café');
    expect(first.getByText(/^\d+ (months|years) ago, on Aug 30, 2025$/)).toBeVisible();
    expect(first.getByText('1 disputed, 4 confirmed')).toBeVisible();
    expect(first.getByText('Patio')).toBeVisible();
    expect(first.getByText('(512) 555-0142')).toBeVisible();
    expect(first.getByText('Austin, TX')).toBeVisible();
    expect(first.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/businesses/42/edit');
    const second = within(await openRow('The Quiet Paw'));
    expect(second.getByText('3 not confirmed for a year, 1 unconfirmed')).toBeVisible();
    expect(second.queryByRole('button', { name: 'Email Owner' })).toBeNull();
  });

  it.each([
    ['', ''],
    ['?show=disputed', 'state=disputed'],
    ['?show=owned', 'owned=true'],
    ['?show=unowned', 'owned=false'],
  ])('reads its filter from the address: %s', async (search, query) => {
    const { asked } = show(`/admin/policies${search}`);
    await place('The Muddy Paw Café');
    expect(asked[0]?.replace(/[?&]limit=\d+/, '').replace(/^[?&]/, '')).toBe(query);
  });

  it('confirms by phone only the facts that stay checked, with a reason', async () => {
    const { sent } = show();
    const first = await place('The Muddy Paw Café');
    fireEvent.click(first.getByRole('button', { name: 'Confirmed by Phone' }));
    fireEvent.click(await first.findByRole('checkbox', { name: /^Leash: A leash is required\./ }));
    fireEvent.click(first.getByRole('button', { name: 'Confirm Checked Facts' }));
    expect(await first.findByText('Please provide a reason.')).toBeVisible();
    fireEvent.change(first.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Called Rosa.' } });
    fireEvent.click(first.getByRole('button', { name: 'Confirm Checked Facts' }));
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Policy confirmed', tone: 'success' }));
    expect(sent).toEqual([{ reason: 'Called Rosa.', facts: [{ key: 'maxWeightLb', value: 50 }] }]);
  });

  it('confirms a disputed fact only if it is checked, which ends the dispute', async () => {
    const { sent } = show();
    const first = await place('The Muddy Paw Café');
    fireEvent.click(first.getByRole('button', { name: 'Confirmed by Phone' }));
    const patio = await first.findByRole('checkbox', { name: /^Patio: .* If you check it, the dispute ends\./ });
    expect(patio).not.toBeChecked();
    fireEvent.click(patio);
    fireEvent.change(first.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Called Rosa.' } });
    fireEvent.click(first.getByRole('button', { name: 'Confirm Checked Facts' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ facts: [{ key: 'maxWeightLb' }, { key: 'leash' }, { key: 'areas.patio' }] });
  });

  it('asks for at least one fact', async () => {
    const { sent } = show();
    const first = await place('The Muddy Paw Café');
    fireEvent.click(first.getByRole('button', { name: 'Confirmed by Phone' }));
    for (const box of await first.findAllByRole('checkbox', { checked: true })) fireEvent.click(box);
    fireEvent.change(first.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Called Rosa.' } });
    fireEvent.click(first.getByRole('button', { name: 'Confirm Checked Facts' }));
    expect(await first.findByText('Choose at least one fact')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('emails the owner, and shows why if that is refused', async () => {
    const { sent } = show('/admin/policies', 'We emailed the owner on Nov 25, 2026.');
    const first = await place('The Muddy Paw Café');
    fireEvent.click(first.getByRole('button', { name: 'Email Owner' }));
    expect(await first.findByText('We emailed the owner on Nov 25, 2026.')).toBeVisible();
    expect(sent).toEqual(['ask']);
  });
});
