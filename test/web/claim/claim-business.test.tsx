import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { ClaimBusinessPage } from '../../../web/app/pages/business/claim-business-page.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { aBusinessDetail, anOwnClaim } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, asMember, asUnknown } from '../support/viewers.js';

type Body = Record<string, unknown>;

interface Shown {
  readonly business?: Partial<BusinessDetail>;
  readonly claims?: readonly OwnClaim[];
  /** The claims after the first change. */
  readonly after?: readonly OwnClaim[];
  readonly answer?: () => Response;
  readonly as?: (page: ReactNode) => ReactNode;
}

function show({ business = {}, claims = [], after = claims, answer, as = (page) => asMember(page) }: Shown = {}) {
  const sent: { path: string; body: Body }[] = [];
  let own = claims;
  const change = async ({ pathname }: URL, request: Request): Promise<unknown> => {
    const text = await request.text();
    sent.push({ path: pathname, body: text === '' ? {} : (JSON.parse(text) as Body) });
    const refused = answer?.();
    if (refused !== undefined) return refused;
    own = after;
    return after[0];
  };
  const { client, calls } = apiOf({
    '/api/businesses/1': () => aBusinessDetail(business),
    '/api/business-claims/mine': () => own,
    '/api/businesses/1/claim': change,
    '/api/business-claims/7/verify': change,
    '/api/business-claims/7/resend': change,
    '/api/business-claims/7/check': change,
  });
  const page = (
    <Routes>
      <Route path="/claim-business/:id" element={<ClaimBusinessPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  );
  renderAt('/claim-business/1', as(page), client);
  return { sent, calls };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = () => press('Submit Claim');
const toast = () => useToasts.getState().current;
const refusal = (message: string, status: number) => () => Response.json({ message }, { status });

async function fillIn(): Promise<void> {
  await heading('Claim The Wagging Spoon');
  choose(/^Owner/);
  type(/^Ownership proof/, 'My name is on the lease.');
}

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The page for claiming a business', () => {
  it('asks a visitor to sign in and return to this page', async () => {
    show({ as: (page) => page });
    expect(await heading('Sign In Required')).toBeVisible();
    expect(screen.getByText('You must be signed in to claim a business listing.')).toBeVisible();
    const back = '/api/login?returnTo=%2Fclaim-business%2F1';
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', back);
  });

  it('shows a loading message until the viewer is known', async () => {
    show({ as: asUnknown });
    expect(await screen.findByText('Loading business details...')).toBeVisible();
  });

  it("says that a business doesn't exist and links to Browse only", async () => {
    const { client } = apiOf({
      '/api/businesses/1': () => Response.json({ message: 'Business not found' }, { status: 404 }),
      '/api/business-claims/mine': () => [],
    });
    const page = (
      <Routes>
        <Route path="/claim-business/:id" element={<ClaimBusinessPage />} />
      </Routes>
    );
    renderAt('/claim-business/1', asMember(page), client);
    expect(await heading('Business Not Found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All Businesses' })).toHaveAttribute('href', '/browse');
    expect(screen.getByRole('link', { name: 'Back to Browse' })).toHaveAttribute('href', '/browse');
    expect(screen.queryByRole('link', { name: 'Back to the listing' })).toBeNull();
  });

  it('says that a business is already claimed and links its owner to the edit page, and others to the contact form', async () => {
    show({ business: { isClaimed: true } });
    expect(await heading('Already Claimed')).toBeVisible();
    expect(screen.getByText('This business listing has already been claimed and verified.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit Listing' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'View Business Listing' })).toHaveAttribute('href', '/business/1');
    cleanup();
    show({ business: { isClaimed: true, ownerId: ADA_ID } });
    expect(await screen.findByRole('link', { name: 'Edit Listing' })).toHaveAttribute('href', '/my-businesses/1/edit');
  });
});

describe('The claim form', () => {
  it("fills in the member's name and email and offers six verification methods", async () => {
    show();
    await heading('Claim The Wagging Spoon');
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('Ada Lindqvist');
    expect(screen.getByLabelText(/^Email/, { selector: '[type=email]' })).toHaveValue('ada@example.com');
    const methods = within(screen.getByRole('radiogroup', { name: 'How to verify' })).getAllByRole('radio');
    expect(methods.map((method) => method.closest('label')?.querySelector('.font-medium')?.textContent)).toEqual([
      'Phone (6-digit code to phone)',
      'Email (6-digit code to email)',
      'Postcard (Code mailed to business address)',
      'Document Upload (Registration or tax documents)',
      'Website Verification (Add tag to site)',
      'Google My Business',
    ]);
    expect(screen.getByRole('radio', { name: /^Email/ })).toBeChecked();
  });

  it("disables methods that don't fit the listing and says why", async () => {
    show({ business: { address: null, website: null } });
    await heading('Claim The Wagging Spoon');
    expect(screen.getByRole('radio', { name: /^Postcard.*no complete mailing address/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Website Verification.*has no website/ })).toBeDisabled();
  });

  it('shows the error at each invalid field and sends nothing', async () => {
    const { sent } = show();
    await heading('Claim The Wagging Spoon');
    type(/^Your name/, 'A');
    fireEvent.change(screen.getByLabelText(/^Email/, { selector: '[type=email]' }), { target: { value: 'nobody' } });
    type(/^Ownership proof/, 'Mine');
    expect(screen.getByText('4/5000 characters')).toBeVisible();
    submit();
    for (const sentence of [
      'Name must be at least 2 characters',
      'Valid email required',
      'Please choose your role',
      'Please provide detailed ownership proof',
    ])
      expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('focuses the first invalid field, including radio buttons and file inputs', async () => {
    show();
    await heading('Claim The Wagging Spoon');
    type(/^Ownership proof/, 'My name is on the lease.');
    type(/^Your name/, 'Nora New');
    submit();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Owner' })).toHaveFocus());
    choose(/^Manager/);
    choose(/^Document Upload/);
    submit();
    await waitFor(() => expect(screen.getByLabelText('Add document')).toHaveFocus());
  });

  it('requires a phone number for phone verification and a document for document upload', async () => {
    const { sent } = show();
    await fillIn();
    choose(/^Phone/);
    submit();
    expect(await screen.findByText('A phone number is required for phone verification')).toBeVisible();
    choose(/^Document Upload/);
    submit();
    expect(await screen.findByText('Please upload at least one document')).toBeVisible();
    expect(screen.getByLabelText('Add document')).toBeEnabled();
    expect(sent).toEqual([]);
  });

  it('sends the claim and shows the form for the code', async () => {
    const { sent } = show({ after: [anOwnClaim()] });
    await fillIn();
    submit();
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    expect(await heading('Claim The Wagging Spoon')).toHaveFocus();
    expect(sent).toEqual([
      {
        path: '/api/businesses/1/claim',
        body: {
          claimantName: 'Ada Lindqvist',
          claimantEmail: 'ada@example.com',
          claimantPhone: null,
          businessRole: 'owner',
          ownershipProof: 'My name is on the lease.',
          verificationMethod: 'email_verification',
          verificationDocuments: [],
        },
      },
    ]);
    const description = 'Verification code sent to your phone/email';
    expect(toast()).toMatchObject({ title: 'Claim Submitted', description });
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows the confirmation right away when only an administrator has to act', async () => {
    const method: Partial<OwnClaim> = { verificationMethod: 'google_my_business', moves: [], codeSentTo: null };
    show({ after: [anOwnClaim(method)] });
    await fillIn();
    choose(/^Google My Business/);
    submit();
    expect(await heading('Claim Submitted Successfully')).toHaveFocus();
    expect(screen.getByText(/compare your Business Profile on Google/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Business Listing' })).toHaveAttribute('href', '/business/1');
    const description = 'Your business claim has been submitted for review.';
    expect(toast()).toMatchObject({ title: 'Claim Submitted', description });
  });

  it.each([
    ["the server's message", refusal('You have an open claim.', 409), 'You have an open claim.'],
    ['a default message', refusal('down', 503), 'Failed to submit claim'],
  ])('shows %s when the claim fails and keeps the form filled in', async (_what, answer, description) => {
    show({ answer });
    await fillIn();
    submit();
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Error', description }));
    expect(screen.getByLabelText(/^Ownership proof/)).toHaveValue('My name is on the lease.');
  });

  it('restores the form after a reload, except the email and phone number', async () => {
    show();
    await fillIn();
    type(/^Phone number/, '512 555 0142');
    fireEvent.change(screen.getByLabelText(/^Email/, { selector: '[type=email]' }), {
      target: { value: 'other@example.com' },
    });
    expect(sessionStorage.getItem('draft:claim:1')).not.toMatch(/other@|0142/);
    cleanup();
    show();
    await waitFor(() => expect(screen.getByLabelText(/^Ownership proof/)).toHaveValue('My name is on the lease.'));
    expect(screen.getByRole('radio', { name: /^Owner/ })).toBeChecked();
    expect(screen.getByLabelText(/^Phone number/)).toHaveValue('');
  });

  it('shows why the previous claim was rejected', async () => {
    show({ claims: [anOwnClaim({ status: 'rejected', moves: [], rejectionReason: 'The lease names another.' })] });
    await heading('Claim The Wagging Spoon');
    expect(screen.getByText('Your last claim was rejected')).toBeVisible();
    expect(screen.getByText('The lease names another.')).toBeVisible();
  });
});

describe('Entering the code of a claim', () => {
  const code = () => screen.findByLabelText(/^Verification code/);
  const verify = () => screen.getByRole('button', { name: 'Verify Code' });
  const enter = async (value: string) => fireEvent.change(await code(), { target: { value } });

  it.each([
    ['email_verification', 'listing', /the email address on the listing/],
    ['email_verification', 'claimant', /your email address/],
    ['phone_verification', 'listing', /the phone number on the listing/],
    ['phone_verification', 'claimant', /your phone/],
    ['postcard_verification', 'listing', /^We’re mailing a postcard with a code to the listing’s address/],
  ] as const)(
    'shows the code form on return and says where the code was sent: %s to the %s',
    async (way, codeSentTo, words) => {
      show({ claims: [anOwnClaim({ verificationMethod: way, codeSentTo })] });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('form', { name: 'Claim this business' })).toBeNull();
    },
  );

  it('accepts exactly six digits, ignoring pasted spaces and dashes', async () => {
    const { sent } = show({
      claims: [anOwnClaim()],
      after: [anOwnClaim({ status: 'under_review', moves: [] })],
    });
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    for (const [typed, kept] of [
      ['', ''],
      ['12345', '12345'],
      ['1234567', '1234567'],
      ['abc', ''],
    ] as const) {
      await enter(typed);
      expect(await code()).toHaveValue(kept);
      expect(verify()).toBeDisabled();
    }
    await enter(' 012-345 ');
    expect(await code()).toHaveValue('012345');
    fireEvent.click(verify());
    expect(await heading('Claim Submitted Successfully')).toBeVisible();
    expect(sent).toEqual([{ path: '/api/business-claims/7/verify', body: { verificationCode: '012345' } }]);
    const description = 'Your claim is now under review.';
    expect(toast()).toMatchObject({ title: 'Verification Successful', description });
  });

  it.each([
    [refusal('This code can no longer be used.', 409), 'This code can no longer be used.'],
    [refusal('down', 503), 'Invalid verification code'],
  ])('shows at the field why a code was refused', async (answer, description) => {
    show({ claims: [anOwnClaim()], answer });
    await enter('123456');
    fireEvent.click(verify());
    expect(await screen.findByText(description)).toBeVisible();
    expect(await code()).toBeInvalid();
    expect(toast()).toMatchObject({ title: 'Verification Failed', description });
  });

  it('shows the claim form again when the last attempt was wrong', async () => {
    const after = [anOwnClaim({ status: 'expired', moves: [] })];
    show({ claims: [anOwnClaim()], after });
    await enter('123456');
    fireEvent.click(verify());
    expect(await screen.findByText('Your last claim has expired')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Claim this business' })).toBeVisible();
  });

  it('sends a new code and shows when the daily limit is reached', async () => {
    const { sent } = show({ claims: [anOwnClaim()] });
    await code();
    press('Send a new code');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'A new code is on its way' }));
    expect(sent.map(({ path }) => path)).toEqual(['/api/business-claims/7/resend']);
    cleanup();
    const description = 'At most 3 codes are sent a day for a claim.';
    show({ claims: [anOwnClaim()], answer: refusal(description, 429) });
    await code();
    press('Send a new code');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Error', description }));
  });
});

describe('Verifying a website', () => {
  const websiteProof = {
    metaTag: '<meta name="welcome-paws-verification" content="abc">',
    fileName: '/.well-known/welcome-paws-verification.txt',
    fileContent: 'abc',
    dnsRecord: 'welcome-paws-verification=abc',
  };
  const claim = anOwnClaim({
    verificationMethod: 'website_verification',
    moves: ['check'],
    codeSentTo: null,
    websiteProof,
  });

  it('shows the tag, file, and DNS record and copies each of them', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    show({ claims: [claim] });
    expect(await screen.findByText(websiteProof.metaTag)).toBeVisible();
    expect(screen.getByText(/^At https:\/\/example\.com\/\.well-known\/welcome-paws-verification\.txt/)).toBeVisible();
    expect(screen.getByText('As a TXT record for example.com')).toBeVisible();
    for (const name of ['Copy: HTML tag', 'Copy: File', 'Copy: DNS record']) press(name);
    expect(copied).toEqual([websiteProof.metaTag, 'abc', websiteProof.dnsRecord]);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Copied to clipboard!' }));
  });

  it('checks the website and says that nothing was found', async () => {
    const { sent } = show({ claims: [claim] });
    await screen.findByText(websiteProof.metaTag);
    press('Check now');
    expect(await screen.findByText(/^We didn’t find the tag, the file, or the DNS record/)).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual(['/api/business-claims/7/check']);
  });

  it('shows the confirmation once the proof is found', async () => {
    show({ claims: [claim], after: [{ ...claim, status: 'under_review', moves: [] }] });
    await screen.findByText(websiteProof.metaTag);
    press('Check now');
    expect(await heading('Claim Submitted Successfully')).toBeVisible();
    expect(toast()).toMatchObject({ title: 'Verification Successful' });
  });
});
