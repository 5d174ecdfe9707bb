import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Reviews } from '../../../web/features/review/list/reviews.js';
import { aBusinessDetail, aReview } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

const SUMMARY = {
  distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 9 : 3 - (rating % 3) })),
  mentions: [{ word: 'patio', count: 6 }],
  withPhotos: 2,
  photos: [
    { reviewId: 31, url: '/uploads/one.webp' },
    { reviewId: 12, url: '/uploads/two.webp' },
  ],
};

function show(path = '/business/1?from=%2Fsaved', reviews = [aReview()]) {
  const { client, calls } = apiOf({
    '/api/businesses/1/reviews': () => reviews,
    '/api/businesses/1/reviews/summary': () => SUMMARY,
  });
  const { address } = renderAt(path, <Reviews business={aBusinessDetail()} />, client);
  const requested = () => calls.filter((call) => call.includes('/reviews?')).at(-1);
  return { address, requested };
}

afterEach(cleanup);

describe('The reviews of a business', () => {
  it('the review list shows the number of reviews for each rating', async () => {
    show();
    const ratings = within(await screen.findByRole('list', { name: 'Ratings' }));
    expect(ratings.getAllByRole('listitem').map((item) => item.textContent)[0]).toContain('5 stars: 9');
    expect(ratings.getAllByRole('listitem')).toHaveLength(5);
  });

  it('the review list follows the chosen sort order, which the address keeps along with its back link', async () => {
    const { address, requested } = show();
    fireEvent.click(await screen.findByRole('link', { name: 'Most helpful' }));
    expect(await screen.findByRole('list', { name: 'Most helpful reviews' })).toBeVisible();
    expect(address()).toBe('/business/1?from=%2Fsaved&sort=helpful');
    expect(requested()).toContain('sort=helpful');
    expect(screen.getByRole('link', { name: 'Most helpful', current: true })).toBeVisible();
  });

  it('reviews are filtered by a mentioned word, and unfiltered by a second press', async () => {
    const { address, requested } = show();
    fireEvent.click(await screen.findByRole('link', { name: 'patio (6)' }));
    const chosen = await screen.findByRole('link', { name: 'patio (6)', current: true });
    expect(requested()).toContain('mentions=patio');
    fireEvent.click(chosen);
    expect(address()).toBe('/business/1?from=%2Fsaved');
  });

  it('reviews with photos can be listed alone, in the chosen order', async () => {
    const { address, requested } = show('/business/1?sort=helpful&pets=dog');
    fireEvent.click(await screen.findByRole('link', { name: 'With photos (2)' }));
    const chosen = await screen.findByRole('link', { name: 'With photos (2)', current: true });
    expect(requested()).toContain('sort=helpful&photos=true');
    expect(address()).toBe('/business/1?pets=dog&sort=helpful&photos=true');
    fireEvent.click(chosen);
    expect(address()).toBe('/business/1?pets=dog&sort=helpful');
  });

  it('photos of reviews come before the reviews and lead to theirs', async () => {
    show();
    const photos = within(await screen.findByRole('region', { name: 'Photos from visitors' }));
    const links = photos.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([31, 12].map((id) => `/business/1?from=%2Fsaved&review=${id}#review-${id}`));
  });

  it('the review list shows a message when no review mentions the word in the address, which can be cleared', async () => {
    show('/business/1?mentions=submarine', []);
    expect(await screen.findByText(/No matching reviews/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'submarine', current: true })).toHaveAttribute(
      'href',
      '/business/1#reviews',
    );
  });
});

describe('A review in the list', () => {
  it("a review shows its author's tier, and the kind of pet if known", async () => {
    show('/business/1', [aReview({ guideDogStatus: 'gold', petType: 'cat' }), aReview({ id: 2, petName: 'Pixel' })]);
    const [cat, unknown] = await screen.findAllByRole('article');
    expect(within(cat!).getByText('Gold')).toBeVisible();
    expect(within(unknown!).queryByText(/Bronze|Silver|Gold|Platinum/)).toBeNull();
    expect(cat!.querySelector('header svg')!.innerHTML).not.toBe(unknown!.querySelector('header svg')!.innerHTML);
  });
});
