import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { ClaimBusinessPage } from '../../../web/app/pages/business/claim-business-page.js';
import { MyClaims } from '../../../web/features/claim/my-claims.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { aBusinessDetail, anOwnClaim } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

const CANCELED = anOwnClaim({
  ...{ status: 'expired', moves: [], attemptsLeft: null, rejectionReason: 'Cancelled by claimant' },
});

interface Shown {
  readonly claims: readonly OwnClaim[];
  /** The claims after the first change. */
  readonly after?: readonly OwnClaim[];
  readonly answer?: () => Response;
  readonly at?: string;
}

/** Renders the claim page of business 1, or the member's claims, and records the changes that it sends. */
function show({ claims, after = claims, answer, at = '/claim-business/1' }: Shown) {
  const sent: { path: string; body: unknown }[] = [];
  let own = claims;
  const change = async ({ pathname }: URL, request: Request): Promise<unknown> => {
    const text = await request.text();
    sent.push({ path: pathname, body: text === '' ? null : JSON.parse(text) });
    own = after;
    return answer?.() ?? after[0];
  };
  const { client } = apiOf({
    '/api/businesses/1': () => aBusinessDetail(),
    '/api/business-claims/mine': () => own,
    '/api/businesses/1/claim': change,
    '/api/business-claims/7/verify': change,
    '/api/business-claims/7/cancel': change,
  });
  const page = (
    <Routes>
      <Route path="/claim-business/:id" element={<ClaimBusinessPage />} />
      <Route path="/my-businesses" element={<MyClaims />} />
    </Routes>
  );
  return { sent, ...renderAt(at, asMember(page), client) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Cancel this claim?' });
const confirm = async () => fireEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel Claim' }));
const toast = () => useToasts.getState().current;
const refusal = (message: string, status: number) => () => Response.json({ message }, { status });

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('Canceling a claim', () => {
  it('asks first, then cancels the claim and shows the form filled in with what the member entered', async () => {
    const { sent } = show({ claims: [anOwnClaim()], after: [CANCELED] });
    await press('Cancel claim');
    expect(within(await dialog()).getByText(/The code we sent you will no longer work/)).toBeVisible();
    expect(sent).toEqual([]);
    await confirm();
    expect(await screen.findByText('You canceled your last claim')).toBeVisible();
    expect(screen.queryByText('Cancelled by claimant')).toBeNull();
    expect(await heading('Claim The Wagging Spoon')).toHaveFocus();
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('Ada Lovelace');
    expect(screen.getByLabelText(/^Ownership proof/)).toHaveValue('My name is on the menu.');
    expect(screen.getByRole('radio', { name: /^Manager/ })).toBeChecked();
    expect(sent).toEqual([{ path: '/api/business-claims/7/cancel', body: null }]);
    expect(toast()).toMatchObject({ title: 'Claim canceled' });
  });

  it('keeps the claim when the member decides against it', async () => {
    const { sent } = show({ claims: [anOwnClaim()] });
    await press('Cancel claim');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Keep Claim' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    [refusal('This claim was already approved.', 409), 'This claim was already approved.'],
    [refusal('down', 503), 'Failed to cancel the claim. Please try again.'],
  ])('says why a claim was not canceled', async (answer, description) => {
    show({ claims: [anOwnClaim()], answer });
    await press('Cancel claim');
    await confirm();
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Error', description }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [
      'an administrator compares documents',
      anOwnClaim({ verificationMethod: 'document_upload', moves: ['replace', 'cancel'] }),
      1,
    ],
    ['a claim is under review', anOwnClaim({ status: 'under_review', moves: ['cancel'] }), 0],
  ])('is offered while %s', async (_when, claim, links) => {
    show({ claims: [claim], after: [CANCELED] });
    expect(await heading('Claim Submitted Successfully')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Use another method' })).toHaveLength(links);
    await press('Cancel claim');
    await confirm();
    expect(await heading('Claim The Wagging Spoon')).toHaveFocus();
  });

  it("cancels a claim in the member's list and says that they canceled it", async () => {
    const { sent } = show({ claims: [anOwnClaim()], after: [CANCELED], at: '/my-businesses' });
    await press('Cancel claim');
    await confirm();
    expect(await screen.findByText(/^You canceled this claim\./)).toBeVisible();
    expect(screen.queryByText('Why it was rejected')).toBeNull();
    expect(screen.getByRole('link', { name: 'Claim Again' })).toHaveAttribute('href', '/claim-business/1');
    expect(screen.queryByRole('button', { name: 'Cancel claim' })).toBeNull();
    expect(sent).toHaveLength(1);
  });
});

describe('Using another method for a claim', () => {
  it('opens the form filled in with the claim, and submitting it replaces the claim', async () => {
    const next = anOwnClaim({ id: 8, verificationMethod: 'website_verification', moves: ['check'], codeSentTo: null });
    const { sent, address } = show({ claims: [anOwnClaim()], after: [next, CANCELED] });
    fireEvent.click(await screen.findByRole('link', { name: 'Use another method' }));
    expect(address()).toBe('/claim-business/1?replaces=7');
    expect(await heading('Claim The Wagging Spoon')).toHaveFocus();
    expect(screen.getByText(/cancels your current claim \(Email\) and starts a new one/)).toBeVisible();
    expect(screen.getByLabelText(/^Email/, { selector: '[type=email]' })).toHaveValue('ada-claims@example.com');
    expect(screen.getByRole('radio', { name: /^Email.*Your current method\./ })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: /^Google My Business/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Submit Claim' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: '/api/businesses/1/claim',
      body: { verificationMethod: 'google_my_business', claimantName: 'Ada Lovelace', replaces: 7 },
    });
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Claim this business' })).toBeNull());
  });

  it('returns to the code when the member keeps the method', async () => {
    const { address } = show({ claims: [anOwnClaim()], at: '/claim-business/1?replaces=7' });
    fireEvent.click(await screen.findByRole('link', { name: 'Keep current method' }));
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    expect(address()).toBe('/claim-business/1');
  });

  it.each([
    ['another claim', [anOwnClaim({ id: 9 })], 'Enter your code'],
    [
      'a claim that is already proven',
      [anOwnClaim({ status: 'under_review', moves: ['cancel'] })],
      'Claim Submitted Successfully',
    ],
  ])('shows the current step at an old link to the form for %s', async (_what, claims, title) => {
    show({ claims, at: '/claim-business/1?replaces=7' });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Claim this business' })).toBeNull();
  });
});

describe('The attempts left at a code', () => {
  it.each([
    [5, '5 attempts left before this claim expires.'],
    [1, '1 attempt left. If the next code is wrong, this claim expires.'],
  ])('are shown when the page opens: %i', async (attemptsLeft, sentence) => {
    show({ claims: [anOwnClaim({ attemptsLeft })] });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('are shown again after a wrong code', async () => {
    const answer = refusal('Invalid verification code', 400);
    show({ claims: [anOwnClaim({ attemptsLeft: 3 })], after: [anOwnClaim({ attemptsLeft: 2 })], answer });
    fireEvent.change(await screen.findByLabelText(/^Verification code/), { target: { value: '123456' } });
    await press('Verify Code');
    expect(await screen.findByText('Invalid verification code')).toBeVisible();
    expect(await screen.findByText('2 attempts left before this claim expires.')).toHaveAttribute('role', 'status');
  });
});
