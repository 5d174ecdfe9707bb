import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import { ADMIN_CLAIM } from '../../../interfaces/contract/claim/claim-examples.js';
import { AdminClaims } from '../../../web/features/admin-claims/admin-claims.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { openRow, queueAnswers, withoutPresence } from '../support/queue-answers.js';
import { apiOf, renderAt } from '../support/render.js';

const CLAIMS = '/api/admin/business-claims';
const NAME = 'The Muddy Paw Café';

const aClaim = (differs: Partial<AdminClaim> = {}): AdminClaim => ({ ...ADMIN_CLAIM, ...differs });

/** Renders the page with these claims. `answers` has the responses to decisions on claim 7, by move. */
function show(
  claims: readonly AdminClaim[],
  answers: Readonly<Record<string, () => unknown>> = {},
  path = '/admin/claims',
) {
  const sent: [string, unknown][] = [];
  const decisions = Object.entries(answers).map(([move, answer]) => [
    `${CLAIMS}/7/${move}`,
    async (_url: URL, request: Request) => {
      sent.push([move, await request.json()]);
      return answer();
    },
  ]);
  const { client, calls } = apiOf({
    ...queueAnswers(claims, { queue: 'claims', path: CLAIMS, nameOf: ({ business }) => business.name }),
    [CLAIMS]: () => Response.json(claims, { headers: { 'X-Total-Count': String(claims.length) } }),
    ...Object.fromEntries(decisions),
  });
  return { sent, calls, ...renderAt(path, <AdminClaims />, client) };
}

const entry = (name = NAME) => screen.findByRole('article', { name });
const press = async (name: string) => fireEvent.click(within(await entry()).getByRole('button', { name }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const toastNow = () => useToasts.getState().current;
const valueOf = (label: string, part: HTMLElement) =>
  within(part).getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('A pending claim', () => {
  it('shows the claimant, their role and proof, and the listing’s own details', async () => {
    show([aClaim({ claimantPhone: '(512) 555-0199', otherOpenClaims: 2 })]);
    const part = await entry();
    const facts = {
      Method: 'Email',
      'Verified on': 'May 11, 2026',
      Name: 'Olive Lindqvist',
      Role: 'Owner',
      Email: 'olive@example.com',
      Phone: '(512) 555-0199',
      'Claimed on': 'May 11, 2026',
      'Expires on': 'Jun 10, 2026',
      Business: NAME,
      Address: '120 Example Street\nAustin, TX 78701',
      'Business phone': '(512) 555-0142',
      'Business email': 'hello@muddy-paw.example.com',
    };
    for (const [label, value] of Object.entries(facts)) expect([label, valueOf(label, part)]).toEqual([label, value]);
    expect(within(part).getByText('My name is on the lease of this address.')).toBeVisible();
    expect(within(part).getByText('2 other open claims')).toBeVisible();
    expect(within(part).getByRole('link', { name: NAME })).toHaveAttribute('href', '/business/42');
  });

  it.each<[Partial<AdminClaim>, string, RegExp]>([
    [{}, 'Strong proof', /^We sent the code to the email address on the listing, and the claimant entered it/],
    [
      { proof: 'claimant', codeSentTo: 'claimant', verificationMethod: 'phone_verification' },
      'Weak proof',
      /^We sent the code to the phone number from the claimant, .* not their tie to the business\.$/,
    ],
    [
      { proof: null, provenAt: null, codeVerified: false, verificationMethod: 'postcard_verification' },
      'No proof yet',
      /^We sent the code to the mailing address on the listing, but it hasn’t been verified\. Wrong attempts: 1 of 5\.$/,
    ],
    [
      { verificationMethod: 'website_verification', codeSentTo: null, codeVerified: false, websiteFound: 'dns' },
      'Strong proof',
      /^We found the proof on the listing’s website \(a DNS record\)/,
    ],
    [
      { verificationMethod: 'website_verification', proof: null, codeSentTo: null, codeVerified: false },
      'No proof yet',
      /haven’t found the proof on the listing’s website/,
    ],
    [
      { verificationMethod: 'document_upload', proof: null, codeSentTo: null, codeVerified: false, documents: 1 },
      'No proof yet',
      /^Compare the names and addresses in the documents/,
    ],
  ])('describes the strength of its proof: %j', async (differs, strength, sentence) => {
    show([aClaim(differs)]);
    const part = await entry();
    expect(within(part).getByText(strength)).toBeVisible();
    expect(within(part).getByText(sentence)).toBeVisible();
  });

  it('opens its documents at the administrators’ address in a new tab', async () => {
    show([aClaim({ documents: 2 })]);
    const links = within(await entry()).getAllByRole('link', { name: /^Open document/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['Open document 1', `${CLAIMS}/7/documents/1`, '_blank'],
      ['Open document 2', `${CLAIMS}/7/documents/2`, '_blank'],
    ]);
  });
});

describe('Deciding on a claim', () => {
  it('explains the effect of an approval and sends the notes with it', async () => {
    const { sent } = show([aClaim({ otherOpenClaims: 1 })], {
      approve: () => aClaim({ status: 'approved', moves: [] }),
    });
    await press('Approve');
    expect(
      screen.getByText(/^Olive Lindqvist will become the owner .* 1 other open claim will be rejected\.$/),
    ).toBeVisible();
    type(/^Notes/, 'Called them.');
    await press('Approve Claim');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Claim Approved', tone: 'success' }));
    expect(sent).toEqual([['approve', { adminNotes: 'Called them.' }]]);
  });

  it('requires a reason other than spaces for a rejection', async () => {
    const { sent } = show([aClaim()], { reject: () => aClaim({ status: 'rejected', moves: [] }) });
    await press('Reject');
    type(/^Rejection reason/, '   ');
    await press('Reject Claim');
    expect(screen.getByText('Please provide a rejection reason.')).toBeVisible();
    expect(screen.getByLabelText(/^Rejection reason/)).toHaveFocus();
    expect(sent).toEqual([]);
    type(/^Rejection reason/, 'The lease names another street.');
    await press('Reject Claim');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Claim Rejected' }));
    expect(sent).toEqual([['reject', { rejectionReason: 'The lease names another street.', adminNotes: null }]]);
    expect(screen.getByRole('heading', { name: 'No pending claims' })).toBeVisible();
  });

  it('says who decided first and keeps the typed reason', async () => {
    const message = 'Ruth has already decided on this claim. Please reload to see its current state.';
    const refusal = () => Response.json({ status: 409, code: 'CLAIM_MOVE_REFUSED', message }, { status: 409 });
    show([aClaim()], { reject: refusal });
    await press('Reject');
    type(/^Rejection reason/, 'No such street.');
    await press('Reject Claim');
    expect(await within(await entry()).findByText(message)).toBeVisible();
    expect(toastNow()).toMatchObject({ title: 'Error', description: message, tone: 'danger' });
    await press('Reject');
    expect(screen.getByLabelText(/^Rejection reason/)).toHaveValue('No such street.');
  });

  it.each([
    ['Approve', 'approve', 'Failed to approve claim'],
    ['Reject', 'reject', 'Failed to reject claim'],
  ])('shows a standard message when the server gives none: %s', async (button, move, sentence) => {
    show([aClaim()], { [move]: () => new Response('', { status: 502 }) });
    await press(button);
    if (move === 'reject') type(/^Rejection reason/, 'No.');
    await press(`${button} Claim`);
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Error', description: sentence }));
  });
});

describe('The list of all claims', () => {
  it('has its own address and keeps a claim with its new status after the decision', async () => {
    const decided = aClaim({
      status: 'approved',
      moves: [],
      reviewedBy: 'Ruth',
      reviewedAt: '2026-05-12T09:00:00.000Z',
    });
    const old = aClaim({ id: 3, status: 'rejected', moves: [], business: { ...ADMIN_CLAIM.business, name: 'Old' } });
    const { calls } = show([old, aClaim()], { approve: () => decided }, '/admin/claims?status=all');
    expect(await screen.findByText('2 claims')).toBeVisible();
    expect(calls).toEqual([`${CLAIMS}?limit=20&status=all`]);
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    expect(within(await entry('Old')).queryByRole('button', { name: 'Approve' })).toBeNull();
    await openRow(NAME);
    await press('Approve');
    await press('Approve Claim');
    await waitFor(async () => expect(valueOf('Decided by', await entry())).toBe('Ruth'));
    expect(within(await entry()).getByText('Approved')).toBeVisible();
    expect(screen.getByText('2 claims')).toBeVisible();
  });

  it('shows a canceled claim as expired, with the reason and the day, and no decision', async () => {
    const [rejectionReason, updatedAt] = ['Cancelled by claimant', '2026-05-13T09:00:00.000Z'];
    show([aClaim({ status: 'expired', moves: [], rejectionReason, updatedAt })], {}, '/admin/claims?status=all');
    const part = await entry();
    expect(within(part).getByText('Expired')).toBeVisible();
    expect([valueOf('Reason', part), valueOf('Canceled on', part)]).toEqual([rejectionReason, 'May 13, 2026']);
    expect(within(part).queryByText('Decided by')).toBeNull();
  });

  it('shows who became the owner of a claimed listing, and when', async () => {
    const business = { ...ADMIN_CLAIM.business, isClaimed: true };
    const owner = {
      claimedBy: ADMIN_CLAIM.claimantUserId,
      claimedByName: 'Olive Oak',
      claimedAt: '2026-05-12T09:00:00.000Z',
    };
    show([aClaim({ business: { ...business, ...owner } })]);
    expect(valueOf('Listing claimed by', await entry())).toBe('Olive Oak');
    expect(within(await entry()).getByRole('link', { name: 'Olive Oak' })).toHaveAttribute(
      'href',
      `/admin/members/${owner.claimedBy}`,
    );
    expect(valueOf('Listing claimed on', await entry())).toBe('May 12, 2026');
    cleanup();
    show([aClaim()]);
    expect(within(await entry()).queryByText('Listing claimed by')).toBeNull();
  });

  it('opens from the pending claims with one click', async () => {
    const { address, calls } = show([]);
    expect(await screen.findByRole('heading', { name: 'No pending claims' })).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'All' }));
    expect(await screen.findByRole('heading', { name: 'No claims yet' })).toBeVisible();
    expect([address(), withoutPresence(calls)]).toEqual([
      '/admin/claims?status=all',
      ['/api/admin/queues/claims', `${CLAIMS}?limit=20&status=all`],
    ]);
  });

  it('offers to try again when the claims can’t be loaded', async () => {
    const { client, calls } = apiOf({
      '/api/admin/queues/claims': () => Response.json({ message: 'Busy' }, { status: 503 }),
    });
    renderAt('/admin/claims', <AdminClaims />, client);
    expect(await screen.findByText('We couldn’t load claims')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});
