import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { ADMIN_BUSINESS } from '../../../interfaces/contract/business/business-examples.js';
import { BusinessVerification } from '../../../web/features/admin-verification/verification.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { rows } from '../support/queue-answers.js';
import { apiOf, renderAt } from '../support/render.js';

const LIST = '/api/admin/business-verification';
const WAITING: AdminBusiness = { ...ADMIN_BUSINESS, approvalStatus: 'approved', version: 4, moves: [] };
const VERIFIED: AdminBusiness = {
  ...WAITING,
  ...{
    isVerified: true,
    lastVerifiedAt: '2026-03-01T10:00:00.000Z',
    verificationSource: 'A visit',
    verifiedBy: 'Ruth',
  },
};
const ITS_CALLS = `/api/admin/businesses/${WAITING.id}`;

function show(business: AdminBusiness, answer: () => unknown, query = '') {
  const sent: unknown[] = [];
  const decide = (name: string) => async (_url: URL, request: Request) => {
    sent.push([name, await request.json()]);
    return answer();
  };
  const { client, calls } = apiOf({
    [LIST]: () => [business],
    [`${ITS_CALLS}/verify`]: decide('verify'),
    [`${ITS_CALLS}/refuse-verification`]: decide('refuse'),
  });
  renderAt(`/admin/business-verification${query}`, <BusinessVerification />, client);
  return { sent, calls };
}

const entry = () => screen.findByRole('article', { name: WAITING.name });
const press = async (name: string) => fireEvent.click(within(await entry()).getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const source = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: /^Source/ }), { target: { value } });

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('An unreviewed listing', () => {
  it('shows which member claimed an unreviewed listing, and when', async () => {
    const claimedBy = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';
    show({ ...WAITING, isClaimed: true, claimedBy, claimedAt: '2026-02-03T10:00:00.000Z' }, () => VERIFIED);
    const valueOf = async (label: string) =>
      within(await entry())
        .getByText(label, { selector: 'dt' })
        .parentElement?.querySelector('dd')?.textContent;
    expect([await valueOf('Claimed on'), await valueOf('Claimed by')]).toEqual(['Feb 3, 2026', 'Casey Rivera']);
  });

  it('an unreviewed listing is verified with a source and notes, in the version that was shown', async () => {
    const { sent } = show(WAITING, () => VERIFIED);
    await press('Verify');
    await press('Verify Business');
    expect(screen.getByText('Please say how it was verified.')).toBeVisible();
    expect(sent).toEqual([]);
    source('A visit');
    type(/^Notes/, 'Met the cook.');
    await press('Verify Business');
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'Business verified' }));
    const body = { verificationSource: 'A visit', verificationNotes: 'Met the cook.', version: 4 };
    expect(sent).toEqual([['verify', body]]);
    expect(screen.getByRole('heading', { name: 'All listings reviewed' })).toBeVisible();
  });

  it('a listing that can’t be verified requires notes', async () => {
    const { sent } = show(WAITING, () => ({ ...WAITING, verificationNotes: 'Nobody answers.' }));
    await entry();
    expect(screen.getByText('1 listing')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Not reviewed' })).toHaveAttribute('aria-current', 'page');
    await press('Can’t Verify');
    await press('Leave Unverified');
    expect(screen.getByText('Please say why it could not be verified.')).toBeVisible();
    type(/^Notes/, 'Nobody answers.');
    await press('Leave Unverified');
    await waitFor(() => expect(sent).toEqual([['refuse', { verificationNotes: 'Nobody answers.', version: 4 }]]));
  });

  it('a verification says which administrator decided first, and keeps the entered values', async () => {
    const message = 'This business has changed since you opened it. Ruth last updated its verification. Please reload.';
    show(WAITING, () => Response.json({ status: 409, code: 'CHANGED_MEANWHILE', message }, { status: 409 }));
    await press('Verify');
    source('A call');
    await press('Verify Business');
    expect(await screen.findByText(message)).toBeVisible();
    await press('Verify');
    expect(screen.getByRole('combobox', { name: /^Source/ })).toHaveValue('A call');
  });
});

describe('A verified listing', () => {
  it('shows when, how, and by which administrator a business was verified, and allows a new decision', async () => {
    const { calls } = show(VERIFIED, () => VERIFIED, '?status=verified');
    const part = within(await entry());
    for (const fact of ['Mar 1, 2026', 'A visit', 'Ruth']) expect(part.getByText(fact)).toBeVisible();
    const buttons = part.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Verify Again', 'Can’t Verify', 'Details']);
    expect(calls[0]).toContain('status=verified');
    expect(screen.getByText('1 listing')).toBeVisible();
  });
});

describe('A long list of listings to verify', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...WAITING, id: index + 1, name: `Cafe ${String(index)}` }));

  const showMany = () => {
    const { client, calls } = apiOf({
      [LIST]: ({ searchParams }) => {
        const from = Number(searchParams.get('cursor') ?? 0);
        const to = from + Number(searchParams.get('limit'));
        return Response.json(many.slice(from, to), {
          headers: { 'x-total-count': '60', link: `<${LIST}?cursor=${String(to)}>; rel="next"` },
        });
      },
    });
    renderAt('/admin/business-verification', <BusinessVerification />, client);
    return calls;
  };

  it('a long verification queue reads pages of 10 listings until they fill the view, and shows one in full', async () => {
    const calls = showMany();
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[0]).toBe(`${LIST}?limit=10&status=waiting`);
    await waitFor(() => expect(rows().length).toBeGreaterThan(20));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('60 listings')).toBeVisible();
    expect(calls).toHaveLength(3);
  });
});
