import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import { ADMIN_CLAIM } from '../../../interfaces/contract/claim/claim-examples.js';
import { AdminClaims } from '../../../web/features/admin-claims/admin-claims.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';

const CLAIMS = '/api/admin/business-claims';
const NAME = 'The Muddy Paw Café';

const aClaim = (differs: Partial<AdminClaim> = {}): AdminClaim => ({ ...ADMIN_CLAIM, ...differs });

/** Shows the page of these claims; `answers` are those of claim 7's calls, by their last word. */
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
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('a claim that waits', () => {
  it('shows who claims what, in which role, how and since when, beside what the listing says', async () => {
    show([aClaim({ claimantPhone: '(512) 555-0199', otherOpenClaims: 2 })]);
    const part = await entry();
    const facts = {
      Method: 'Email',
      'Proven on': 'May 11, 2026',
      Name: 'Olive Lindqvist',
      Role: 'Owner',
      Email: 'olive@example.com',
      Phone: '(512) 555-0199',
      'Claimed on': 'May 11, 2026',
      'Expires on': 'June 10, 2026',
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
    [{}, 'Strong proof', /^The code went to the email address on the listing and was verified/],
    [
      { proof: 'claimant', codeSentTo: 'claimant', verificationMethod: 'phone_verification' },
      'Weak proof',
      /^The code went to the phone that the claimant typed and was verified: .* nothing about the place\.$/,
    ],
    [
      { proof: null, provenAt: null, codeVerified: false, verificationMethod: 'postcard_verification' },
      'No proof yet',
      /^The code went to the postal address on the listing and is not verified\. 1 wrong guess of 5\.$/,
    ],
    [
      { verificationMethod: 'website_verification', codeSentTo: null, codeVerified: false, websiteFound: 'dns' },
      'Strong proof',
      /found on the website of the listing, as a DNS record/,
    ],
    [
      { verificationMethod: 'website_verification', proof: null, codeSentTo: null, codeVerified: false },
      'No proof yet',
      /was not found on the website/,
    ],
    [
      { verificationMethod: 'document_upload', proof: null, codeSentTo: null, codeVerified: false, documents: 1 },
      'No proof yet',
      /^Its documents are the proof/,
    ],
  ])('tells in words how strong its proof is: %j', async (differs, strength, sentence) => {
    show([aClaim(differs)]);
    const part = await entry();
    expect(within(part).getByText(strength)).toBeVisible();
    expect(within(part).getByText(sentence)).toBeVisible();
  });

  it('has its documents opened at the administrators’ own address, in a new tab', async () => {
    show([aClaim({ documents: 2 })]);
    const links = within(await entry()).getAllByRole('link', { name: /^Open document/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['Open document 1', `${CLAIMS}/7/documents/1`, '_blank'],
      ['Open document 2', `${CLAIMS}/7/documents/2`, '_blank'],
    ]);
  });
});

describe('a decision about a claim', () => {
  it('for it says what it does, and takes notes along', async () => {
    const { sent } = show([aClaim({ otherOpenClaims: 1 })], {
      approve: () => aClaim({ status: 'approved', moves: [] }),
    });
    await press('Approve');
    expect(screen.getByText(/^Olive Lindqvist becomes the owner .* 1 other open claim is rejected\.$/)).toBeVisible();
    type(/^Notes/, 'Called them.');
    await press('Approve Claim');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Claim Approved', tone: 'success' }));
    expect(sent).toEqual([['approve', { adminNotes: 'Called them.' }]]);
  });

  it('against it needs a reason that is not empty', async () => {
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
    expect(screen.getByRole('heading', { name: 'No claim is waiting' })).toBeVisible();
  });

  it('that somebody made before says who, and what was typed is still there', async () => {
    const message = 'Ruth has decided on this claim meanwhile. Please reload to see its present state.';
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
  ])('that fails without a sentence says so: %s', async (button, move, sentence) => {
    show([aClaim()], { [move]: () => new Response('', { status: 502 }) });
    await press(button);
    if (move === 'reject') type(/^Rejection reason/, 'No.');
    await press(`${button} Claim`);
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Error', description: sentence }));
  });
});

describe('the list of all claims', () => {
  it('has an address of its own, and a claim stays in it as it is once it is decided on', async () => {
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
    await press('Approve');
    await press('Approve Claim');
    await waitFor(async () => expect(valueOf('Decided by', await entry())).toBe('Ruth'));
    expect(within(await entry()).getByText('Approved')).toBeVisible();
    expect(screen.getByText('2 claims')).toBeVisible();
  });

  it('is a step away from those that wait', async () => {
    const { address, calls } = show([]);
    expect(await screen.findByRole('heading', { name: 'No claim is waiting' })).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'All' }));
    expect(await screen.findByRole('heading', { name: 'There are no claims' })).toBeVisible();
    expect([address(), calls]).toEqual([
      '/admin/claims?status=all',
      [`${CLAIMS}?limit=20`, `${CLAIMS}?limit=20&status=all`],
    ]);
  });

  it('can be asked for again where it cannot be had', async () => {
    const { client, calls } = apiOf({ [CLAIMS]: () => Response.json({ message: 'Busy' }, { status: 503 }) });
    renderAt('/admin/claims', <AdminClaims />, client);
    expect(await screen.findByText('Failed to fetch claims')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});
