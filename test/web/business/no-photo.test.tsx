import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Review } from '../../../interfaces/contract/review/review.js';
import { reviewPages } from '../../../web/features/review/list/reviews.queries.js';
import { NoPhotoContent } from '../../../web/app/pages/business/no-photo.js';
import type { NoPhotoPartProps } from '../../../web/app/pages/business/no-photo-props.js';
import { aBusinessDetail, aReview } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, asMember } from '../support/viewers.js';

const PHOTO = '/uploads/review-photos/0198c2f0-9c31-7d10-8a55-3f6f7b0c2d11.webp';
const BUSINESS = aBusinessDetail({ id: 1, images: [], reviewCount: 1 });

interface Shown extends Partial<NoPhotoPartProps> {
  readonly photos?: readonly string[];
  readonly reviews?: readonly Review[];
  readonly isMember?: boolean;
}

async function show({
  photos = [],
  reviews = [aReview()],
  isMember = false,
  business = BUSINESS,
  isFixed = false,
}: Shown) {
  const { client } = apiOf({
    '/api/businesses/1/reviews': () => reviews,
    '/api/businesses/1/reviews/summary': () => ({
      distribution: [],
      mentions: [],
      withPhotos: photos.length,
      photos: photos.map((url, index) => ({ reviewId: index + 1, url })),
    }),
    '/api/pet-profiles/user': () => [],
  });
  // As with the server's HTML, which contains the reviews.
  await client.prefetchInfiniteQuery(reviewPages(1));
  const header = <NoPhotoContent business={business} isFixed={isFixed} />;
  renderAt('/business/1', isMember ? asMember(header) : header, client);
}

describe('the header of a place without photos', () => {
  afterEach(cleanup);

  it('asks for the first photo, and visitors to sign in for it', async () => {
    await show({ business: { ...BUSINESS, reviewCount: 0 } });
    expect(screen.getByText('No photos yet')).toBeVisible();
    const back = encodeURIComponent('/business/1#intent-review-1');
    const add = screen.getByRole('link', { name: 'Add the first photo' });
    expect(add).toHaveAttribute('href', `/sign-in?returnTo=${back}`);
  });

  it('shows the newest photo of a visitor, links to the others, and asks for more', async () => {
    await show({ photos: [PHOTO, '/uploads/review-photos/older.webp'] });
    expect(await screen.findByRole('link', { name: 'Photos from visitors' })).toHaveAttribute('href', '#review-photos');
    expect(document.querySelector('img')).toHaveAttribute('src', expect.stringContaining(PHOTO));
    expect(screen.getByRole('link', { name: 'Add a photo' })).toBeVisible();
    expect(screen.queryByText('No photos yet')).toBeNull();
  });

  it('adds a photo to the review that a member has written', async () => {
    await show({
      isMember: true,
      reviews: [aReview({ id: 2 }), aReview({ userId: ADA_ID, content: 'We loved the patio.' })],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Add the first photo' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Edit Your Review for / }));
    expect(dialog.getByRole('textbox', { name: /^Review/ })).toHaveValue('We loved the patio.');
  });

  it.each([
    ['who has not reviewed the place', [aReview()]],
    ['whose review was removed', [aReview({ userId: ADA_ID, state: 'removed' })]],
  ])('adds a photo with a new review of a member %s', async (_, reviews) => {
    await show({ isMember: true, reviews });
    fireEvent.click(await screen.findByRole('button', { name: 'Add the first photo' }));
    expect(await screen.findByRole('dialog', { name: /^Write a Review for / })).toBeVisible();
  });

  it('asks for nothing if nobody can add anything', async () => {
    await show({ isFixed: true });
    expect(screen.getByText('No photos yet')).toBeVisible();
    expect(screen.queryByText('Add the first photo')).toBeNull();
  });
});
