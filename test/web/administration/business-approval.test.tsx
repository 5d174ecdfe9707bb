import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { ADMIN_BUSINESS } from '../../../interfaces/contract/business/business-examples.js';
import { BusinessApproval } from '../../../web/features/admin-approval/business-approval.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { POLICY } from '../../support/policy/policies.js';
import { aBusinessDetail } from '../support/records.js';
import { openRow, queueAnswers } from '../support/queue-answers.js';
import { apiOf, renderAt } from '../support/render.js';

const QUEUE = '/api/admin/queues/approvals';
const STATS = '/api/admin/business-approval-stats';

function aPending(differs: Partial<AdminBusiness> = {}): AdminBusiness {
  const { isSaved: _, ...business } = aBusinessDetail();
  return {
    ...business,
    approvalStatus: 'pending',
    rejectionReason: null,
    pendingChanges: null,
    billing: ADMIN_BUSINESS.billing,
    reviewedBy: null,
    reviewedAt: null,
    adminNotes: null,
    verificationSource: null,
    verificationNotes: null,
    verifiedBy: null,
    claimedBy: null,
    claimedAt: null,
    version: 3,
    ...{ ownerName: null, claimedByName: null, updatedAt: '2025-01-01T00:00:00.000Z' },
    ...{ status: 'pending', hiddenAt: null, editedFields: [], sources: [] },
    moves: ['review', 'approve', 'reject', 'needs-revision'],
    ...differs,
  };
}

const answersFor = (waiting: readonly AdminBusiness[]) =>
  queueAnswers(waiting, { queue: 'approvals', path: '/api/admin/businesses', nameOf: ({ name }) => name });

type Answer = (body: unknown) => unknown;

/** Renders the page with these businesses. `answers` has the responses to decisions on business 1, by move. */
function show(waiting: readonly AdminBusiness[], answers: Readonly<Record<string, Answer>> = {}) {
  const sent: [string, unknown][] = [];
  const decisions = Object.entries(answers).map(([move, answer]) => [
    `/api/admin/businesses/1/${move}`,
    async (_url: URL, request: Request) => {
      const text = await request.text();
      const body: unknown = text === '' ? null : JSON.parse(text);
      sent.push([move, body]);
      return answer(body);
    },
  ]);
  const { client, calls } = apiOf({
    ...answersFor(waiting),
    [STATS]: () => ({ pending: 4, approved: 812, rejected: 9, total: 831 }),
    ...Object.fromEntries(decisions),
  });
  renderAt('/admin/business-approval', <BusinessApproval />, client);
  return { sent, calls };
}

const entry = (name = 'The Wagging Spoon') => screen.findByRole('article', { name });
const press = async (name: string, of?: string) =>
  fireEvent.click(within(await entry(of)).getByRole('button', { name }));
const toastNow = () => useToasts.getState().current;
const valueOf = (label: string, part: HTMLElement) =>
  within(part).getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The preview of a pending business', () => {
  it('each pending business links to its page, and to the preview of its changes if it is public', async () => {
    const changed = {
      id: 2,
      name: 'The Second Spoon',
      approvalStatus: 'approved',
      pendingChanges: { city: 'Dallas' },
    } as const;
    show([aPending(), aPending(changed)]);
    const linkOf = async (name: string) => within(await openRow(name)).getByRole('link', { name: 'Preview the page' });
    expect(await linkOf('The Wagging Spoon')).toHaveAttribute('href', '/business/1');
    expect(await linkOf('The Second Spoon')).toHaveAttribute('href', '/business/2?preview=changes');
  });
});

describe('The approval statistics', () => {
  it('the approval statistics show the number of listings per status', async () => {
    show([]);
    expect(await screen.findByText('831')).toBeVisible();
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(labels).toEqual(['Pending', 'Approved', 'Rejected', 'Total']);
    expect(values).toEqual(['4', '812', '9', '831']);
  });
});

describe('A pending listing', () => {
  it('a pending listing shows its pet policy and hours in words, or that nothing is stated', async () => {
    const openingHours = 'Mo-Fr 09:00-17:00; 2026 Dec 25 off';
    show([
      aPending({ policy: { ...POLICY, sizes: null }, openingHours }),
      aPending({ id: 2, name: 'Silent', policy: null, openingHours: null }),
    ]);
    const part = within(await entry());
    for (const words of [
      ...['Dogs are welcome.', 'Cats aren’t allowed.', 'Dogs up to 50 lb.'],
      'Opening hours: Monday to Friday, 9 AM to 5 PM; closed Saturday and Sunday; closed Fri, Dec 25, 2026.',
    ])
      expect(part.getByText(words)).toBeVisible();
    expect(within(await openRow('Silent')).getByText('Nothing stated')).toBeVisible();
  });

  it('a pending listing shows everything its owner entered', async () => {
    show([
      aPending({ email: 'spoon@example.com', images: ['/uploads/a.webp', '/uploads/b.webp'], imageAlts: ['', 'Yard'] }),
    ]);
    const part = await entry();
    const facts = {
      Category: 'Restaurants',
      Tier: 'Free',
      'Price range': '$$ Moderate',
      Phone: '(512) 555-0100',
      Email: 'spoon@example.com',
      Website: 'https://example.com',
      'Street address': '100 Main Street',
      City: 'Austin',
      State: 'TX',
      'ZIP code': '78701',
      Submitted: 'Jan 1, 2025',
    };
    for (const [label, value] of Object.entries(facts)) expect([label, valueOf(label, part)]).toEqual([label, value]);
    expect(within(part).getByText('A patio with shade.')).toBeVisible();
    expect(within(part).getByText('Water bowls')).toBeVisible();
    expect(within(part).getByRole('link', { name: 'https://example.com' })).toHaveAttribute(
      'href',
      'https://example.com/',
    );
    const pictures = within(part)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt'));
    expect(pictures).toEqual(['Photo 1 of The Wagging Spoon', 'Yard']);
  });

  it('a pending listing shows a website that isn’t a web address as text, not as a link', async () => {
    show([aPending({ website: 'data:text/html,x' })]);
    expect(valueOf('Website', await entry())).toBe('data:text/html,x');
    expect(screen.queryByRole('link', { name: /data/ })).toBeNull();
  });

  it('a change to an approved listing shows old and new values side by side', async () => {
    const pendingChanges = { name: 'The Loud Spoon', zipCode: '78745' };
    show([aPending({ approvalStatus: 'approved', pendingChanges, moves: ['approve', 'reject'] })]);
    const part = await entry();
    expect(within(part).getByText('Listing change')).toBeVisible();
    const rows = within(part).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Name', 'The Wagging Spoon', 'The Loud Spoon'],
      ['ZIP code', '78701', '78745'],
    ]);
    const buttons = within(part)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Approve', 'Reject', 'Details']);
  });
});

describe('Deciding on a listing', () => {
  it('approving a listing sends the version that was shown and updates the statistics', async () => {
    const { sent, calls } = show([aPending()], { approve: () => aPending({ approvalStatus: 'approved' }) });
    await entry();
    const before = calls.filter((call) => call === STATS).length;
    await press('Approve');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Business Approved', tone: 'success' }));
    expect(sent).toEqual([['approve', { version: 3 }]]);
    expect(screen.getByRole('heading', { name: 'No pending listings' })).toBeVisible();
    await waitFor(() => expect(calls.filter((call) => call === STATS).length).toBeGreaterThan(before));
  });

  it('rejecting a listing requires a reason', async () => {
    const { sent } = show([aPending()], { reject: () => aPending({ approvalStatus: 'rejected' }) });
    await press('Reject');
    await press('Reject Listing');
    expect(screen.getByText('Please provide a rejection reason.')).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Rejection reason/), { target: { value: 'No such street.' } });
    await press('Reject Listing');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Business Rejected' }));
    expect(sent).toEqual([['reject', { rejectionReason: 'No such street.', version: 3 }]]);
  });

  describe('about changes of an approved listing', () => {
    const changed = aPending({
      approvalStatus: 'approved',
      pendingChanges: { name: 'New' },
      moves: ['approve', 'reject'],
    });
    const decided = () => aPending({ approvalStatus: 'approved' });

    it('approving changes of an approved listing says that the changes are approved, not the business', async () => {
      show([changed], { approve: decided });
      await press('Approve');
      await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Changes approved' }));
    });

    it('rejecting changes of an approved listing says that the changes are rejected, not the business', async () => {
      show([changed], { reject: decided });
      await press('Reject');
      fireEvent.change(screen.getByLabelText(/^Rejection reason/), { target: { value: 'That is no name.' } });
      await press('Reject Changes');
      await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Changes rejected' }));
      expect(await screen.findByText(/^Changes rejected: The Wagging Spoon\./)).toBeInTheDocument();
    });
  });

  it('an administrator can request a revision of a listing from its owner', async () => {
    const { sent } = show([aPending()], { 'needs-revision': () => aPending({ approvalStatus: 'needs_revision' }) });
    await press('Request Revision');
    fireEvent.change(screen.getByLabelText(/^What needs to change/), { target: { value: 'Which street?' } });
    await press('Request Revision');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Revision requested' }));
    expect(sent).toEqual([['needs-revision', { reason: 'Which street?', version: 3 }]]);
  });

  it('keeps a listing in the queue, with its new status, when its review starts', async () => {
    const reviewed = aPending({
      approvalStatus: 'under_review',
      version: 4,
      moves: ['approve', 'reject', 'needs-revision'],
    });
    const { sent } = show([aPending()], { review: () => reviewed, approve: () => reviewed });
    await press('Start Review');
    expect(await screen.findByText('Under review')).toBeVisible();
    expect(within(await entry()).queryByRole('button', { name: 'Start Review' })).toBeNull();
    await press('Approve');
    await waitFor(() => expect(sent.at(-1)).toEqual(['approve', { version: 4 }]));
  });

  it('a late decision on a listing shows who decided first and brings the listing back', async () => {
    const message = 'Ruth has already reviewed this business. Please reload to see its current state.';
    const refusal = () => Response.json({ status: 409, code: 'APPROVAL_MOVE_REFUSED', message }, { status: 409 });
    show([aPending(), aPending({ id: 2, name: 'Second' })], { approve: refusal });
    await press('Approve');
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(within(await openRow('The Wagging Spoon')).getByText(message)).toBeVisible();
    expect(toastNow()).toMatchObject({
      title: 'Error',
      description: 'Failed to approve business listing. Please try again.',
      tone: 'danger',
    });
    expect(within(await entry()).getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});

describe('The list of pending listings', () => {
  it('the list of pending listings offers to try again when it can’t be loaded', async () => {
    const { client, calls } = apiOf({
      [QUEUE]: () => Response.json({ message: 'Busy' }, { status: 503 }),
      [STATS]: () => ({ pending: 0, approved: 0, rejected: 0, total: 0 }),
    });
    renderAt('/admin/business-approval', <BusinessApproval />, client);
    expect(await screen.findByText('We couldn’t load pending listings')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});

describe('Bulk decisions on listings', () => {
  it('bulk decisions on listings are one call with the versions that were shown and an idempotency key', async () => {
    const requests: { body: unknown; key: string | null }[] = [];
    const { client } = apiOf({
      ...answersFor([aPending(), aPending({ id: 2, name: 'The Second', version: 5 })]),
      [STATS]: () => ({ pending: 2, approved: 812, rejected: 9, total: 831 }),
      '/api/admin/bulk': async (_url, request) => {
        const body = (await request.json()) as { ids: number[]; preview: boolean };
        requests.push({ body, key: request.headers.get('idempotency-key') });
        const outcome = body.preview ? 'allowed' : 'done';
        return { preview: body.preview, results: body.ids.map((id) => ({ id, outcome, message: null })) };
      },
    });
    renderAt('/admin/business-approval', <BusinessApproval />, client);
    fireEvent.click(await screen.findByRole('button', { name: 'Select All Shown' }));
    fireEvent.click(screen.getByRole('button', { name: 'Approve Selected' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Approve 2 Listings' }));
    expect(await screen.findByRole('heading', { name: 'Approved: 2 Listings' })).toBeVisible();
    const body = { action: 'business.approve', ids: [1, 2], versions: [3, 5], reason: null };
    expect(requests).toEqual([
      { body: { ...body, preview: true }, key: null },
      { body: { ...body, preview: false }, key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
  });
});
