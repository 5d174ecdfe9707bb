import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { AdminBusiness, OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { ADMIN_BUSINESS } from '../../../interfaces/contract/business/business-examples.js';
import { BusinessPage } from '../../../web/app/pages/business/business-page.js';
import { useRecentlyViewed } from '../../../web/features/recently-viewed/recently-viewed.store.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { ViewerProvider } from '../../../web/lib/page/viewer.js';
import { ADA_ID, asMember } from '../support/viewers.js';

const { billing } = ADMIN_BUSINESS;
const APPROVAL = {
  approvalStatus: 'pending',
  rejectionReason: null,
  pendingChanges: null,
  hiddenAt: null,
  billing,
} as const;

function anOwners(differs: Partial<OwnerBusiness> = {}): OwnerBusiness {
  const own = { ownerId: ADA_ID, isClaimed: false, reviewCount: 0 };
  return { ...aBusinessDetail(own), ...APPROVAL, moves: ['edit', 'withdraw'], ...differs };
}

function anAdministrators(differs: Partial<AdminBusiness> = {}): AdminBusiness {
  return {
    ...anOwners(),
    ...{ reviewedBy: null, reviewedAt: null, adminNotes: null, verificationSource: null, verificationNotes: null },
    ...{ verifiedBy: null, claimedBy: null, claimedAt: null, version: 3 },
    ...{ ownerName: 'Ada Adams', claimedByName: null, updatedAt: '2025-01-01T00:00:00.000Z' },
    ...{ status: 'pending', hiddenAt: null, editedFields: [], sources: [] },
    moves: ['review', 'approve', 'reject', 'needs-revision'],
    ...differs,
  };
}

const isOwners = (business: OwnerBusiness | AdminBusiness) => !('version' in business);

/** Opens the page. Any call except for the business and its public reviews fails the test. */
async function show(business: OwnerBusiness | AdminBusiness, search = '') {
  const isListed = business.approvalStatus === 'approved' && business.isActive;
  const { client, calls } = apiOf({
    '/api/businesses/1': () => business,
    ...(isListed && { '/api/businesses/1/reviews': () => [] }),
  });
  const page = isOwners(business) ? (
    asMember(<BusinessPage />)
  ) : (
    <ViewerProvider value={{ state: 'visitor', viewer: null }}>
      <BusinessPage />
    </ViewerProvider>
  );
  renderAt(`/business/1${search}`, page, client, { route: '/business/:id' });
  await screen.findByRole('heading', { level: 1, name: /./ });
  if (isListed) await screen.findByText(/^No reviews yet\. /);
  return calls;
}

const banner = () => within(screen.getByRole('region', { name: 'Visibility of this page' }));
const link = (name: string) => banner().getByRole('link', { name });

afterEach(() => {
  cleanup();
  useRecentlyViewed.setState({ records: [] });
});

describe('the page of a business that is not public', () => {
  it('tells its owner that it is pending, and offers neither Save, Share, Report, nor claiming', async () => {
    const sendBeacon = jest.fn(() => true);
    Object.assign(navigator, { sendBeacon });
    const calls = await show(anOwners({ images: ['/pictures/one.webp'] }));
    expect(
      banner().getByText('Pending approval: only you and administrators can see this page', { exact: true }),
    ).toBeVisible();
    expect(link('Manage your listings')).toHaveAttribute('href', '/my-businesses');
    for (const name of [/^Save/, /^Share/, /^Report/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Claim This Listing' })).toBeNull();
    expect(calls).toEqual(['/api/businesses/1']);
    expect(screen.getByText('Visitors can write reviews once this listing is public.')).toBeVisible();
    expect(screen.queryByText(/We couldn’t load|Be the first/)).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Call' }));
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(useRecentlyViewed.getState().records).toEqual([]);
  });

  it('is not indexed', async () => {
    await show(anOwners());
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical], script[type="application/ld+json"]')).toBeNull();
  });

  it('tells an administrator that it is pending, and leads to the approvals', async () => {
    const calls = await show(anAdministrators());
    expect(
      banner().getByText('Pending approval: only the owner and administrators can see this page', { exact: true }),
    ).toBeVisible();
    expect(link('Go to business approval')).toHaveAttribute('href', '/admin/business-approval');
    for (const name of [/^Save/, /^Share/, /^Report/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(calls).toEqual(['/api/businesses/1']);
  });

  it('offers administrators no report of its photos', async () => {
    await show(anAdministrators({ images: ['/pictures/one.webp'] }));
    fireEvent.click(screen.getByRole('button', { name: /photo/i }));
    const gallery = await screen.findByRole('dialog');
    expect(within(gallery).queryByRole('button', { name: /Report/ })).toBeNull();
  });

  it.each([
    ['under_review', 'Under review: only you and administrators can see this page', null],
    ['rejected', 'Rejected: only you and administrators can see this page', 'Why it wasn’t approved: No such street.'],
    [
      'needs_revision',
      'Needs revision: only you and administrators can see this page',
      'Changes needed: No such street.',
    ],
  ] as const)(
    'states the truth about a business that is %s, with the reason',
    async (approvalStatus, title, reason) => {
      await show(anOwners({ approvalStatus, rejectionReason: reason === null ? null : 'No such street.' }));
      expect(banner().getByText(title)).toBeVisible();
      if (reason !== null) expect(banner().getByText(reason)).toBeVisible();
    },
  );

  it('says that it was withdrawn, also before its approval', async () => {
    await show(anOwners({ approvalStatus: 'approved', isActive: false, reviewCount: 12 }));
    expect(banner().getByText('Withdrawn: only you and administrators can see this page')).toBeVisible();
    expect(screen.getByText('Reviews are hidden while this listing isn’t public.')).toBeVisible();
    cleanup();
    await show(anAdministrators({ isActive: false, ownerId: null }));
    expect(banner().getByText('Withdrawn: only administrators can see this page')).toBeVisible();
    expect(banner().getByText('Approval status: Pending approval')).toBeVisible();
  });

  it('shows only the content that the tier includes', async () => {
    const rich = { facebookUrl: 'https://facebook.example.com/paw', arrivalNotes: 'Park in the back.' };
    await show(anAdministrators(rich));
    expect(screen.queryByText('Park in the back.')).toBeNull();
    expect(screen.queryByRole('link', { name: /Facebook/ })).toBeNull();
    cleanup();
    await show(anAdministrators({ ...rich, tier: 'premium' }));
    expect(screen.getByText('Park in the back.')).toBeVisible();
  });
});

describe('the page of a public business with changes that await approval', () => {
  const changed = {
    approvalStatus: 'approved',
    pendingChanges: { name: 'The Second Spoon', city: 'Houston' },
  } as const;

  it('is the public page, with a link to the preview', async () => {
    await show(anAdministrators({ ...changed, moves: ['approve', 'reject'] }));
    expect(screen.getByRole('heading', { level: 1, name: 'The Wagging Spoon' })).toBeVisible();
    expect(link('Preview the changes')).toHaveAttribute('href', '/business/1?preview=changes');
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('shows the changes in its preview, which nobody can save, share, or report', async () => {
    await show(anOwners(changed), '?preview=changes');
    expect(screen.getByRole('heading', { level: 1, name: 'The Second Spoon' })).toBeVisible();
    expect(
      banner().getByText('Preview of changes waiting for approval: only you and administrators can see this page'),
    ).toBeVisible();
    expect(link('See the page without the changes')).toHaveAttribute('href', '/business/1');
    for (const name of [/^Save/, /^Share/, /^Report/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('has no banner for the owner without changes', async () => {
    await show(anOwners({ approvalStatus: 'approved' }), '?preview=changes');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Visibility of this page' })).toBeNull();
  });

  it('offers administrators to edit it without changes', async () => {
    await show(anAdministrators({ approvalStatus: 'approved', moves: ['edit', 'hide'] }), '?preview=changes');
    const banner = within(screen.getByRole('region', { name: 'Visibility of this page' }));
    expect(banner.getByText('You’re viewing this page as an administrator')).toBeVisible();
    expect(banner.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admin/businesses/1/edit']);
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });
});
